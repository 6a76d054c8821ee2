// nmc_writer
//
// Sends the flits of S, counts their responses for each command in flight, and gives the
// statuses in order.
//
// Parameters: address_bits = 24, command_queue = 2, commands_in_flight = 2, length_bits = 20,
// line_bytes = 128, read_slots = 16, tag_bits = 8, write_credits = 16
//
// Generated from hw/src/nmc/writer.rs; change that file, not this one.

`default_nettype none

module nmc_writer (
  input  wire          clk,
  input  wire          reset,
  input  wire          sums_valid,
  output wire          sums_ready,
  input  wire [1023:0] sums_data,
  input  wire   [46:0] sums_facts,
  output wire          status_valid,
  input  wire          status_ready,
  output wire    [7:0] status_tag,
  output wire    [3:0] status_code,
  output wire          request_0_valid,
  input  wire          request_0_ready,
  output wire   [17:0] request_0_address,
  output wire  [511:0] request_0_data,
  output wire   [63:0] request_0_strobe,
  output wire          request_0_tag,
  output wire          request_1_valid,
  input  wire          request_1_ready,
  output wire   [17:0] request_1_address,
  output wire  [511:0] request_1_data,
  output wire   [63:0] request_1_strobe,
  output wire          request_1_tag,
  input  wire          response_0_valid,
  output wire          response_0_ready,
  input  wire          response_0_error,
  input  wire          response_0_tag,
  input  wire          response_1_valid,
  output wire          response_1_ready,
  input  wire          response_1_error,
  input  wire          response_1_tag
);

  wire [127:0] strobe;
  wire t_0;
  wire t_1;
  wire taken;
  wire begins;
  wire ends;
  wire answered;
  wire [1:0] t_2;
  wire [1:0] more;
  wire [1:0] t_3;
  wire t_4;
  wire t_5;
  wire t_6;
  wire [1:0] t_7;
  wire t_8;
  wire t_9;
  wire t_10;
  wire t_11;
  wire [1:0] t_12;
  wire t_13;
  wire [7:0] t_14;
  wire [3:0] code_at_head;
  wire [1:0] t_15;
  wire [1:0] t_16;
  wire [15:0] t_17;
  reg tail;
  reg head;
  reg [1:0] used;
  reg begun;
  reg [4:0] open;
  reg half_0_full;
  reg half_1_full;
  reg [17:0] half_0_address;
  reg [511:0] half_0_data;
  reg [63:0] half_0_strobe;
  reg half_0_id;
  reg [17:0] half_1_address;
  reg [511:0] half_1_data;
  reg [63:0] half_1_strobe;
  reg half_1_id;
  reg [4:0] entry_0_waiting;
  reg entry_0_closed;
  reg entry_0_failed;
  reg [7:0] entry_0_tag;
  reg [3:0] entry_0_code;
  reg [4:0] entry_1_waiting;
  reg entry_1_closed;
  reg entry_1_failed;
  reg [7:0] entry_1_tag;
  reg [3:0] entry_1_code;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [128:0] past_end;
  // verilator lint_on UNUSEDSIGNAL

  assign sums_ready = (!half_0_full | request_0_ready)
    & (!half_1_full | request_1_ready)
    & (open <= 5'h0e)
    & (begun | (used != 2'd2));

  assign t_16 = {
    entry_1_closed & (entry_1_waiting == 5'd0),
    entry_0_closed & (entry_0_waiting == 5'd0)
  };
  assign status_valid = t_16[head];

  assign t_17 = {entry_1_tag, entry_0_tag};
  assign status_tag = t_17[{head, 3'd0} +: 8];

  assign t_15 = {entry_1_failed, entry_0_failed};
  assign status_code = ((code_at_head == 4'd0) & t_15[head]) ? 4'd8 : code_at_head;

  assign request_0_valid = half_0_full;
  assign request_0_address = half_0_address;
  assign request_0_data = half_0_data;
  assign request_0_strobe = half_0_strobe;
  assign request_0_tag = half_0_id;
  assign request_1_valid = half_1_full;
  assign request_1_address = half_1_address;
  assign request_1_data = half_1_data;
  assign request_1_strobe = half_1_strobe;
  assign request_1_tag = half_1_id;
  assign response_0_ready = 1'b1;
  assign response_1_ready = 1'b1;

  // Not used: the counters look at it on the way.
  wire unused_sums_facts_46 = &{1'b0, sums_facts[46]};

  // ---- Bytes of the line that belong to S ----

  assign past_end = 129'h1ffffffffffffffffffffffffffffffff << sums_facts[21:14];
  assign strobe = (128'hffffffffffffffffffffffffffffffff << sums_facts[28:22]) & ~past_end[127:0];

  // ---- Table of commands in flight ----

  // Ring of entries: the one being filled, the next to answer, how many are taken.
  always @(posedge clk) begin
    if (reset) begin
      tail <= 1'b0;
    end else if (ends) begin
      tail <= tail + 1'b1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      head <= 1'b0;
    end else if (answered) begin
      head <= head + 1'b1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      used <= 2'd0;
    end else if (begins & !answered) begin
      used <= used + 2'd1;
    end else if (!begins & answered) begin
      used <= used - 2'd1;
    end
  end

  // The command of the next line has its entry already.
  always @(posedge clk) begin
    if (reset) begin
      begun <= 1'b0;
    end else if (taken) begin
      begun <= !sums_facts[13];
    end
  end

  // Writes sent or about to be, and not acknowledged.
  assign t_3 = {response_0_valid, response_1_valid};
  always @(posedge clk) begin
    if (reset) begin
      open <= 5'd0;
    end else begin
      open <= (open + {3'd0, more}) - {3'd0, {1'b0, t_3[0]} + {1'b0, t_3[1]}};
    end
  end

  assign t_0 = |strobe[63:0];
  always @(posedge clk) begin
    if (reset) begin
      half_0_full <= 1'b0;
    end else if (taken) begin
      half_0_full <= t_0;
    end else if (request_0_ready) begin
      half_0_full <= 1'b0;
    end
  end

  assign t_1 = |strobe[127:64];
  always @(posedge clk) begin
    if (reset) begin
      half_1_full <= 1'b0;
    end else if (taken) begin
      half_1_full <= t_1;
    end else if (request_1_ready) begin
      half_1_full <= 1'b0;
    end
  end

  assign taken = sums_valid & sums_ready;
  assign begins = taken & !begun;
  assign ends = taken & sums_facts[13];
  assign answered = status_valid & status_ready;

  // ---- Requests ----

  always @(posedge clk) begin
    if (taken) begin
      half_0_address <= {sums_facts[45:29], 1'b0};
      half_0_data <= sums_data[511:0];
      half_0_strobe <= strobe[63:0];
      half_0_id <= tail;
      half_1_address <= {sums_facts[45:29], 1'b1};
      half_1_data <= sums_data[1023:512];
      half_1_strobe <= strobe[127:64];
      half_1_id <= tail;
    end
  end

  // ---- Responses ----

  assign t_2 = {t_0, t_1};
  assign more = taken ? ({1'b0, t_2[0]} + {1'b0, t_2[1]}) : 2'd0;

  assign t_4 = tail == 1'b0;
  assign t_5 = response_0_valid & (response_0_tag == 1'b0);
  assign t_6 = response_1_valid & (response_1_tag == 1'b0);
  assign t_7 = {t_5, t_6};
  always @(posedge clk) begin
    if (reset) begin
      entry_0_waiting <= 5'd0;
    end else begin
      entry_0_waiting <= (entry_0_waiting + {3'd0, (taken & t_4) ? more : 2'd0}) - {3'd0, {1'b0, t_7[0]} + {1'b0, t_7[1]}};
    end
  end

  assign t_8 = ends & t_4;
  always @(posedge clk) begin
    if (reset) begin
      entry_0_closed <= 1'b0;
    end else if (t_8) begin
      entry_0_closed <= 1'b1;
    end else if (answered & (head == 1'b0)) begin
      entry_0_closed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (begins & t_4) begin
      entry_0_failed <= 1'b0;
    end else if ((t_5 & response_0_error) | (t_6 & response_1_error)) begin
      entry_0_failed <= 1'b1;
    end
  end

  always @(posedge clk) begin
    if (t_8) begin
      entry_0_tag <= sums_facts[12:5];
      entry_0_code <= ((sums_facts[4:1] == 4'd0) & sums_facts[0]) ? 4'd7 : sums_facts[4:1];
    end
  end

  assign t_9 = tail == 1'b1;
  assign t_10 = response_0_valid & (response_0_tag == 1'b1);
  assign t_11 = response_1_valid & (response_1_tag == 1'b1);
  assign t_12 = {t_10, t_11};
  always @(posedge clk) begin
    if (reset) begin
      entry_1_waiting <= 5'd0;
    end else begin
      entry_1_waiting <= (entry_1_waiting + {3'd0, (taken & t_9) ? more : 2'd0}) - {3'd0, {1'b0, t_12[0]} + {1'b0, t_12[1]}};
    end
  end

  assign t_13 = ends & t_9;
  always @(posedge clk) begin
    if (reset) begin
      entry_1_closed <= 1'b0;
    end else if (t_13) begin
      entry_1_closed <= 1'b1;
    end else if (answered & (head == 1'b1)) begin
      entry_1_closed <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (begins & t_9) begin
      entry_1_failed <= 1'b0;
    end else if ((t_10 & response_0_error) | (t_11 & response_1_error)) begin
      entry_1_failed <= 1'b1;
    end
  end

  always @(posedge clk) begin
    if (t_13) begin
      entry_1_tag <= sums_facts[12:5];
      entry_1_code <= ((sums_facts[4:1] == 4'd0) & sums_facts[0]) ? 4'd7 : sums_facts[4:1];
    end
  end

  // ---- Status ----

  assign t_14 = {entry_1_code, entry_0_code};
  assign code_at_head = t_14[{head, 2'd0} +: 4];
endmodule

`default_nettype wire
