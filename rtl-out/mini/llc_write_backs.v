// llc_write_backs
//
// Write-back buffer of 2 lines, which tells whether it holds one.
//
// Parameters: fetch_queue = 2, line_bits = 18, memory_tag_bits = 4, misses = 16, quad_banks =
// 3, request_queue = 2, sets = 16, ways = 4, write_backs = 2, write_queue = 2
//
// Generated from hw/src/llc/write_backs.rs; change that file, not this one.

`default_nettype none

module llc_write_backs (
  input  wire         clk,
  input  wire         reset,
  input  wire         push,
  input  wire  [16:0] line,
  input  wire         poison,
  input  wire [511:0] data,
  output wire         head_valid,
  input  wire         head_ready,
  output wire  [16:0] head_line,
  output wire         head_poison,
  output wire [511:0] head_data,
  // Whether that line is in the buffer.
  input  wire  [16:0] wanted_line,
  output wire         wanted
);

  wire [512:0] store_write_data;
  wire [512:0] store_read_data;
  wire popped;
  wire t_0;
  wire t_1;
  reg first;
  reg free;
  reg [1:0] count;
  reg slot_0_held;
  reg [16:0] slot_0_line;
  reg slot_1_held;
  reg [16:0] slot_1_line;

  assign head_valid = count != 2'd0;
  assign head_line = (first == 1'b1) ? slot_1_line : (first == 1'b0) ? slot_0_line : 17'd0;
  assign head_poison = store_read_data[512];
  assign head_data = store_read_data[511:0];
  assign wanted = |{slot_1_held & (slot_1_line == wanted_line), slot_0_held & (slot_0_line == wanted_line)};

  always @(posedge clk) begin
    if (reset) begin
      first <= 1'b0;
    end else if (popped) begin
      first <= first + 1'b1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      free <= 1'b0;
    end else if (push) begin
      free <= free + 1'b1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      count <= 2'd0;
    end else if (push & !popped) begin
      count <= count + 2'd1;
    end else if (!push & popped) begin
      count <= count - 2'd1;
    end
  end

  assign store_write_data = {poison, data};
  mem_1r1w_2x513_async store (
    .clk           (clk),
    .write_enable  (push),
    .write_address (free),
    .write_data    (store_write_data),
    .read_address  (first),
    .read_data     (store_read_data)
  );

  assign popped = head_valid & head_ready;

  assign t_0 = push & (free == 1'b0);
  always @(posedge clk) begin
    if (reset) begin
      slot_0_held <= 1'b0;
    end else begin
      if (popped & (first == 1'b0)) begin
        slot_0_held <= 1'b0;
      end
      if (t_0) begin
        slot_0_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      slot_0_line <= line;
    end
  end

  assign t_1 = push & (free == 1'b1);
  always @(posedge clk) begin
    if (reset) begin
      slot_1_held <= 1'b0;
    end else begin
      if (popped & (first == 1'b1)) begin
        slot_1_held <= 1'b0;
      end
      if (t_1) begin
        slot_1_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_1) begin
      slot_1_line <= line;
    end
  end
endmodule

`default_nettype wire
