// fi_me_registers
//
// Counters and registers of 64 bits. An input says by how much its counter grows this cycle. An
// access is answered in the next cycle; one of an address without a register, or of a value
// that a register does not take, with an error.
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
// Generated from hw/src/fi/registers.rs; change that file, not this one.

`default_nettype none

module fi_me_registers (
  input  wire        clk,
  input  wire        reset,
  // A status with code 0 is accepted: + 1.
  input  wire        commands,
  // A status with another code is accepted: + 1.
  input  wire        errors,
  // A request for lines is accepted by the router: + 1.
  input  wire        read_fragments,
  // A request for lines is accepted by the router: + the lines it asks for.
  input  wire  [2:0] read_lines,
  // A line with `last` is accepted by the router: + 1.
  input  wire        write_fragments,
  // A line is accepted by the router: + 1.
  input  wire        write_lines,
  // A window is accepted by the local store: + the bytes of its strobe.
  input  wire  [6:0] bytes_read,
  // A line is accepted by the router: + the bytes of its strobe.
  input  wire  [6:0] bytes_written,
  // A window is accepted by the local store: + 1.
  input  wire        stored_lines,
  // A window that a broadcast brought is accepted by the local store: + 1.
  input  wire        broadcast_lines,
  // A line of a row broadcast for another logical row is dropped: + 1.
  input  wire        foreign_lines,
  // A flit that nobody waits for is dropped: no slot of its line is open, its channel is not
  // armed for it, or it is of another kind: + 1.
  input  wire  [1:0] stray_flits,
  // A line or an acknowledgement with an error is taken for a command: + 1.
  input  wire  [1:0] error_answers,
  // A line with poison and without an error is taken for a command: + 1.
  input  wire        poisoned_lines,
  // A cycle in which at least one command is between its start and its status: + 1.
  input  wire        busy_cycles,
  // A cycle in which the reader has a fragment and the next slot is taken: + 1.
  input  wire        read_slot_cycles,
  // A cycle in which the writer has a fragment and the next slot is taken: + 1.
  input  wire        write_slot_cycles,
  // A cycle in which the bucket holds a request back: + 1.
  input  wire        read_bucket_cycles,
  // A cycle in which the bucket holds a line back: + 1.
  input  wire        write_bucket_cycles,
  // A cycle in which a request is offered and the router does not take it: + 1.
  input  wire        read_link_cycles,
  // A cycle in which a line is offered and the router does not take it: + 1.
  input  wire        write_link_cycles,
  // Each cycle: + the windows that are offered and the local store does not take.
  input  wire        store_write_cycles,
  // A cycle in which a window is asked for and the local store does not take the request: + 1.
  input  wire        store_read_cycles,
  // The straps.
  input  wire  [8:0] source,
  input  wire  [3:0] logical_row,
  // A status that is not ok leaves.
  input  wire        failure,
  input  wire  [7:0] failure_tag,
  input  wire  [3:0] failure_code,
  input  wire  [7:0] armed,
  output wire [11:0] read_rate,
  output wire [11:0] read_depth,
  output wire [11:0] write_rate,
  output wire [11:0] write_depth,
  input  wire        utility_request_valid,
  output wire        utility_request_ready,
  input  wire  [7:0] utility_request_address,
  input  wire        utility_request_write,
  input  wire [63:0] utility_request_data,
  output wire        utility_response_valid,
  input  wire        utility_response_ready,
  output wire [63:0] utility_response_data,
  output wire        utility_response_error
);

  wire writes;
  wire takes_read_rate;
  wire takes_read_depth;
  wire takes_write_rate;
  wire takes_write_depth;
  wire takes_last_error;
  wire [64:0] t_0;
  wire [64:0] answer;
  wire t_1;
  reg [63:0] commands_count;
  reg [63:0] errors_count;
  reg [63:0] read_fragments_count;
  reg [63:0] read_lines_count;
  reg [63:0] write_fragments_count;
  reg [63:0] write_lines_count;
  reg [63:0] bytes_read_count;
  reg [63:0] bytes_written_count;
  reg [63:0] stored_lines_count;
  reg [63:0] broadcast_lines_count;
  reg [63:0] foreign_lines_count;
  reg [63:0] stray_flits_count;
  reg [63:0] error_answers_count;
  reg [63:0] poisoned_lines_count;
  reg [63:0] busy_cycles_count;
  reg [63:0] read_slot_cycles_count;
  reg [63:0] write_slot_cycles_count;
  reg [63:0] read_bucket_cycles_count;
  reg [63:0] write_bucket_cycles_count;
  reg [63:0] read_link_cycles_count;
  reg [63:0] write_link_cycles_count;
  reg [63:0] store_write_cycles_count;
  reg [63:0] store_read_cycles_count;
  reg [11:0] read_rate_held;
  reg [11:0] read_depth_held;
  reg [11:0] write_rate_held;
  reg [11:0] write_depth_held;
  reg [11:0] last_error;
  reg full;
  reg [64:0] found;
  reg [64:0] held;


  // ---- Counters ----

  always @(posedge clk) begin
    if (reset) begin
      commands_count <= 64'd0;
      errors_count <= 64'd0;
      read_fragments_count <= 64'd0;
      read_lines_count <= 64'd0;
      write_fragments_count <= 64'd0;
      write_lines_count <= 64'd0;
      bytes_read_count <= 64'd0;
      bytes_written_count <= 64'd0;
      stored_lines_count <= 64'd0;
      broadcast_lines_count <= 64'd0;
      foreign_lines_count <= 64'd0;
      stray_flits_count <= 64'd0;
      error_answers_count <= 64'd0;
      poisoned_lines_count <= 64'd0;
      busy_cycles_count <= 64'd0;
      read_slot_cycles_count <= 64'd0;
      write_slot_cycles_count <= 64'd0;
      read_bucket_cycles_count <= 64'd0;
      write_bucket_cycles_count <= 64'd0;
      read_link_cycles_count <= 64'd0;
      write_link_cycles_count <= 64'd0;
      store_write_cycles_count <= 64'd0;
      store_read_cycles_count <= 64'd0;
    end else begin
      commands_count <= commands_count + {63'd0, commands};
      errors_count <= errors_count + {63'd0, errors};
      read_fragments_count <= read_fragments_count + {63'd0, read_fragments};
      read_lines_count <= read_lines_count + {61'd0, read_lines};
      write_fragments_count <= write_fragments_count + {63'd0, write_fragments};
      write_lines_count <= write_lines_count + {63'd0, write_lines};
      bytes_read_count <= bytes_read_count + {57'd0, bytes_read};
      bytes_written_count <= bytes_written_count + {57'd0, bytes_written};
      stored_lines_count <= stored_lines_count + {63'd0, stored_lines};
      broadcast_lines_count <= broadcast_lines_count + {63'd0, broadcast_lines};
      foreign_lines_count <= foreign_lines_count + {63'd0, foreign_lines};
      stray_flits_count <= stray_flits_count + {62'd0, stray_flits};
      error_answers_count <= error_answers_count + {62'd0, error_answers};
      poisoned_lines_count <= poisoned_lines_count + {63'd0, poisoned_lines};
      busy_cycles_count <= busy_cycles_count + {63'd0, busy_cycles};
      read_slot_cycles_count <= read_slot_cycles_count + {63'd0, read_slot_cycles};
      write_slot_cycles_count <= write_slot_cycles_count + {63'd0, write_slot_cycles};
      read_bucket_cycles_count <= read_bucket_cycles_count + {63'd0, read_bucket_cycles};
      write_bucket_cycles_count <= write_bucket_cycles_count + {63'd0, write_bucket_cycles};
      read_link_cycles_count <= read_link_cycles_count + {63'd0, read_link_cycles};
      write_link_cycles_count <= write_link_cycles_count + {63'd0, write_link_cycles};
      store_write_cycles_count <= store_write_cycles_count + {63'd0, store_write_cycles};
      store_read_cycles_count <= store_read_cycles_count + {63'd0, store_read_cycles};
    end
  end

  // ---- Registers ----

  always @(posedge clk) begin
    if (reset) begin
      read_rate_held <= 12'h180;
    end else if (writes & takes_read_rate) begin
      read_rate_held <= utility_request_data[11:0];
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      read_depth_held <= 12'h00c;
    end else if (writes & takes_read_depth) begin
      read_depth_held <= utility_request_data[11:0];
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      write_rate_held <= 12'h0c0;
    end else if (writes & takes_write_rate) begin
      write_rate_held <= utility_request_data[11:0];
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      write_depth_held <= 12'h00c;
    end else if (writes & takes_write_depth) begin
      write_depth_held <= utility_request_data[11:0];
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      last_error <= 12'd0;
    end else begin
      if (writes & takes_last_error) begin
        last_error <= utility_request_data[11:0];
      end
      if (failure) begin
        last_error <= {failure_tag, failure_code};
      end
    end
  end

  assign read_rate = read_rate_held;
  assign read_depth = read_depth_held;
  assign write_rate = write_rate_held;
  assign write_depth = write_depth_held;

  // ---- Utility port ----

  assign utility_request_ready = !full | utility_response_ready;
  assign utility_response_valid = full;
  assign utility_response_data = held[63:0];
  assign utility_response_error = held[64];

  assign t_1 = utility_request_valid & utility_request_ready;
  always @(posedge clk) begin
    if (reset) begin
      full <= 1'b0;
    end else if (t_1) begin
      full <= 1'b1;
    end else if (utility_response_ready) begin
      full <= 1'b0;
    end
  end

  assign writes = utility_request_valid & utility_request_ready & utility_request_write;

  assign takes_read_rate = (utility_request_address == 8'hb8)
    & ((64'd1 <= utility_request_data) & (utility_request_data <= 64'h0000000000000fff));

  assign takes_read_depth = (utility_request_address == 8'hc0)
    & ((64'd4 <= utility_request_data) & (utility_request_data <= 64'h0000000000000fff));

  assign takes_write_rate = (utility_request_address == 8'hc8)
    & ((64'd1 <= utility_request_data) & (utility_request_data <= 64'h0000000000000fff));

  assign takes_write_depth = (utility_request_address == 8'hd0)
    & ((64'd4 <= utility_request_data) & (utility_request_data <= 64'h0000000000000fff));

  assign takes_last_error = (utility_request_address == 8'he0)
    & (1'b1 & (utility_request_data <= 64'd0));

  always @* begin
    case (utility_request_address)
      8'd0: found = {1'b0, commands_count};
      8'd8: found = {1'b0, errors_count};
      8'h10: found = {1'b0, read_fragments_count};
      8'h18: found = {1'b0, read_lines_count};
      8'h20: found = {1'b0, write_fragments_count};
      8'h28: found = {1'b0, write_lines_count};
      8'h30: found = {1'b0, bytes_read_count};
      8'h38: found = {1'b0, bytes_written_count};
      8'h40: found = {1'b0, stored_lines_count};
      8'h48: found = {1'b0, broadcast_lines_count};
      8'h50: found = {1'b0, foreign_lines_count};
      8'h58: found = {1'b0, stray_flits_count};
      8'h60: found = {1'b0, error_answers_count};
      8'h68: found = {1'b0, poisoned_lines_count};
      8'h70: found = {1'b0, busy_cycles_count};
      8'h78: found = {1'b0, read_slot_cycles_count};
      8'h80: found = {1'b0, write_slot_cycles_count};
      8'h88: found = {1'b0, read_bucket_cycles_count};
      8'h90: found = {1'b0, write_bucket_cycles_count};
      8'h98: found = {1'b0, read_link_cycles_count};
      8'ha0: found = {1'b0, write_link_cycles_count};
      8'ha8: found = {1'b0, store_write_cycles_count};
      8'hb0: found = {1'b0, store_read_cycles_count};
      8'hb8: found = {1'b0, {52'd0, read_rate_held}};
      8'hc0: found = {1'b0, {52'd0, read_depth_held}};
      8'hc8: found = {1'b0, {52'd0, write_rate_held}};
      8'hd0: found = {1'b0, {52'd0, write_depth_held}};
      8'hd8: found = {1'b0, {51'd0, {logical_row, source}}};
      8'he0: found = {1'b0, {52'd0, last_error}};
      8'he8: found = {1'b0, {56'd0, armed}};
      default: found = 65'h10000000000000000;
    endcase
  end

  assign t_0 = (1'b0 | takes_read_rate | takes_read_depth | takes_write_rate | takes_write_depth | takes_last_error)
    ? 65'd0
    : 65'h10000000000000000;
  assign answer = utility_request_write ? t_0 : found;

  always @(posedge clk) begin
    if (t_1) begin
      held <= answer;
    end
  end
endmodule

`default_nettype wire
