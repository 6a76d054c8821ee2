// me_registers
//
// Registers of the message engine; offsets and meanings as in docs/blocks/me.md.
//
// Parameters: address_bits = 40, completion_queue = 1024, lane_bytes = 64, mailbox = 8, nics =
// 12, nmc =
// {"address_bits":40,"command_queue":8,"commands_in_flight":4,"length_bits":32,"line_bytes":128,"read_slots":256,"tag_bits":8,"write_credits":512},
// queue_pairs = 1088, sram_bytes = 262144, work_requests = 16
//
// Generated from hw/src/me/registers.rs; change that file, not this one.

`default_nettype none

module me_registers (
  input  wire        clk,
  input  wire        reset,
  input  wire [15:0] engine,
  // One access a cycle, by the core or else the utility port.
  input  wire        access,
  input  wire        write,
  input  wire  [9:0] offset,
  input  wire [31:0] data,
  // Whether it covers the whole word, and whether it is the core's.
  input  wire        whole,
  input  wire        by_core,
  output wire [31:0] word,
  // No such register, or one that may not be written so.
  output wire        fault,
  output wire        runs,
  output wire        timer_interrupt,
  input  wire        mailbox_in_there,
  input  wire [31:0] mailbox_in_word_0,
  input  wire [31:0] mailbox_in_word_1,
  input  wire [31:0] mailbox_in_word_2,
  input  wire [31:0] mailbox_in_word_3,
  output wire        mailbox_in_pop,
  output wire [31:0] mailbox_out_word_0,
  output wire [31:0] mailbox_out_word_1,
  output wire [31:0] mailbox_out_word_2,
  output wire [31:0] mailbox_out_word_3,
  // Room for a push.
  input  wire        mailbox_out_free,
  output wire        mailbox_out_push,
  output wire  [3:0] nic_nic,
  output wire  [3:0] nic_operation,
  output wire [10:0] nic_pair,
  output wire [15:0] nic_tag,
  output wire [39:0] nic_local,
  output wire [39:0] nic_remote,
  output wire [31:0] nic_length,
  output wire [31:0] nic_lkey,
  output wire [31:0] nic_rkey,
  output wire [31:0] nic_immediate,
  // Room for a push.
  input  wire        nic_free,
  output wire        nic_push,
  output wire  [3:0] nmc_op,
  output wire  [3:0] nmc_dtype,
  output wire        nmc_fence,
  output wire [39:0] nmc_a,
  output wire [39:0] nmc_b,
  output wire [39:0] nmc_s,
  output wire [31:0] nmc_length,
  output wire  [7:0] nmc_tag,
  // Room for a push.
  input  wire        nmc_free,
  output wire        nmc_push,
  output wire [33:0] fetch_flit,
  output wire [11:0] fetch_line,
  output wire  [3:0] fetch_more,
  output wire [15:0] fetch_tag,
  // Room for a push.
  input  wire        fetch_free,
  output wire        fetch_push,
  output wire [39:0] store_address,
  output wire [63:0] store_data,
  output wire        store_double,
  output wire [15:0] store_tag,
  // Room for a push.
  input  wire        store_free,
  output wire        store_push,
  input  wire        completion_there,
  input  wire  [3:0] completion_source,
  input  wire        completion_has_immediate,
  input  wire  [3:0] completion_status,
  input  wire [15:0] completion_tag,
  input  wire [31:0] completion_bytes,
  input  wire [31:0] completion_immediate,
  input  wire [10:0] completion_level,
  output wire        completion_pop,
  output wire        wqe_done,
  output wire        subgraph_done,
  output wire        external_interrupt,
  input  wire [31:0] counter_word
);

  wire counter;
  wire t_0;
  wire bad;
  wire writes;
  wire run_written;
  wire memory_limit_lo_written;
  wire memory_limit_hi_written;
  wire time_compare_lo_written;
  wire time_compare_hi_written;
  wire mailbox_in_pop_written;
  wire mailbox_out_0_written;
  wire mailbox_out_1_written;
  wire mailbox_out_2_written;
  wire mailbox_out_push_written;
  wire nic_request_0_written;
  wire nic_local_lo_written;
  wire nic_local_hi_written;
  wire nic_remote_lo_written;
  wire nic_remote_hi_written;
  wire nic_length_written;
  wire nic_lkey_written;
  wire nic_rkey_written;
  wire nic_immediate_written;
  wire nic_exists;
  wire nic_push_written;
  wire nmc_a_lo_written;
  wire nmc_a_hi_written;
  wire nmc_b_lo_written;
  wire nmc_b_hi_written;
  wire nmc_s_lo_written;
  wire nmc_s_hi_written;
  wire nmc_length_written;
  wire nmc_push_written;
  wire fetch_address_lo_written;
  wire fetch_address_hi_written;
  wire fetch_push_written;
  wire store_address_lo_written;
  wire store_address_hi_written;
  wire store_data_lo_written;
  wire store_data_hi_written;
  wire store_push_written;
  wire completion_pop_written;
  wire wqe_done_written;
  wire subgraph_done_written;
  wire [6:0] status;
  wire interrupt_enable_written;
  wire [4:0] fails;
  wire errors_written;
  reg known;
  reg can_write;
  reg utility_only;
  reg run;
  reg [31:0] memory_limit_lo_held;
  reg [8:0] memory_limit_hi_held;
  reg [63:0] now;
  reg [31:0] time_compare_lo_held;
  reg [31:0] time_compare_hi_held;
  reg due;
  reg [31:0] mailbox_out_0_held;
  reg [31:0] mailbox_out_1_held;
  reg [31:0] mailbox_out_2_held;
  reg [31:0] nic_request_0_held;
  reg [31:0] nic_local_lo_held;
  reg [7:0] nic_local_hi_held;
  reg [31:0] nic_remote_lo_held;
  reg [7:0] nic_remote_hi_held;
  reg [31:0] nic_length_held;
  reg [31:0] nic_lkey_held;
  reg [31:0] nic_rkey_held;
  reg [31:0] nic_immediate_held;
  reg [31:0] nmc_a_lo_held;
  reg [7:0] nmc_a_hi_held;
  reg [31:0] nmc_b_lo_held;
  reg [7:0] nmc_b_hi_held;
  reg [31:0] nmc_s_lo_held;
  reg [7:0] nmc_s_hi_held;
  reg [31:0] nmc_length_held;
  reg [31:0] fetch_address_lo_held;
  reg [7:0] fetch_address_hi_held;
  reg [31:0] store_address_lo_held;
  reg [7:0] store_address_hi_held;
  reg [31:0] store_data_lo_held;
  reg [31:0] store_data_hi_held;
  reg [6:0] interrupt_enable_held;
  reg raised;
  reg [4:0] errors;
  reg [31:0] error_info;
  reg [31:0] chosen;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [39:0] t_1;
  // verilator lint_on UNUSEDSIGNAL

  assign word = counter ? counter_word : chosen;
  assign fault = bad;

  // Not used: registers are words.
  wire unused_offset_1_0 = &{1'b0, offset[1:0]};

  always @* begin
    case (offset[9:2])
      8'd0: known = 1'b1;
      8'd1: known = 1'b1;
      8'd2: known = 1'b1;
      8'd3: known = 1'b1;
      8'd4: known = 1'b1;
      8'd5: known = 1'b1;
      8'd6: known = 1'b1;
      8'd7: known = 1'b1;
      8'd8: known = 1'b1;
      8'd9: known = 1'b1;
      8'h0a: known = 1'b1;
      8'h0b: known = 1'b1;
      8'h10: known = 1'b1;
      8'h11: known = 1'b1;
      8'h12: known = 1'b1;
      8'h13: known = 1'b1;
      8'h14: known = 1'b1;
      8'h18: known = 1'b1;
      8'h19: known = 1'b1;
      8'h1a: known = 1'b1;
      8'h1b: known = 1'b1;
      8'h20: known = 1'b1;
      8'h21: known = 1'b1;
      8'h22: known = 1'b1;
      8'h23: known = 1'b1;
      8'h24: known = 1'b1;
      8'h30: known = 1'b1;
      8'h31: known = 1'b1;
      8'h32: known = 1'b1;
      8'h33: known = 1'b1;
      8'h34: known = 1'b1;
      8'h35: known = 1'b1;
      8'h36: known = 1'b1;
      8'h37: known = 1'b1;
      8'h38: known = 1'b1;
      8'h39: known = 1'b1;
      8'h40: known = 1'b1;
      8'h41: known = 1'b1;
      8'h42: known = 1'b1;
      8'h43: known = 1'b1;
      8'h44: known = 1'b1;
      8'h45: known = 1'b1;
      8'h46: known = 1'b1;
      8'h47: known = 1'b1;
      8'h50: known = 1'b1;
      8'h51: known = 1'b1;
      8'h52: known = 1'b1;
      8'h58: known = 1'b1;
      8'h59: known = 1'b1;
      8'h5a: known = 1'b1;
      8'h5b: known = 1'b1;
      8'h5c: known = 1'b1;
      8'h60: known = 1'b1;
      8'h61: known = 1'b1;
      default: known = 1'b0;
    endcase
  end

  always @* begin
    case (offset[9:2])
      8'd1: can_write = 1'b1;
      8'd3: can_write = 1'b1;
      8'd4: can_write = 1'b1;
      8'd6: can_write = 1'b1;
      8'd7: can_write = 1'b1;
      8'h0a: can_write = 1'b1;
      8'h0b: can_write = 1'b1;
      8'h14: can_write = 1'b1;
      8'h18: can_write = 1'b1;
      8'h19: can_write = 1'b1;
      8'h1a: can_write = 1'b1;
      8'h1b: can_write = 1'b1;
      8'h23: can_write = 1'b1;
      8'h30: can_write = 1'b1;
      8'h31: can_write = 1'b1;
      8'h32: can_write = 1'b1;
      8'h33: can_write = 1'b1;
      8'h34: can_write = 1'b1;
      8'h35: can_write = 1'b1;
      8'h36: can_write = 1'b1;
      8'h37: can_write = 1'b1;
      8'h38: can_write = 1'b1;
      8'h39: can_write = 1'b1;
      8'h40: can_write = 1'b1;
      8'h41: can_write = 1'b1;
      8'h42: can_write = 1'b1;
      8'h43: can_write = 1'b1;
      8'h44: can_write = 1'b1;
      8'h45: can_write = 1'b1;
      8'h46: can_write = 1'b1;
      8'h47: can_write = 1'b1;
      8'h50: can_write = 1'b1;
      8'h51: can_write = 1'b1;
      8'h52: can_write = 1'b1;
      8'h58: can_write = 1'b1;
      8'h59: can_write = 1'b1;
      8'h5a: can_write = 1'b1;
      8'h5b: can_write = 1'b1;
      8'h5c: can_write = 1'b1;
      8'h60: can_write = 1'b1;
      8'h61: can_write = 1'b1;
      default: can_write = 1'b0;
    endcase
  end

  always @* begin
    case (offset[9:2])
      8'd1: utility_only = 1'b1;
      8'd6: utility_only = 1'b1;
      8'd7: utility_only = 1'b1;
      default: utility_only = 1'b0;
    endcase
  end

  assign counter = (8'h80 <= offset[9:2]) & (offset[9:2] < 8'h9a);

  assign t_0 = !(known | counter) | !whole | (write & !(can_write & !(utility_only & by_core)));
  assign bad = t_0;

  assign writes = access & write & !bad;

  // ---- Identity and control ----

  // Only reset clears it.
  always @(posedge clk) begin
    if (reset) begin
      run <= 1'b0;
    end else if (run_written & data[0]) begin
      run <= 1'b1;
    end
  end

  assign run_written = writes & (offset[9:2] == 8'd1);
  assign runs = run;
  assign memory_limit_lo_written = writes & (offset[9:2] == 8'd6);

  always @(posedge clk) begin
    if (reset) begin
      memory_limit_lo_held <= 32'd0;
    end else if (memory_limit_lo_written) begin
      memory_limit_lo_held <= data;
    end
  end

  assign memory_limit_hi_written = writes & (offset[9:2] == 8'd7);

  always @(posedge clk) begin
    if (reset) begin
      memory_limit_hi_held <= 9'd0;
    end else if (memory_limit_hi_written) begin
      memory_limit_hi_held <= data[8:0];
    end
  end

  // ---- Timer ----

  always @(posedge clk) begin
    if (reset) begin
      now <= 64'd0;
    end else begin
      now <= now + 64'd1;
    end
  end

  assign time_compare_lo_written = writes & (offset[9:2] == 8'h0a);

  always @(posedge clk) begin
    if (reset) begin
      time_compare_lo_held <= 32'hffffffff;
    end else if (time_compare_lo_written) begin
      time_compare_lo_held <= data;
    end
  end

  assign time_compare_hi_written = writes & (offset[9:2] == 8'h0b);

  always @(posedge clk) begin
    if (reset) begin
      time_compare_hi_held <= 32'hffffffff;
    end else if (time_compare_hi_written) begin
      time_compare_hi_held <= data;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      due <= 1'b0;
    end else begin
      due <= {time_compare_hi_held, time_compare_lo_held} <= now;
    end
  end

  assign timer_interrupt = due;

  // ---- Mailbox ----

  assign mailbox_in_pop = mailbox_in_pop_written;
  assign mailbox_in_pop_written = writes & (offset[9:2] == 8'h14);
  assign mailbox_out_0_written = writes & (offset[9:2] == 8'h18);

  always @(posedge clk) begin
    if (reset) begin
      mailbox_out_0_held <= 32'd0;
    end else if (mailbox_out_0_written) begin
      mailbox_out_0_held <= data;
    end
  end

  assign mailbox_out_word_0 = mailbox_out_0_held;
  assign mailbox_out_1_written = writes & (offset[9:2] == 8'h19);

  always @(posedge clk) begin
    if (reset) begin
      mailbox_out_1_held <= 32'd0;
    end else if (mailbox_out_1_written) begin
      mailbox_out_1_held <= data;
    end
  end

  assign mailbox_out_word_1 = mailbox_out_1_held;
  assign mailbox_out_2_written = writes & (offset[9:2] == 8'h1a);

  always @(posedge clk) begin
    if (reset) begin
      mailbox_out_2_held <= 32'd0;
    end else if (mailbox_out_2_written) begin
      mailbox_out_2_held <= data;
    end
  end

  assign mailbox_out_word_2 = mailbox_out_2_held;
  assign mailbox_out_word_3 = data;
  assign mailbox_out_push_written = writes & (offset[9:2] == 8'h1b);
  assign mailbox_out_push = mailbox_out_push_written & mailbox_out_free;

  // ---- Work requests ----

  assign nic_request_0_written = writes & (offset[9:2] == 8'h30);

  always @(posedge clk) begin
    if (reset) begin
      nic_request_0_held <= 32'd0;
    end else if (nic_request_0_written) begin
      nic_request_0_held <= data;
    end
  end

  assign nic_local_lo_written = writes & (offset[9:2] == 8'h31);

  always @(posedge clk) begin
    if (reset) begin
      nic_local_lo_held <= 32'd0;
    end else if (nic_local_lo_written) begin
      nic_local_lo_held <= data;
    end
  end

  assign nic_local_hi_written = writes & (offset[9:2] == 8'h32);

  always @(posedge clk) begin
    if (reset) begin
      nic_local_hi_held <= 8'd0;
    end else if (nic_local_hi_written) begin
      nic_local_hi_held <= data[7:0];
    end
  end

  assign nic_remote_lo_written = writes & (offset[9:2] == 8'h33);

  always @(posedge clk) begin
    if (reset) begin
      nic_remote_lo_held <= 32'd0;
    end else if (nic_remote_lo_written) begin
      nic_remote_lo_held <= data;
    end
  end

  assign nic_remote_hi_written = writes & (offset[9:2] == 8'h34);

  always @(posedge clk) begin
    if (reset) begin
      nic_remote_hi_held <= 8'd0;
    end else if (nic_remote_hi_written) begin
      nic_remote_hi_held <= data[7:0];
    end
  end

  assign nic_length_written = writes & (offset[9:2] == 8'h35);

  always @(posedge clk) begin
    if (reset) begin
      nic_length_held <= 32'd0;
    end else if (nic_length_written) begin
      nic_length_held <= data;
    end
  end

  assign nic_lkey_written = writes & (offset[9:2] == 8'h36);

  always @(posedge clk) begin
    if (reset) begin
      nic_lkey_held <= 32'd0;
    end else if (nic_lkey_written) begin
      nic_lkey_held <= data;
    end
  end

  assign nic_rkey_written = writes & (offset[9:2] == 8'h37);

  always @(posedge clk) begin
    if (reset) begin
      nic_rkey_held <= 32'd0;
    end else if (nic_rkey_written) begin
      nic_rkey_held <= data;
    end
  end

  assign nic_immediate_written = writes & (offset[9:2] == 8'h38);

  always @(posedge clk) begin
    if (reset) begin
      nic_immediate_held <= 32'd0;
    end else if (nic_immediate_written) begin
      nic_immediate_held <= data;
    end
  end

  assign nic_exists = (nic_request_0_held[26:16] < 11'h440) & (nic_request_0_held[31:27] < 5'h0c);
  assign nic_nic = nic_request_0_held[30:27];
  assign nic_operation = nic_request_0_held[3:0];
  assign nic_pair = nic_request_0_held[26:16];
  assign nic_tag = data[15:0];
  assign nic_local = {nic_local_hi_held, nic_local_lo_held};
  assign nic_remote = {nic_remote_hi_held, nic_remote_lo_held};
  assign nic_length = nic_length_held;
  assign nic_lkey = nic_lkey_held;
  assign nic_rkey = nic_rkey_held;
  assign nic_immediate = nic_immediate_held;
  assign nic_push_written = writes & (offset[9:2] == 8'h39);
  assign nic_push = nic_push_written & nic_free & !(!nic_exists);

  // ---- Commands for the NMC ----

  assign nmc_a_lo_written = writes & (offset[9:2] == 8'h40);

  always @(posedge clk) begin
    if (reset) begin
      nmc_a_lo_held <= 32'd0;
    end else if (nmc_a_lo_written) begin
      nmc_a_lo_held <= data;
    end
  end

  assign nmc_a_hi_written = writes & (offset[9:2] == 8'h41);

  always @(posedge clk) begin
    if (reset) begin
      nmc_a_hi_held <= 8'd0;
    end else if (nmc_a_hi_written) begin
      nmc_a_hi_held <= data[7:0];
    end
  end

  assign nmc_b_lo_written = writes & (offset[9:2] == 8'h42);

  always @(posedge clk) begin
    if (reset) begin
      nmc_b_lo_held <= 32'd0;
    end else if (nmc_b_lo_written) begin
      nmc_b_lo_held <= data;
    end
  end

  assign nmc_b_hi_written = writes & (offset[9:2] == 8'h43);

  always @(posedge clk) begin
    if (reset) begin
      nmc_b_hi_held <= 8'd0;
    end else if (nmc_b_hi_written) begin
      nmc_b_hi_held <= data[7:0];
    end
  end

  assign nmc_s_lo_written = writes & (offset[9:2] == 8'h44);

  always @(posedge clk) begin
    if (reset) begin
      nmc_s_lo_held <= 32'd0;
    end else if (nmc_s_lo_written) begin
      nmc_s_lo_held <= data;
    end
  end

  assign nmc_s_hi_written = writes & (offset[9:2] == 8'h45);

  always @(posedge clk) begin
    if (reset) begin
      nmc_s_hi_held <= 8'd0;
    end else if (nmc_s_hi_written) begin
      nmc_s_hi_held <= data[7:0];
    end
  end

  assign nmc_length_written = writes & (offset[9:2] == 8'h46);

  always @(posedge clk) begin
    if (reset) begin
      nmc_length_held <= 32'd0;
    end else if (nmc_length_written) begin
      nmc_length_held <= data;
    end
  end

  assign nmc_op = data[11:8];
  assign nmc_dtype = data[15:12];
  assign nmc_fence = data[16];
  assign nmc_a = {nmc_a_hi_held, nmc_a_lo_held};
  assign nmc_b = {nmc_b_hi_held, nmc_b_lo_held};
  assign nmc_s = {nmc_s_hi_held, nmc_s_lo_held};
  assign nmc_length = nmc_length_held;
  assign nmc_tag = data[7:0];
  assign nmc_push_written = writes & (offset[9:2] == 8'h47);
  assign nmc_push = nmc_push_written & nmc_free;

  // ---- Fetches ----

  assign fetch_address_lo_written = writes & (offset[9:2] == 8'h50);

  always @(posedge clk) begin
    if (reset) begin
      fetch_address_lo_held <= 32'd0;
    end else if (fetch_address_lo_written) begin
      fetch_address_lo_held <= data;
    end
  end

  assign fetch_address_hi_written = writes & (offset[9:2] == 8'h51);

  always @(posedge clk) begin
    if (reset) begin
      fetch_address_hi_held <= 8'd0;
    end else if (fetch_address_hi_written) begin
      fetch_address_hi_held <= data[7:0];
    end
  end

  assign t_1 = {fetch_address_hi_held, fetch_address_lo_held};
  assign fetch_flit = t_1[39:6];

  assign fetch_line = data[27:16];
  assign fetch_more = data[31:28];
  assign fetch_tag = data[15:0];
  assign fetch_push_written = writes & (offset[9:2] == 8'h52);
  assign fetch_push = fetch_push_written & fetch_free;

  // ---- Stores ----

  assign store_address_lo_written = writes & (offset[9:2] == 8'h58);

  always @(posedge clk) begin
    if (reset) begin
      store_address_lo_held <= 32'd0;
    end else if (store_address_lo_written) begin
      store_address_lo_held <= data;
    end
  end

  assign store_address_hi_written = writes & (offset[9:2] == 8'h59);

  always @(posedge clk) begin
    if (reset) begin
      store_address_hi_held <= 8'd0;
    end else if (store_address_hi_written) begin
      store_address_hi_held <= data[7:0];
    end
  end

  assign store_data_lo_written = writes & (offset[9:2] == 8'h5a);

  always @(posedge clk) begin
    if (reset) begin
      store_data_lo_held <= 32'd0;
    end else if (store_data_lo_written) begin
      store_data_lo_held <= data;
    end
  end

  assign store_data_hi_written = writes & (offset[9:2] == 8'h5b);

  always @(posedge clk) begin
    if (reset) begin
      store_data_hi_held <= 32'd0;
    end else if (store_data_hi_written) begin
      store_data_hi_held <= data;
    end
  end

  assign store_address = {store_address_hi_held, store_address_lo_held};
  assign store_data = {store_data_hi_held, store_data_lo_held};
  assign store_double = data[16];
  assign store_tag = data[15:0];
  assign store_push_written = writes & (offset[9:2] == 8'h5c);
  assign store_push = store_push_written & store_free;

  // ---- Completions ----

  assign completion_pop = completion_pop_written;
  assign completion_pop_written = writes & (offset[9:2] == 8'h23);

  // ---- Counted events ----

  assign wqe_done = wqe_done_written;
  assign wqe_done_written = writes & (offset[9:2] == 8'h60);
  assign subgraph_done = subgraph_done_written;
  assign subgraph_done_written = writes & (offset[9:2] == 8'h61);

  // ---- Status and interrupt ----

  assign status = {
    store_free,
    fetch_free,
    nmc_free,
    nic_free,
    mailbox_out_free,
    mailbox_in_there,
    completion_there
  };

  assign interrupt_enable_written = writes & (offset[9:2] == 8'd3);

  always @(posedge clk) begin
    if (reset) begin
      interrupt_enable_held <= 7'd0;
    end else if (interrupt_enable_written) begin
      interrupt_enable_held <= data[6:0];
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      raised <= 1'b0;
    end else begin
      raised <= |(status & interrupt_enable_held);
    end
  end

  assign external_interrupt = raised;

  // ---- Errors ----

  always @(posedge clk) begin
    if (reset) begin
      errors <= 5'd0;
    end else begin
      errors <= (errors & ~(errors_written ? data[4:0] : 5'd0)) | fails;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      error_info <= 32'd0;
    end else if ((|fails) & (errors == 5'd0)) begin
      error_info <= {data[15:0], {6'd0, offset[9:2]}, 2'd0};
    end
  end

  assign fails = {
    store_push_written & !store_free,
    fetch_push_written & !fetch_free,
    nmc_push_written & !nmc_free,
    nic_push_written & (!nic_free | !nic_exists),
    mailbox_out_push_written & !mailbox_out_free
  };

  assign errors_written = writes & (offset[9:2] == 8'd4);

  // ---- Reads ----

  always @* begin
    case (offset[9:2])
      8'd0: chosen = {16'd1, engine};
      8'd1: chosen = {31'd0, run};
      8'd6: chosen = memory_limit_lo_held;
      8'd7: chosen = {23'd0, memory_limit_hi_held};
      8'd8: chosen = now[31:0];
      8'd9: chosen = now[63:32];
      8'h0a: chosen = time_compare_lo_held;
      8'h0b: chosen = time_compare_hi_held;
      8'h10: chosen = mailbox_in_there ? mailbox_in_word_0 : 32'd0;
      8'h11: chosen = mailbox_in_there ? mailbox_in_word_1 : 32'd0;
      8'h12: chosen = mailbox_in_there ? mailbox_in_word_2 : 32'd0;
      8'h13: chosen = mailbox_in_there ? mailbox_in_word_3 : 32'd0;
      8'h18: chosen = mailbox_out_0_held;
      8'h19: chosen = mailbox_out_1_held;
      8'h1a: chosen = mailbox_out_2_held;
      8'h30: chosen = nic_request_0_held;
      8'h31: chosen = nic_local_lo_held;
      8'h32: chosen = {24'd0, nic_local_hi_held};
      8'h33: chosen = nic_remote_lo_held;
      8'h34: chosen = {24'd0, nic_remote_hi_held};
      8'h35: chosen = nic_length_held;
      8'h36: chosen = nic_lkey_held;
      8'h37: chosen = nic_rkey_held;
      8'h38: chosen = nic_immediate_held;
      8'h40: chosen = nmc_a_lo_held;
      8'h41: chosen = {24'd0, nmc_a_hi_held};
      8'h42: chosen = nmc_b_lo_held;
      8'h43: chosen = {24'd0, nmc_b_hi_held};
      8'h44: chosen = nmc_s_lo_held;
      8'h45: chosen = {24'd0, nmc_s_hi_held};
      8'h46: chosen = nmc_length_held;
      8'h50: chosen = fetch_address_lo_held;
      8'h51: chosen = {24'd0, fetch_address_hi_held};
      8'h58: chosen = store_address_lo_held;
      8'h59: chosen = {24'd0, store_address_hi_held};
      8'h5a: chosen = store_data_lo_held;
      8'h5b: chosen = store_data_hi_held;
      8'h20: chosen = completion_there ? {completion_source, 7'd0, completion_has_immediate, completion_status, completion_tag} : 32'd0;
      8'h21: chosen = completion_there ? completion_bytes : 32'd0;
      8'h22: chosen = completion_there ? completion_immediate : 32'd0;
      8'h24: chosen = {21'd0, completion_level};
      8'd2: chosen = {25'd0, status};
      8'd3: chosen = {25'd0, interrupt_enable_held};
      8'd4: chosen = {27'd0, errors};
      8'd5: chosen = error_info;
      default: chosen = 32'd0;
    endcase
  end
endmodule

`default_nettype wire
