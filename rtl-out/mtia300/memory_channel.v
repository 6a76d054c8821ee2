// memory_channel
//
// HBM controller of one pseudo-channel in HBM's clock, between two crossings to the chip's.
//
// Parameters: depth = 8, hbm =
// {"age_cap":64,"map":{"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":13,"stack_ids":3},"read_buffer":128,"read_queue":64,"refresh":"PerBank","refresh_postpone":8,"tag_bits":8,"timings":{"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},"write_batch":16,"write_high":112,"write_low":16,"write_queue":128}
//
// Generated from hw/src/memory_system/channel.rs; change that file, not this one.

`default_nettype none

module memory_channel (
  input  wire         clk,
  input  wire         reset,
  // Clock of HBM's commands, and its reset.
  input  wire         hbm_clk,
  input  wire         hbm_reset,
  // Lines to be read and written, and the answers to reads; in the chip's clock.
  input  wire         request_valid,
  output wire         request_ready,
  input  wire         request_write,
  input  wire  [24:0] request_address,
  input  wire   [7:0] request_tag,
  input  wire         request_poison,
  input  wire [511:0] request_data,
  output wire         response_valid,
  input  wire         response_ready,
  output wire   [7:0] response_tag,
  output wire         response_poison,
  output wire [511:0] response_data,
  // Counters, in HBM's clock.
  input  wire         utility_request_valid,
  output wire         utility_request_ready,
  input  wire   [6:0] utility_request_address,
  output wire         utility_response_valid,
  input  wire         utility_response_ready,
  output wire  [63:0] utility_response_data,
  output wire         utility_response_error,
  // Buses to HBM, in its clock.
  output wire         row_command_valid,
  output wire   [2:0] row_command_kind,
  output wire   [1:0] row_command_stack,
  output wire   [1:0] row_command_group,
  output wire   [1:0] row_command_bank,
  output wire  [14:0] row_command_row,
  output wire         column_command_valid,
  output wire         column_command_write,
  output wire   [1:0] column_command_stack,
  output wire   [1:0] column_command_group,
  output wire   [1:0] column_command_bank,
  output wire   [4:0] column_command_column,
  output wire         write_data_valid,
  output wire [127:0] write_data_data,
  output wire   [7:0] write_data_side,
  input  wire         read_data_valid,
  input  wire [127:0] read_data_data,
  input  wire   [7:0] read_data_side
);

  wire controller_request_ready;
  wire controller_response_valid;
  wire [7:0] controller_response_tag;
  wire controller_response_poison;
  wire [511:0] controller_response_data;
  wire controller_row_command_valid;
  wire [2:0] controller_row_command_kind;
  wire [1:0] controller_row_command_stack;
  wire [1:0] controller_row_command_group;
  wire [1:0] controller_row_command_bank;
  wire [14:0] controller_row_command_row;
  wire controller_column_command_valid;
  wire controller_column_command_write;
  wire [1:0] controller_column_command_stack;
  wire [1:0] controller_column_command_group;
  wire [1:0] controller_column_command_bank;
  wire [4:0] controller_column_command_column;
  wire controller_write_data_valid;
  wire [127:0] controller_write_data_data;
  wire [7:0] controller_write_data_side;
  wire controller_utility_request_ready;
  wire controller_utility_response_valid;
  wire [63:0] controller_utility_response_data;
  wire controller_utility_response_error;
  wire requests_enq_ready;
  wire [546:0] requests_enq_data;
  wire requests_deq_valid;
  wire [546:0] requests_deq_data;
  wire responses_enq_ready;
  wire [520:0] responses_enq_data;
  wire responses_deq_valid;
  wire [520:0] responses_deq_data;

  assign request_ready = requests_enq_ready;
  assign response_valid = responses_deq_valid;
  assign response_tag = responses_deq_data[520:513];
  assign response_poison = responses_deq_data[512];
  assign response_data = responses_deq_data[511:0];

  hbm controller (
    .clk                     (hbm_clk),
    .reset                   (hbm_reset),
    .request_valid           (requests_deq_valid),
    .request_ready           (controller_request_ready),
    .request_write           (requests_deq_data[546]),
    .request_address         (requests_deq_data[545:521]),
    .request_tag             (requests_deq_data[520:513]),
    .request_poison          (requests_deq_data[512]),
    .request_data            (requests_deq_data[511:0]),
    .response_valid          (controller_response_valid),
    .response_ready          (responses_enq_ready),
    .response_tag            (controller_response_tag),
    .response_poison         (controller_response_poison),
    .response_data           (controller_response_data),
    .row_command_valid       (controller_row_command_valid),
    .row_command_kind        (controller_row_command_kind),
    .row_command_stack       (controller_row_command_stack),
    .row_command_group       (controller_row_command_group),
    .row_command_bank        (controller_row_command_bank),
    .row_command_row         (controller_row_command_row),
    .column_command_valid    (controller_column_command_valid),
    .column_command_write    (controller_column_command_write),
    .column_command_stack    (controller_column_command_stack),
    .column_command_group    (controller_column_command_group),
    .column_command_bank     (controller_column_command_bank),
    .column_command_column   (controller_column_command_column),
    .write_data_valid        (controller_write_data_valid),
    .write_data_data         (controller_write_data_data),
    .write_data_side         (controller_write_data_side),
    .read_data_valid         (read_data_valid),
    .read_data_data          (read_data_data),
    .read_data_side          (read_data_side),
    .utility_request_valid   (utility_request_valid),
    .utility_request_ready   (controller_utility_request_ready),
    .utility_request_address (utility_request_address),
    .utility_response_valid  (controller_utility_response_valid),
    .utility_response_ready  (utility_response_ready),
    .utility_response_data   (controller_utility_response_data),
    .utility_response_error  (controller_utility_response_error)
  );

  assign utility_request_ready = controller_utility_request_ready;
  assign utility_response_valid = controller_utility_response_valid;
  assign utility_response_data = controller_utility_response_data;
  assign utility_response_error = controller_utility_response_error;
  assign row_command_valid = controller_row_command_valid;
  assign row_command_kind = controller_row_command_kind;
  assign row_command_stack = controller_row_command_stack;
  assign row_command_group = controller_row_command_group;
  assign row_command_bank = controller_row_command_bank;
  assign row_command_row = controller_row_command_row;
  assign column_command_valid = controller_column_command_valid;
  assign column_command_write = controller_column_command_write;
  assign column_command_stack = controller_column_command_stack;
  assign column_command_group = controller_column_command_group;
  assign column_command_bank = controller_column_command_bank;
  assign column_command_column = controller_column_command_column;
  assign write_data_valid = controller_write_data_valid;
  assign write_data_data = controller_write_data_data;
  assign write_data_side = controller_write_data_side;

  // ---- Crossings ----

  assign requests_enq_data = {
    request_write,
    request_address,
    request_tag,
    request_poison,
    request_data
  };
  crossing_8x547 requests (
    .clk_enq   (clk),
    .reset_enq (reset),
    .clk_deq   (hbm_clk),
    .reset_deq (hbm_reset),
    .enq_valid (request_valid),
    .enq_ready (requests_enq_ready),
    .enq_data  (requests_enq_data),
    .deq_valid (requests_deq_valid),
    .deq_ready (controller_request_ready),
    .deq_data  (requests_deq_data)
  );

  assign responses_enq_data = {
    controller_response_tag,
    controller_response_poison,
    controller_response_data
  };
  crossing_8x521 responses (
    .clk_enq   (hbm_clk),
    .reset_enq (hbm_reset),
    .clk_deq   (clk),
    .reset_deq (reset),
    .enq_valid (controller_response_valid),
    .enq_ready (responses_enq_ready),
    .enq_data  (responses_enq_data),
    .deq_valid (responses_deq_valid),
    .deq_ready (response_ready),
    .deq_data  (responses_deq_data)
  );
endmodule

`default_nettype wire
