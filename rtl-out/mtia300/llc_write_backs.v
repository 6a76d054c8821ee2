// llc_write_backs
//
// Write-back buffer of 32 lines, which tells whether it holds one.
//
// Parameters: fetch_queue = 64, line_bits = 26, memory_tag_bits = 8, misses = 256, quad_banks =
// 4, request_queue = 128, sets = 2048, ways = 16, write_backs = 32, write_queue = 128
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
  // Whether that line is in the buffer.
  input  wire  [24:0] wanted_line,
  output wire         wanted
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
  wire t_9;
  wire t_10;
  wire [24:0] t_11;
  wire t_12;
  wire t_13;
  wire t_14;
  wire t_15;
  wire t_16;
  wire [24:0] t_17;
  wire t_18;
  wire t_19;
  wire t_20;
  wire t_21;
  wire t_22;
  wire [24:0] t_23;
  wire t_24;
  wire t_25;
  wire t_26;
  wire t_27;
  wire t_28;
  wire [24:0] t_29;
  wire t_30;
  wire t_31;
  wire t_32;
  wire t_33;
  wire t_34;
  wire [24:0] t_35;
  wire t_36;
  wire t_37;
  reg [4:0] first;
  reg [4:0] free;
  reg [5:0] count;
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
  reg slot_8_held;
  reg [24:0] slot_8_line;
  reg slot_9_held;
  reg [24:0] slot_9_line;
  reg slot_10_held;
  reg [24:0] slot_10_line;
  reg slot_11_held;
  reg [24:0] slot_11_line;
  reg slot_12_held;
  reg [24:0] slot_12_line;
  reg slot_13_held;
  reg [24:0] slot_13_line;
  reg slot_14_held;
  reg [24:0] slot_14_line;
  reg slot_15_held;
  reg [24:0] slot_15_line;
  reg slot_16_held;
  reg [24:0] slot_16_line;
  reg slot_17_held;
  reg [24:0] slot_17_line;
  reg slot_18_held;
  reg [24:0] slot_18_line;
  reg slot_19_held;
  reg [24:0] slot_19_line;
  reg slot_20_held;
  reg [24:0] slot_20_line;
  reg slot_21_held;
  reg [24:0] slot_21_line;
  reg slot_22_held;
  reg [24:0] slot_22_line;
  reg slot_23_held;
  reg [24:0] slot_23_line;
  reg slot_24_held;
  reg [24:0] slot_24_line;
  reg slot_25_held;
  reg [24:0] slot_25_line;
  reg slot_26_held;
  reg [24:0] slot_26_line;
  reg slot_27_held;
  reg [24:0] slot_27_line;
  reg slot_28_held;
  reg [24:0] slot_28_line;
  reg slot_29_held;
  reg [24:0] slot_29_line;
  reg slot_30_held;
  reg [24:0] slot_30_line;
  reg slot_31_held;
  reg [24:0] slot_31_line;

  assign head_valid = count != 6'd0;

  assign t_5 = (first == 5'd4)
    ? slot_4_line
    : (first == 5'd3)
    ? slot_3_line
    : (first == 5'd2)
    ? slot_2_line
    : (first == 5'd1) ? slot_1_line : (first == 5'd0) ? slot_0_line : 25'd0;
  assign t_11 = (first == 5'd9)
    ? slot_9_line
    : (first == 5'd8)
    ? slot_8_line
    : (first == 5'd7)
    ? slot_7_line
    : (first == 5'd6) ? slot_6_line : (first == 5'd5) ? slot_5_line : t_5;
  assign t_17 = (first == 5'h0e)
    ? slot_14_line
    : (first == 5'h0d)
    ? slot_13_line
    : (first == 5'h0c)
    ? slot_12_line
    : (first == 5'h0b) ? slot_11_line : (first == 5'h0a) ? slot_10_line : t_11;
  assign t_23 = (first == 5'h13)
    ? slot_19_line
    : (first == 5'h12)
    ? slot_18_line
    : (first == 5'h11)
    ? slot_17_line
    : (first == 5'h10) ? slot_16_line : (first == 5'h0f) ? slot_15_line : t_17;
  assign t_29 = (first == 5'h18)
    ? slot_24_line
    : (first == 5'h17)
    ? slot_23_line
    : (first == 5'h16)
    ? slot_22_line
    : (first == 5'h15) ? slot_21_line : (first == 5'h14) ? slot_20_line : t_23;
  assign t_35 = (first == 5'h1d)
    ? slot_29_line
    : (first == 5'h1c)
    ? slot_28_line
    : (first == 5'h1b)
    ? slot_27_line
    : (first == 5'h1a) ? slot_26_line : (first == 5'h19) ? slot_25_line : t_29;
  assign head_line = (first == 5'h1f) ? slot_31_line : (first == 5'h1e) ? slot_30_line : t_35;

  assign head_poison = store_read_data[512];
  assign head_data = store_read_data[511:0];
  assign wanted = |{slot_31_held & (slot_31_line == wanted_line), slot_30_held & (slot_30_line == wanted_line), slot_29_held & (slot_29_line == wanted_line), slot_28_held & (slot_28_line == wanted_line), slot_27_held & (slot_27_line == wanted_line), slot_26_held & (slot_26_line == wanted_line), slot_25_held & (slot_25_line == wanted_line), slot_24_held & (slot_24_line == wanted_line), slot_23_held & (slot_23_line == wanted_line), slot_22_held & (slot_22_line == wanted_line), slot_21_held & (slot_21_line == wanted_line), slot_20_held & (slot_20_line == wanted_line), slot_19_held & (slot_19_line == wanted_line), slot_18_held & (slot_18_line == wanted_line), slot_17_held & (slot_17_line == wanted_line), slot_16_held & (slot_16_line == wanted_line), slot_15_held & (slot_15_line == wanted_line), slot_14_held & (slot_14_line == wanted_line), slot_13_held & (slot_13_line == wanted_line), slot_12_held & (slot_12_line == wanted_line), slot_11_held & (slot_11_line == wanted_line), slot_10_held & (slot_10_line == wanted_line), slot_9_held & (slot_9_line == wanted_line), slot_8_held & (slot_8_line == wanted_line), slot_7_held & (slot_7_line == wanted_line), slot_6_held & (slot_6_line == wanted_line), slot_5_held & (slot_5_line == wanted_line), slot_4_held & (slot_4_line == wanted_line), slot_3_held & (slot_3_line == wanted_line), slot_2_held & (slot_2_line == wanted_line), slot_1_held & (slot_1_line == wanted_line), slot_0_held & (slot_0_line == wanted_line)};

  always @(posedge clk) begin
    if (reset) begin
      first <= 5'd0;
    end else if (popped) begin
      first <= first + 5'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      free <= 5'd0;
    end else if (push) begin
      free <= free + 5'd1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      count <= 6'd0;
    end else if (push & !popped) begin
      count <= count + 6'd1;
    end else if (!push & popped) begin
      count <= count - 6'd1;
    end
  end

  assign store_write_data = {poison, data};
  mem_1r1w_32x513_async store (
    .clk           (clk),
    .write_enable  (push),
    .write_address (free),
    .write_data    (store_write_data),
    .read_address  (first),
    .read_data     (store_read_data)
  );

  assign popped = head_valid & head_ready;

  assign t_0 = push & (free == 5'd0);
  always @(posedge clk) begin
    if (reset) begin
      slot_0_held <= 1'b0;
    end else begin
      if (popped & (first == 5'd0)) begin
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

  assign t_1 = push & (free == 5'd1);
  always @(posedge clk) begin
    if (reset) begin
      slot_1_held <= 1'b0;
    end else begin
      if (popped & (first == 5'd1)) begin
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

  assign t_2 = push & (free == 5'd2);
  always @(posedge clk) begin
    if (reset) begin
      slot_2_held <= 1'b0;
    end else begin
      if (popped & (first == 5'd2)) begin
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

  assign t_3 = push & (free == 5'd3);
  always @(posedge clk) begin
    if (reset) begin
      slot_3_held <= 1'b0;
    end else begin
      if (popped & (first == 5'd3)) begin
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

  assign t_4 = push & (free == 5'd4);
  always @(posedge clk) begin
    if (reset) begin
      slot_4_held <= 1'b0;
    end else begin
      if (popped & (first == 5'd4)) begin
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

  assign t_6 = push & (free == 5'd5);
  always @(posedge clk) begin
    if (reset) begin
      slot_5_held <= 1'b0;
    end else begin
      if (popped & (first == 5'd5)) begin
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

  assign t_7 = push & (free == 5'd6);
  always @(posedge clk) begin
    if (reset) begin
      slot_6_held <= 1'b0;
    end else begin
      if (popped & (first == 5'd6)) begin
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

  assign t_8 = push & (free == 5'd7);
  always @(posedge clk) begin
    if (reset) begin
      slot_7_held <= 1'b0;
    end else begin
      if (popped & (first == 5'd7)) begin
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

  assign t_9 = push & (free == 5'd8);
  always @(posedge clk) begin
    if (reset) begin
      slot_8_held <= 1'b0;
    end else begin
      if (popped & (first == 5'd8)) begin
        slot_8_held <= 1'b0;
      end
      if (t_9) begin
        slot_8_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_9) begin
      slot_8_line <= line;
    end
  end

  assign t_10 = push & (free == 5'd9);
  always @(posedge clk) begin
    if (reset) begin
      slot_9_held <= 1'b0;
    end else begin
      if (popped & (first == 5'd9)) begin
        slot_9_held <= 1'b0;
      end
      if (t_10) begin
        slot_9_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_10) begin
      slot_9_line <= line;
    end
  end

  assign t_12 = push & (free == 5'h0a);
  always @(posedge clk) begin
    if (reset) begin
      slot_10_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h0a)) begin
        slot_10_held <= 1'b0;
      end
      if (t_12) begin
        slot_10_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_12) begin
      slot_10_line <= line;
    end
  end

  assign t_13 = push & (free == 5'h0b);
  always @(posedge clk) begin
    if (reset) begin
      slot_11_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h0b)) begin
        slot_11_held <= 1'b0;
      end
      if (t_13) begin
        slot_11_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_13) begin
      slot_11_line <= line;
    end
  end

  assign t_14 = push & (free == 5'h0c);
  always @(posedge clk) begin
    if (reset) begin
      slot_12_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h0c)) begin
        slot_12_held <= 1'b0;
      end
      if (t_14) begin
        slot_12_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_14) begin
      slot_12_line <= line;
    end
  end

  assign t_15 = push & (free == 5'h0d);
  always @(posedge clk) begin
    if (reset) begin
      slot_13_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h0d)) begin
        slot_13_held <= 1'b0;
      end
      if (t_15) begin
        slot_13_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_15) begin
      slot_13_line <= line;
    end
  end

  assign t_16 = push & (free == 5'h0e);
  always @(posedge clk) begin
    if (reset) begin
      slot_14_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h0e)) begin
        slot_14_held <= 1'b0;
      end
      if (t_16) begin
        slot_14_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_16) begin
      slot_14_line <= line;
    end
  end

  assign t_18 = push & (free == 5'h0f);
  always @(posedge clk) begin
    if (reset) begin
      slot_15_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h0f)) begin
        slot_15_held <= 1'b0;
      end
      if (t_18) begin
        slot_15_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_18) begin
      slot_15_line <= line;
    end
  end

  assign t_19 = push & (free == 5'h10);
  always @(posedge clk) begin
    if (reset) begin
      slot_16_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h10)) begin
        slot_16_held <= 1'b0;
      end
      if (t_19) begin
        slot_16_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_19) begin
      slot_16_line <= line;
    end
  end

  assign t_20 = push & (free == 5'h11);
  always @(posedge clk) begin
    if (reset) begin
      slot_17_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h11)) begin
        slot_17_held <= 1'b0;
      end
      if (t_20) begin
        slot_17_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_20) begin
      slot_17_line <= line;
    end
  end

  assign t_21 = push & (free == 5'h12);
  always @(posedge clk) begin
    if (reset) begin
      slot_18_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h12)) begin
        slot_18_held <= 1'b0;
      end
      if (t_21) begin
        slot_18_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_21) begin
      slot_18_line <= line;
    end
  end

  assign t_22 = push & (free == 5'h13);
  always @(posedge clk) begin
    if (reset) begin
      slot_19_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h13)) begin
        slot_19_held <= 1'b0;
      end
      if (t_22) begin
        slot_19_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_22) begin
      slot_19_line <= line;
    end
  end

  assign t_24 = push & (free == 5'h14);
  always @(posedge clk) begin
    if (reset) begin
      slot_20_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h14)) begin
        slot_20_held <= 1'b0;
      end
      if (t_24) begin
        slot_20_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_24) begin
      slot_20_line <= line;
    end
  end

  assign t_25 = push & (free == 5'h15);
  always @(posedge clk) begin
    if (reset) begin
      slot_21_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h15)) begin
        slot_21_held <= 1'b0;
      end
      if (t_25) begin
        slot_21_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_25) begin
      slot_21_line <= line;
    end
  end

  assign t_26 = push & (free == 5'h16);
  always @(posedge clk) begin
    if (reset) begin
      slot_22_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h16)) begin
        slot_22_held <= 1'b0;
      end
      if (t_26) begin
        slot_22_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_26) begin
      slot_22_line <= line;
    end
  end

  assign t_27 = push & (free == 5'h17);
  always @(posedge clk) begin
    if (reset) begin
      slot_23_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h17)) begin
        slot_23_held <= 1'b0;
      end
      if (t_27) begin
        slot_23_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_27) begin
      slot_23_line <= line;
    end
  end

  assign t_28 = push & (free == 5'h18);
  always @(posedge clk) begin
    if (reset) begin
      slot_24_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h18)) begin
        slot_24_held <= 1'b0;
      end
      if (t_28) begin
        slot_24_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_28) begin
      slot_24_line <= line;
    end
  end

  assign t_30 = push & (free == 5'h19);
  always @(posedge clk) begin
    if (reset) begin
      slot_25_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h19)) begin
        slot_25_held <= 1'b0;
      end
      if (t_30) begin
        slot_25_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_30) begin
      slot_25_line <= line;
    end
  end

  assign t_31 = push & (free == 5'h1a);
  always @(posedge clk) begin
    if (reset) begin
      slot_26_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h1a)) begin
        slot_26_held <= 1'b0;
      end
      if (t_31) begin
        slot_26_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_31) begin
      slot_26_line <= line;
    end
  end

  assign t_32 = push & (free == 5'h1b);
  always @(posedge clk) begin
    if (reset) begin
      slot_27_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h1b)) begin
        slot_27_held <= 1'b0;
      end
      if (t_32) begin
        slot_27_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_32) begin
      slot_27_line <= line;
    end
  end

  assign t_33 = push & (free == 5'h1c);
  always @(posedge clk) begin
    if (reset) begin
      slot_28_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h1c)) begin
        slot_28_held <= 1'b0;
      end
      if (t_33) begin
        slot_28_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_33) begin
      slot_28_line <= line;
    end
  end

  assign t_34 = push & (free == 5'h1d);
  always @(posedge clk) begin
    if (reset) begin
      slot_29_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h1d)) begin
        slot_29_held <= 1'b0;
      end
      if (t_34) begin
        slot_29_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_34) begin
      slot_29_line <= line;
    end
  end

  assign t_36 = push & (free == 5'h1e);
  always @(posedge clk) begin
    if (reset) begin
      slot_30_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h1e)) begin
        slot_30_held <= 1'b0;
      end
      if (t_36) begin
        slot_30_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_36) begin
      slot_30_line <= line;
    end
  end

  assign t_37 = push & (free == 5'h1f);
  always @(posedge clk) begin
    if (reset) begin
      slot_31_held <= 1'b0;
    end else begin
      if (popped & (first == 5'h1f)) begin
        slot_31_held <= 1'b0;
      end
      if (t_37) begin
        slot_31_held <= 1'b1;
      end
    end
  end

  always @(posedge clk) begin
    if (t_37) begin
      slot_31_line <= line;
    end
  end
endmodule

`default_nettype wire
