// cpu_decode
//
// Decodes a 32-bit instruction of RV32IM, Zicsr, Zifencei and machine mode.
//
// Generated from hw/src/cpu/decode.rs; change that file, not this one.

`default_nettype none

module cpu_decode (
  input  wire [31:0] instruction,
  // The immediate of the instruction's format, extended by its sign.
  output wire [31:0] immediate,
  // Reads rs1.
  output wire        uses_rs1,
  // Reads rs2.
  output wire        uses_rs2,
  // Writes rd, which is not x0.
  output wire        writes,
  // The second operand of the ALU is the immediate, not rs2.
  output wire        with_immediate,
  // SUB, SRA or SRAI in place of ADD, SRL or SRLI.
  output wire        alternate,
  // The address adder begins at the pc, not at rs1.
  output wire        from_pc,
  // Loads.
  output wire        load,
  // Stores.
  output wire        store,
  // Branches on a condition.
  output wire        branch,
  // JAL or JALR.
  output wire        jump,
  // LUI: the result is the immediate.
  output wire        upper,
  // AUIPC: the result is that of the address adder.
  output wire        upper_from_pc,
  // One of the four multiplications.
  output wire        multiply,
  // DIV, DIVU, REM or REMU.
  output wire        divide,
  // Reads and perhaps writes a control register.
  output wire        csr,
  // Writes it: all but CSRRS and CSRRC of x0 or 0.
  output wire        csr_writes,
  // The operand is the number in the field of rs1.
  output wire        csr_immediate,
  // MRET.
  output wire        mret,
  // WFI.
  output wire        wfi,
  // FENCE.I.
  output wire        fence_i,
  // ECALL.
  output wire        ecall,
  // EBREAK.
  output wire        ebreak,
  // No instruction of this core.
  output wire        illegal
);

  wire [4:0] opcode;
  wire [2:0] funct3;
  wire [6:0] funct7;
  wire lui;
  wire auipc;
  wire jal;
  wire jalr;
  wire of_branch;
  wire of_load;
  wire of_store;
  wire op_imm;
  wire op;
  wire fence;
  wire system;
  wire plain;
  wire other;
  wire of_multiplier;
  wire [31:0] immediate_i;
  wire [11:0] t_0;
  wire [12:0] t_1;
  wire [31:0] immediate_u;
  wire [20:0] t_2;
  wire shift_right;
  wire is_ecall;
  wire is_ebreak;
  wire is_mret;
  wire is_wfi;
  wire is_csr;
  wire operand_named;
  wire by_number;
  wire of_unit;
  wire t_3;
  wire reads_rs2;
  reg [31:0] immediate_of_format;
  reg legal_op_imm;
  reg legal;

  assign immediate = immediate_of_format;
  assign opcode = instruction[6:2];
  assign funct3 = instruction[14:12];
  assign funct7 = instruction[31:25];

  // Not used: both 1 in every instruction of 32 bits.
  wire unused_instruction_1_0 = &{1'b0, instruction[1:0]};

  assign lui = opcode == 5'h0d;
  assign auipc = opcode == 5'd5;
  assign jal = opcode == 5'h1b;
  assign jalr = opcode == 5'h19;
  assign of_branch = opcode == 5'h18;
  assign of_load = opcode == 5'd0;
  assign of_store = opcode == 5'd8;
  assign op_imm = opcode == 5'd4;
  assign op = opcode == 5'h0c;
  assign fence = opcode == 5'd3;
  assign system = opcode == 5'h1c;
  assign plain = funct7 == 7'd0;
  assign other = funct7 == 7'h20;
  assign of_multiplier = funct7 == 7'd1;

  // ---- Immediates ----

  assign immediate_i = {{20{instruction[31]}}, instruction[31:20]};
  assign immediate_u = {instruction[31:12], 12'd0};

  assign t_0 = {instruction[31:25], instruction[11:7]};
  assign t_1 = {instruction[31], instruction[7], instruction[30:25], instruction[11:8], 1'b0};
  assign t_2 = {instruction[31], instruction[19:12], instruction[20], instruction[30:21], 1'b0};
  always @* begin
    case (opcode)
      5'd8: immediate_of_format = {{20{t_0[11]}}, t_0};
      5'h18: immediate_of_format = {{19{t_1[12]}}, t_1};
      5'h0d: immediate_of_format = immediate_u;
      5'd5: immediate_of_format = immediate_u;
      5'h1b: immediate_of_format = {{11{t_2[20]}}, t_2};
      default: immediate_of_format = immediate_i;
    endcase
  end

  // ---- What there is ----

  assign shift_right = funct3 == 3'd5;

  always @* begin
    case (funct3)
      3'd1: legal_op_imm = plain;
      3'd5: legal_op_imm = plain | other;
      default: legal_op_imm = 1'b1;
    endcase
  end

  assign is_ecall = system & (instruction[31:7] == 25'd0);
  assign is_ebreak = system & (instruction[31:7] == 25'h0002000);
  assign is_mret = system & (instruction[31:7] == 25'h0604000);
  assign is_wfi = system & (instruction[31:7] == 25'h020a000);
  assign is_csr = system & (|funct3[1:0]);

  always @* begin
    case (opcode)
      5'h0d: legal = 1'b1;
      5'd5: legal = 1'b1;
      5'h1b: legal = 1'b1;
      5'h19: legal = funct3 == 3'd0;
      5'h18: legal = funct3[2:1] != 2'd1;
      5'd0: legal = (funct3[1:0] != 2'd3) & (funct3 != 3'd6);
      5'd8: legal = funct3 < 3'd3;
      5'd4: legal = legal_op_imm;
      5'h0c: legal = plain | of_multiplier | (other & (shift_right | (funct3 == 3'd0)));
      5'd3: legal = funct3 < 3'd2;
      5'h1c: legal = is_csr | (is_ecall | is_ebreak | is_mret | is_wfi);
      default: legal = 1'b0;
    endcase
  end

  // ---- What it asks for ----

  assign operand_named = |instruction[19:15];
  assign by_number = is_csr & funct3[2];
  assign of_unit = op & of_multiplier;
  assign reads_rs2 = of_branch | of_store | op;
  assign uses_rs1 = reads_rs2 | jalr | of_load | op_imm | (is_csr & !by_number);
  assign uses_rs2 = reads_rs2;

  assign t_3 = lui | auipc | jal | jalr | of_load | op_imm | op;
  assign writes = (t_3 | is_csr) & (|instruction[11:7]);

  assign with_immediate = op_imm;
  assign alternate = instruction[30] & (op | (op_imm & shift_right));
  assign from_pc = auipc | jal | of_branch;
  assign load = of_load;
  assign store = of_store;
  assign branch = of_branch;
  assign jump = jal | jalr;
  assign upper = lui;
  assign upper_from_pc = auipc;
  assign multiply = of_unit & !funct3[2];
  assign divide = of_unit & funct3[2];
  assign csr = is_csr;
  assign csr_writes = is_csr & ((funct3[1:0] == 2'd1) | operand_named);
  assign csr_immediate = by_number;
  assign mret = is_mret;
  assign wfi = is_wfi;
  assign fence_i = fence & funct3[0];
  assign ecall = is_ecall;
  assign ebreak = is_ebreak;
  assign illegal = !legal;
endmodule

`default_nettype wire
