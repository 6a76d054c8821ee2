// llc_entry
//
// An entry of the misses, as far as it is compared: the place of a line under way.
//
// Parameters: fetch_queue = 2, line_bits = 18, memory_tag_bits = 4, misses = 16, quad_banks =
// 3, request_queue = 2, sets = 16, ways = 4, write_backs = 2, write_queue = 2
//
// Generated from hw/src/llc/entry.rs; change that file, not this one.

`default_nettype none

module llc_entry (
  input  wire       clk,
  input  wire       reset,
  // A line gets under way; its fill begins; it has been filled.
  input  wire       open,
  input  wire       close,
  input  wire       clear,
  input  wire [3:0] set_index,
  input  wire [1:0] way,
  // The place that is looked up.
  input  wire [3:0] lookup_set,
  input  wire [1:0] lookup_way,
  // The way under way in that set; whether it is that very line, and being filled.
  output wire [3:0] ways,
  output wire       matched,
  output wire       closed
);

  wire here;
  reg under_way;
  reg is_closed;
  reg [3:0] held_set;
  reg [1:0] held_way;

  assign ways = {4{here}} & (4'd1 << held_way);
  assign matched = here & (held_way == lookup_way);
  assign closed = is_closed;

  always @(posedge clk) begin
    if (reset) begin
      under_way <= 1'b0;
    end else if (open) begin
      under_way <= 1'b1;
    end else if (clear) begin
      under_way <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (open) begin
      is_closed <= 1'b0;
    end
    if (close) begin
      is_closed <= 1'b1;
    end
  end

  always @(posedge clk) begin
    if (open) begin
      held_set <= set_index;
      held_way <= way;
    end
  end

  assign here = under_way & (held_set == lookup_set);
endmodule

`default_nettype wire
