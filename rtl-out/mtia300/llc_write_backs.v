// llc_write_backs
//
// Write-back buffer of 8 lines, which tells whether it holds one.
//
// Parameters: fetch_queue = 64, line_bits = 26, memory_tag_bits = 7, misses = 128, quad_banks =
// 4, request_queue = 256, sets = 2048, ways = 16, write_backs = 8
//
// Generated from hw/src/llc/write_backs.rs; change that file, not this one.

`default_nettype none

module llc_write_backs (
  input  wire         clk,
  input  wire         reset,
  input  wire         push,
  input  wire  [24:0] line,
  input  wire         poison,
  input  wire [511:0] data,
  output wire         head_valid,
  input  wire         head_ready,
  output wire  [24:0] head_line,
  output wire         head_poison,
  output wire [511:0] head_data,
  // Whether that line is in the buffer; whether the buffer is full.
  input  wire  [24:0] wanted_line,
  output wire         wanted,
  output wire         full
);

  wire [512:0] store_write_data;
  wire [512:0] store_read_data;
  wire popped;
  wire t_0;
  wire t_1;
  wire t_2;
  wire t_3;
  wire t_4;
  wire [24:0] t_5;
  wire t_6;
  wire t_7;
  wire t_8;
  reg [2:0] first;
  reg [2:0] free;
  reg [3:0] count;
  reg slot_0_held;
  reg [24:0] slot_0_line;
  reg slot_1_held;
  reg [24:0] slot_1_line;
  reg slot_2_held;
  reg [24:0] slot_2_line;
  reg slot_3_held;
  reg [24:0] slot_3_line;
  reg slot_4_held;
  reg [24:0] slot_4_line;
  reg slot_5_held;
  reg [24:0] slot_5_line;
  reg slot_6_held;
  reg [24:0] slot_6_line;
  reg slot_7_held;
  reg [24:0] slot_7_line;

  assign head_valid = count != 4'd0;

  assign t_5 = (first == 3'd4)
    ? slot_4_line
    : (first == 3'd3)
    ? slot_3_line
    : (first == 3'd2)
    ? slot_2_line
    : (first == 3'd1) ? slot_1_line : (first == 3'd0) ? slot_0_line : 25'd0;
  assign head_line = (first == 3'd7)
    ? slot_7_line
    : (first == 3'd6) ? slot_6_line : (first == 3'd5) ? slot_5_line : t_5;

  assign head_poison = store_read_data[512];
  assign head_data = store_read_data[511:0];
  assign wanted = |{slot_7_held & (slot_7_line == wanted_line), slot_6_held & (slot_6_line == wanted_line), slot_5_held & (slot_5_line == wanted_line), slot_4_held & (slot_4_line == wanted_line), slot_3_held & (slot_3_line == wanted_line), slot_2_held & (slot_2_line == wanted_line), slot_1_held & (slot_1_line == wanted_line), slot_0_held & (slot_0_line == wanted_line)};
  assign full = count == 4'd8;

  always @(posedge clk) begin
    if (reset) begin
      first <= 3'd0;
    end else if (popped) begin
      first <= first + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      free <= 3'd0;
    end else if (push) begin
      free <= free + 3'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      count <= 4'd0;
    end else if (push & !popped) begin
      count <= count + 4'd1;
    end else if (!push & popped) begin
      count <= count - 4'd1;
    end
  end

  assign store_write_data = {poison, data};
  mem_1r1w_8x513_async store (
    .clk           (clk),
    .write_enable  (push),
    .write_address (free),
    .write_data    (store_write_data),
    .read_address  (first),
    .read_data     (store_read_data)
  );

  assign popped = head_valid & head_ready;

  assign t_0 = push & (free == 3'd0);
  always @(posedge clk) begin
    if (reset) begin
      slot_0_held <= 1'b0;
    end else begin
      if (popped & (first == 3'd0)) begin
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

  assign t_1 = push & (free == 3'd1);
  always @(posedge clk) begin
    if (reset) begin
      slot_1_held <= 1'b0;
    end else begin
      if (popped & (first == 3'd1)) begin
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

  assign t_2 = push & (free == 3'd2);
  always @(posedge clk) begin
    if (reset) begin
      slot_2_held <= 1'b0;
    end else begin
      if (popped & (first == 3'd2)) begin
        slot_2_held <= 1'b0;
      end
      if (t_2) begin
        slot_2_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_2) begin
      slot_2_line <= line;
    end
  end

  assign t_3 = push & (free == 3'd3);
  always @(posedge clk) begin
    if (reset) begin
      slot_3_held <= 1'b0;
    end else begin
      if (popped & (first == 3'd3)) begin
        slot_3_held <= 1'b0;
      end
      if (t_3) begin
        slot_3_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_3) begin
      slot_3_line <= line;
    end
  end

  assign t_4 = push & (free == 3'd4);
  always @(posedge clk) begin
    if (reset) begin
      slot_4_held <= 1'b0;
    end else begin
      if (popped & (first == 3'd4)) begin
        slot_4_held <= 1'b0;
      end
      if (t_4) begin
        slot_4_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_4) begin
      slot_4_line <= line;
    end
  end

  assign t_6 = push & (free == 3'd5);
  always @(posedge clk) begin
    if (reset) begin
      slot_5_held <= 1'b0;
    end else begin
      if (popped & (first == 3'd5)) begin
        slot_5_held <= 1'b0;
      end
      if (t_6) begin
        slot_5_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_6) begin
      slot_5_line <= line;
    end
  end

  assign t_7 = push & (free == 3'd6);
  always @(posedge clk) begin
    if (reset) begin
      slot_6_held <= 1'b0;
    end else begin
      if (popped & (first == 3'd6)) begin
        slot_6_held <= 1'b0;
      end
      if (t_7) begin
        slot_6_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_7) begin
      slot_6_line <= line;
    end
  end

  assign t_8 = push & (free == 3'd7);
  always @(posedge clk) begin
    if (reset) begin
      slot_7_held <= 1'b0;
    end else begin
      if (popped & (first == 3'd7)) begin
        slot_7_held <= 1'b0;
      end
      if (t_8) begin
        slot_7_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_8) begin
      slot_7_line <= line;
    end
  end
endmodule

`default_nettype wire
