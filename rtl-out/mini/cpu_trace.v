// cpu_trace
//
// Holds the record of the instruction in the write-back stage and shows it when the stage is
// done. For test benches; nothing in the core depends on it.
//
// Generated from hw/src/cpu/trace.rs; change that file, not this one.

`default_nettype none

module cpu_trace (
  input  wire        clk,
  // The execution stage hands over its instruction.
  input  wire        issue,
  input  wire [31:0] issue_pc,
  input  wire [31:0] issue_instruction,
  input  wire  [2:0] issue_length,
  input  wire [31:0] issue_next_pc,
  input  wire        issue_memory,
  input  wire        issue_memory_store,
  input  wire  [2:0] issue_memory_size,
  input  wire [31:0] issue_memory_address,
  input  wire [31:0] issue_memory_data,
  input  wire        issue_csr_write,
  input  wire [11:0] issue_csr_address,
  input  wire [31:0] issue_csr_value,
  input  wire        issue_trap,
  input  wire        issue_interrupt,
  input  wire  [4:0] issue_cause,
  input  wire [31:0] issue_tval,
  // The write-back stage is done with an instruction or a trap.
  input  wire        done,
  // It is done because its access failed.
  input  wire        failed,
  input  wire  [4:0] failed_cause,
  input  wire [31:0] failed_tval,
  input  wire [31:0] handler,
  // The register that is written.
  input  wire        rd_write,
  input  wire  [4:0] rd,
  input  wire [31:0] rd_value,
  output wire        retire_valid,
  // Address of the instruction; of an interrupt, of the one to come back to.
  output wire [31:0] retire_pc,
  // As fetched, a 16-bit one with zeros above; 0 where there is none.
  output wire [31:0] retire_instruction,
  // Its bytes, 2 or 4; 0 where there is none: interrupt, failed fetch.
  output wire  [2:0] retire_length,
  // Address of what is executed next.
  output wire [31:0] retire_next_pc,
  // A register is written, which one, and its new value.
  output wire        retire_rd_write,
  output wire  [4:0] retire_rd,
  output wire [31:0] retire_rd_value,
  // A load or store that did not trap: whether it stores, bytes, address, data.
  output wire        retire_memory,
  output wire        retire_memory_store,
  output wire  [2:0] retire_memory_size,
  output wire [31:0] retire_memory_address,
  output wire [31:0] retire_memory_data,
  // A control register is written, which one, and what is written.
  output wire        retire_csr_write,
  output wire [11:0] retire_csr_address,
  output wire [31:0] retire_csr_value,
  // A trap is taken; whether it is an interrupt, mcause, mtval.
  output wire        retire_trap,
  output wire        retire_interrupt,
  output wire  [4:0] retire_cause,
  output wire [31:0] retire_tval
);

  reg [31:0] held_pc;
  reg [31:0] held_instruction;
  reg [2:0] held_length;
  reg [31:0] held_next_pc;
  reg held_memory;
  reg held_memory_store;
  reg [2:0] held_memory_size;
  reg [31:0] held_memory_address;
  reg [31:0] held_memory_data;
  reg held_csr_write;
  reg [11:0] held_csr_address;
  reg [31:0] held_csr_value;
  reg held_trap;
  reg held_interrupt;
  reg [4:0] held_cause;
  reg [31:0] held_tval;

  assign retire_valid = done;

  always @(posedge clk) begin
    if (issue) begin
      held_pc <= issue_pc;
      held_instruction <= issue_instruction;
      held_length <= issue_length;
      held_next_pc <= issue_next_pc;
      held_memory <= issue_memory;
      held_memory_store <= issue_memory_store;
      held_memory_size <= issue_memory_size;
      held_memory_address <= issue_memory_address;
      held_memory_data <= issue_memory_data;
      held_csr_write <= issue_csr_write;
      held_csr_address <= issue_csr_address;
      held_csr_value <= issue_csr_value;
      held_trap <= issue_trap;
      held_interrupt <= issue_interrupt;
      held_cause <= issue_cause;
      held_tval <= issue_tval;
    end
  end

  assign retire_pc = held_pc;
  assign retire_instruction = held_instruction;
  assign retire_length = held_length;
  assign retire_next_pc = failed ? handler : held_next_pc;
  assign retire_rd_write = rd_write & !failed;
  assign retire_rd = rd;
  assign retire_rd_value = rd_value;
  assign retire_memory = held_memory & !failed;
  assign retire_memory_store = held_memory_store;
  assign retire_memory_size = held_memory_size;
  assign retire_memory_address = held_memory_address;
  assign retire_memory_data = held_memory_data;
  assign retire_csr_write = held_csr_write;
  assign retire_csr_address = held_csr_address;
  assign retire_csr_value = held_csr_value;
  assign retire_trap = held_trap | failed;
  assign retire_interrupt = held_interrupt & !failed;
  assign retire_cause = failed ? failed_cause : held_cause;
  assign retire_tval = failed ? failed_tval : held_tval;
endmodule

`default_nettype wire
