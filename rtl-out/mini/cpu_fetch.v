// cpu_fetch
//
// Fetch stage: prefetches up to 4 words, follows up to 8 branches that it remembers, aligns and
// expands, hands on one instruction a cycle with its address.
//
// Generated from hw/src/cpu/fetch.rs; change that file, not this one.

`default_nettype none

module cpu_fetch (
  input  wire        clk,
  input  wire        reset,
  // Go on at `target`; what was fetched before is dropped.
  input  wire        redirect,
  input  wire [31:0] target,
  // forget it; forget all.
  input  wire        learns,
  input  wire        forgets,
  input  wire        clears,
  input  wire [30:0] branch_end,
  output wire        request_valid,
  input  wire        request_ready,
  output wire [29:0] request_address,
  input  wire        response_valid,
  output wire        response_ready,
  input  wire [31:0] response_data,
  input  wire        response_error,
  // An instruction is there, and is taken at the end of this cycle.
  output wire        valid,
  input  wire        take,
  // Its address, its 32-bit form, and the 16 low bits as fetched.
  output wire [31:0] pc,
  output wire [31:0] instruction,
  output wire [15:0] low_half,
  output wire        compressed,
  // A 16-bit instruction that there is not.
  output wire        illegal,
  // Fetching it failed; of two words, only the second.
  output wire        fault,
  output wire        fault_upper,
  // fetched again.
  output wire        predicted,
  output wire        stray
);

  wire room;
  wire [29:0] address;
  wire [58:0] targets_write_data;
  wire [58:0] targets_read_data;
  wire [7:0] place_of_branch;
  wire [2:0] index;
  wire ends_in_upper;
  wire found;
  wire may_begin;
  wire begins;
  wire predicts;
  wire arrives;
  wire dropped;
  wire marks;
  wire t_0;
  wire [33:0] incoming;
  wire [33:0] first;
  wire have_first;
  wire have_second;
  wire [15:0] low;
  wire [15:0] high;
  wire is_compressed;
  wire crosses;
  wire is_stray;
  wire branch_in_second;
  wire is_branch;
  wire [31:0] expand_instruction;
  wire expand_illegal;
  wire taken;
  wire branch_leaves;
  wire pops;
  wire pops_both;
  wire t_1;
  reg [2:0] wanted;
  reg [2:0] stale;
  reg [2:0] count;
  reg held;
  reg [29:0] held_address;
  reg [29:0] next_word;
  reg next_upper;
  reg predicting;
  reg [7:0] known;
  reg [30:0] predicted_target;
  reg predicted_upper;
  reg awaited;
  reg [2:0] ahead;
  reg [33:0] entry_0;
  reg [33:0] entry_1;
  reg [33:0] entry_2;
  reg [33:0] entry_3;
  reg [30:0] pc_halves;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [33:0] second;
  // verilator lint_on UNUSEDSIGNAL

  // Remember that the branch ending at `branch_end` (in half-words) goes to `target`;
  assign request_valid = held | may_begin;
  assign request_address = address;
  assign response_ready = 1'b1;
  assign valid = have_first & (!crosses | have_second | first[32] | is_stray);
  assign pc = {pc_halves, 1'b0};
  assign instruction = is_compressed ? expand_instruction : {high, low};
  assign low_half = low;
  assign compressed = is_compressed;
  assign illegal = is_compressed & expand_illegal;
  assign fault = first[32] | (crosses & !is_stray & second[32]);
  assign fault_upper = !first[32];

  // Fetching goes on at the target of the branch that it is taken for; it must be
  assign predicted = is_branch;
  assign stray = is_stray;

  // Not used: instructions lie on even addresses.
  wire unused_target_0 = &{1'b0, target[0]};

  // ---- Requests ----

  // Requests offered and not answered: wanted, and to be dropped when answered.
  always @(posedge clk) begin
    if (reset) begin
      wanted <= 3'd0;
      stale <= 3'd0;
    end else if (redirect) begin
      wanted <= {2'd0, begins};
      stale <= (stale + wanted) - {2'd0, response_valid};
    end else begin
      wanted <= (wanted + {2'd0, begins}) - {2'd0, arrives};
      stale <= stale - {2'd0, dropped};
    end
  end

  // Words in the buffer.
  always @(posedge clk) begin
    if (reset) begin
      count <= 3'd0;
    end else if (redirect) begin
      count <= 3'd0;
    end else begin
      count <= ((count + {2'd0, arrives}) - {2'd0, pops}) - {2'd0, pops_both};
    end
  end

  // The request offered in the last cycle was not taken.
  always @(posedge clk) begin
    if (reset) begin
      held <= 1'b0;
    end else begin
      held <= request_valid & !request_ready;
    end
  end

  always @(posedge clk) begin
    held_address <= address;
  end

  // The word to ask for next, and whether it is entered at its upper half.
  always @(posedge clk) begin
    if (predicts) begin
      next_word <= targets_read_data[30:1];
      next_upper <= targets_read_data[0];
    end else if (begins) begin
      next_word <= address + 30'd1;
      next_upper <= 1'b0;
    end else if (redirect) begin
      next_word <= target[31:2];
      next_upper <= target[1];
    end
  end

  // A prediction is under way: its branch has not been handed on.
  always @(posedge clk) begin
    if (reset) begin
      predicting <= 1'b0;
    end else if (predicts) begin
      predicting <= 1'b1;
    end else if (redirect | branch_leaves) begin
      predicting <= 1'b0;
    end
  end

  assign room = ({1'b0, wanted} + {1'b0, count}) < 4'd4;
  assign address = held ? held_address : redirect ? target[31:2] : next_word;

  // ---- Branches: tag, whether the upper half is its last, target ----

  always @(posedge clk) begin
    if (reset) begin
      known <= 8'd0;
    end else if (clears) begin
      known <= 8'd0;
    end else if (learns) begin
      known <= known | place_of_branch;
    end else if (forgets) begin
      known <= known & ~place_of_branch;
    end
  end

  assign targets_write_data = {branch_end[30:4], branch_end[0], target[31:1]};
  mem_1r1w_8x59_async targets (
    .clk           (clk),
    .write_enable  (learns),
    .write_address (branch_end[3:1]),
    .write_data    (targets_write_data),
    .read_address  (index),
    .read_data     (targets_read_data)
  );

  assign place_of_branch = 8'd1 << branch_end[3:1];
  assign index = address[2:0];
  assign ends_in_upper = targets_read_data[31];

  // Who enters the word behind the branch does not meet it.
  assign found = known[index]
    & (targets_read_data[58:32] == address[29:3])
    & (ends_in_upper | !(redirect ? target[1] : next_upper));

  assign may_begin = redirect | (room & !(predicting & found));
  assign begins = !held & may_begin;
  assign predicts = begins & found;

  // ---- Answers ----

  assign arrives = response_valid & (stale == 3'd0);
  assign dropped = response_valid & (stale != 3'd0);

  // ---- Prediction under way ----

  always @(posedge clk) begin
    if (predicts) begin
      predicted_target <= targets_read_data[30:0];
      predicted_upper <= ends_in_upper;
    end
  end

  // Its word has not arrived; wanted answers ahead of it.
  assign t_0 = redirect | marks;
  always @(posedge clk) begin
    if (reset) begin
      awaited <= 1'b0;
    end else if (predicts) begin
      awaited <= 1'b1;
    end else if (t_0) begin
      awaited <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (predicts) begin
      ahead <= redirect ? 3'd0 : (wanted - {2'd0, arrives});
    end else if (!t_0 && arrives) begin
      ahead <= ahead - 3'd1;
    end
  end

  assign marks = arrives & awaited & (ahead == 3'd0);

  // ---- Buffer ----

  assign incoming = {marks, response_error, response_data};

  assign t_1 = arrives | pops;
  always @(posedge clk) begin
    if (t_1) begin
      entry_0 <= pops_both
        ? ((3'd2 < count) ? entry_2 : incoming)
        : pops ? ((3'd1 < count) ? entry_1 : incoming) : (3'd0 < count) ? entry_0 : incoming;
      entry_1 <= pops_both
        ? ((3'd3 < count) ? entry_3 : incoming)
        : pops ? ((3'd2 < count) ? entry_2 : incoming) : (3'd1 < count) ? entry_1 : incoming;
      entry_2 <= pops_both
        ? incoming
        : pops ? ((3'd3 < count) ? entry_3 : incoming) : (3'd2 < count) ? entry_2 : incoming;
      entry_3 <= pops_both ? incoming : pops ? incoming : (3'd3 < count) ? entry_3 : incoming;
    end
  end

  assign first = (3'd0 < count) ? entry_0 : incoming;
  assign second = (3'd1 < count) ? entry_1 : incoming;
  assign have_first = arrives | (count != 3'd0);
  assign have_second = (3'd1 < count) | (arrives & (count == 3'd1));

  // ---- Instruction ----

  // Its address in half-words.
  always @(posedge clk) begin
    if (redirect) begin
      pc_halves <= target[31:1];
    end else begin
      if (branch_leaves) begin
        pc_halves <= predicted_target;
      end else if (taken) begin
        pc_halves <= pc_halves + (is_compressed ? 31'd1 : 31'd2);
      end
    end
  end

  assign low = pc_halves[0] ? first[31:16] : first[15:0];
  assign high = pc_halves[0] ? second[15:0] : first[31:16];
  assign is_compressed = low[1:0] != 2'd3;
  assign crosses = pc_halves[0] & !is_compressed;
  assign is_stray = crosses & first[33];
  assign branch_in_second = crosses & have_second & second[33] & !predicted_upper;

  assign is_branch = (!crosses & first[33] & (pc_halves[0] | !is_compressed | !predicted_upper))
    | branch_in_second;

  cpu_expand expand (
    .half        (low),
    .instruction (expand_instruction),
    .illegal     (expand_illegal)
  );

  // ---- Next ----

  assign taken = take & valid;
  assign branch_leaves = taken & is_branch;
  assign pops = taken & (pc_halves[0] | !is_compressed | is_branch);

  // A branch across words takes what is left of the second with it.
  assign pops_both = taken & branch_in_second;
endmodule

`default_nettype wire
