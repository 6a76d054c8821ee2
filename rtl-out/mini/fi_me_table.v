// fi_me_table
//
// Commands in flight: counts the open answers of each, keeps what went wrong, gives the
// statuses in the order in which commands are done.
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
// Generated from hw/src/fi/table.rs; change that file, not this one.

`default_nettype none

module fi_me_table (
  input  wire        clk,
  input  wire        reset,
  // A command takes the free entry.
  input  wire        start,
  input  wire  [7:0] start_tag,
  input  wire  [3:0] start_code,
  input  wire [11:0] start_answers,
  output wire        free,
  output wire  [1:0] free_entry,
  // Answers: the links', then the acknowledgements'.
  input  wire        answer_0_valid,
  input  wire  [1:0] answer_0_entry,
  input  wire        answer_0_error,
  input  wire        answer_0_poison,
  input  wire        answer_1_valid,
  input  wire  [1:0] answer_1_entry,
  input  wire        answer_1_error,
  input  wire        answer_1_poison,
  output wire        status_valid,
  input  wire        status_ready,
  output wire  [7:0] status_tag,
  output wire  [3:0] status_code,
  // The entry whose status leaves the table, one bit each; some command is in it.
  output wire  [2:0] finished,
  output wire        in_use
);

  wire [2:0] free_one;
  wire t_0;
  wire t_1;
  wire t_2;
  wire [1:0] t_3;
  wire t_4;
  wire t_5;
  wire t_6;
  wire [1:0] t_7;
  wire t_8;
  wire t_9;
  wire t_10;
  wire [1:0] t_11;
  wire [2:0] done;
  wire [2:0] later;
  wire [2:0] first;
  wire finishes;
  wire [2:0] leaves;
  wire [2:0] taken;
  wire [3:0] code_of_first;
  wire [3:0] t_12;
  reg [2:0] busy;
  reg [11:0] entry_0_open;
  reg entry_0_failed;
  reg entry_0_poisoned;
  reg [7:0] entry_0_tag;
  reg [3:0] entry_0_code;
  reg [11:0] entry_1_open;
  reg entry_1_failed;
  reg entry_1_poisoned;
  reg [7:0] entry_1_tag;
  reg [3:0] entry_1_code;
  reg [11:0] entry_2_open;
  reg entry_2_failed;
  reg entry_2_poisoned;
  reg [7:0] entry_2_tag;
  reg [3:0] entry_2_code;
  reg [2:0] behind;
  reg full;
  reg [7:0] held_tag;
  reg [3:0] held_code;

  assign free = !(&busy);
  assign free_entry = {free_one[2], free_one[1]};
  assign status_valid = full;
  assign status_tag = held_tag;
  assign status_code = held_code;
  assign finished = leaves;
  assign in_use = |busy;

  // ---- Entries ----

  always @(posedge clk) begin
    if (reset) begin
      busy <= 3'd0;
    end else begin
      busy <= (busy & ~leaves) | taken;
    end
  end

  assign free_one = ~busy & (3'd0 - ~busy);

  assign t_2 = start & free_one[0];
  assign t_0 = answer_0_valid & (answer_0_entry == 2'd0);
  assign t_1 = answer_1_valid & (answer_1_entry == 2'd0);
  assign t_3 = {t_0, t_1};
  always @(posedge clk) begin
    if (t_2) begin
      entry_0_open <= start_answers;
      entry_0_failed <= 1'b0;
      entry_0_poisoned <= 1'b0;
    end else begin
      entry_0_open <= entry_0_open - {10'd0, {1'b0, t_3[0]} + {1'b0, t_3[1]}};
      entry_0_failed <= entry_0_failed | ((t_0 & answer_0_error) | (t_1 & answer_1_error));
      entry_0_poisoned <= entry_0_poisoned | ((t_0 & answer_0_poison) | (t_1 & answer_1_poison));
    end
  end

  always @(posedge clk) begin
    if (t_2) begin
      entry_0_tag <= start_tag;
      entry_0_code <= start_code;
    end
  end

  assign t_6 = start & free_one[1];
  assign t_4 = answer_0_valid & (answer_0_entry == 2'd1);
  assign t_5 = answer_1_valid & (answer_1_entry == 2'd1);
  assign t_7 = {t_4, t_5};
  always @(posedge clk) begin
    if (t_6) begin
      entry_1_open <= start_answers;
      entry_1_failed <= 1'b0;
      entry_1_poisoned <= 1'b0;
    end else begin
      entry_1_open <= entry_1_open - {10'd0, {1'b0, t_7[0]} + {1'b0, t_7[1]}};
      entry_1_failed <= entry_1_failed | ((t_4 & answer_0_error) | (t_5 & answer_1_error));
      entry_1_poisoned <= entry_1_poisoned | ((t_4 & answer_0_poison) | (t_5 & answer_1_poison));
    end
  end

  always @(posedge clk) begin
    if (t_6) begin
      entry_1_tag <= start_tag;
      entry_1_code <= start_code;
    end
  end

  assign t_10 = start & free_one[2];
  assign t_8 = answer_0_valid & (answer_0_entry == 2'd2);
  assign t_9 = answer_1_valid & (answer_1_entry == 2'd2);
  assign t_11 = {t_8, t_9};
  always @(posedge clk) begin
    if (t_10) begin
      entry_2_open <= start_answers;
      entry_2_failed <= 1'b0;
      entry_2_poisoned <= 1'b0;
    end else begin
      entry_2_open <= entry_2_open - {10'd0, {1'b0, t_11[0]} + {1'b0, t_11[1]}};
      entry_2_failed <= entry_2_failed | ((t_8 & answer_0_error) | (t_9 & answer_1_error));
      entry_2_poisoned <= entry_2_poisoned | ((t_8 & answer_0_poison) | (t_9 & answer_1_poison));
    end
  end

  always @(posedge clk) begin
    if (t_10) begin
      entry_2_tag <= start_tag;
      entry_2_code <= start_code;
    end
  end

  // ---- Status ----

  assign done = busy & {entry_2_open == 12'd0, entry_1_open == 12'd0, entry_0_open == 12'd0};

  // Entries behind the one whose status left last.
  always @(posedge clk) begin
    if (reset) begin
      behind <= 3'd0;
    end else if (finishes) begin
      behind <= ~(first | (first - 3'd1));
    end
  end

  assign later = done & behind;
  assign first = (|later) ? (later & (3'd0 - later)) : (done & (3'd0 - done));

  always @(posedge clk) begin
    if (reset) begin
      full <= 1'b0;
    end else if (finishes) begin
      full <= 1'b1;
    end else if (status_ready) begin
      full <= 1'b0;
    end
  end

  assign t_12 = (code_of_first == 4'd0)
    ? (((first[0] & entry_0_failed) | (first[1] & entry_1_failed) | (first[2] & entry_2_failed)) ? 4'd7 : ((first[0] & entry_0_poisoned) | (first[1] & entry_1_poisoned) | (first[2] & entry_2_poisoned)) ? 4'd8 : 4'd0)
    : code_of_first;
  always @(posedge clk) begin
    if (finishes) begin
      held_tag <= ({8{first[0]}} & entry_0_tag)
        | ({8{first[1]}} & entry_1_tag)
        | ({8{first[2]}} & entry_2_tag);
      held_code <= t_12;
    end
  end

  assign finishes = (|done) & (!full | status_ready);
  assign leaves = finishes ? first : 3'd0;
  assign taken = start ? free_one : 3'd0;

  assign code_of_first = ({4{first[0]}} & entry_0_code)
    | ({4{first[1]}} & entry_1_code)
    | ({4{first[2]}} & entry_2_code);
endmodule

`default_nettype wire
