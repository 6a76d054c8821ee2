// crossing_enq_8x521
//
// Entering side of a queue between clock domains: its store and its write pointer.
//
// Parameters: depth = 8, width = 521
//
// Generated from hw/rtl/src/crossing.rs; change that file, not this one.

`default_nettype none

module crossing_enq_8x521 (
  input  wire         clk,
  input  wire         reset,
  input  wire         enq_valid,
  output wire         enq_ready,
  input  wire [520:0] enq_data,
  // To and from the other domain.
  output wire   [3:0] write_code,
  input  wire   [3:0] read_code,
  input  wire   [2:0] read_index,
  output wire [520:0] read_data
);

  wire pushed;
  wire [3:0] write_next;
  wire [520:0] store_read_data;
  reg [3:0] write;
  reg [3:0] write_grey;
  reg [3:0] read_first;
  reg [3:0] read_seen;

  assign enq_ready = write_grey != {~read_seen[3:2], read_seen[1:0]};
  assign write_code = write_grey;
  assign read_data = store_read_data;
  assign pushed = enq_valid & enq_ready;

  always @(posedge clk) begin
    if (reset) begin
      write <= 4'd0;
      write_grey <= 4'd0;
    end else if (pushed) begin
      write <= write_next;
      write_grey <= write_next ^ {1'b0, write_next[3:1]};
    end
  end

  assign write_next = write + 4'd1;

  always @(posedge clk) begin
    if (reset) begin
      read_first <= 4'd0;
      read_seen <= 4'd0;
    end else begin
      read_first <= read_code;
      read_seen <= read_first;
    end
  end

  // Full when the reader is one lap behind: in grey code the top two bits differ.
  mem_1r1w_8x521_async store (
    .clk           (clk),
    .write_enable  (pushed),
    .write_address (write[2:0]),
    .write_data    (enq_data),
    .read_address  (read_index),
    .read_data     (store_read_data)
  );
endmodule

`default_nettype wire
