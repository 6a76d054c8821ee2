// cpu_fetch
//
// Fetch stage: prefetches up to 3 words, aligns and expands, hands on one instruction a cycle
// with its address.
//
// Generated from hw/src/cpu/fetch.rs; change that file, not this one.

`default_nettype none

module cpu_fetch (
  input  wire        clk,
  input  wire        reset,
  // Go on at `target`; what was fetched before is dropped.
  input  wire        redirect,
  input  wire [31:0] target,
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
  output wire        fault_upper
);

  wire room;
  wire [29:0] address;
  wire begins;
  wire arrives;
  wire dropped;
  wire [32:0] incoming;
  wire [32:0] first;
  wire have_first;
  wire have_second;
  wire [15:0] low;
  wire [15:0] high;
  wire is_compressed;
  wire crosses;
  wire [31:0] expand_instruction;
  wire expand_illegal;
  wire taken;
  wire pops;
  wire t_0;
  reg [1:0] wanted;
  reg [1:0] stale;
  reg [1:0] count;
  reg held;
  reg [29:0] held_address;
  reg [29:0] next_word;
  reg [32:0] entry_0;
  reg [32:0] entry_1;
  reg [32:0] entry_2;
  reg [30:0] pc_halves;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [32:0] second;
  // verilator lint_on UNUSEDSIGNAL

  assign request_valid = held | redirect | room;
  assign request_address = address;
  assign response_ready = 1'b1;
  assign valid = have_first & (!crosses | have_second | first[32]);
  assign pc = {pc_halves, 1'b0};
  assign instruction = is_compressed ? expand_instruction : {high, low};
  assign low_half = low;
  assign compressed = is_compressed;
  assign illegal = is_compressed & expand_illegal;
  assign fault = first[32] | (crosses & second[32]);
  assign fault_upper = !first[32];

  // Not used: instructions lie on even addresses.
  wire unused_target_0 = &{1'b0, target[0]};

  // ---- Requests ----

  // Requests offered and not answered: wanted, and to be dropped when answered.
  always @(posedge clk) begin
    if (reset) begin
      wanted <= 2'd0;
      stale <= 2'd0;
    end else if (redirect) begin
      wanted <= {1'b0, begins};
      stale <= (stale + wanted) - {1'b0, response_valid};
    end else begin
      wanted <= (wanted + {1'b0, begins}) - {1'b0, arrives};
      stale <= stale - {1'b0, dropped};
    end
  end

  // Words in the buffer.
  always @(posedge clk) begin
    if (reset) begin
      count <= 2'd0;
    end else if (redirect) begin
      count <= 2'd0;
    end else begin
      count <= (count + {1'b0, arrives}) - {1'b0, pops};
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

  // The word to ask for next.
  always @(posedge clk) begin
    if (begins) begin
      next_word <= address + 30'd1;
    end else if (redirect) begin
      next_word <= target[31:2];
    end
  end

  assign room = ({1'b0, wanted} + {1'b0, count}) < 3'd3;
  assign address = held ? held_address : redirect ? target[31:2] : next_word;
  assign begins = !held & (redirect | room);

  // ---- Answers ----

  assign arrives = response_valid & (stale == 2'd0);
  assign dropped = response_valid & (stale != 2'd0);

  // ---- Buffer ----

  assign incoming = {response_error, response_data};

  assign t_0 = arrives | pops;
  always @(posedge clk) begin
    if (t_0) begin
      entry_0 <= pops ? ((2'd1 < count) ? entry_1 : incoming) : (2'd0 < count) ? entry_0 : incoming;
      entry_1 <= pops ? ((2'd2 < count) ? entry_2 : incoming) : (2'd1 < count) ? entry_1 : incoming;
      entry_2 <= pops ? incoming : (2'd2 < count) ? entry_2 : incoming;
    end
  end

  assign first = (2'd0 < count) ? entry_0 : incoming;
  assign second = (2'd1 < count) ? entry_1 : incoming;
  assign have_first = arrives | (count != 2'd0);
  assign have_second = (2'd1 < count) | (arrives & (count == 2'd1));

  // ---- Instruction ----

  // Its address in half words.
  always @(posedge clk) begin
    if (redirect) begin
      pc_halves <= target[31:1];
    end else begin
      if (taken) begin
        pc_halves <= pc_halves + (is_compressed ? 31'd1 : 31'd2);
      end
    end
  end

  assign low = pc_halves[0] ? first[31:16] : first[15:0];
  assign high = pc_halves[0] ? second[15:0] : first[31:16];
  assign is_compressed = low[1:0] != 2'd3;
  assign crosses = pc_halves[0] & !is_compressed;

  cpu_expand expand (
    .half        (low),
    .instruction (expand_instruction),
    .illegal     (expand_illegal)
  );

  // ---- Next ----

  assign taken = take & valid;
  assign pops = taken & (pc_halves[0] | !is_compressed);
endmodule

`default_nettype wire
