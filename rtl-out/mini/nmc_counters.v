// nmc_counters
//
// Counters of 64 bits. An input says by how much its counter grows this cycle. A read answers
// in the next cycle; an address without a register answers with an error.
//
// Parameters: address_bits = 24, command_queue = 2, commands_in_flight = 2, length_bits = 20,
// line_bytes = 128, read_slots = 16, tag_bits = 8, write_credits = 16
//
// Generated from hw/src/nmc/counters.rs; change that file, not this one.

`default_nettype none

module nmc_counters (
  input  wire        clk,
  input  wire        reset,
  // A status with code 0 is accepted: + 1.
  input  wire        commands,
  // A status with another code is accepted: + 1.
  input  wire        errors,
  // The writer takes a line of an add: + the bytes of S in it (as many as of each input).
  input  wire  [7:0] bytes_reduced,
  // The writer takes a line of a copy: + the bytes of S in it.
  input  wire  [7:0] bytes_copied,
  // A read request of one lane's width is accepted: + 1.
  input  wire  [2:0] read_flits,
  // A write request of one lane's width is accepted: + 1.
  input  wire  [1:0] write_flits,
  // A cycle in which at least one command is between its decode and its status: + 1.
  input  wire        busy_cycles,
  // A cycle in which a result line is wanted and the adders could take it, but an input has not
  // arrived: + 1.
  input  wire        read_wait_cycles,
  // A cycle in which a finished line waits for the writer: + 1.
  input  wire        write_wait_cycles,
  // Each cycle: + the number of half streams (of four) whose read request is valid and not
  // accepted.
  input  wire  [2:0] request_wait_flits,
  input  wire        utility_request_valid,
  output wire        utility_request_ready,
  input  wire  [6:0] utility_request_address,
  output wire        utility_response_valid,
  input  wire        utility_response_ready,
  output wire [63:0] utility_response_data,
  output wire        utility_response_error
);

  wire t_0;
  reg [63:0] commands_count;
  reg [63:0] errors_count;
  reg [63:0] bytes_reduced_count;
  reg [63:0] bytes_copied_count;
  reg [63:0] read_flits_count;
  reg [63:0] write_flits_count;
  reg [63:0] busy_cycles_count;
  reg [63:0] read_wait_cycles_count;
  reg [63:0] write_wait_cycles_count;
  reg [63:0] request_wait_flits_count;
  reg [64:0] found;
  reg full;
  reg [64:0] held;

  always @(posedge clk) begin
    if (reset) begin
      commands_count <= 64'd0;
      errors_count <= 64'd0;
      bytes_reduced_count <= 64'd0;
      bytes_copied_count <= 64'd0;
      read_flits_count <= 64'd0;
      write_flits_count <= 64'd0;
      busy_cycles_count <= 64'd0;
      read_wait_cycles_count <= 64'd0;
      write_wait_cycles_count <= 64'd0;
      request_wait_flits_count <= 64'd0;
    end else begin
      commands_count <= commands_count + {63'd0, commands};
      errors_count <= errors_count + {63'd0, errors};
      bytes_reduced_count <= bytes_reduced_count + {56'd0, bytes_reduced};
      bytes_copied_count <= bytes_copied_count + {56'd0, bytes_copied};
      read_flits_count <= read_flits_count + {61'd0, read_flits};
      write_flits_count <= write_flits_count + {62'd0, write_flits};
      busy_cycles_count <= busy_cycles_count + {63'd0, busy_cycles};
      read_wait_cycles_count <= read_wait_cycles_count + {63'd0, read_wait_cycles};
      write_wait_cycles_count <= write_wait_cycles_count + {63'd0, write_wait_cycles};
      request_wait_flits_count <= request_wait_flits_count + {61'd0, request_wait_flits};
    end
  end

  assign utility_request_ready = !full | utility_response_ready;
  assign utility_response_valid = full;
  assign utility_response_data = held[64:1];
  assign utility_response_error = held[0];

  always @* begin
    case (utility_request_address)
      7'd0: found = {commands_count, 1'b0};
      7'd8: found = {errors_count, 1'b0};
      7'h10: found = {bytes_reduced_count, 1'b0};
      7'h18: found = {bytes_copied_count, 1'b0};
      7'h20: found = {read_flits_count, 1'b0};
      7'h28: found = {write_flits_count, 1'b0};
      7'h30: found = {busy_cycles_count, 1'b0};
      7'h38: found = {read_wait_cycles_count, 1'b0};
      7'h40: found = {write_wait_cycles_count, 1'b0};
      7'h48: found = {request_wait_flits_count, 1'b0};
      default: found = 65'd1;
    endcase
  end

  assign t_0 = utility_request_valid & utility_request_ready;
  always @(posedge clk) begin
    if (reset) begin
      full <= 1'b0;
    end else if (t_0) begin
      full <= 1'b1;
    end else if (utility_response_ready) begin
      full <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (t_0) begin
      held <= found;
    end
  end
endmodule

`default_nettype wire
