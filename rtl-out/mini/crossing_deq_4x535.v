// crossing_deq_4x535
//
// Leaving side of a queue between clock domains: its read pointer.
//
// Parameters: depth = 4, width = 535
//
// Generated from hw/rtl/src/crossing.rs; change that file, not this one.

`default_nettype none

module crossing_deq_4x535 (
  input  wire         clk,
  input  wire         reset,
  output wire         deq_valid,
  input  wire         deq_ready,
  output wire [534:0] deq_data,
  // To and from the other domain.
  input  wire   [2:0] write_code,
  output wire   [2:0] read_code,
  output wire   [1:0] read_index,
  input  wire [534:0] read_data
);

  wire popped;
  wire [2:0] read_next;
  reg [2:0] read;
  reg [2:0] read_grey;
  reg [2:0] write_first;
  reg [2:0] write_seen;

  assign deq_valid = read_grey != write_seen;
  assign deq_data = read_data;
  assign read_code = read_grey;
  assign read_index = read[1:0];
  assign popped = deq_valid & deq_ready;

  always @(posedge clk) begin
    if (reset) begin
      read <= 3'd0;
      read_grey <= 3'd0;
    end else if (popped) begin
      read <= read_next;
      read_grey <= read_next ^ {1'b0, read_next[2:1]};
    end
  end

  assign read_next = read + 3'd1;

  always @(posedge clk) begin
    if (reset) begin
      write_first <= 3'd0;
      write_seen <= 3'd0;
    end else begin
      write_first <= write_code;
      write_seen <= write_first;
    end
  end
endmodule

`default_nettype wire
