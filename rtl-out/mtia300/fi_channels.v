// fi_channels
//
// Broadcast channels: armed by a command until its status, they say where a line of a broadcast
// goes.
//
// Parameters: bucket_lines = 64, columns = 4, commands = 8, control_lanes = 3, data_fields =
// [["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],
// data_lanes = 12, granule = 8, in_flight = 8, length_bits = 20, links = 2, local_bytes =
// 524288, map =
// {"bank_lines":32768,"granule_lines":32,"lanes":12,"line_bytes":64,"memory_lines":37748736,"rows":4,"scratch_bits":38},
// map_bits = 39, memory_bytes = 231928233984, name = "fi", read_rate = 512, read_slots = 256,
// rows = 5, scratch_base = 274877906944, scratch_bytes = 201326592, store_reads = 16, tag_bits
// = 8, write_rate = 256, write_slots = 64
//
// Generated from hw/src/fi/channels.rs; change that file, not this one.

`default_nettype none

module fi_channels (
  input  wire        clk,
  input  wire        reset,
  // A command arms a channel; its place, and the lines that it waits for.
  input  wire        arm,
  input  wire  [2:0] channel,
  input  wire  [2:0] entry,
  input  wire [39:0] address,
  input  wire [18:0] local_address,
  input  wire [14:0] answers,
  // Entries whose status leaves the table.
  input  wire  [7:0] finished,
  output wire  [7:0] armed,
  input  wire  [2:0] link_0_channel,
  input  wire  [7:0] link_0_number,
  input  wire  [1:0] link_0_line,
  output wire        link_0_hit,
  output wire [18:0] link_0_window,
  output wire  [2:0] link_0_entry,
  input  wire  [2:0] link_1_channel,
  input  wire  [7:0] link_1_number,
  input  wire  [1:0] link_1_line,
  output wire        link_1_hit,
  output wire [18:0] link_1_window,
  output wire  [2:0] link_1_entry
);

  wire [12:0] t_0;
  wire t_1;
  wire t_2;
  wire t_3;
  wire t_4;
  wire t_5;
  wire t_6;
  wire t_7;
  wire t_8;
  wire t_9;
  wire t_10;
  wire t_11;
  wire t_12;
  wire t_13;
  wire t_14;
  wire t_15;
  wire t_16;
  wire [15:0] t_17;
  wire [1:0] link_0_first;
  wire [103:0] t_18;
  wire [12:0] link_0_base;
  wire [9:0] link_0_at;
  wire [87:0] t_19;
  wire [10:0] link_0_lines;
  wire [7:0] t_20;
  wire link_0_armed;
  wire [23:0] t_21;
  wire [2:0] link_0_owner;
  wire [15:0] t_22;
  wire [1:0] link_1_first;
  wire [103:0] t_23;
  wire [12:0] link_1_base;
  wire [9:0] link_1_at;
  wire [87:0] t_24;
  wire [10:0] link_1_lines;
  wire [7:0] t_25;
  wire link_1_armed;
  wire [23:0] t_26;
  wire [2:0] link_1_owner;
  reg channel_0_armed;
  reg [2:0] channel_0_entry;
  reg [12:0] channel_0_base;
  reg [1:0] channel_0_first;
  reg [10:0] channel_0_lines;
  reg channel_1_armed;
  reg [2:0] channel_1_entry;
  reg [12:0] channel_1_base;
  reg [1:0] channel_1_first;
  reg [10:0] channel_1_lines;
  reg channel_2_armed;
  reg [2:0] channel_2_entry;
  reg [12:0] channel_2_base;
  reg [1:0] channel_2_first;
  reg [10:0] channel_2_lines;
  reg channel_3_armed;
  reg [2:0] channel_3_entry;
  reg [12:0] channel_3_base;
  reg [1:0] channel_3_first;
  reg [10:0] channel_3_lines;
  reg channel_4_armed;
  reg [2:0] channel_4_entry;
  reg [12:0] channel_4_base;
  reg [1:0] channel_4_first;
  reg [10:0] channel_4_lines;
  reg channel_5_armed;
  reg [2:0] channel_5_entry;
  reg [12:0] channel_5_base;
  reg [1:0] channel_5_first;
  reg [10:0] channel_5_lines;
  reg channel_6_armed;
  reg [2:0] channel_6_entry;
  reg [12:0] channel_6_base;
  reg [1:0] channel_6_first;
  reg [10:0] channel_6_lines;
  reg channel_7_armed;
  reg [2:0] channel_7_entry;
  reg [12:0] channel_7_base;
  reg [1:0] channel_7_first;
  reg [10:0] channel_7_lines;

  // Not used: only the place in a fragment counts.
  wire unused_address_39_8 = &{1'b0, address[39:8]};

  // Not used: broadcasts are of whole lines.
  wire unused_address_5_0 = &{1'b0, address[5:0]};

  // Not used: broadcasts are of whole lines.
  wire unused_local_address_5_0 = &{1'b0, local_address[5:0]};

  // Not used: a broadcast is never so long.
  wire unused_answers_14_11 = &{1'b0, answers[14:11]};

  assign armed = {
    channel_7_armed,
    channel_6_armed,
    channel_5_armed,
    channel_4_armed,
    channel_3_armed,
    channel_2_armed,
    channel_1_armed,
    channel_0_armed
  };

  assign t_1 = arm & (channel == 3'd0);
  assign t_2 = (finished[0] & (channel_0_entry == 3'd0))
    | (finished[1] & (channel_0_entry == 3'd1))
    | (finished[2] & (channel_0_entry == 3'd2))
    | (finished[3] & (channel_0_entry == 3'd3))
    | (finished[4] & (channel_0_entry == 3'd4));
  always @(posedge clk) begin
    if (reset) begin
      channel_0_armed <= 1'b0;
    end else if (t_1) begin
      channel_0_armed <= 1'b1;
    end else if (t_2 | (finished[5] & (channel_0_entry == 3'd5)) | (finished[6] & (channel_0_entry == 3'd6)) | (finished[7] & (channel_0_entry == 3'd7))) begin
      channel_0_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_1) begin
      channel_0_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  assign t_0 = local_address[18:6] - {11'd0, address[7:6]};
  always @(posedge clk) begin
    if (t_1) begin
      channel_0_base <= t_0;
      channel_0_first <= address[7:6];
      channel_0_lines <= answers[10:0];
    end
  end

  assign t_3 = arm & (channel == 3'd1);
  assign t_4 = (finished[0] & (channel_1_entry == 3'd0))
    | (finished[1] & (channel_1_entry == 3'd1))
    | (finished[2] & (channel_1_entry == 3'd2))
    | (finished[3] & (channel_1_entry == 3'd3))
    | (finished[4] & (channel_1_entry == 3'd4));
  always @(posedge clk) begin
    if (reset) begin
      channel_1_armed <= 1'b0;
    end else if (t_3) begin
      channel_1_armed <= 1'b1;
    end else if (t_4 | (finished[5] & (channel_1_entry == 3'd5)) | (finished[6] & (channel_1_entry == 3'd6)) | (finished[7] & (channel_1_entry == 3'd7))) begin
      channel_1_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_3) begin
      channel_1_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  always @(posedge clk) begin
    if (t_3) begin
      channel_1_base <= t_0;
      channel_1_first <= address[7:6];
      channel_1_lines <= answers[10:0];
    end
  end

  assign t_5 = arm & (channel == 3'd2);
  assign t_6 = (finished[0] & (channel_2_entry == 3'd0))
    | (finished[1] & (channel_2_entry == 3'd1))
    | (finished[2] & (channel_2_entry == 3'd2))
    | (finished[3] & (channel_2_entry == 3'd3))
    | (finished[4] & (channel_2_entry == 3'd4));
  always @(posedge clk) begin
    if (reset) begin
      channel_2_armed <= 1'b0;
    end else if (t_5) begin
      channel_2_armed <= 1'b1;
    end else if (t_6 | (finished[5] & (channel_2_entry == 3'd5)) | (finished[6] & (channel_2_entry == 3'd6)) | (finished[7] & (channel_2_entry == 3'd7))) begin
      channel_2_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_5) begin
      channel_2_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  always @(posedge clk) begin
    if (t_5) begin
      channel_2_base <= t_0;
      channel_2_first <= address[7:6];
      channel_2_lines <= answers[10:0];
    end
  end

  assign t_7 = arm & (channel == 3'd3);
  assign t_8 = (finished[0] & (channel_3_entry == 3'd0))
    | (finished[1] & (channel_3_entry == 3'd1))
    | (finished[2] & (channel_3_entry == 3'd2))
    | (finished[3] & (channel_3_entry == 3'd3))
    | (finished[4] & (channel_3_entry == 3'd4));
  always @(posedge clk) begin
    if (reset) begin
      channel_3_armed <= 1'b0;
    end else if (t_7) begin
      channel_3_armed <= 1'b1;
    end else if (t_8 | (finished[5] & (channel_3_entry == 3'd5)) | (finished[6] & (channel_3_entry == 3'd6)) | (finished[7] & (channel_3_entry == 3'd7))) begin
      channel_3_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_7) begin
      channel_3_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  always @(posedge clk) begin
    if (t_7) begin
      channel_3_base <= t_0;
      channel_3_first <= address[7:6];
      channel_3_lines <= answers[10:0];
    end
  end

  assign t_9 = arm & (channel == 3'd4);
  assign t_10 = (finished[0] & (channel_4_entry == 3'd0))
    | (finished[1] & (channel_4_entry == 3'd1))
    | (finished[2] & (channel_4_entry == 3'd2))
    | (finished[3] & (channel_4_entry == 3'd3))
    | (finished[4] & (channel_4_entry == 3'd4));
  always @(posedge clk) begin
    if (reset) begin
      channel_4_armed <= 1'b0;
    end else if (t_9) begin
      channel_4_armed <= 1'b1;
    end else if (t_10 | (finished[5] & (channel_4_entry == 3'd5)) | (finished[6] & (channel_4_entry == 3'd6)) | (finished[7] & (channel_4_entry == 3'd7))) begin
      channel_4_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_9) begin
      channel_4_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  always @(posedge clk) begin
    if (t_9) begin
      channel_4_base <= t_0;
      channel_4_first <= address[7:6];
      channel_4_lines <= answers[10:0];
    end
  end

  assign t_11 = arm & (channel == 3'd5);
  assign t_12 = (finished[0] & (channel_5_entry == 3'd0))
    | (finished[1] & (channel_5_entry == 3'd1))
    | (finished[2] & (channel_5_entry == 3'd2))
    | (finished[3] & (channel_5_entry == 3'd3))
    | (finished[4] & (channel_5_entry == 3'd4));
  always @(posedge clk) begin
    if (reset) begin
      channel_5_armed <= 1'b0;
    end else if (t_11) begin
      channel_5_armed <= 1'b1;
    end else if (t_12 | (finished[5] & (channel_5_entry == 3'd5)) | (finished[6] & (channel_5_entry == 3'd6)) | (finished[7] & (channel_5_entry == 3'd7))) begin
      channel_5_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_11) begin
      channel_5_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  always @(posedge clk) begin
    if (t_11) begin
      channel_5_base <= t_0;
      channel_5_first <= address[7:6];
      channel_5_lines <= answers[10:0];
    end
  end

  assign t_13 = arm & (channel == 3'd6);
  assign t_14 = (finished[0] & (channel_6_entry == 3'd0))
    | (finished[1] & (channel_6_entry == 3'd1))
    | (finished[2] & (channel_6_entry == 3'd2))
    | (finished[3] & (channel_6_entry == 3'd3))
    | (finished[4] & (channel_6_entry == 3'd4));
  always @(posedge clk) begin
    if (reset) begin
      channel_6_armed <= 1'b0;
    end else if (t_13) begin
      channel_6_armed <= 1'b1;
    end else if (t_14 | (finished[5] & (channel_6_entry == 3'd5)) | (finished[6] & (channel_6_entry == 3'd6)) | (finished[7] & (channel_6_entry == 3'd7))) begin
      channel_6_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_13) begin
      channel_6_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  always @(posedge clk) begin
    if (t_13) begin
      channel_6_base <= t_0;
      channel_6_first <= address[7:6];
      channel_6_lines <= answers[10:0];
    end
  end

  assign t_15 = arm & (channel == 3'd7);
  assign t_16 = (finished[0] & (channel_7_entry == 3'd0))
    | (finished[1] & (channel_7_entry == 3'd1))
    | (finished[2] & (channel_7_entry == 3'd2))
    | (finished[3] & (channel_7_entry == 3'd3))
    | (finished[4] & (channel_7_entry == 3'd4));
  always @(posedge clk) begin
    if (reset) begin
      channel_7_armed <= 1'b0;
    end else if (t_15) begin
      channel_7_armed <= 1'b1;
    end else if (t_16 | (finished[5] & (channel_7_entry == 3'd5)) | (finished[6] & (channel_7_entry == 3'd6)) | (finished[7] & (channel_7_entry == 3'd7))) begin
      channel_7_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_15) begin
      channel_7_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  always @(posedge clk) begin
    if (t_15) begin
      channel_7_base <= t_0;
      channel_7_first <= address[7:6];
      channel_7_lines <= answers[10:0];
    end
  end

  assign t_17 = {
    channel_7_first,
    channel_6_first,
    channel_5_first,
    channel_4_first,
    channel_3_first,
    channel_2_first,
    channel_1_first,
    channel_0_first
  };
  assign link_0_first = t_17[{link_0_channel, 1'd0} +: 2];

  assign t_18 = {
    channel_7_base,
    channel_6_base,
    channel_5_base,
    channel_4_base,
    channel_3_base,
    channel_2_base,
    channel_1_base,
    channel_0_base
  };
  assign link_0_base = t_18[{4'd0, link_0_channel} * 7'd13 +: 13];

  assign link_0_at = {link_0_number, link_0_line};

  assign t_19 = {
    channel_7_lines,
    channel_6_lines,
    channel_5_lines,
    channel_4_lines,
    channel_3_lines,
    channel_2_lines,
    channel_1_lines,
    channel_0_lines
  };
  assign link_0_lines = t_19[{4'd0, link_0_channel} * 7'd11 +: 11];

  assign link_0_hit = link_0_armed
    & (({8'd0, link_0_first} <= link_0_at) & (({1'b0, link_0_at} - {9'd0, link_0_first}) < link_0_lines));

  assign t_20 = {
    channel_7_armed,
    channel_6_armed,
    channel_5_armed,
    channel_4_armed,
    channel_3_armed,
    channel_2_armed,
    channel_1_armed,
    channel_0_armed
  };
  assign link_0_armed = t_20[link_0_channel];

  assign link_0_window = {link_0_base + {3'd0, link_0_at}, 6'd0};
  assign link_0_entry = link_0_owner;

  assign t_21 = {
    channel_7_entry,
    channel_6_entry,
    channel_5_entry,
    channel_4_entry,
    channel_3_entry,
    channel_2_entry,
    channel_1_entry,
    channel_0_entry
  };
  assign link_0_owner = t_21[{2'd0, link_0_channel} * 5'd3 +: 3];

  assign t_22 = {
    channel_7_first,
    channel_6_first,
    channel_5_first,
    channel_4_first,
    channel_3_first,
    channel_2_first,
    channel_1_first,
    channel_0_first
  };
  assign link_1_first = t_22[{link_1_channel, 1'd0} +: 2];

  assign t_23 = {
    channel_7_base,
    channel_6_base,
    channel_5_base,
    channel_4_base,
    channel_3_base,
    channel_2_base,
    channel_1_base,
    channel_0_base
  };
  assign link_1_base = t_23[{4'd0, link_1_channel} * 7'd13 +: 13];

  assign link_1_at = {link_1_number, link_1_line};

  assign t_24 = {
    channel_7_lines,
    channel_6_lines,
    channel_5_lines,
    channel_4_lines,
    channel_3_lines,
    channel_2_lines,
    channel_1_lines,
    channel_0_lines
  };
  assign link_1_lines = t_24[{4'd0, link_1_channel} * 7'd11 +: 11];

  assign link_1_hit = link_1_armed
    & (({8'd0, link_1_first} <= link_1_at) & (({1'b0, link_1_at} - {9'd0, link_1_first}) < link_1_lines));

  assign t_25 = {
    channel_7_armed,
    channel_6_armed,
    channel_5_armed,
    channel_4_armed,
    channel_3_armed,
    channel_2_armed,
    channel_1_armed,
    channel_0_armed
  };
  assign link_1_armed = t_25[link_1_channel];

  assign link_1_window = {link_1_base + {3'd0, link_1_at}, 6'd0};
  assign link_1_entry = link_1_owner;

  assign t_26 = {
    channel_7_entry,
    channel_6_entry,
    channel_5_entry,
    channel_4_entry,
    channel_3_entry,
    channel_2_entry,
    channel_1_entry,
    channel_0_entry
  };
  assign link_1_owner = t_26[{2'd0, link_1_channel} * 5'd3 +: 3];
endmodule

`default_nettype wire
