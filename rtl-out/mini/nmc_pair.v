// nmc_pair
//
// 2 near-memory compute engines that share 6 read and 3 write lanes of a NoC port.
//
// Parameters: engines = 2, nmc =
// {"address_bits":24,"command_queue":2,"commands_in_flight":2,"length_bits":20,"line_bytes":128,"read_slots":16,"tag_bits":8,"write_credits":16},
// read_lanes = 6, write_lanes = 3
//
// Generated from hw/src/nmc/pair.rs; change that file, not this one.

`default_nettype none

module nmc_pair (
  input  wire         clk,
  input  wire         reset,
  // Engine 0.
  input  wire         engine_0_command_valid,
  output wire         engine_0_command_ready,
  input  wire   [3:0] engine_0_command_op,
  input  wire   [3:0] engine_0_command_dtype,
  input  wire         engine_0_command_fence,
  input  wire  [23:0] engine_0_command_a,
  input  wire  [23:0] engine_0_command_b,
  input  wire  [23:0] engine_0_command_s,
  input  wire  [19:0] engine_0_command_length,
  input  wire   [7:0] engine_0_command_tag,
  output wire         engine_0_status_valid,
  input  wire         engine_0_status_ready,
  output wire   [7:0] engine_0_status_tag,
  output wire   [3:0] engine_0_status_code,
  input  wire         engine_0_utility_request_valid,
  output wire         engine_0_utility_request_ready,
  input  wire   [6:0] engine_0_utility_request_address,
  output wire         engine_0_utility_response_valid,
  input  wire         engine_0_utility_response_ready,
  output wire  [63:0] engine_0_utility_response_data,
  output wire         engine_0_utility_response_error,
  // Engine 1.
  input  wire         engine_1_command_valid,
  output wire         engine_1_command_ready,
  input  wire   [3:0] engine_1_command_op,
  input  wire   [3:0] engine_1_command_dtype,
  input  wire         engine_1_command_fence,
  input  wire  [23:0] engine_1_command_a,
  input  wire  [23:0] engine_1_command_b,
  input  wire  [23:0] engine_1_command_s,
  input  wire  [19:0] engine_1_command_length,
  input  wire   [7:0] engine_1_command_tag,
  output wire         engine_1_status_valid,
  input  wire         engine_1_status_ready,
  output wire   [7:0] engine_1_status_tag,
  output wire   [3:0] engine_1_status_code,
  input  wire         engine_1_utility_request_valid,
  output wire         engine_1_utility_request_ready,
  input  wire   [6:0] engine_1_utility_request_address,
  output wire         engine_1_utility_response_valid,
  input  wire         engine_1_utility_response_ready,
  output wire  [63:0] engine_1_utility_response_data,
  output wire         engine_1_utility_response_error,
  // Read lanes.
  output wire         read_0_request_valid,
  input  wire         read_0_request_ready,
  output wire  [17:0] read_0_request_address,
  output wire   [6:0] read_0_request_tag,
  input  wire         read_0_response_valid,
  output wire         read_0_response_ready,
  input  wire [511:0] read_0_response_data,
  input  wire         read_0_response_error,
  input  wire   [6:0] read_0_response_tag,
  output wire         read_1_request_valid,
  input  wire         read_1_request_ready,
  output wire  [17:0] read_1_request_address,
  output wire   [6:0] read_1_request_tag,
  input  wire         read_1_response_valid,
  output wire         read_1_response_ready,
  input  wire [511:0] read_1_response_data,
  input  wire         read_1_response_error,
  input  wire   [6:0] read_1_response_tag,
  output wire         read_2_request_valid,
  input  wire         read_2_request_ready,
  output wire  [17:0] read_2_request_address,
  output wire   [6:0] read_2_request_tag,
  input  wire         read_2_response_valid,
  output wire         read_2_response_ready,
  input  wire [511:0] read_2_response_data,
  input  wire         read_2_response_error,
  input  wire   [6:0] read_2_response_tag,
  output wire         read_3_request_valid,
  input  wire         read_3_request_ready,
  output wire  [17:0] read_3_request_address,
  output wire   [6:0] read_3_request_tag,
  input  wire         read_3_response_valid,
  output wire         read_3_response_ready,
  input  wire [511:0] read_3_response_data,
  input  wire         read_3_response_error,
  input  wire   [6:0] read_3_response_tag,
  output wire         read_4_request_valid,
  input  wire         read_4_request_ready,
  output wire  [17:0] read_4_request_address,
  output wire   [6:0] read_4_request_tag,
  input  wire         read_4_response_valid,
  output wire         read_4_response_ready,
  input  wire [511:0] read_4_response_data,
  input  wire         read_4_response_error,
  input  wire   [6:0] read_4_response_tag,
  output wire         read_5_request_valid,
  input  wire         read_5_request_ready,
  output wire  [17:0] read_5_request_address,
  output wire   [6:0] read_5_request_tag,
  input  wire         read_5_response_valid,
  output wire         read_5_response_ready,
  input  wire [511:0] read_5_response_data,
  input  wire         read_5_response_error,
  input  wire   [6:0] read_5_response_tag,
  // Write lanes.
  output wire         write_0_request_valid,
  input  wire         write_0_request_ready,
  output wire  [17:0] write_0_request_address,
  output wire [511:0] write_0_request_data,
  output wire  [63:0] write_0_request_strobe,
  output wire   [2:0] write_0_request_tag,
  input  wire         write_0_response_valid,
  output wire         write_0_response_ready,
  input  wire         write_0_response_error,
  input  wire   [2:0] write_0_response_tag,
  output wire         write_1_request_valid,
  input  wire         write_1_request_ready,
  output wire  [17:0] write_1_request_address,
  output wire [511:0] write_1_request_data,
  output wire  [63:0] write_1_request_strobe,
  output wire   [2:0] write_1_request_tag,
  input  wire         write_1_response_valid,
  output wire         write_1_response_ready,
  input  wire         write_1_response_error,
  input  wire   [2:0] write_1_response_tag,
  output wire         write_2_request_valid,
  input  wire         write_2_request_ready,
  output wire  [17:0] write_2_request_address,
  output wire [511:0] write_2_request_data,
  output wire  [63:0] write_2_request_strobe,
  output wire   [2:0] write_2_request_tag,
  input  wire         write_2_response_valid,
  output wire         write_2_response_ready,
  input  wire         write_2_response_error,
  input  wire   [2:0] write_2_response_tag
);

  wire nmc_0_command_ready;
  wire nmc_0_status_valid;
  wire [7:0] nmc_0_status_tag;
  wire [3:0] nmc_0_status_code;
  wire nmc_0_read_0_request_valid;
  wire [17:0] nmc_0_read_0_request_address;
  wire [3:0] nmc_0_read_0_request_tag;
  wire nmc_0_read_0_response_ready;
  wire nmc_0_read_1_request_valid;
  wire [17:0] nmc_0_read_1_request_address;
  wire [3:0] nmc_0_read_1_request_tag;
  wire nmc_0_read_1_response_ready;
  wire nmc_0_read_2_request_valid;
  wire [17:0] nmc_0_read_2_request_address;
  wire [3:0] nmc_0_read_2_request_tag;
  wire nmc_0_read_2_response_ready;
  wire nmc_0_read_3_request_valid;
  wire [17:0] nmc_0_read_3_request_address;
  wire [3:0] nmc_0_read_3_request_tag;
  wire nmc_0_read_3_response_ready;
  wire nmc_0_write_0_request_valid;
  wire [17:0] nmc_0_write_0_request_address;
  wire [511:0] nmc_0_write_0_request_data;
  wire [63:0] nmc_0_write_0_request_strobe;
  wire nmc_0_write_0_request_tag;
  wire nmc_0_write_0_response_ready;
  wire nmc_0_write_1_request_valid;
  wire [17:0] nmc_0_write_1_request_address;
  wire [511:0] nmc_0_write_1_request_data;
  wire [63:0] nmc_0_write_1_request_strobe;
  wire nmc_0_write_1_request_tag;
  wire nmc_0_write_1_response_ready;
  wire nmc_0_utility_request_ready;
  wire nmc_0_utility_response_valid;
  wire [63:0] nmc_0_utility_response_data;
  wire nmc_0_utility_response_error;
  wire nmc_1_command_ready;
  wire nmc_1_status_valid;
  wire [7:0] nmc_1_status_tag;
  wire [3:0] nmc_1_status_code;
  wire nmc_1_read_0_request_valid;
  wire [17:0] nmc_1_read_0_request_address;
  wire [3:0] nmc_1_read_0_request_tag;
  wire nmc_1_read_0_response_ready;
  wire nmc_1_read_1_request_valid;
  wire [17:0] nmc_1_read_1_request_address;
  wire [3:0] nmc_1_read_1_request_tag;
  wire nmc_1_read_1_response_ready;
  wire nmc_1_read_2_request_valid;
  wire [17:0] nmc_1_read_2_request_address;
  wire [3:0] nmc_1_read_2_request_tag;
  wire nmc_1_read_2_response_ready;
  wire nmc_1_read_3_request_valid;
  wire [17:0] nmc_1_read_3_request_address;
  wire [3:0] nmc_1_read_3_request_tag;
  wire nmc_1_read_3_response_ready;
  wire nmc_1_write_0_request_valid;
  wire [17:0] nmc_1_write_0_request_address;
  wire [511:0] nmc_1_write_0_request_data;
  wire [63:0] nmc_1_write_0_request_strobe;
  wire nmc_1_write_0_request_tag;
  wire nmc_1_write_0_response_ready;
  wire nmc_1_write_1_request_valid;
  wire [17:0] nmc_1_write_1_request_address;
  wire [511:0] nmc_1_write_1_request_data;
  wire [63:0] nmc_1_write_1_request_strobe;
  wire nmc_1_write_1_request_tag;
  wire nmc_1_write_1_response_ready;
  wire nmc_1_utility_request_ready;
  wire nmc_1_utility_response_valid;
  wire [63:0] nmc_1_utility_response_data;
  wire nmc_1_utility_response_error;
  wire read_share_request_0_ready;
  wire read_share_response_0_valid;
  wire [511:0] read_share_response_0_data;
  wire read_share_response_0_error;
  wire [3:0] read_share_response_0_tag;
  wire read_share_request_1_ready;
  wire read_share_response_1_valid;
  wire [511:0] read_share_response_1_data;
  wire read_share_response_1_error;
  wire [3:0] read_share_response_1_tag;
  wire read_share_request_2_ready;
  wire read_share_response_2_valid;
  wire [511:0] read_share_response_2_data;
  wire read_share_response_2_error;
  wire [3:0] read_share_response_2_tag;
  wire read_share_request_3_ready;
  wire read_share_response_3_valid;
  wire [511:0] read_share_response_3_data;
  wire read_share_response_3_error;
  wire [3:0] read_share_response_3_tag;
  wire read_share_request_4_ready;
  wire read_share_response_4_valid;
  wire [511:0] read_share_response_4_data;
  wire read_share_response_4_error;
  wire [3:0] read_share_response_4_tag;
  wire read_share_request_5_ready;
  wire read_share_response_5_valid;
  wire [511:0] read_share_response_5_data;
  wire read_share_response_5_error;
  wire [3:0] read_share_response_5_tag;
  wire read_share_request_6_ready;
  wire read_share_response_6_valid;
  wire [511:0] read_share_response_6_data;
  wire read_share_response_6_error;
  wire [3:0] read_share_response_6_tag;
  wire read_share_request_7_ready;
  wire read_share_response_7_valid;
  wire [511:0] read_share_response_7_data;
  wire read_share_response_7_error;
  wire [3:0] read_share_response_7_tag;
  wire read_share_lane_0_request_valid;
  wire [17:0] read_share_lane_0_request_address;
  wire [6:0] read_share_lane_0_request_tag;
  wire read_share_lane_0_response_ready;
  wire read_share_lane_1_request_valid;
  wire [17:0] read_share_lane_1_request_address;
  wire [6:0] read_share_lane_1_request_tag;
  wire read_share_lane_1_response_ready;
  wire read_share_lane_2_request_valid;
  wire [17:0] read_share_lane_2_request_address;
  wire [6:0] read_share_lane_2_request_tag;
  wire read_share_lane_2_response_ready;
  wire read_share_lane_3_request_valid;
  wire [17:0] read_share_lane_3_request_address;
  wire [6:0] read_share_lane_3_request_tag;
  wire read_share_lane_3_response_ready;
  wire read_share_lane_4_request_valid;
  wire [17:0] read_share_lane_4_request_address;
  wire [6:0] read_share_lane_4_request_tag;
  wire read_share_lane_4_response_ready;
  wire read_share_lane_5_request_valid;
  wire [17:0] read_share_lane_5_request_address;
  wire [6:0] read_share_lane_5_request_tag;
  wire read_share_lane_5_response_ready;
  wire write_share_request_0_ready;
  wire write_share_response_0_valid;
  wire write_share_response_0_error;
  wire write_share_response_0_tag;
  wire write_share_request_1_ready;
  wire write_share_response_1_valid;
  wire write_share_response_1_error;
  wire write_share_response_1_tag;
  wire write_share_request_2_ready;
  wire write_share_response_2_valid;
  wire write_share_response_2_error;
  wire write_share_response_2_tag;
  wire write_share_request_3_ready;
  wire write_share_response_3_valid;
  wire write_share_response_3_error;
  wire write_share_response_3_tag;
  wire write_share_lane_0_request_valid;
  wire [17:0] write_share_lane_0_request_address;
  wire [511:0] write_share_lane_0_request_data;
  wire [63:0] write_share_lane_0_request_strobe;
  wire [2:0] write_share_lane_0_request_tag;
  wire write_share_lane_0_response_ready;
  wire write_share_lane_1_request_valid;
  wire [17:0] write_share_lane_1_request_address;
  wire [511:0] write_share_lane_1_request_data;
  wire [63:0] write_share_lane_1_request_strobe;
  wire [2:0] write_share_lane_1_request_tag;
  wire write_share_lane_1_response_ready;
  wire write_share_lane_2_request_valid;
  wire [17:0] write_share_lane_2_request_address;
  wire [511:0] write_share_lane_2_request_data;
  wire [63:0] write_share_lane_2_request_strobe;
  wire [2:0] write_share_lane_2_request_tag;
  wire write_share_lane_2_response_ready;

  assign engine_0_command_ready = nmc_0_command_ready;
  assign engine_0_status_valid = nmc_0_status_valid;
  assign engine_0_status_tag = nmc_0_status_tag;
  assign engine_0_status_code = nmc_0_status_code;
  assign engine_0_utility_request_ready = nmc_0_utility_request_ready;
  assign engine_0_utility_response_valid = nmc_0_utility_response_valid;
  assign engine_0_utility_response_data = nmc_0_utility_response_data;
  assign engine_0_utility_response_error = nmc_0_utility_response_error;
  assign engine_1_command_ready = nmc_1_command_ready;
  assign engine_1_status_valid = nmc_1_status_valid;
  assign engine_1_status_tag = nmc_1_status_tag;
  assign engine_1_status_code = nmc_1_status_code;
  assign engine_1_utility_request_ready = nmc_1_utility_request_ready;
  assign engine_1_utility_response_valid = nmc_1_utility_response_valid;
  assign engine_1_utility_response_data = nmc_1_utility_response_data;
  assign engine_1_utility_response_error = nmc_1_utility_response_error;
  assign read_0_request_valid = read_share_lane_0_request_valid;
  assign read_0_request_address = read_share_lane_0_request_address;
  assign read_0_request_tag = read_share_lane_0_request_tag;
  assign read_0_response_ready = read_share_lane_0_response_ready;
  assign read_1_request_valid = read_share_lane_1_request_valid;
  assign read_1_request_address = read_share_lane_1_request_address;
  assign read_1_request_tag = read_share_lane_1_request_tag;
  assign read_1_response_ready = read_share_lane_1_response_ready;
  assign read_2_request_valid = read_share_lane_2_request_valid;
  assign read_2_request_address = read_share_lane_2_request_address;
  assign read_2_request_tag = read_share_lane_2_request_tag;
  assign read_2_response_ready = read_share_lane_2_response_ready;
  assign read_3_request_valid = read_share_lane_3_request_valid;
  assign read_3_request_address = read_share_lane_3_request_address;
  assign read_3_request_tag = read_share_lane_3_request_tag;
  assign read_3_response_ready = read_share_lane_3_response_ready;
  assign read_4_request_valid = read_share_lane_4_request_valid;
  assign read_4_request_address = read_share_lane_4_request_address;
  assign read_4_request_tag = read_share_lane_4_request_tag;
  assign read_4_response_ready = read_share_lane_4_response_ready;
  assign read_5_request_valid = read_share_lane_5_request_valid;
  assign read_5_request_address = read_share_lane_5_request_address;
  assign read_5_request_tag = read_share_lane_5_request_tag;
  assign read_5_response_ready = read_share_lane_5_response_ready;
  assign write_0_request_valid = write_share_lane_0_request_valid;
  assign write_0_request_address = write_share_lane_0_request_address;
  assign write_0_request_data = write_share_lane_0_request_data;
  assign write_0_request_strobe = write_share_lane_0_request_strobe;
  assign write_0_request_tag = write_share_lane_0_request_tag;
  assign write_0_response_ready = write_share_lane_0_response_ready;
  assign write_1_request_valid = write_share_lane_1_request_valid;
  assign write_1_request_address = write_share_lane_1_request_address;
  assign write_1_request_data = write_share_lane_1_request_data;
  assign write_1_request_strobe = write_share_lane_1_request_strobe;
  assign write_1_request_tag = write_share_lane_1_request_tag;
  assign write_1_response_ready = write_share_lane_1_response_ready;
  assign write_2_request_valid = write_share_lane_2_request_valid;
  assign write_2_request_address = write_share_lane_2_request_address;
  assign write_2_request_data = write_share_lane_2_request_data;
  assign write_2_request_strobe = write_share_lane_2_request_strobe;
  assign write_2_request_tag = write_share_lane_2_request_tag;
  assign write_2_response_ready = write_share_lane_2_response_ready;

  nmc nmc_0 (
    .clk                     (clk),
    .reset                   (reset),
    .command_valid           (engine_0_command_valid),
    .command_ready           (nmc_0_command_ready),
    .command_op              (engine_0_command_op),
    .command_dtype           (engine_0_command_dtype),
    .command_fence           (engine_0_command_fence),
    .command_a               (engine_0_command_a),
    .command_b               (engine_0_command_b),
    .command_s               (engine_0_command_s),
    .command_length          (engine_0_command_length),
    .command_tag             (engine_0_command_tag),
    .status_valid            (nmc_0_status_valid),
    .status_ready            (engine_0_status_ready),
    .status_tag              (nmc_0_status_tag),
    .status_code             (nmc_0_status_code),
    .read_0_request_valid    (nmc_0_read_0_request_valid),
    .read_0_request_ready    (read_share_request_0_ready),
    .read_0_request_address  (nmc_0_read_0_request_address),
    .read_0_request_tag      (nmc_0_read_0_request_tag),
    .read_0_response_valid   (read_share_response_0_valid),
    .read_0_response_ready   (nmc_0_read_0_response_ready),
    .read_0_response_data    (read_share_response_0_data),
    .read_0_response_error   (read_share_response_0_error),
    .read_0_response_tag     (read_share_response_0_tag),
    .read_1_request_valid    (nmc_0_read_1_request_valid),
    .read_1_request_ready    (read_share_request_1_ready),
    .read_1_request_address  (nmc_0_read_1_request_address),
    .read_1_request_tag      (nmc_0_read_1_request_tag),
    .read_1_response_valid   (read_share_response_1_valid),
    .read_1_response_ready   (nmc_0_read_1_response_ready),
    .read_1_response_data    (read_share_response_1_data),
    .read_1_response_error   (read_share_response_1_error),
    .read_1_response_tag     (read_share_response_1_tag),
    .read_2_request_valid    (nmc_0_read_2_request_valid),
    .read_2_request_ready    (read_share_request_2_ready),
    .read_2_request_address  (nmc_0_read_2_request_address),
    .read_2_request_tag      (nmc_0_read_2_request_tag),
    .read_2_response_valid   (read_share_response_2_valid),
    .read_2_response_ready   (nmc_0_read_2_response_ready),
    .read_2_response_data    (read_share_response_2_data),
    .read_2_response_error   (read_share_response_2_error),
    .read_2_response_tag     (read_share_response_2_tag),
    .read_3_request_valid    (nmc_0_read_3_request_valid),
    .read_3_request_ready    (read_share_request_3_ready),
    .read_3_request_address  (nmc_0_read_3_request_address),
    .read_3_request_tag      (nmc_0_read_3_request_tag),
    .read_3_response_valid   (read_share_response_3_valid),
    .read_3_response_ready   (nmc_0_read_3_response_ready),
    .read_3_response_data    (read_share_response_3_data),
    .read_3_response_error   (read_share_response_3_error),
    .read_3_response_tag     (read_share_response_3_tag),
    .write_0_request_valid   (nmc_0_write_0_request_valid),
    .write_0_request_ready   (write_share_request_0_ready),
    .write_0_request_address (nmc_0_write_0_request_address),
    .write_0_request_data    (nmc_0_write_0_request_data),
    .write_0_request_strobe  (nmc_0_write_0_request_strobe),
    .write_0_request_tag     (nmc_0_write_0_request_tag),
    .write_0_response_valid  (write_share_response_0_valid),
    .write_0_response_ready  (nmc_0_write_0_response_ready),
    .write_0_response_error  (write_share_response_0_error),
    .write_0_response_tag    (write_share_response_0_tag),
    .write_1_request_valid   (nmc_0_write_1_request_valid),
    .write_1_request_ready   (write_share_request_1_ready),
    .write_1_request_address (nmc_0_write_1_request_address),
    .write_1_request_data    (nmc_0_write_1_request_data),
    .write_1_request_strobe  (nmc_0_write_1_request_strobe),
    .write_1_request_tag     (nmc_0_write_1_request_tag),
    .write_1_response_valid  (write_share_response_1_valid),
    .write_1_response_ready  (nmc_0_write_1_response_ready),
    .write_1_response_error  (write_share_response_1_error),
    .write_1_response_tag    (write_share_response_1_tag),
    .utility_request_valid   (engine_0_utility_request_valid),
    .utility_request_ready   (nmc_0_utility_request_ready),
    .utility_request_address (engine_0_utility_request_address),
    .utility_response_valid  (nmc_0_utility_response_valid),
    .utility_response_ready  (engine_0_utility_response_ready),
    .utility_response_data   (nmc_0_utility_response_data),
    .utility_response_error  (nmc_0_utility_response_error)
  );

  nmc nmc_1 (
    .clk                     (clk),
    .reset                   (reset),
    .command_valid           (engine_1_command_valid),
    .command_ready           (nmc_1_command_ready),
    .command_op              (engine_1_command_op),
    .command_dtype           (engine_1_command_dtype),
    .command_fence           (engine_1_command_fence),
    .command_a               (engine_1_command_a),
    .command_b               (engine_1_command_b),
    .command_s               (engine_1_command_s),
    .command_length          (engine_1_command_length),
    .command_tag             (engine_1_command_tag),
    .status_valid            (nmc_1_status_valid),
    .status_ready            (engine_1_status_ready),
    .status_tag              (nmc_1_status_tag),
    .status_code             (nmc_1_status_code),
    .read_0_request_valid    (nmc_1_read_0_request_valid),
    .read_0_request_ready    (read_share_request_4_ready),
    .read_0_request_address  (nmc_1_read_0_request_address),
    .read_0_request_tag      (nmc_1_read_0_request_tag),
    .read_0_response_valid   (read_share_response_4_valid),
    .read_0_response_ready   (nmc_1_read_0_response_ready),
    .read_0_response_data    (read_share_response_4_data),
    .read_0_response_error   (read_share_response_4_error),
    .read_0_response_tag     (read_share_response_4_tag),
    .read_1_request_valid    (nmc_1_read_1_request_valid),
    .read_1_request_ready    (read_share_request_5_ready),
    .read_1_request_address  (nmc_1_read_1_request_address),
    .read_1_request_tag      (nmc_1_read_1_request_tag),
    .read_1_response_valid   (read_share_response_5_valid),
    .read_1_response_ready   (nmc_1_read_1_response_ready),
    .read_1_response_data    (read_share_response_5_data),
    .read_1_response_error   (read_share_response_5_error),
    .read_1_response_tag     (read_share_response_5_tag),
    .read_2_request_valid    (nmc_1_read_2_request_valid),
    .read_2_request_ready    (read_share_request_6_ready),
    .read_2_request_address  (nmc_1_read_2_request_address),
    .read_2_request_tag      (nmc_1_read_2_request_tag),
    .read_2_response_valid   (read_share_response_6_valid),
    .read_2_response_ready   (nmc_1_read_2_response_ready),
    .read_2_response_data    (read_share_response_6_data),
    .read_2_response_error   (read_share_response_6_error),
    .read_2_response_tag     (read_share_response_6_tag),
    .read_3_request_valid    (nmc_1_read_3_request_valid),
    .read_3_request_ready    (read_share_request_7_ready),
    .read_3_request_address  (nmc_1_read_3_request_address),
    .read_3_request_tag      (nmc_1_read_3_request_tag),
    .read_3_response_valid   (read_share_response_7_valid),
    .read_3_response_ready   (nmc_1_read_3_response_ready),
    .read_3_response_data    (read_share_response_7_data),
    .read_3_response_error   (read_share_response_7_error),
    .read_3_response_tag     (read_share_response_7_tag),
    .write_0_request_valid   (nmc_1_write_0_request_valid),
    .write_0_request_ready   (write_share_request_2_ready),
    .write_0_request_address (nmc_1_write_0_request_address),
    .write_0_request_data    (nmc_1_write_0_request_data),
    .write_0_request_strobe  (nmc_1_write_0_request_strobe),
    .write_0_request_tag     (nmc_1_write_0_request_tag),
    .write_0_response_valid  (write_share_response_2_valid),
    .write_0_response_ready  (nmc_1_write_0_response_ready),
    .write_0_response_error  (write_share_response_2_error),
    .write_0_response_tag    (write_share_response_2_tag),
    .write_1_request_valid   (nmc_1_write_1_request_valid),
    .write_1_request_ready   (write_share_request_3_ready),
    .write_1_request_address (nmc_1_write_1_request_address),
    .write_1_request_data    (nmc_1_write_1_request_data),
    .write_1_request_strobe  (nmc_1_write_1_request_strobe),
    .write_1_request_tag     (nmc_1_write_1_request_tag),
    .write_1_response_valid  (write_share_response_3_valid),
    .write_1_response_ready  (nmc_1_write_1_response_ready),
    .write_1_response_error  (write_share_response_3_error),
    .write_1_response_tag    (write_share_response_3_tag),
    .utility_request_valid   (engine_1_utility_request_valid),
    .utility_request_ready   (nmc_1_utility_request_ready),
    .utility_request_address (engine_1_utility_request_address),
    .utility_response_valid  (nmc_1_utility_response_valid),
    .utility_response_ready  (engine_1_utility_response_ready),
    .utility_response_data   (nmc_1_utility_response_data),
    .utility_response_error  (nmc_1_utility_response_error)
  );

  nmc_read_share_8_to_6 read_share (
    .clk                    (clk),
    .reset                  (reset),
    .request_0_valid        (nmc_0_read_0_request_valid),
    .request_0_ready        (read_share_request_0_ready),
    .request_0_address      (nmc_0_read_0_request_address),
    .request_0_tag          (nmc_0_read_0_request_tag),
    .response_0_valid       (read_share_response_0_valid),
    .response_0_ready       (nmc_0_read_0_response_ready),
    .response_0_data        (read_share_response_0_data),
    .response_0_error       (read_share_response_0_error),
    .response_0_tag         (read_share_response_0_tag),
    .request_1_valid        (nmc_0_read_1_request_valid),
    .request_1_ready        (read_share_request_1_ready),
    .request_1_address      (nmc_0_read_1_request_address),
    .request_1_tag          (nmc_0_read_1_request_tag),
    .response_1_valid       (read_share_response_1_valid),
    .response_1_ready       (nmc_0_read_1_response_ready),
    .response_1_data        (read_share_response_1_data),
    .response_1_error       (read_share_response_1_error),
    .response_1_tag         (read_share_response_1_tag),
    .request_2_valid        (nmc_0_read_2_request_valid),
    .request_2_ready        (read_share_request_2_ready),
    .request_2_address      (nmc_0_read_2_request_address),
    .request_2_tag          (nmc_0_read_2_request_tag),
    .response_2_valid       (read_share_response_2_valid),
    .response_2_ready       (nmc_0_read_2_response_ready),
    .response_2_data        (read_share_response_2_data),
    .response_2_error       (read_share_response_2_error),
    .response_2_tag         (read_share_response_2_tag),
    .request_3_valid        (nmc_0_read_3_request_valid),
    .request_3_ready        (read_share_request_3_ready),
    .request_3_address      (nmc_0_read_3_request_address),
    .request_3_tag          (nmc_0_read_3_request_tag),
    .response_3_valid       (read_share_response_3_valid),
    .response_3_ready       (nmc_0_read_3_response_ready),
    .response_3_data        (read_share_response_3_data),
    .response_3_error       (read_share_response_3_error),
    .response_3_tag         (read_share_response_3_tag),
    .request_4_valid        (nmc_1_read_0_request_valid),
    .request_4_ready        (read_share_request_4_ready),
    .request_4_address      (nmc_1_read_0_request_address),
    .request_4_tag          (nmc_1_read_0_request_tag),
    .response_4_valid       (read_share_response_4_valid),
    .response_4_ready       (nmc_1_read_0_response_ready),
    .response_4_data        (read_share_response_4_data),
    .response_4_error       (read_share_response_4_error),
    .response_4_tag         (read_share_response_4_tag),
    .request_5_valid        (nmc_1_read_1_request_valid),
    .request_5_ready        (read_share_request_5_ready),
    .request_5_address      (nmc_1_read_1_request_address),
    .request_5_tag          (nmc_1_read_1_request_tag),
    .response_5_valid       (read_share_response_5_valid),
    .response_5_ready       (nmc_1_read_1_response_ready),
    .response_5_data        (read_share_response_5_data),
    .response_5_error       (read_share_response_5_error),
    .response_5_tag         (read_share_response_5_tag),
    .request_6_valid        (nmc_1_read_2_request_valid),
    .request_6_ready        (read_share_request_6_ready),
    .request_6_address      (nmc_1_read_2_request_address),
    .request_6_tag          (nmc_1_read_2_request_tag),
    .response_6_valid       (read_share_response_6_valid),
    .response_6_ready       (nmc_1_read_2_response_ready),
    .response_6_data        (read_share_response_6_data),
    .response_6_error       (read_share_response_6_error),
    .response_6_tag         (read_share_response_6_tag),
    .request_7_valid        (nmc_1_read_3_request_valid),
    .request_7_ready        (read_share_request_7_ready),
    .request_7_address      (nmc_1_read_3_request_address),
    .request_7_tag          (nmc_1_read_3_request_tag),
    .response_7_valid       (read_share_response_7_valid),
    .response_7_ready       (nmc_1_read_3_response_ready),
    .response_7_data        (read_share_response_7_data),
    .response_7_error       (read_share_response_7_error),
    .response_7_tag         (read_share_response_7_tag),
    .lane_0_request_valid   (read_share_lane_0_request_valid),
    .lane_0_request_ready   (read_0_request_ready),
    .lane_0_request_address (read_share_lane_0_request_address),
    .lane_0_request_tag     (read_share_lane_0_request_tag),
    .lane_0_response_valid  (read_0_response_valid),
    .lane_0_response_ready  (read_share_lane_0_response_ready),
    .lane_0_response_data   (read_0_response_data),
    .lane_0_response_error  (read_0_response_error),
    .lane_0_response_tag    (read_0_response_tag),
    .lane_1_request_valid   (read_share_lane_1_request_valid),
    .lane_1_request_ready   (read_1_request_ready),
    .lane_1_request_address (read_share_lane_1_request_address),
    .lane_1_request_tag     (read_share_lane_1_request_tag),
    .lane_1_response_valid  (read_1_response_valid),
    .lane_1_response_ready  (read_share_lane_1_response_ready),
    .lane_1_response_data   (read_1_response_data),
    .lane_1_response_error  (read_1_response_error),
    .lane_1_response_tag    (read_1_response_tag),
    .lane_2_request_valid   (read_share_lane_2_request_valid),
    .lane_2_request_ready   (read_2_request_ready),
    .lane_2_request_address (read_share_lane_2_request_address),
    .lane_2_request_tag     (read_share_lane_2_request_tag),
    .lane_2_response_valid  (read_2_response_valid),
    .lane_2_response_ready  (read_share_lane_2_response_ready),
    .lane_2_response_data   (read_2_response_data),
    .lane_2_response_error  (read_2_response_error),
    .lane_2_response_tag    (read_2_response_tag),
    .lane_3_request_valid   (read_share_lane_3_request_valid),
    .lane_3_request_ready   (read_3_request_ready),
    .lane_3_request_address (read_share_lane_3_request_address),
    .lane_3_request_tag     (read_share_lane_3_request_tag),
    .lane_3_response_valid  (read_3_response_valid),
    .lane_3_response_ready  (read_share_lane_3_response_ready),
    .lane_3_response_data   (read_3_response_data),
    .lane_3_response_error  (read_3_response_error),
    .lane_3_response_tag    (read_3_response_tag),
    .lane_4_request_valid   (read_share_lane_4_request_valid),
    .lane_4_request_ready   (read_4_request_ready),
    .lane_4_request_address (read_share_lane_4_request_address),
    .lane_4_request_tag     (read_share_lane_4_request_tag),
    .lane_4_response_valid  (read_4_response_valid),
    .lane_4_response_ready  (read_share_lane_4_response_ready),
    .lane_4_response_data   (read_4_response_data),
    .lane_4_response_error  (read_4_response_error),
    .lane_4_response_tag    (read_4_response_tag),
    .lane_5_request_valid   (read_share_lane_5_request_valid),
    .lane_5_request_ready   (read_5_request_ready),
    .lane_5_request_address (read_share_lane_5_request_address),
    .lane_5_request_tag     (read_share_lane_5_request_tag),
    .lane_5_response_valid  (read_5_response_valid),
    .lane_5_response_ready  (read_share_lane_5_response_ready),
    .lane_5_response_data   (read_5_response_data),
    .lane_5_response_error  (read_5_response_error),
    .lane_5_response_tag    (read_5_response_tag)
  );

  nmc_write_share_4_to_3 write_share (
    .clk                    (clk),
    .reset                  (reset),
    .request_0_valid        (nmc_0_write_0_request_valid),
    .request_0_ready        (write_share_request_0_ready),
    .request_0_address      (nmc_0_write_0_request_address),
    .request_0_data         (nmc_0_write_0_request_data),
    .request_0_strobe       (nmc_0_write_0_request_strobe),
    .request_0_tag          (nmc_0_write_0_request_tag),
    .response_0_valid       (write_share_response_0_valid),
    .response_0_ready       (nmc_0_write_0_response_ready),
    .response_0_error       (write_share_response_0_error),
    .response_0_tag         (write_share_response_0_tag),
    .request_1_valid        (nmc_0_write_1_request_valid),
    .request_1_ready        (write_share_request_1_ready),
    .request_1_address      (nmc_0_write_1_request_address),
    .request_1_data         (nmc_0_write_1_request_data),
    .request_1_strobe       (nmc_0_write_1_request_strobe),
    .request_1_tag          (nmc_0_write_1_request_tag),
    .response_1_valid       (write_share_response_1_valid),
    .response_1_ready       (nmc_0_write_1_response_ready),
    .response_1_error       (write_share_response_1_error),
    .response_1_tag         (write_share_response_1_tag),
    .request_2_valid        (nmc_1_write_0_request_valid),
    .request_2_ready        (write_share_request_2_ready),
    .request_2_address      (nmc_1_write_0_request_address),
    .request_2_data         (nmc_1_write_0_request_data),
    .request_2_strobe       (nmc_1_write_0_request_strobe),
    .request_2_tag          (nmc_1_write_0_request_tag),
    .response_2_valid       (write_share_response_2_valid),
    .response_2_ready       (nmc_1_write_0_response_ready),
    .response_2_error       (write_share_response_2_error),
    .response_2_tag         (write_share_response_2_tag),
    .request_3_valid        (nmc_1_write_1_request_valid),
    .request_3_ready        (write_share_request_3_ready),
    .request_3_address      (nmc_1_write_1_request_address),
    .request_3_data         (nmc_1_write_1_request_data),
    .request_3_strobe       (nmc_1_write_1_request_strobe),
    .request_3_tag          (nmc_1_write_1_request_tag),
    .response_3_valid       (write_share_response_3_valid),
    .response_3_ready       (nmc_1_write_1_response_ready),
    .response_3_error       (write_share_response_3_error),
    .response_3_tag         (write_share_response_3_tag),
    .lane_0_request_valid   (write_share_lane_0_request_valid),
    .lane_0_request_ready   (write_0_request_ready),
    .lane_0_request_address (write_share_lane_0_request_address),
    .lane_0_request_data    (write_share_lane_0_request_data),
    .lane_0_request_strobe  (write_share_lane_0_request_strobe),
    .lane_0_request_tag     (write_share_lane_0_request_tag),
    .lane_0_response_valid  (write_0_response_valid),
    .lane_0_response_ready  (write_share_lane_0_response_ready),
    .lane_0_response_error  (write_0_response_error),
    .lane_0_response_tag    (write_0_response_tag),
    .lane_1_request_valid   (write_share_lane_1_request_valid),
    .lane_1_request_ready   (write_1_request_ready),
    .lane_1_request_address (write_share_lane_1_request_address),
    .lane_1_request_data    (write_share_lane_1_request_data),
    .lane_1_request_strobe  (write_share_lane_1_request_strobe),
    .lane_1_request_tag     (write_share_lane_1_request_tag),
    .lane_1_response_valid  (write_1_response_valid),
    .lane_1_response_ready  (write_share_lane_1_response_ready),
    .lane_1_response_error  (write_1_response_error),
    .lane_1_response_tag    (write_1_response_tag),
    .lane_2_request_valid   (write_share_lane_2_request_valid),
    .lane_2_request_ready   (write_2_request_ready),
    .lane_2_request_address (write_share_lane_2_request_address),
    .lane_2_request_data    (write_share_lane_2_request_data),
    .lane_2_request_strobe  (write_share_lane_2_request_strobe),
    .lane_2_request_tag     (write_share_lane_2_request_tag),
    .lane_2_response_valid  (write_2_response_valid),
    .lane_2_response_ready  (write_share_lane_2_response_ready),
    .lane_2_response_error  (write_2_response_error),
    .lane_2_response_tag    (write_2_response_tag)
  );
endmodule

`default_nettype wire
