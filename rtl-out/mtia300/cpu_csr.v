// cpu_csr
//
// Control and status registers of machine mode: reads and writes by instructions, traps and
// returns, the counters, and the interrupt to take.
//
// Generated from hw/src/cpu/csr.rs; change that file, not this one.

`default_nettype none

module cpu_csr (
  input  wire        clk,
  input  wire        reset,
  input  wire [31:0] hart_id,
  input  wire        external_interrupt,
  input  wire        timer_interrupt,
  input  wire        software_interrupt,
  // The register that an instruction names, and its write at the end of this cycle.
  input  wire [11:0] address,
  input  wire        write,
  // The two low bits of funct3: write, set bits, clear bits.
  input  wire  [1:0] operation,
  input  wire [31:0] operand,
  output wire [31:0] value,
  // There is such a register.
  output wire        known,
  // What an instruction writes: the operand, or the register with bits changed.
  output wire [31:0] written,
  // An instruction that counts retires.
  input  wire        retired,
  // The instruction in the execution stage will count.
  output wire        counts,
  // A trap is taken at the end of this cycle.
  input  wire        trap,
  input  wire [31:0] trap_pc,
  input  wire        trap_interrupt,
  input  wire  [4:0] trap_cause,
  input  wire [31:0] trap_value,
  // MRET is executed.
  input  wire        returns,
  // Where a trap goes, and where MRET goes.
  output wire [31:0] handler,
  output wire [31:0] return_pc,
  // An interrupt is to be taken, and which; one is pending and enabled in mie.
  output wire        take_interrupt,
  output wire  [4:0] interrupt_cause,
  output wire        wake
);

  wire [63:0] mcycle_next;
  wire [63:0] minstret_next;
  wire t_0;
  wire in_row;
  wire goes_to_table;
  wire [2:0] pending;
  wire awake;
  reg [1:0] mstatus;
  reg [2:0] mie;
  reg [30:0] mtvec;
  reg [1:0] mcountinhibit;
  reg [31:0] mscratch;
  reg [30:0] mepc;
  reg [5:0] mcause;
  reg [31:0] mtval;
  reg [31:0] pmpaddr0;
  reg [2:0] mip;
  reg [63:0] mcycle;
  reg [63:0] minstret;
  reg [32:0] read;
  reg [31:0] by_operation;

  assign value = read[31:0];
  assign known = read[32];
  assign written = by_operation;
  assign counts = !((write & (address == 12'hb02)) | (write & (address == 12'hb82)) | mcountinhibit[1]);
  assign handler = {mtvec[30:1] + {25'd0, goes_to_table ? trap_cause : 5'd0}, 2'd0};
  assign return_pc = {mepc, 1'b0};
  assign take_interrupt = awake & mstatus[0];
  assign interrupt_cause = pending[2] ? 5'h0b : pending[0] ? 5'd3 : 5'd7;
  assign wake = awake;

  // ---- Registers, the writable bits of each ----

  always @(posedge clk) begin
    if (reset) begin
      mstatus <= 2'd0;
    end else begin
      if (write & (address == 12'h300)) begin
        mstatus <= {by_operation[7], by_operation[3]};
      end
      if (trap) begin
        mstatus <= {mstatus[0], 1'b0};
      end else if (returns) begin
        mstatus <= {1'b1, mstatus[1]};
      end
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      mie <= 3'd0;
    end else if (write & (address == 12'h304)) begin
      mie <= {by_operation[11], by_operation[7], by_operation[3]};
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      mtvec <= 31'd0;
    end else if (write & (address == 12'h305)) begin
      mtvec <= {by_operation[31:2], by_operation[0]};
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      mcountinhibit <= 2'd0;
    end else if (write & (address == 12'h320)) begin
      mcountinhibit <= {by_operation[2], by_operation[0]};
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      mscratch <= 32'd0;
    end else if (write & (address == 12'h340)) begin
      mscratch <= by_operation;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      mepc <= 31'd0;
    end else begin
      if (write & (address == 12'h341)) begin
        mepc <= by_operation[31:1];
      end
      if (trap) begin
        mepc <= trap_pc[31:1];
      end
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      mcause <= 6'd0;
    end else begin
      if (write & (address == 12'h342)) begin
        mcause <= {by_operation[31], by_operation[4:0]};
      end
      if (trap) begin
        mcause <= {trap_interrupt, trap_cause};
      end
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      mtval <= 32'd0;
    end else begin
      if (write & (address == 12'h343)) begin
        mtval <= by_operation;
      end
      if (trap) begin
        mtval <= trap_value;
      end
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      pmpaddr0 <= 32'd0;
    end else if (write & (address == 12'h3b0)) begin
      pmpaddr0 <= by_operation;
    end
  end

  // The interrupt lines as they were in the last cycle.
  always @(posedge clk) begin
    if (reset) begin
      mip <= 3'd0;
      mcycle <= 64'd0;
      minstret <= 64'd0;
    end else begin
      mip <= {external_interrupt, timer_interrupt, software_interrupt};
      mcycle <= {
        (write & (address == 12'hb80)) ? by_operation : mcycle_next[63:32],
        (write & (address == 12'hb00)) ? by_operation : mcycle_next[31:0]
      };
      minstret <= {
        (write & (address == 12'hb82)) ? by_operation : minstret_next[63:32],
        (write & (address == 12'hb02)) ? by_operation : minstret_next[31:0]
      };
    end
  end

  // ---- Counters ----

  assign mcycle_next = mcycle + {63'd0, !mcountinhibit[0]};

  // With the instruction ahead of the one in the execution stage, if it counts.
  assign minstret_next = minstret + {63'd0, retired};

  // ---- Reads ----

  assign t_0 = 1'b0
    | ((12'h323 <= address) & (address <= 12'h33f))
    | ((12'h3a0 <= address) & (address <= 12'h3a3))
    | ((12'h3b1 <= address) & (address <= 12'h3bf))
    | ((12'hb03 <= address) & (address <= 12'hb1f));
  assign in_row = t_0 | ((12'hb83 <= address) & (address <= 12'hb9f));

  always @* begin
    case (address)
      12'h300: read = {1'b1, {24'h000018, mstatus[1], 3'd0, mstatus[0], 3'd0}};
      12'h301: read = 33'h140001104;
      12'h304: read = {1'b1, {20'd0, mie[2], 3'd0, mie[1], 3'd0, mie[0], 3'd0}};
      12'h305: read = {1'b1, {mtvec[30:1], 1'b0, mtvec[0]}};
      12'h310: read = 33'h100000000;
      12'h320: read = {1'b1, {29'd0, mcountinhibit[1], 1'b0, mcountinhibit[0]}};
      12'h340: read = {1'b1, mscratch};
      12'h341: read = {1'b1, {mepc, 1'b0}};
      12'h342: read = {1'b1, {mcause[5], 26'd0, mcause[4:0]}};
      12'h343: read = {1'b1, mtval};
      12'h344: read = {1'b1, {20'd0, mip[2], 3'd0, mip[1], 3'd0, mip[0], 3'd0}};
      12'h3b0: read = {1'b1, pmpaddr0};
      12'h7a0: read = 33'h100000000;
      12'h7a1: read = 33'h100000000;
      12'h7a2: read = 33'h100000000;
      12'hb00: read = {1'b1, mcycle[31:0]};
      12'hb02: read = {1'b1, minstret_next[31:0]};
      12'hb80: read = {1'b1, mcycle[63:32]};
      12'hb82: read = {1'b1, minstret_next[63:32]};
      12'hc00: read = {1'b1, mcycle[31:0]};
      12'hc02: read = {1'b1, minstret_next[31:0]};
      12'hc80: read = {1'b1, mcycle[63:32]};
      12'hc82: read = {1'b1, minstret_next[63:32]};
      12'hf11: read = 33'h100000000;
      12'hf12: read = 33'h100000000;
      12'hf13: read = 33'h100000000;
      12'hf14: read = {1'b1, hart_id};
      12'hf15: read = 33'h100000000;
      default: read = {in_row, 32'd0};
    endcase
  end

  // ---- Writes ----

  always @* begin
    case (operation)
      2'd2: by_operation = read[31:0] | operand;
      2'd3: by_operation = read[31:0] & ~operand;
      default: by_operation = operand;
    endcase
  end

  // ---- Traps ----

  assign goes_to_table = mtvec[0] & trap_interrupt;

  // ---- Interrupts ----

  assign pending = mip & mie;
  assign awake = |pending;

  // Not used: instructions lie on even addresses.
  wire unused_trap_pc_0 = &{1'b0, trap_pc[0]};
endmodule

`default_nettype wire
