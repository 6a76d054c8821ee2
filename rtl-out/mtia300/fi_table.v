// fi_table
//
// Commands in flight: counts the open answers of each, keeps what went wrong, gives the
// statuses in the order in which commands are done.
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
// Generated from hw/src/fi/table.rs; change that file, not this one.

`default_nettype none

module fi_table (
  input  wire        clk,
  input  wire        reset,
  // A command takes the free entry.
  input  wire        start,
  input  wire  [7:0] start_tag,
  input  wire  [3:0] start_code,
  input  wire [14:0] start_answers,
  output wire        free,
  output wire  [2:0] free_entry,
  // Answers: the links', then the acknowledgements'.
  input  wire        answer_0_valid,
  input  wire  [2:0] answer_0_entry,
  input  wire        answer_0_error,
  input  wire        answer_0_poison,
  input  wire        answer_1_valid,
  input  wire  [2:0] answer_1_entry,
  input  wire        answer_1_error,
  input  wire        answer_1_poison,
  input  wire        answer_2_valid,
  input  wire  [2:0] answer_2_entry,
  input  wire        answer_2_error,
  input  wire        answer_2_poison,
  output wire        status_valid,
  input  wire        status_ready,
  output wire  [7:0] status_tag,
  output wire  [3:0] status_code,
  // The entry whose status leaves the table, one bit each; some command is in it.
  output wire  [7:0] finished,
  output wire        in_use
);

  wire [7:0] free_one;
  wire t_0;
  wire t_1;
  wire t_2;
  wire t_3;
  wire [2:0] t_4;
  wire t_5;
  wire t_6;
  wire t_7;
  wire t_8;
  wire [2:0] t_9;
  wire t_10;
  wire t_11;
  wire t_12;
  wire t_13;
  wire [2:0] t_14;
  wire t_15;
  wire t_16;
  wire t_17;
  wire t_18;
  wire [2:0] t_19;
  wire t_20;
  wire t_21;
  wire t_22;
  wire t_23;
  wire [2:0] t_24;
  wire t_25;
  wire t_26;
  wire t_27;
  wire t_28;
  wire [2:0] t_29;
  wire t_30;
  wire t_31;
  wire t_32;
  wire t_33;
  wire [2:0] t_34;
  wire t_35;
  wire t_36;
  wire t_37;
  wire t_38;
  wire [2:0] t_39;
  wire [7:0] done;
  wire [7:0] later;
  wire [7:0] first;
  wire finishes;
  wire [7:0] leaves;
  wire [7:0] taken;
  wire [3:0] t_40;
  wire [3:0] code_of_first;
  wire t_41;
  wire t_42;
  wire [7:0] t_43;
  wire [3:0] t_44;
  reg [7:0] busy;
  reg [14:0] entry_0_open;
  reg entry_0_failed;
  reg entry_0_poisoned;
  reg [7:0] entry_0_tag;
  reg [3:0] entry_0_code;
  reg [14:0] entry_1_open;
  reg entry_1_failed;
  reg entry_1_poisoned;
  reg [7:0] entry_1_tag;
  reg [3:0] entry_1_code;
  reg [14:0] entry_2_open;
  reg entry_2_failed;
  reg entry_2_poisoned;
  reg [7:0] entry_2_tag;
  reg [3:0] entry_2_code;
  reg [14:0] entry_3_open;
  reg entry_3_failed;
  reg entry_3_poisoned;
  reg [7:0] entry_3_tag;
  reg [3:0] entry_3_code;
  reg [14:0] entry_4_open;
  reg entry_4_failed;
  reg entry_4_poisoned;
  reg [7:0] entry_4_tag;
  reg [3:0] entry_4_code;
  reg [14:0] entry_5_open;
  reg entry_5_failed;
  reg entry_5_poisoned;
  reg [7:0] entry_5_tag;
  reg [3:0] entry_5_code;
  reg [14:0] entry_6_open;
  reg entry_6_failed;
  reg entry_6_poisoned;
  reg [7:0] entry_6_tag;
  reg [3:0] entry_6_code;
  reg [14:0] entry_7_open;
  reg entry_7_failed;
  reg entry_7_poisoned;
  reg [7:0] entry_7_tag;
  reg [3:0] entry_7_code;
  reg [7:0] behind;
  reg full;
  reg [7:0] held_tag;
  reg [3:0] held_code;

  assign free = !(&busy);

  assign free_entry = {
    free_one[4] | free_one[5] | free_one[6] | free_one[7],
    free_one[2] | free_one[3] | free_one[6] | free_one[7],
    free_one[1] | free_one[3] | free_one[5] | free_one[7]
  };

  assign status_valid = full;
  assign status_tag = held_tag;
  assign status_code = held_code;
  assign finished = leaves;
  assign in_use = |busy;

  // ---- Entries ----

  always @(posedge clk) begin
    if (reset) begin
      busy <= 8'd0;
    end else begin
      busy <= (busy & ~leaves) | taken;
    end
  end

  assign free_one = ~busy & (8'd0 - ~busy);

  assign t_3 = start & free_one[0];
  assign t_0 = answer_0_valid & (answer_0_entry == 3'd0);
  assign t_1 = answer_1_valid & (answer_1_entry == 3'd0);
  assign t_2 = answer_2_valid & (answer_2_entry == 3'd0);
  assign t_4 = {t_0, t_1, t_2};
  always @(posedge clk) begin
    if (t_3) begin
      entry_0_open <= start_answers;
      entry_0_failed <= 1'b0;
      entry_0_poisoned <= 1'b0;
    end else begin
      entry_0_open <= entry_0_open - {13'd0, {1'b0, t_4[0]} + {1'b0, t_4[1]} + {1'b0, t_4[2]}};
      entry_0_failed <= entry_0_failed
        | ((t_0 & answer_0_error) | (t_1 & answer_1_error) | (t_2 & answer_2_error));
      entry_0_poisoned <= entry_0_poisoned
        | ((t_0 & answer_0_poison) | (t_1 & answer_1_poison) | (t_2 & answer_2_poison));
    end
  end

  always @(posedge clk) begin
    if (t_3) begin
      entry_0_tag <= start_tag;
      entry_0_code <= start_code;
    end
  end

  assign t_8 = start & free_one[1];
  assign t_5 = answer_0_valid & (answer_0_entry == 3'd1);
  assign t_6 = answer_1_valid & (answer_1_entry == 3'd1);
  assign t_7 = answer_2_valid & (answer_2_entry == 3'd1);
  assign t_9 = {t_5, t_6, t_7};
  always @(posedge clk) begin
    if (t_8) begin
      entry_1_open <= start_answers;
      entry_1_failed <= 1'b0;
      entry_1_poisoned <= 1'b0;
    end else begin
      entry_1_open <= entry_1_open - {13'd0, {1'b0, t_9[0]} + {1'b0, t_9[1]} + {1'b0, t_9[2]}};
      entry_1_failed <= entry_1_failed
        | ((t_5 & answer_0_error) | (t_6 & answer_1_error) | (t_7 & answer_2_error));
      entry_1_poisoned <= entry_1_poisoned
        | ((t_5 & answer_0_poison) | (t_6 & answer_1_poison) | (t_7 & answer_2_poison));
    end
  end

  always @(posedge clk) begin
    if (t_8) begin
      entry_1_tag <= start_tag;
      entry_1_code <= start_code;
    end
  end

  assign t_13 = start & free_one[2];
  assign t_10 = answer_0_valid & (answer_0_entry == 3'd2);
  assign t_11 = answer_1_valid & (answer_1_entry == 3'd2);
  assign t_12 = answer_2_valid & (answer_2_entry == 3'd2);
  assign t_14 = {t_10, t_11, t_12};
  always @(posedge clk) begin
    if (t_13) begin
      entry_2_open <= start_answers;
      entry_2_failed <= 1'b0;
      entry_2_poisoned <= 1'b0;
    end else begin
      entry_2_open <= entry_2_open - {13'd0, {1'b0, t_14[0]} + {1'b0, t_14[1]} + {1'b0, t_14[2]}};
      entry_2_failed <= entry_2_failed
        | ((t_10 & answer_0_error) | (t_11 & answer_1_error) | (t_12 & answer_2_error));
      entry_2_poisoned <= entry_2_poisoned
        | ((t_10 & answer_0_poison) | (t_11 & answer_1_poison) | (t_12 & answer_2_poison));
    end
  end

  always @(posedge clk) begin
    if (t_13) begin
      entry_2_tag <= start_tag;
      entry_2_code <= start_code;
    end
  end

  assign t_18 = start & free_one[3];
  assign t_15 = answer_0_valid & (answer_0_entry == 3'd3);
  assign t_16 = answer_1_valid & (answer_1_entry == 3'd3);
  assign t_17 = answer_2_valid & (answer_2_entry == 3'd3);
  assign t_19 = {t_15, t_16, t_17};
  always @(posedge clk) begin
    if (t_18) begin
      entry_3_open <= start_answers;
      entry_3_failed <= 1'b0;
      entry_3_poisoned <= 1'b0;
    end else begin
      entry_3_open <= entry_3_open - {13'd0, {1'b0, t_19[0]} + {1'b0, t_19[1]} + {1'b0, t_19[2]}};
      entry_3_failed <= entry_3_failed
        | ((t_15 & answer_0_error) | (t_16 & answer_1_error) | (t_17 & answer_2_error));
      entry_3_poisoned <= entry_3_poisoned
        | ((t_15 & answer_0_poison) | (t_16 & answer_1_poison) | (t_17 & answer_2_poison));
    end
  end

  always @(posedge clk) begin
    if (t_18) begin
      entry_3_tag <= start_tag;
      entry_3_code <= start_code;
    end
  end

  assign t_23 = start & free_one[4];
  assign t_20 = answer_0_valid & (answer_0_entry == 3'd4);
  assign t_21 = answer_1_valid & (answer_1_entry == 3'd4);
  assign t_22 = answer_2_valid & (answer_2_entry == 3'd4);
  assign t_24 = {t_20, t_21, t_22};
  always @(posedge clk) begin
    if (t_23) begin
      entry_4_open <= start_answers;
      entry_4_failed <= 1'b0;
      entry_4_poisoned <= 1'b0;
    end else begin
      entry_4_open <= entry_4_open - {13'd0, {1'b0, t_24[0]} + {1'b0, t_24[1]} + {1'b0, t_24[2]}};
      entry_4_failed <= entry_4_failed
        | ((t_20 & answer_0_error) | (t_21 & answer_1_error) | (t_22 & answer_2_error));
      entry_4_poisoned <= entry_4_poisoned
        | ((t_20 & answer_0_poison) | (t_21 & answer_1_poison) | (t_22 & answer_2_poison));
    end
  end

  always @(posedge clk) begin
    if (t_23) begin
      entry_4_tag <= start_tag;
      entry_4_code <= start_code;
    end
  end

  assign t_28 = start & free_one[5];
  assign t_25 = answer_0_valid & (answer_0_entry == 3'd5);
  assign t_26 = answer_1_valid & (answer_1_entry == 3'd5);
  assign t_27 = answer_2_valid & (answer_2_entry == 3'd5);
  assign t_29 = {t_25, t_26, t_27};
  always @(posedge clk) begin
    if (t_28) begin
      entry_5_open <= start_answers;
      entry_5_failed <= 1'b0;
      entry_5_poisoned <= 1'b0;
    end else begin
      entry_5_open <= entry_5_open - {13'd0, {1'b0, t_29[0]} + {1'b0, t_29[1]} + {1'b0, t_29[2]}};
      entry_5_failed <= entry_5_failed
        | ((t_25 & answer_0_error) | (t_26 & answer_1_error) | (t_27 & answer_2_error));
      entry_5_poisoned <= entry_5_poisoned
        | ((t_25 & answer_0_poison) | (t_26 & answer_1_poison) | (t_27 & answer_2_poison));
    end
  end

  always @(posedge clk) begin
    if (t_28) begin
      entry_5_tag <= start_tag;
      entry_5_code <= start_code;
    end
  end

  assign t_33 = start & free_one[6];
  assign t_30 = answer_0_valid & (answer_0_entry == 3'd6);
  assign t_31 = answer_1_valid & (answer_1_entry == 3'd6);
  assign t_32 = answer_2_valid & (answer_2_entry == 3'd6);
  assign t_34 = {t_30, t_31, t_32};
  always @(posedge clk) begin
    if (t_33) begin
      entry_6_open <= start_answers;
      entry_6_failed <= 1'b0;
      entry_6_poisoned <= 1'b0;
    end else begin
      entry_6_open <= entry_6_open - {13'd0, {1'b0, t_34[0]} + {1'b0, t_34[1]} + {1'b0, t_34[2]}};
      entry_6_failed <= entry_6_failed
        | ((t_30 & answer_0_error) | (t_31 & answer_1_error) | (t_32 & answer_2_error));
      entry_6_poisoned <= entry_6_poisoned
        | ((t_30 & answer_0_poison) | (t_31 & answer_1_poison) | (t_32 & answer_2_poison));
    end
  end

  always @(posedge clk) begin
    if (t_33) begin
      entry_6_tag <= start_tag;
      entry_6_code <= start_code;
    end
  end

  assign t_38 = start & free_one[7];
  assign t_35 = answer_0_valid & (answer_0_entry == 3'd7);
  assign t_36 = answer_1_valid & (answer_1_entry == 3'd7);
  assign t_37 = answer_2_valid & (answer_2_entry == 3'd7);
  assign t_39 = {t_35, t_36, t_37};
  always @(posedge clk) begin
    if (t_38) begin
      entry_7_open <= start_answers;
      entry_7_failed <= 1'b0;
      entry_7_poisoned <= 1'b0;
    end else begin
      entry_7_open <= entry_7_open - {13'd0, {1'b0, t_39[0]} + {1'b0, t_39[1]} + {1'b0, t_39[2]}};
      entry_7_failed <= entry_7_failed
        | ((t_35 & answer_0_error) | (t_36 & answer_1_error) | (t_37 & answer_2_error));
      entry_7_poisoned <= entry_7_poisoned
        | ((t_35 & answer_0_poison) | (t_36 & answer_1_poison) | (t_37 & answer_2_poison));
    end
  end

  always @(posedge clk) begin
    if (t_38) begin
      entry_7_tag <= start_tag;
      entry_7_code <= start_code;
    end
  end

  // ---- Status ----

  assign done = busy
    & {entry_7_open == 15'd0, entry_6_open == 15'd0, entry_5_open == 15'd0, entry_4_open == 15'd0, entry_3_open == 15'd0, entry_2_open == 15'd0, entry_1_open == 15'd0, entry_0_open == 15'd0};

  // Entries behind the one whose status left last.
  always @(posedge clk) begin
    if (reset) begin
      behind <= 8'd0;
    end else if (finishes) begin
      behind <= ~(first | (first - 8'd1));
    end
  end

  assign later = done & behind;
  assign first = (|later) ? (later & (8'd0 - later)) : (done & (8'd0 - done));

  always @(posedge clk) begin
    if (reset) begin
      full <= 1'b0;
    end else if (finishes) begin
      full <= 1'b1;
    end else if (status_ready) begin
      full <= 1'b0;
    end
  end

  assign t_43 = ({8{first[0]}} & entry_0_tag)
    | ({8{first[1]}} & entry_1_tag)
    | ({8{first[2]}} & entry_2_tag)
    | ({8{first[3]}} & entry_3_tag)
    | ({8{first[4]}} & entry_4_tag)
    | ({8{first[5]}} & entry_5_tag);
  assign t_41 = (first[0] & entry_0_failed)
    | (first[1] & entry_1_failed)
    | (first[2] & entry_2_failed)
    | (first[3] & entry_3_failed)
    | (first[4] & entry_4_failed)
    | (first[5] & entry_5_failed);
  assign t_42 = (first[0] & entry_0_poisoned)
    | (first[1] & entry_1_poisoned)
    | (first[2] & entry_2_poisoned)
    | (first[3] & entry_3_poisoned)
    | (first[4] & entry_4_poisoned)
    | (first[5] & entry_5_poisoned);
  assign t_44 = (code_of_first == 4'd0)
    ? ((t_41 | (first[6] & entry_6_failed) | (first[7] & entry_7_failed)) ? 4'd7 : (t_42 | (first[6] & entry_6_poisoned) | (first[7] & entry_7_poisoned)) ? 4'd8 : 4'd0)
    : code_of_first;
  always @(posedge clk) begin
    if (finishes) begin
      held_tag <= t_43 | ({8{first[6]}} & entry_6_tag) | ({8{first[7]}} & entry_7_tag);
      held_code <= t_44;
    end
  end

  assign finishes = (|done) & (!full | status_ready);
  assign leaves = finishes ? first : 8'd0;
  assign taken = start ? free_one : 8'd0;

  assign t_40 = ({4{first[0]}} & entry_0_code)
    | ({4{first[1]}} & entry_1_code)
    | ({4{first[2]}} & entry_2_code)
    | ({4{first[3]}} & entry_3_code)
    | ({4{first[4]}} & entry_4_code)
    | ({4{first[5]}} & entry_5_code);
  assign code_of_first = t_40 | ({4{first[6]}} & entry_6_code) | ({4{first[7]}} & entry_7_code);
endmodule

`default_nettype wire
