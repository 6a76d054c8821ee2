// fi_me_channels
//
// Broadcast channels: armed by a command until its status, they say where a line of a broadcast
// goes.
//
// Parameters: bucket_lines = 12, columns = 2, commands = 2, control_lanes = 1, data_fields =
// [["data",512],["strobe",64],["address",32],["tag",12],["source",9],["steering",3],["line",2],["last",1],["poison",1],["error",1],["kind",2],["reply",2],["group_row",4]],
// data_lanes = 3, granule = 2, in_flight = 3, length_bits = 17, links = 1, local_bytes =
// 524288, map =
// {"bank_lines":64,"granule_lines":8,"lanes":3,"line_bytes":64,"memory_lines":147456,"rows":2,"scratch_bits":27},
// map_bits = 28, memory_bytes = 113246208, name = "fi_me", read_rate = 384, read_slots = 8,
// rows = 2, scratch_base = 134217728, scratch_bytes = 49152, store_reads = 4, tag_bits = 8,
// write_rate = 192, write_slots = 4
//
// Generated from hw/src/fi/channels.rs; change that file, not this one.

`default_nettype none

module fi_me_channels (
  input  wire        clk,
  input  wire        reset,
  // A command arms a channel; its place, and the lines that it waits for.
  input  wire        arm,
  input  wire  [2:0] channel,
  input  wire  [1:0] entry,
  input  wire [39:0] address,
  input  wire [18:0] local_address,
  input  wire [11:0] answers,
  // Entries whose status leaves the table.
  input  wire  [2:0] finished,
  output wire  [7:0] armed,
  input  wire  [2:0] link_0_channel,
  input  wire  [7:0] link_0_number,
  input  wire  [1:0] link_0_line,
  output wire        link_0_hit,
  output wire [18:0] link_0_window,
  output wire  [1:0] link_0_entry
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
  wire [15:0] t_9;
  wire [1:0] link_0_first;
  wire [103:0] t_10;
  wire [12:0] link_0_base;
  wire [9:0] link_0_at;
  wire [87:0] t_11;
  wire [10:0] link_0_lines;
  wire [7:0] t_12;
  wire link_0_armed;
  wire [15:0] t_13;
  wire [1:0] link_0_owner;
  reg channel_0_armed;
  reg [1:0] channel_0_entry;
  reg [12:0] channel_0_base;
  reg [1:0] channel_0_first;
  reg [10:0] channel_0_lines;
  reg channel_1_armed;
  reg [1:0] channel_1_entry;
  reg [12:0] channel_1_base;
  reg [1:0] channel_1_first;
  reg [10:0] channel_1_lines;
  reg channel_2_armed;
  reg [1:0] channel_2_entry;
  reg [12:0] channel_2_base;
  reg [1:0] channel_2_first;
  reg [10:0] channel_2_lines;
  reg channel_3_armed;
  reg [1:0] channel_3_entry;
  reg [12:0] channel_3_base;
  reg [1:0] channel_3_first;
  reg [10:0] channel_3_lines;
  reg channel_4_armed;
  reg [1:0] channel_4_entry;
  reg [12:0] channel_4_base;
  reg [1:0] channel_4_first;
  reg [10:0] channel_4_lines;
  reg channel_5_armed;
  reg [1:0] channel_5_entry;
  reg [12:0] channel_5_base;
  reg [1:0] channel_5_first;
  reg [10:0] channel_5_lines;
  reg channel_6_armed;
  reg [1:0] channel_6_entry;
  reg [12:0] channel_6_base;
  reg [1:0] channel_6_first;
  reg [10:0] channel_6_lines;
  reg channel_7_armed;
  reg [1:0] channel_7_entry;
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
  wire unused_answers_11 = &{1'b0, answers[11]};

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
  always @(posedge clk) begin
    if (reset) begin
      channel_0_armed <= 1'b0;
    end else if (t_1) begin
      channel_0_armed <= 1'b1;
    end else if ((finished[0] & (channel_0_entry == 2'd0)) | (finished[1] & (channel_0_entry == 2'd1)) | (finished[2] & (channel_0_entry == 2'd2))) begin
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

  assign t_2 = arm & (channel == 3'd1);
  always @(posedge clk) begin
    if (reset) begin
      channel_1_armed <= 1'b0;
    end else if (t_2) begin
      channel_1_armed <= 1'b1;
    end else if ((finished[0] & (channel_1_entry == 2'd0)) | (finished[1] & (channel_1_entry == 2'd1)) | (finished[2] & (channel_1_entry == 2'd2))) begin
      channel_1_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_2) begin
      channel_1_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  always @(posedge clk) begin
    if (t_2) begin
      channel_1_base <= t_0;
      channel_1_first <= address[7:6];
      channel_1_lines <= answers[10:0];
    end
  end

  assign t_3 = arm & (channel == 3'd2);
  always @(posedge clk) begin
    if (reset) begin
      channel_2_armed <= 1'b0;
    end else if (t_3) begin
      channel_2_armed <= 1'b1;
    end else if ((finished[0] & (channel_2_entry == 2'd0)) | (finished[1] & (channel_2_entry == 2'd1)) | (finished[2] & (channel_2_entry == 2'd2))) begin
      channel_2_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_3) begin
      channel_2_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  always @(posedge clk) begin
    if (t_3) begin
      channel_2_base <= t_0;
      channel_2_first <= address[7:6];
      channel_2_lines <= answers[10:0];
    end
  end

  assign t_4 = arm & (channel == 3'd3);
  always @(posedge clk) begin
    if (reset) begin
      channel_3_armed <= 1'b0;
    end else if (t_4) begin
      channel_3_armed <= 1'b1;
    end else if ((finished[0] & (channel_3_entry == 2'd0)) | (finished[1] & (channel_3_entry == 2'd1)) | (finished[2] & (channel_3_entry == 2'd2))) begin
      channel_3_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_4) begin
      channel_3_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  always @(posedge clk) begin
    if (t_4) begin
      channel_3_base <= t_0;
      channel_3_first <= address[7:6];
      channel_3_lines <= answers[10:0];
    end
  end

  assign t_5 = arm & (channel == 3'd4);
  always @(posedge clk) begin
    if (reset) begin
      channel_4_armed <= 1'b0;
    end else if (t_5) begin
      channel_4_armed <= 1'b1;
    end else if ((finished[0] & (channel_4_entry == 2'd0)) | (finished[1] & (channel_4_entry == 2'd1)) | (finished[2] & (channel_4_entry == 2'd2))) begin
      channel_4_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_5) begin
      channel_4_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  always @(posedge clk) begin
    if (t_5) begin
      channel_4_base <= t_0;
      channel_4_first <= address[7:6];
      channel_4_lines <= answers[10:0];
    end
  end

  assign t_6 = arm & (channel == 3'd5);
  always @(posedge clk) begin
    if (reset) begin
      channel_5_armed <= 1'b0;
    end else if (t_6) begin
      channel_5_armed <= 1'b1;
    end else if ((finished[0] & (channel_5_entry == 2'd0)) | (finished[1] & (channel_5_entry == 2'd1)) | (finished[2] & (channel_5_entry == 2'd2))) begin
      channel_5_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_6) begin
      channel_5_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  always @(posedge clk) begin
    if (t_6) begin
      channel_5_base <= t_0;
      channel_5_first <= address[7:6];
      channel_5_lines <= answers[10:0];
    end
  end

  assign t_7 = arm & (channel == 3'd6);
  always @(posedge clk) begin
    if (reset) begin
      channel_6_armed <= 1'b0;
    end else if (t_7) begin
      channel_6_armed <= 1'b1;
    end else if ((finished[0] & (channel_6_entry == 2'd0)) | (finished[1] & (channel_6_entry == 2'd1)) | (finished[2] & (channel_6_entry == 2'd2))) begin
      channel_6_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_7) begin
      channel_6_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  always @(posedge clk) begin
    if (t_7) begin
      channel_6_base <= t_0;
      channel_6_first <= address[7:6];
      channel_6_lines <= answers[10:0];
    end
  end

  assign t_8 = arm & (channel == 3'd7);
  always @(posedge clk) begin
    if (reset) begin
      channel_7_armed <= 1'b0;
    end else if (t_8) begin
      channel_7_armed <= 1'b1;
    end else if ((finished[0] & (channel_7_entry == 2'd0)) | (finished[1] & (channel_7_entry == 2'd1)) | (finished[2] & (channel_7_entry == 2'd2))) begin
      channel_7_armed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_8) begin
      channel_7_entry <= entry;
    end
  end

  // In lines: where line 0 of the first fragment lies; which is the first.
  always @(posedge clk) begin
    if (t_8) begin
      channel_7_base <= t_0;
      channel_7_first <= address[7:6];
      channel_7_lines <= answers[10:0];
    end
  end

  assign t_9 = {
    channel_7_first,
    channel_6_first,
    channel_5_first,
    channel_4_first,
    channel_3_first,
    channel_2_first,
    channel_1_first,
    channel_0_first
  };
  assign link_0_first = t_9[{link_0_channel, 1'd0} +: 2];

  assign t_10 = {
    channel_7_base,
    channel_6_base,
    channel_5_base,
    channel_4_base,
    channel_3_base,
    channel_2_base,
    channel_1_base,
    channel_0_base
  };
  assign link_0_base = t_10[{4'd0, link_0_channel} * 7'd13 +: 13];

  assign link_0_at = {link_0_number, link_0_line};

  assign t_11 = {
    channel_7_lines,
    channel_6_lines,
    channel_5_lines,
    channel_4_lines,
    channel_3_lines,
    channel_2_lines,
    channel_1_lines,
    channel_0_lines
  };
  assign link_0_lines = t_11[{4'd0, link_0_channel} * 7'd11 +: 11];

  assign link_0_hit = link_0_armed
    & (({8'd0, link_0_first} <= link_0_at) & (({1'b0, link_0_at} - {9'd0, link_0_first}) < link_0_lines));

  assign t_12 = {
    channel_7_armed,
    channel_6_armed,
    channel_5_armed,
    channel_4_armed,
    channel_3_armed,
    channel_2_armed,
    channel_1_armed,
    channel_0_armed
  };
  assign link_0_armed = t_12[link_0_channel];

  assign link_0_window = {link_0_base + {3'd0, link_0_at}, 6'd0};
  assign link_0_entry = link_0_owner;

  assign t_13 = {
    channel_7_entry,
    channel_6_entry,
    channel_5_entry,
    channel_4_entry,
    channel_3_entry,
    channel_2_entry,
    channel_1_entry,
    channel_0_entry
  };
  assign link_0_owner = t_13[{link_0_channel, 1'd0} +: 2];
endmodule

`default_nettype wire
