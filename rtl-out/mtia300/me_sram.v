// me_sram
//
// Context SRAM of 262144 bytes in 16 banks. Words read are there one cycle after their request
// was taken, where `answer` is high, and only then.
//
// Parameters: bytes = 262144, line_bytes = 64
//
// Generated from hw/src/me/sram.rs; change that file, not this one.

`default_nettype none

module me_sram (
  input  wire         clk,
  input  wire         reset,
  input  wire         data_valid,
  output wire         data_ready,
  input  wire  [15:0] data_address,
  input  wire         data_write,
  input  wire  [31:0] data_data,
  input  wire   [3:0] data_strobe,
  input  wire         utility_valid,
  output wire         utility_ready,
  input  wire  [15:0] utility_address,
  input  wire         utility_write,
  input  wire  [31:0] utility_data,
  input  wire   [3:0] utility_strobe,
  input  wire         fetch_valid,
  output wire         fetch_ready,
  input  wire  [15:0] fetch_address,
  // A line to write; always taken.
  input  wire         line_write,
  input  wire  [11:0] line_row,
  input  wire [511:0] line_data,
  output wire         data_answer,
  output wire  [31:0] data_word,
  output wire         utility_answer,
  output wire  [31:0] utility_word,
  output wire         fetch_answer,
  output wire  [31:0] fetch_word
);

  wire data_fires;
  wire utility_fires;
  wire fetch_fires;
  wire data_in_0;
  wire utility_in_0;
  wire fetch_in_0;
  wire bank_0_write_enable;
  wire [11:0] bank_0_address;
  wire [31:0] bank_0_write_data;
  wire [3:0] bank_0_write_mask;
  wire bank_0_read_enable;
  wire [31:0] bank_0_read_data;
  wire data_in_1;
  wire utility_in_1;
  wire fetch_in_1;
  wire bank_1_write_enable;
  wire [11:0] bank_1_address;
  wire [31:0] bank_1_write_data;
  wire [3:0] bank_1_write_mask;
  wire bank_1_read_enable;
  wire [31:0] bank_1_read_data;
  wire data_in_2;
  wire utility_in_2;
  wire fetch_in_2;
  wire bank_2_write_enable;
  wire [11:0] bank_2_address;
  wire [31:0] bank_2_write_data;
  wire [3:0] bank_2_write_mask;
  wire bank_2_read_enable;
  wire [31:0] bank_2_read_data;
  wire data_in_3;
  wire utility_in_3;
  wire fetch_in_3;
  wire bank_3_write_enable;
  wire [11:0] bank_3_address;
  wire [31:0] bank_3_write_data;
  wire [3:0] bank_3_write_mask;
  wire bank_3_read_enable;
  wire [31:0] bank_3_read_data;
  wire data_in_4;
  wire utility_in_4;
  wire fetch_in_4;
  wire bank_4_write_enable;
  wire [11:0] bank_4_address;
  wire [31:0] bank_4_write_data;
  wire [3:0] bank_4_write_mask;
  wire bank_4_read_enable;
  wire [31:0] bank_4_read_data;
  wire data_in_5;
  wire utility_in_5;
  wire fetch_in_5;
  wire bank_5_write_enable;
  wire [11:0] bank_5_address;
  wire [31:0] bank_5_write_data;
  wire [3:0] bank_5_write_mask;
  wire bank_5_read_enable;
  wire [31:0] bank_5_read_data;
  wire data_in_6;
  wire utility_in_6;
  wire fetch_in_6;
  wire bank_6_write_enable;
  wire [11:0] bank_6_address;
  wire [31:0] bank_6_write_data;
  wire [3:0] bank_6_write_mask;
  wire bank_6_read_enable;
  wire [31:0] bank_6_read_data;
  wire data_in_7;
  wire utility_in_7;
  wire fetch_in_7;
  wire bank_7_write_enable;
  wire [11:0] bank_7_address;
  wire [31:0] bank_7_write_data;
  wire [3:0] bank_7_write_mask;
  wire bank_7_read_enable;
  wire [31:0] bank_7_read_data;
  wire data_in_8;
  wire utility_in_8;
  wire fetch_in_8;
  wire bank_8_write_enable;
  wire [11:0] bank_8_address;
  wire [31:0] bank_8_write_data;
  wire [3:0] bank_8_write_mask;
  wire bank_8_read_enable;
  wire [31:0] bank_8_read_data;
  wire data_in_9;
  wire utility_in_9;
  wire fetch_in_9;
  wire bank_9_write_enable;
  wire [11:0] bank_9_address;
  wire [31:0] bank_9_write_data;
  wire [3:0] bank_9_write_mask;
  wire bank_9_read_enable;
  wire [31:0] bank_9_read_data;
  wire data_in_10;
  wire utility_in_10;
  wire fetch_in_10;
  wire bank_10_write_enable;
  wire [11:0] bank_10_address;
  wire [31:0] bank_10_write_data;
  wire [3:0] bank_10_write_mask;
  wire bank_10_read_enable;
  wire [31:0] bank_10_read_data;
  wire data_in_11;
  wire utility_in_11;
  wire fetch_in_11;
  wire bank_11_write_enable;
  wire [11:0] bank_11_address;
  wire [31:0] bank_11_write_data;
  wire [3:0] bank_11_write_mask;
  wire bank_11_read_enable;
  wire [31:0] bank_11_read_data;
  wire data_in_12;
  wire utility_in_12;
  wire fetch_in_12;
  wire bank_12_write_enable;
  wire [11:0] bank_12_address;
  wire [31:0] bank_12_write_data;
  wire [3:0] bank_12_write_mask;
  wire bank_12_read_enable;
  wire [31:0] bank_12_read_data;
  wire data_in_13;
  wire utility_in_13;
  wire fetch_in_13;
  wire bank_13_write_enable;
  wire [11:0] bank_13_address;
  wire [31:0] bank_13_write_data;
  wire [3:0] bank_13_write_mask;
  wire bank_13_read_enable;
  wire [31:0] bank_13_read_data;
  wire data_in_14;
  wire utility_in_14;
  wire fetch_in_14;
  wire bank_14_write_enable;
  wire [11:0] bank_14_address;
  wire [31:0] bank_14_write_data;
  wire [3:0] bank_14_write_mask;
  wire bank_14_read_enable;
  wire [31:0] bank_14_read_data;
  wire data_in_15;
  wire utility_in_15;
  wire fetch_in_15;
  wire bank_15_write_enable;
  wire [11:0] bank_15_address;
  wire [31:0] bank_15_write_data;
  wire [3:0] bank_15_write_mask;
  wire bank_15_read_enable;
  wire [31:0] bank_15_read_data;
  wire [511:0] words;
  reg data_pending;
  reg [3:0] data_bank;
  reg utility_pending;
  reg [3:0] utility_bank;
  reg fetch_pending;
  reg [3:0] fetch_bank;

  assign data_ready = !line_write;
  assign utility_ready = !line_write & !(data_valid & (data_address[3:0] == utility_address[3:0]));

  assign fetch_ready = !line_write
    & !(data_valid & (data_address[3:0] == fetch_address[3:0]))
    & !(utility_valid & (utility_address[3:0] == fetch_address[3:0]));

  // ---- Banks ----

  assign data_fires = data_valid & data_ready;
  assign utility_fires = utility_valid & utility_ready;
  assign fetch_fires = fetch_valid & fetch_ready;
  assign data_in_0 = data_fires & (data_address[3:0] == 4'd0);
  assign utility_in_0 = utility_fires & (utility_address[3:0] == 4'd0);
  assign fetch_in_0 = fetch_fires & (fetch_address[3:0] == 4'd0);

  assign bank_0_write_enable = (data_in_0 & data_write)
    | (utility_in_0 & utility_write)
    | line_write;
  assign bank_0_address = line_write
    ? line_row
    : data_in_0 ? data_address[15:4] : utility_in_0 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_0_write_data = line_write ? line_data[31:0] : data_in_0 ? data_data : utility_data;
  assign bank_0_write_mask = line_write ? 4'hf : data_in_0 ? data_strobe : utility_strobe;
  assign bank_0_read_enable = (data_in_0 & !data_write)
    | (utility_in_0 & !utility_write)
    | fetch_in_0;
  mem_1rw_4096x32_bytes bank_0 (
    .clk          (clk),
    .write_enable (bank_0_write_enable),
    .address      (bank_0_address),
    .write_data   (bank_0_write_data),
    .write_mask   (bank_0_write_mask),
    .read_enable  (bank_0_read_enable),
    .read_data    (bank_0_read_data)
  );

  assign data_in_1 = data_fires & (data_address[3:0] == 4'd1);
  assign utility_in_1 = utility_fires & (utility_address[3:0] == 4'd1);
  assign fetch_in_1 = fetch_fires & (fetch_address[3:0] == 4'd1);

  assign bank_1_write_enable = (data_in_1 & data_write)
    | (utility_in_1 & utility_write)
    | line_write;
  assign bank_1_address = line_write
    ? line_row
    : data_in_1 ? data_address[15:4] : utility_in_1 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_1_write_data = line_write ? line_data[63:32] : data_in_1 ? data_data : utility_data;
  assign bank_1_write_mask = line_write ? 4'hf : data_in_1 ? data_strobe : utility_strobe;
  assign bank_1_read_enable = (data_in_1 & !data_write)
    | (utility_in_1 & !utility_write)
    | fetch_in_1;
  mem_1rw_4096x32_bytes bank_1 (
    .clk          (clk),
    .write_enable (bank_1_write_enable),
    .address      (bank_1_address),
    .write_data   (bank_1_write_data),
    .write_mask   (bank_1_write_mask),
    .read_enable  (bank_1_read_enable),
    .read_data    (bank_1_read_data)
  );

  assign data_in_2 = data_fires & (data_address[3:0] == 4'd2);
  assign utility_in_2 = utility_fires & (utility_address[3:0] == 4'd2);
  assign fetch_in_2 = fetch_fires & (fetch_address[3:0] == 4'd2);

  assign bank_2_write_enable = (data_in_2 & data_write)
    | (utility_in_2 & utility_write)
    | line_write;
  assign bank_2_address = line_write
    ? line_row
    : data_in_2 ? data_address[15:4] : utility_in_2 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_2_write_data = line_write ? line_data[95:64] : data_in_2 ? data_data : utility_data;
  assign bank_2_write_mask = line_write ? 4'hf : data_in_2 ? data_strobe : utility_strobe;
  assign bank_2_read_enable = (data_in_2 & !data_write)
    | (utility_in_2 & !utility_write)
    | fetch_in_2;
  mem_1rw_4096x32_bytes bank_2 (
    .clk          (clk),
    .write_enable (bank_2_write_enable),
    .address      (bank_2_address),
    .write_data   (bank_2_write_data),
    .write_mask   (bank_2_write_mask),
    .read_enable  (bank_2_read_enable),
    .read_data    (bank_2_read_data)
  );

  assign data_in_3 = data_fires & (data_address[3:0] == 4'd3);
  assign utility_in_3 = utility_fires & (utility_address[3:0] == 4'd3);
  assign fetch_in_3 = fetch_fires & (fetch_address[3:0] == 4'd3);

  assign bank_3_write_enable = (data_in_3 & data_write)
    | (utility_in_3 & utility_write)
    | line_write;
  assign bank_3_address = line_write
    ? line_row
    : data_in_3 ? data_address[15:4] : utility_in_3 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_3_write_data = line_write ? line_data[127:96] : data_in_3 ? data_data : utility_data;
  assign bank_3_write_mask = line_write ? 4'hf : data_in_3 ? data_strobe : utility_strobe;
  assign bank_3_read_enable = (data_in_3 & !data_write)
    | (utility_in_3 & !utility_write)
    | fetch_in_3;
  mem_1rw_4096x32_bytes bank_3 (
    .clk          (clk),
    .write_enable (bank_3_write_enable),
    .address      (bank_3_address),
    .write_data   (bank_3_write_data),
    .write_mask   (bank_3_write_mask),
    .read_enable  (bank_3_read_enable),
    .read_data    (bank_3_read_data)
  );

  assign data_in_4 = data_fires & (data_address[3:0] == 4'd4);
  assign utility_in_4 = utility_fires & (utility_address[3:0] == 4'd4);
  assign fetch_in_4 = fetch_fires & (fetch_address[3:0] == 4'd4);

  assign bank_4_write_enable = (data_in_4 & data_write)
    | (utility_in_4 & utility_write)
    | line_write;
  assign bank_4_address = line_write
    ? line_row
    : data_in_4 ? data_address[15:4] : utility_in_4 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_4_write_data = line_write ? line_data[159:128] : data_in_4 ? data_data : utility_data;
  assign bank_4_write_mask = line_write ? 4'hf : data_in_4 ? data_strobe : utility_strobe;
  assign bank_4_read_enable = (data_in_4 & !data_write)
    | (utility_in_4 & !utility_write)
    | fetch_in_4;
  mem_1rw_4096x32_bytes bank_4 (
    .clk          (clk),
    .write_enable (bank_4_write_enable),
    .address      (bank_4_address),
    .write_data   (bank_4_write_data),
    .write_mask   (bank_4_write_mask),
    .read_enable  (bank_4_read_enable),
    .read_data    (bank_4_read_data)
  );

  assign data_in_5 = data_fires & (data_address[3:0] == 4'd5);
  assign utility_in_5 = utility_fires & (utility_address[3:0] == 4'd5);
  assign fetch_in_5 = fetch_fires & (fetch_address[3:0] == 4'd5);

  assign bank_5_write_enable = (data_in_5 & data_write)
    | (utility_in_5 & utility_write)
    | line_write;
  assign bank_5_address = line_write
    ? line_row
    : data_in_5 ? data_address[15:4] : utility_in_5 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_5_write_data = line_write ? line_data[191:160] : data_in_5 ? data_data : utility_data;
  assign bank_5_write_mask = line_write ? 4'hf : data_in_5 ? data_strobe : utility_strobe;
  assign bank_5_read_enable = (data_in_5 & !data_write)
    | (utility_in_5 & !utility_write)
    | fetch_in_5;
  mem_1rw_4096x32_bytes bank_5 (
    .clk          (clk),
    .write_enable (bank_5_write_enable),
    .address      (bank_5_address),
    .write_data   (bank_5_write_data),
    .write_mask   (bank_5_write_mask),
    .read_enable  (bank_5_read_enable),
    .read_data    (bank_5_read_data)
  );

  assign data_in_6 = data_fires & (data_address[3:0] == 4'd6);
  assign utility_in_6 = utility_fires & (utility_address[3:0] == 4'd6);
  assign fetch_in_6 = fetch_fires & (fetch_address[3:0] == 4'd6);

  assign bank_6_write_enable = (data_in_6 & data_write)
    | (utility_in_6 & utility_write)
    | line_write;
  assign bank_6_address = line_write
    ? line_row
    : data_in_6 ? data_address[15:4] : utility_in_6 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_6_write_data = line_write ? line_data[223:192] : data_in_6 ? data_data : utility_data;
  assign bank_6_write_mask = line_write ? 4'hf : data_in_6 ? data_strobe : utility_strobe;
  assign bank_6_read_enable = (data_in_6 & !data_write)
    | (utility_in_6 & !utility_write)
    | fetch_in_6;
  mem_1rw_4096x32_bytes bank_6 (
    .clk          (clk),
    .write_enable (bank_6_write_enable),
    .address      (bank_6_address),
    .write_data   (bank_6_write_data),
    .write_mask   (bank_6_write_mask),
    .read_enable  (bank_6_read_enable),
    .read_data    (bank_6_read_data)
  );

  assign data_in_7 = data_fires & (data_address[3:0] == 4'd7);
  assign utility_in_7 = utility_fires & (utility_address[3:0] == 4'd7);
  assign fetch_in_7 = fetch_fires & (fetch_address[3:0] == 4'd7);

  assign bank_7_write_enable = (data_in_7 & data_write)
    | (utility_in_7 & utility_write)
    | line_write;
  assign bank_7_address = line_write
    ? line_row
    : data_in_7 ? data_address[15:4] : utility_in_7 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_7_write_data = line_write ? line_data[255:224] : data_in_7 ? data_data : utility_data;
  assign bank_7_write_mask = line_write ? 4'hf : data_in_7 ? data_strobe : utility_strobe;
  assign bank_7_read_enable = (data_in_7 & !data_write)
    | (utility_in_7 & !utility_write)
    | fetch_in_7;
  mem_1rw_4096x32_bytes bank_7 (
    .clk          (clk),
    .write_enable (bank_7_write_enable),
    .address      (bank_7_address),
    .write_data   (bank_7_write_data),
    .write_mask   (bank_7_write_mask),
    .read_enable  (bank_7_read_enable),
    .read_data    (bank_7_read_data)
  );

  assign data_in_8 = data_fires & (data_address[3:0] == 4'd8);
  assign utility_in_8 = utility_fires & (utility_address[3:0] == 4'd8);
  assign fetch_in_8 = fetch_fires & (fetch_address[3:0] == 4'd8);

  assign bank_8_write_enable = (data_in_8 & data_write)
    | (utility_in_8 & utility_write)
    | line_write;
  assign bank_8_address = line_write
    ? line_row
    : data_in_8 ? data_address[15:4] : utility_in_8 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_8_write_data = line_write ? line_data[287:256] : data_in_8 ? data_data : utility_data;
  assign bank_8_write_mask = line_write ? 4'hf : data_in_8 ? data_strobe : utility_strobe;
  assign bank_8_read_enable = (data_in_8 & !data_write)
    | (utility_in_8 & !utility_write)
    | fetch_in_8;
  mem_1rw_4096x32_bytes bank_8 (
    .clk          (clk),
    .write_enable (bank_8_write_enable),
    .address      (bank_8_address),
    .write_data   (bank_8_write_data),
    .write_mask   (bank_8_write_mask),
    .read_enable  (bank_8_read_enable),
    .read_data    (bank_8_read_data)
  );

  assign data_in_9 = data_fires & (data_address[3:0] == 4'd9);
  assign utility_in_9 = utility_fires & (utility_address[3:0] == 4'd9);
  assign fetch_in_9 = fetch_fires & (fetch_address[3:0] == 4'd9);

  assign bank_9_write_enable = (data_in_9 & data_write)
    | (utility_in_9 & utility_write)
    | line_write;
  assign bank_9_address = line_write
    ? line_row
    : data_in_9 ? data_address[15:4] : utility_in_9 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_9_write_data = line_write ? line_data[319:288] : data_in_9 ? data_data : utility_data;
  assign bank_9_write_mask = line_write ? 4'hf : data_in_9 ? data_strobe : utility_strobe;
  assign bank_9_read_enable = (data_in_9 & !data_write)
    | (utility_in_9 & !utility_write)
    | fetch_in_9;
  mem_1rw_4096x32_bytes bank_9 (
    .clk          (clk),
    .write_enable (bank_9_write_enable),
    .address      (bank_9_address),
    .write_data   (bank_9_write_data),
    .write_mask   (bank_9_write_mask),
    .read_enable  (bank_9_read_enable),
    .read_data    (bank_9_read_data)
  );

  assign data_in_10 = data_fires & (data_address[3:0] == 4'ha);
  assign utility_in_10 = utility_fires & (utility_address[3:0] == 4'ha);
  assign fetch_in_10 = fetch_fires & (fetch_address[3:0] == 4'ha);

  assign bank_10_write_enable = (data_in_10 & data_write)
    | (utility_in_10 & utility_write)
    | line_write;
  assign bank_10_address = line_write
    ? line_row
    : data_in_10 ? data_address[15:4] : utility_in_10 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_10_write_data = line_write
    ? line_data[351:320]
    : data_in_10 ? data_data : utility_data;
  assign bank_10_write_mask = line_write ? 4'hf : data_in_10 ? data_strobe : utility_strobe;
  assign bank_10_read_enable = (data_in_10 & !data_write)
    | (utility_in_10 & !utility_write)
    | fetch_in_10;
  mem_1rw_4096x32_bytes bank_10 (
    .clk          (clk),
    .write_enable (bank_10_write_enable),
    .address      (bank_10_address),
    .write_data   (bank_10_write_data),
    .write_mask   (bank_10_write_mask),
    .read_enable  (bank_10_read_enable),
    .read_data    (bank_10_read_data)
  );

  assign data_in_11 = data_fires & (data_address[3:0] == 4'hb);
  assign utility_in_11 = utility_fires & (utility_address[3:0] == 4'hb);
  assign fetch_in_11 = fetch_fires & (fetch_address[3:0] == 4'hb);

  assign bank_11_write_enable = (data_in_11 & data_write)
    | (utility_in_11 & utility_write)
    | line_write;
  assign bank_11_address = line_write
    ? line_row
    : data_in_11 ? data_address[15:4] : utility_in_11 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_11_write_data = line_write
    ? line_data[383:352]
    : data_in_11 ? data_data : utility_data;
  assign bank_11_write_mask = line_write ? 4'hf : data_in_11 ? data_strobe : utility_strobe;
  assign bank_11_read_enable = (data_in_11 & !data_write)
    | (utility_in_11 & !utility_write)
    | fetch_in_11;
  mem_1rw_4096x32_bytes bank_11 (
    .clk          (clk),
    .write_enable (bank_11_write_enable),
    .address      (bank_11_address),
    .write_data   (bank_11_write_data),
    .write_mask   (bank_11_write_mask),
    .read_enable  (bank_11_read_enable),
    .read_data    (bank_11_read_data)
  );

  assign data_in_12 = data_fires & (data_address[3:0] == 4'hc);
  assign utility_in_12 = utility_fires & (utility_address[3:0] == 4'hc);
  assign fetch_in_12 = fetch_fires & (fetch_address[3:0] == 4'hc);

  assign bank_12_write_enable = (data_in_12 & data_write)
    | (utility_in_12 & utility_write)
    | line_write;
  assign bank_12_address = line_write
    ? line_row
    : data_in_12 ? data_address[15:4] : utility_in_12 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_12_write_data = line_write
    ? line_data[415:384]
    : data_in_12 ? data_data : utility_data;
  assign bank_12_write_mask = line_write ? 4'hf : data_in_12 ? data_strobe : utility_strobe;
  assign bank_12_read_enable = (data_in_12 & !data_write)
    | (utility_in_12 & !utility_write)
    | fetch_in_12;
  mem_1rw_4096x32_bytes bank_12 (
    .clk          (clk),
    .write_enable (bank_12_write_enable),
    .address      (bank_12_address),
    .write_data   (bank_12_write_data),
    .write_mask   (bank_12_write_mask),
    .read_enable  (bank_12_read_enable),
    .read_data    (bank_12_read_data)
  );

  assign data_in_13 = data_fires & (data_address[3:0] == 4'hd);
  assign utility_in_13 = utility_fires & (utility_address[3:0] == 4'hd);
  assign fetch_in_13 = fetch_fires & (fetch_address[3:0] == 4'hd);

  assign bank_13_write_enable = (data_in_13 & data_write)
    | (utility_in_13 & utility_write)
    | line_write;
  assign bank_13_address = line_write
    ? line_row
    : data_in_13 ? data_address[15:4] : utility_in_13 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_13_write_data = line_write
    ? line_data[447:416]
    : data_in_13 ? data_data : utility_data;
  assign bank_13_write_mask = line_write ? 4'hf : data_in_13 ? data_strobe : utility_strobe;
  assign bank_13_read_enable = (data_in_13 & !data_write)
    | (utility_in_13 & !utility_write)
    | fetch_in_13;
  mem_1rw_4096x32_bytes bank_13 (
    .clk          (clk),
    .write_enable (bank_13_write_enable),
    .address      (bank_13_address),
    .write_data   (bank_13_write_data),
    .write_mask   (bank_13_write_mask),
    .read_enable  (bank_13_read_enable),
    .read_data    (bank_13_read_data)
  );

  assign data_in_14 = data_fires & (data_address[3:0] == 4'he);
  assign utility_in_14 = utility_fires & (utility_address[3:0] == 4'he);
  assign fetch_in_14 = fetch_fires & (fetch_address[3:0] == 4'he);

  assign bank_14_write_enable = (data_in_14 & data_write)
    | (utility_in_14 & utility_write)
    | line_write;
  assign bank_14_address = line_write
    ? line_row
    : data_in_14 ? data_address[15:4] : utility_in_14 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_14_write_data = line_write
    ? line_data[479:448]
    : data_in_14 ? data_data : utility_data;
  assign bank_14_write_mask = line_write ? 4'hf : data_in_14 ? data_strobe : utility_strobe;
  assign bank_14_read_enable = (data_in_14 & !data_write)
    | (utility_in_14 & !utility_write)
    | fetch_in_14;
  mem_1rw_4096x32_bytes bank_14 (
    .clk          (clk),
    .write_enable (bank_14_write_enable),
    .address      (bank_14_address),
    .write_data   (bank_14_write_data),
    .write_mask   (bank_14_write_mask),
    .read_enable  (bank_14_read_enable),
    .read_data    (bank_14_read_data)
  );

  assign data_in_15 = data_fires & (data_address[3:0] == 4'hf);
  assign utility_in_15 = utility_fires & (utility_address[3:0] == 4'hf);
  assign fetch_in_15 = fetch_fires & (fetch_address[3:0] == 4'hf);

  assign bank_15_write_enable = (data_in_15 & data_write)
    | (utility_in_15 & utility_write)
    | line_write;
  assign bank_15_address = line_write
    ? line_row
    : data_in_15 ? data_address[15:4] : utility_in_15 ? utility_address[15:4] : fetch_address[15:4];
  assign bank_15_write_data = line_write
    ? line_data[511:480]
    : data_in_15 ? data_data : utility_data;
  assign bank_15_write_mask = line_write ? 4'hf : data_in_15 ? data_strobe : utility_strobe;
  assign bank_15_read_enable = (data_in_15 & !data_write)
    | (utility_in_15 & !utility_write)
    | fetch_in_15;
  mem_1rw_4096x32_bytes bank_15 (
    .clk          (clk),
    .write_enable (bank_15_write_enable),
    .address      (bank_15_address),
    .write_data   (bank_15_write_data),
    .write_mask   (bank_15_write_mask),
    .read_enable  (bank_15_read_enable),
    .read_data    (bank_15_read_data)
  );

  // ---- Answers ----

  assign words = {
    bank_15_read_data, bank_14_read_data, bank_13_read_data, bank_12_read_data, bank_11_read_data,
    bank_10_read_data, bank_9_read_data, bank_8_read_data, bank_7_read_data, bank_6_read_data,
    bank_5_read_data, bank_4_read_data, bank_3_read_data, bank_2_read_data, bank_1_read_data,
    bank_0_read_data
  };

  assign data_answer = data_pending;
  assign data_word = words[{data_bank, 5'd0} +: 32];

  always @(posedge clk) begin
    if (reset) begin
      data_pending <= 1'b0;
    end else begin
      data_pending <= data_fires;
    end
  end

  always @(posedge clk) begin
    if (data_fires) begin
      data_bank <= data_address[3:0];
    end
  end

  assign utility_answer = utility_pending;
  assign utility_word = words[{utility_bank, 5'd0} +: 32];

  always @(posedge clk) begin
    if (reset) begin
      utility_pending <= 1'b0;
    end else begin
      utility_pending <= utility_fires;
    end
  end

  always @(posedge clk) begin
    if (utility_fires) begin
      utility_bank <= utility_address[3:0];
    end
  end

  assign fetch_answer = fetch_pending;
  assign fetch_word = words[{fetch_bank, 5'd0} +: 32];

  always @(posedge clk) begin
    if (reset) begin
      fetch_pending <= 1'b0;
    end else begin
      fetch_pending <= fetch_fires;
    end
  end

  always @(posedge clk) begin
    if (fetch_fires) begin
      fetch_bank <= fetch_address[3:0];
    end
  end
endmodule

`default_nettype wire
