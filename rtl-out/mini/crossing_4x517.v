// crossing_4x517
//
// Queue of 4 items of 517 bits between two clock domains.
//
// Parameters: depth = 4, width = 517
//
// Generated from hw/rtl/src/crossing.rs; change that file, not this one.

`default_nettype none

module crossing_4x517 (
  // Domain of enq.
  input  wire         clk_enq,
  input  wire         reset_enq,
  // Domain of deq.
  input  wire         clk_deq,
  input  wire         reset_deq,
  input  wire         enq_valid,
  output wire         enq_ready,
  input  wire [516:0] enq_data,
  output wire         deq_valid,
  input  wire         deq_ready,
  output wire [516:0] deq_data
);

  wire write_side_enq_ready;
  wire [2:0] write_side_write_code;
  wire [516:0] write_side_read_data;
  wire read_side_deq_valid;
  wire [516:0] read_side_deq_data;
  wire [2:0] read_side_read_code;
  wire [1:0] read_side_read_index;

  assign enq_ready = write_side_enq_ready;
  assign deq_valid = read_side_deq_valid;
  assign deq_data = read_side_deq_data;

  crossing_enq_4x517 write_side (
    .clk        (clk_enq),
    .reset      (reset_enq),
    .enq_valid  (enq_valid),
    .enq_ready  (write_side_enq_ready),
    .enq_data   (enq_data),
    .write_code (write_side_write_code),
    .read_code  (read_side_read_code),
    .read_index (read_side_read_index),
    .read_data  (write_side_read_data)
  );

  crossing_deq_4x517 read_side (
    .clk        (clk_deq),
    .reset      (reset_deq),
    .deq_valid  (read_side_deq_valid),
    .deq_ready  (deq_ready),
    .deq_data   (read_side_deq_data),
    .write_code (write_side_write_code),
    .read_code  (read_side_read_code),
    .read_index (read_side_read_index),
    .read_data  (write_side_read_data)
  );
endmodule

`default_nettype wire
