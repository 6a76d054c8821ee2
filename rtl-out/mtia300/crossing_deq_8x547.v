// crossing_deq_8x547
//
// Leaving side of a queue between clock domains: its read pointer.
//
// Parameters: depth = 8, width = 547
//
// Generated from hw/rtl/src/crossing.rs; change that file, not this one.

`default_nettype none

module crossing_deq_8x547 (
  input  wire         clk,
  input  wire         reset,
  output wire         deq_valid,
  input  wire         deq_ready,
  output wire [546:0] deq_data,
  // To and from the other domain.
  input  wire   [3:0] write_code,
  output wire   [3:0] read_code,
  output wire   [2:0] read_index,
  input  wire [546:0] read_data
);

  wire popped;
  wire [3:0] read_next;
  reg [3:0] read;
  reg [3:0] read_grey;
  reg [3:0] write_first;
  reg [3:0] write_seen;

  assign deq_valid = read_grey != write_seen;
  assign deq_data = read_data;
  assign read_code = read_grey;
  assign read_index = read[2:0];
  assign popped = deq_valid & deq_ready;

  always @(posedge clk) begin
    if (reset) begin
      read <= 4'd0;
      read_grey <= 4'd0;
    end else if (popped) begin
      read <= read_next;
      read_grey <= read_next ^ {1'b0, read_next[3:1]};
    end
  end

  assign read_next = read + 4'd1;

  always @(posedge clk) begin
    if (reset) begin
      write_first <= 4'd0;
      write_seen <= 4'd0;
    end else begin
      write_first <= write_code;
      write_seen <= write_first;
    end
  end
endmodule

`default_nettype wire
