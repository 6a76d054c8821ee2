// cpu
//
// RISC-V core: RV32IMC, Zicsr, Zifencei, machine mode; in order, three stages, one fetch port
// and one data port. Precise traps, also on access faults.
//
// Generated from hw/src/cpu/mod.rs; change that file, not this one.

`default_nettype none

module cpu (
  input  wire        clk,
  input  wire        reset,
  // Where execution begins after reset (bit 0 is ignored), and the core's number.
  input  wire [31:0] boot_address,
  input  wire [31:0] hart_id,
  // Interrupt lines, by level.
  input  wire        software_interrupt,
  input  wire        timer_interrupt,
  input  wire        external_interrupt,
  // Instructions.
  output wire        fetch_request_valid,
  input  wire        fetch_request_ready,
  output wire [29:0] fetch_request_address,
  input  wire        fetch_response_valid,
  output wire        fetch_response_ready,
  input  wire [31:0] fetch_response_data,
  input  wire        fetch_response_error,
  // Loads and stores; one response for each request, in order.
  output wire        data_request_valid,
  input  wire        data_request_ready,
  output wire [29:0] data_request_address,
  output wire        data_request_write,
  output wire [31:0] data_request_data,
  output wire  [3:0] data_request_strobe,
  input  wire        data_response_valid,
  output wire        data_response_ready,
  input  wire [31:0] data_response_data,
  input  wire        data_response_error,
  // In WFI, with nothing to wake it.
  output wire        sleeping,
  // Record of retirement: an instruction, one that trapped, or an interrupt.
  output wire        retire_valid,
  output wire [31:0] retire_pc,
  output wire [31:0] retire_instruction,
  output wire  [2:0] retire_length,
  output wire [31:0] retire_next_pc,
  output wire        retire_rd_write,
  output wire  [4:0] retire_rd,
  output wire [31:0] retire_rd_value,
  output wire        retire_memory,
  output wire        retire_memory_store,
  output wire  [2:0] retire_memory_size,
  output wire [31:0] retire_memory_address,
  output wire [31:0] retire_memory_data,
  output wire        retire_csr_write,
  output wire [11:0] retire_csr_address,
  output wire [31:0] retire_csr_value,
  output wire        retire_trap,
  output wire        retire_interrupt,
  output wire  [4:0] retire_cause,
  output wire [31:0] retire_tval
);

  wire w_memory;
  wire failed;
  wire done;
  wire good;
  wire finishes;
  wire [31:0] decode_immediate;
  wire decode_uses_rs1;
  wire decode_uses_rs2;
  wire decode_writes;
  wire decode_with_immediate;
  wire decode_alternate;
  wire decode_from_pc;
  wire decode_load;
  wire decode_store;
  wire decode_branch;
  wire decode_jump;
  wire decode_upper;
  wire decode_upper_from_pc;
  wire decode_multiply;
  wire decode_divide;
  wire decode_csr;
  wire decode_csr_writes;
  wire decode_csr_immediate;
  wire decode_mret;
  wire decode_wfi;
  wire decode_fence_i;
  wire decode_ecall;
  wire decode_ebreak;
  wire decode_illegal;
  wire registers_write_enable;
  wire [4:0] registers_write_address;
  wire [31:0] registers_write_data;
  wire [31:0] registers_read_data_0;
  wire [31:0] registers_read_data_1;
  wire ahead_of_rs1;
  wire ahead_of_rs2;
  wire [31:0] operand_1;
  wire [31:0] operand_2;
  wire hazard;
  wire csr_write;
  wire [31:0] csr_operand;
  wire [31:0] csr_value;
  wire csr_known;
  wire [31:0] csr_written;
  wire csr_retired;
  wire csr_counts;
  wire csr_trap;
  wire [31:0] csr_trap_pc;
  wire csr_trap_interrupt;
  wire [4:0] csr_trap_cause;
  wire [31:0] csr_trap_value;
  wire csr_returns;
  wire [31:0] csr_handler;
  wire [31:0] csr_return_pc;
  wire csr_take_interrupt;
  wire [4:0] csr_interrupt_cause;
  wire csr_wake;
  wire interrupts;
  wire illegal;
  wire exception;
  wire instead;
  wire branching;
  wire fetched_wrong;
  wire serial;
  wire t_0;
  wire acts;
  wire traps;
  wire refetches;
  wire runs;
  wire [31:0] alu_b;
  wire [31:0] alu_result;
  wire alu_taken;
  wire [31:0] address_sum;
  wire [31:0] following_pc;
  wire multiply_enable;
  wire [31:0] multiply_product;
  wire divide_start;
  wire divide_done;
  wire [31:0] divide_result;
  wire [31:0] result;
  wire memory;
  wire split_crosses;
  wire [31:0] split_word;
  wire [3:0] split_strobe;
  wire [31:0] split_stored;
  wire [29:0] request_word;
  wire first;
  wire sent;
  wire ready;
  wire leaves;
  wire first_sent;
  wire issue;
  wire fetcher_forgets;
  wire fetcher_clears;
  wire [30:0] fetcher_branch_end;
  wire fetcher_request_valid;
  wire [29:0] fetcher_request_address;
  wire fetcher_response_ready;
  wire fetcher_valid;
  wire fetcher_take;
  wire [31:0] fetcher_pc;
  wire [31:0] fetcher_instruction;
  wire [15:0] fetcher_low_half;
  wire fetcher_compressed;
  wire fetcher_illegal;
  wire fetcher_fault;
  wire fetcher_fault_upper;
  wire fetcher_predicted;
  wire fetcher_stray;
  wire goes;
  wire [31:0] way;
  wire astray;
  wire corrects;
  wire redirect;
  wire [31:0] turn_target;
  wire [31:0] target;
  wire learns;
  wire accepts;
  wire t_2;
  wire [4:0] x_cause;
  wire [31:0] fetched;
  wire [31:0] x_tval;
  wire [4:0] t_3;
  wire [31:0] failed_tval;
  wire [31:0] loaded_low;
  wire [31:0] loaded_value;
  wire [31:0] value;
  wire writes;
  wire [31:0] trace_issue_instruction;
  wire [2:0] trace_issue_length;
  wire [31:0] trace_issue_next_pc;
  wire trace_issue_memory;
  wire trace_issue_csr_write;
  wire trace_done;
  wire [4:0] trace_failed_cause;
  wire trace_retire_valid;
  wire [31:0] trace_retire_pc;
  wire [31:0] trace_retire_instruction;
  wire [2:0] trace_retire_length;
  wire [31:0] trace_retire_next_pc;
  wire trace_retire_rd_write;
  wire [4:0] trace_retire_rd;
  wire [31:0] trace_retire_rd_value;
  wire trace_retire_memory;
  wire trace_retire_memory_store;
  wire [2:0] trace_retire_memory_size;
  wire [31:0] trace_retire_memory_address;
  wire [31:0] trace_retire_memory_data;
  wire trace_retire_csr_write;
  wire [11:0] trace_retire_csr_address;
  wire [31:0] trace_retire_csr_value;
  wire trace_retire_trap;
  wire trace_retire_interrupt;
  wire [4:0] trace_retire_cause;
  wire [31:0] trace_retire_tval;
  wire no_instruction;
  reg starting;
  reg clearing;
  reg [4:0] cleared;
  reg x_valid;
  reg [31:0] x_pc;
  reg [31:0] x_instruction;
  reg [15:0] x_low_half;
  reg x_compressed;
  reg x_illegal;
  reg x_fault;
  reg x_fault_upper;
  reg x_predicted;
  reg x_stray;
  reg x_started;
  reg x_second;
  reg w_valid;
  reg w_load;
  reg w_store;
  reg w_multiply;
  reg w_write;
  reg [4:0] w_rd;
  reg [31:0] w_result;
  reg [31:0] w_pc;
  reg [29:0] w_word;
  reg [1:0] w_offset;
  reg [2:0] w_kind;
  reg w_first;
  reg w_second;
  reg w_counts;
  reg [31:0] w_low;
  reg [2:0] bytes;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [31:0] t_1;
  wire [31:0] t_4;
  // verilator lint_on UNUSEDSIGNAL

  assign fetch_request_valid = fetcher_request_valid;
  assign fetch_request_address = fetcher_request_address;
  assign fetch_response_ready = fetcher_response_ready;
  assign data_request_valid = runs & memory;
  assign data_request_address = request_word;
  assign data_request_write = decode_store;
  assign data_request_data = decode_store ? split_word : 32'd0;
  assign data_request_strobe = split_strobe;
  assign data_response_ready = 1'b1;
  assign sleeping = x_valid & x_started & decode_wfi & !csr_wake;
  assign retire_valid = trace_retire_valid;
  assign retire_pc = trace_retire_pc;
  assign retire_instruction = trace_retire_instruction;
  assign retire_length = trace_retire_length;
  assign retire_next_pc = trace_retire_next_pc;
  assign retire_rd_write = trace_retire_rd_write;
  assign retire_rd = trace_retire_rd;
  assign retire_rd_value = trace_retire_rd_value;
  assign retire_memory = trace_retire_memory;
  assign retire_memory_store = trace_retire_memory_store;
  assign retire_memory_size = trace_retire_memory_size;
  assign retire_memory_address = trace_retire_memory_address;
  assign retire_memory_data = trace_retire_memory_data;
  assign retire_csr_write = trace_retire_csr_write;
  assign retire_csr_address = trace_retire_csr_address;
  assign retire_csr_value = trace_retire_csr_value;
  assign retire_trap = trace_retire_trap;
  assign retire_interrupt = trace_retire_interrupt;
  assign retire_cause = trace_retire_cause;
  assign retire_tval = trace_retire_tval;

  // ---- After reset: go to the boot address, clear the registers ----

  always @(posedge clk) begin
    if (reset) begin
      starting <= 1'b1;
    end else begin
      starting <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      clearing <= 1'b1;
    end else if (clearing) begin
      if (&cleared) begin
        clearing <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      cleared <= 5'd0;
    end else if (clearing) begin
      cleared <= cleared + 5'd1;
    end
  end

  // ---- Execution stage: what it holds ----

  always @(posedge clk) begin
    if (reset) begin
      x_valid <= 1'b0;
    end else begin
      if (accepts) begin
        x_valid <= fetcher_valid;
      end
      if (redirect) begin
        x_valid <= 1'b0;
      end
    end
  end

  always @(posedge clk) begin
    if (accepts) begin
      x_pc <= fetcher_pc;
      x_instruction <= fetcher_instruction;
      x_low_half <= fetcher_low_half;
      x_compressed <= fetcher_compressed;
      x_illegal <= fetcher_illegal;
      x_fault <= fetcher_fault;
      x_fault_upper <= fetcher_fault_upper;
      x_predicted <= fetcher_predicted;
      x_stray <= fetcher_stray;
    end
  end

  // It has begun, so that no interrupt may take its place: an offered request, a
  // division, WFI. The first of its two accesses has been made.
  assign t_2 = leaves | redirect;
  always @(posedge clk) begin
    if (reset) begin
      x_started <= 1'b0;
    end else if (t_2) begin
      x_started <= 1'b0;
    end else if (runs) begin
      x_started <= 1'b1;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      x_second <= 1'b0;
    end else if (t_2) begin
      x_second <= 1'b0;
    end else if (runs) begin
      if (first_sent) begin
        x_second <= 1'b1;
      end
    end
  end

  // ---- Write-back stage: what it holds ----

  always @(posedge clk) begin
    if (reset) begin
      w_valid <= 1'b0;
    end else if (issue) begin
      w_valid <= 1'b1;
    end else if (done) begin
      w_valid <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (issue) begin
      w_load <= runs & decode_load;
      w_store <= runs & decode_store;
      w_multiply <= runs & decode_multiply;
      w_write <= runs & decode_writes & !(memory & first);
      w_rd <= x_instruction[11:7];
      w_result <= result;
      w_pc <= x_pc;
      w_word <= request_word;
      w_offset <= address_sum[1:0];
      w_kind <= x_instruction[14:12];
      w_first <= runs & memory & first;
      w_second <= x_second;
      w_counts <= runs & csr_counts;
    end
  end

  always @(posedge clk) begin
    if (w_first & data_response_valid) begin
      w_low <= data_response_data;
    end
  end

  // ---- Write-back stage: is its access good? ----

  assign w_memory = w_valid & (w_load | w_store);
  assign failed = w_memory & data_response_valid & data_response_error;
  assign done = !w_memory | data_response_valid;
  assign good = done & !failed;
  assign finishes = w_valid & good & !w_first;

  // ---- Decode and operands ----

  cpu_decode decode (
    .instruction    (x_instruction),
    .immediate      (decode_immediate),
    .uses_rs1       (decode_uses_rs1),
    .uses_rs2       (decode_uses_rs2),
    .writes         (decode_writes),
    .with_immediate (decode_with_immediate),
    .alternate      (decode_alternate),
    .from_pc        (decode_from_pc),
    .load           (decode_load),
    .store          (decode_store),
    .branch         (decode_branch),
    .jump           (decode_jump),
    .upper          (decode_upper),
    .upper_from_pc  (decode_upper_from_pc),
    .multiply       (decode_multiply),
    .divide         (decode_divide),
    .csr            (decode_csr),
    .csr_writes     (decode_csr_writes),
    .csr_immediate  (decode_csr_immediate),
    .mret           (decode_mret),
    .wfi            (decode_wfi),
    .fence_i        (decode_fence_i),
    .ecall          (decode_ecall),
    .ebreak         (decode_ebreak),
    .illegal        (decode_illegal)
  );

  assign registers_write_enable = clearing | writes;
  assign registers_write_address = clearing ? cleared : w_rd;
  assign registers_write_data = clearing ? 32'd0 : value;
  mem_2r1w_32x32_async registers (
    .clk            (clk),
    .write_enable   (registers_write_enable),
    .write_address  (registers_write_address),
    .write_data     (registers_write_data),
    .read_address_0 (x_instruction[19:15]),
    .read_data_0    (registers_read_data_0),
    .read_address_1 (x_instruction[24:20]),
    .read_data_1    (registers_read_data_1)
  );

  assign ahead_of_rs1 = w_valid & w_write & (w_rd == x_instruction[19:15]);
  assign ahead_of_rs2 = w_valid & w_write & (w_rd == x_instruction[24:20]);
  assign operand_1 = ahead_of_rs1 ? w_result : registers_read_data_0;
  assign operand_2 = ahead_of_rs2 ? w_result : registers_read_data_1;

  // The value comes too late to be used in this cycle.
  assign hazard = (w_load | w_multiply)
    & ((decode_uses_rs1 & ahead_of_rs1) | (decode_uses_rs2 & ahead_of_rs2));

  // ---- Control registers ----

  assign csr_write = runs & decode_csr_writes;
  assign csr_operand = decode_csr_immediate ? {27'd0, x_instruction[19:15]} : operand_1;
  assign csr_retired = finishes & w_counts;
  assign csr_trap = traps | failed;
  assign csr_trap_pc = failed ? w_pc : x_pc;
  assign csr_trap_interrupt = interrupts & !w_memory;
  assign t_3 = w_store ? 5'd7 : 5'd5;
  assign csr_trap_cause = failed ? t_3 : x_cause;
  assign csr_trap_value = failed ? failed_tval : x_tval;
  assign csr_returns = runs & decode_mret;
  cpu_csr csr (
    .clk                (clk),
    .reset              (reset),
    .hart_id            (hart_id),
    .external_interrupt (external_interrupt),
    .timer_interrupt    (timer_interrupt),
    .software_interrupt (software_interrupt),
    .address            (x_instruction[31:20]),
    .write              (csr_write),
    .operation          (x_instruction[13:12]),
    .operand            (csr_operand),
    .value              (csr_value),
    .known              (csr_known),
    .written            (csr_written),
    .retired            (csr_retired),
    .counts             (csr_counts),
    .trap               (csr_trap),
    .trap_pc            (csr_trap_pc),
    .trap_interrupt     (csr_trap_interrupt),
    .trap_cause         (csr_trap_cause),
    .trap_value         (csr_trap_value),
    .returns            (csr_returns),
    .handler            (csr_handler),
    .return_pc          (csr_return_pc),
    .take_interrupt     (csr_take_interrupt),
    .interrupt_cause    (csr_interrupt_cause),
    .wake               (csr_wake)
  );

  // ---- What happens to the instruction ----

  assign interrupts = csr_take_interrupt & !x_started;

  assign illegal = x_illegal
    | decode_illegal
    | (decode_csr & (!csr_known | (decode_csr_writes & (&x_instruction[31:30]))));

  assign exception = x_fault | illegal | decode_ecall | decode_ebreak;

  // A trap is taken in its place.
  assign instead = interrupts | (exception & !x_stray);

  // It was taken for the branch that it is not: it is fetched again.
  assign branching = decode_branch | decode_jump;
  assign fetched_wrong = x_stray | (x_predicted & !branching);

  // It waits until there is no access in the write-back stage.
  assign serial = instead
    | ((decode_csr | decode_mret | decode_wfi | decode_fence_i) & !fetched_wrong);

  assign t_0 = x_valid
    & !clearing
    & good
    & !((hazard & !(instead | fetched_wrong)) | (serial & w_memory));
  assign acts = t_0;

  assign traps = acts & instead;
  assign refetches = acts & !instead & fetched_wrong;
  assign runs = acts & !instead & !fetched_wrong;

  // ---- Arithmetic ----

  assign alu_b = decode_with_immediate ? decode_immediate : operand_2;
  cpu_alu alu (
    .operation (x_instruction[14:12]),
    .alternate (decode_alternate),
    .branch    (decode_branch),
    .a         (operand_1),
    .b         (alu_b),
    .result    (alu_result),
    .taken     (alu_taken)
  );

  assign address_sum = (decode_from_pc ? x_pc : operand_1) + decode_immediate;
  assign following_pc = x_pc + (x_compressed ? 32'd2 : 32'd4);

  assign multiply_enable = runs & decode_multiply;
  cpu_multiply multiply (
    .clk       (clk),
    .enable    (multiply_enable),
    .operation (x_instruction[13:12]),
    .a         (operand_1),
    .b         (operand_2),
    .product   (multiply_product)
  );

  assign divide_start = runs & decode_divide & !x_started;
  cpu_divide divide (
    .clk       (clk),
    .reset     (reset),
    .start     (divide_start),
    .operation (x_instruction[13:12]),
    .a         (operand_1),
    .b         (operand_2),
    .done      (divide_done),
    .result    (divide_result)
  );

  assign result = decode_jump
    ? following_pc
    : decode_csr
    ? csr_value
    : decode_divide
    ? divide_result
    : decode_upper_from_pc ? address_sum : decode_upper ? decode_immediate : alu_result;

  // ---- Data requests ----

  assign memory = decode_load | decode_store;

  cpu_split split (
    .offset  (address_sum[1:0]),
    .size    (x_instruction[13:12]),
    .data    (operand_2),
    .second  (x_second),
    .crosses (split_crosses),
    .word    (split_word),
    .strobe  (split_strobe),
    .stored  (split_stored)
  );

  assign request_word = x_second ? (w_word + 30'd1) : address_sum[31:2];
  assign first = split_crosses & !x_second;
  assign sent = data_request_valid & data_request_ready;

  // ---- Leaving the execution stage ----

  assign ready = decode_wfi
    ? csr_wake
    : decode_divide ? (x_started & divide_done) : memory ? (data_request_ready & !first) : 1'b1;

  assign leaves = (runs & ready) | traps;
  assign first_sent = sent & first;
  assign issue = leaves | first_sent;

  // ---- Where to go on ----

  // A branch turns where the fetch stage has not gone the same way.
  assign fetcher_forgets = corrects & x_predicted & !learns;
  assign fetcher_clears = (runs & decode_fence_i) | refetches;
  assign t_1 = x_pc + (x_compressed ? 32'd0 : 32'd2);
  assign fetcher_branch_end = t_1[31:1];
  assign fetcher_take = accepts & !redirect;
  cpu_fetch fetcher (
    .clk             (clk),
    .reset           (reset),
    .redirect        (redirect),
    .target          (target),
    .learns          (learns),
    .forgets         (fetcher_forgets),
    .clears          (fetcher_clears),
    .branch_end      (fetcher_branch_end),
    .request_valid   (fetcher_request_valid),
    .request_ready   (fetch_request_ready),
    .request_address (fetcher_request_address),
    .response_valid  (fetch_response_valid),
    .response_ready  (fetcher_response_ready),
    .response_data   (fetch_response_data),
    .response_error  (fetch_response_error),
    .valid           (fetcher_valid),
    .take            (fetcher_take),
    .pc              (fetcher_pc),
    .instruction     (fetcher_instruction),
    .low_half        (fetcher_low_half),
    .compressed      (fetcher_compressed),
    .illegal         (fetcher_illegal),
    .fault           (fetcher_fault),
    .fault_upper     (fetcher_fault_upper),
    .predicted       (fetcher_predicted),
    .stray           (fetcher_stray)
  );

  assign goes = decode_jump | (decode_branch & alu_taken);
  assign way = goes ? address_sum : following_pc;
  assign astray = way[31:1] != fetcher_pc[31:1];
  assign corrects = runs & branching & astray;

  assign redirect = starting
    | failed
    | traps
    | refetches
    | (corrects | (runs & (decode_mret | decode_fence_i)));

  assign turn_target = decode_mret ? csr_return_pc : way;

  assign target = starting
    ? boot_address
    : (failed | traps) ? csr_handler : refetches ? x_pc : turn_target;

  // ---- Fetch stage ----

  // Branches backwards and JAL are worth remembering.
  assign learns = corrects & goes & (decode_from_pc & (decode_jump | decode_immediate[31]));
  assign accepts = !x_valid | leaves;

  // ---- Traps ----

  assign x_cause = interrupts
    ? csr_interrupt_cause
    : x_fault ? 5'd1 : illegal ? 5'd2 : decode_ecall ? 5'h0b : 5'd3;

  assign fetched = x_compressed ? {16'd0, x_low_half} : {x_instruction[31:16], x_low_half};

  assign x_tval = interrupts
    ? 32'd0
    : x_fault ? (x_fault_upper ? (x_pc + 32'd2) : x_pc) : illegal ? fetched : 32'd0;

  assign failed_tval = {w_word, w_second ? 2'd0 : w_offset};

  // ---- Into the write-back stage ----


  // ---- Writing back ----

  assign loaded_low = w_second ? w_low : data_response_data;
  cpu_join loaded (
    .low    (loaded_low),
    .high   (data_response_data),
    .offset (w_offset),
    .kind   (w_kind),
    .value  (loaded_value)
  );

  assign value = w_load ? loaded_value : w_multiply ? multiply_product : w_result;
  assign writes = finishes & w_write;

  // ---- Record of retirement ----

  assign trace_issue_instruction = no_instruction ? 32'd0 : fetched;
  assign trace_issue_length = no_instruction ? 3'd0 : x_compressed ? 3'd2 : 3'd4;
  assign t_4 = decode_mret ? csr_return_pc : way;
  assign trace_issue_next_pc = traps ? csr_handler : {t_4[31:1], 1'b0};
  assign trace_issue_memory = runs & memory;
  assign trace_issue_csr_write = runs & decode_csr_writes;
  assign trace_done = finishes | failed;
  assign trace_failed_cause = t_3;
  cpu_trace trace (
    .clk                   (clk),
    .issue                 (issue),
    .issue_pc              (x_pc),
    .issue_instruction     (trace_issue_instruction),
    .issue_length          (trace_issue_length),
    .issue_next_pc         (trace_issue_next_pc),
    .issue_memory          (trace_issue_memory),
    .issue_memory_store    (decode_store),
    .issue_memory_size     (bytes),
    .issue_memory_address  (address_sum),
    .issue_memory_data     (split_stored),
    .issue_csr_write       (trace_issue_csr_write),
    .issue_csr_address     (x_instruction[31:20]),
    .issue_csr_value       (csr_written),
    .issue_trap            (traps),
    .issue_interrupt       (interrupts),
    .issue_cause           (x_cause),
    .issue_tval            (x_tval),
    .done                  (trace_done),
    .failed                (failed),
    .failed_cause          (trace_failed_cause),
    .failed_tval           (failed_tval),
    .handler               (csr_handler),
    .rd_write              (w_write),
    .rd                    (w_rd),
    .rd_value              (value),
    .retire_valid          (trace_retire_valid),
    .retire_pc             (trace_retire_pc),
    .retire_instruction    (trace_retire_instruction),
    .retire_length         (trace_retire_length),
    .retire_next_pc        (trace_retire_next_pc),
    .retire_rd_write       (trace_retire_rd_write),
    .retire_rd             (trace_retire_rd),
    .retire_rd_value       (trace_retire_rd_value),
    .retire_memory         (trace_retire_memory),
    .retire_memory_store   (trace_retire_memory_store),
    .retire_memory_size    (trace_retire_memory_size),
    .retire_memory_address (trace_retire_memory_address),
    .retire_memory_data    (trace_retire_memory_data),
    .retire_csr_write      (trace_retire_csr_write),
    .retire_csr_address    (trace_retire_csr_address),
    .retire_csr_value      (trace_retire_csr_value),
    .retire_trap           (trace_retire_trap),
    .retire_interrupt      (trace_retire_interrupt),
    .retire_cause          (trace_retire_cause),
    .retire_tval           (trace_retire_tval)
  );

  always @* begin
    case (x_instruction[13:12])
      2'd0: bytes = 3'd1;
      2'd1: bytes = 3'd2;
      default: bytes = 3'd4;
    endcase
  end

  assign no_instruction = interrupts | x_fault;
endmodule

`default_nettype wire
