// fi_me_start
//
// Starts a command: it needs an entry of the table, and, unless it is bad, the reader, the
// writer or a channel that is not armed.
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
// Generated from hw/src/fi/start.rs; change that file, not this one.

`default_nettype none

module fi_me_start (
  input  wire        clk,
  input  wire        reset,
  input  wire        read_valid,
  output wire        read_ready,
  input  wire  [1:0] read_kind,
  input  wire [39:0] read_address,
  input  wire [18:0] read_local,
  input  wire [16:0] read_length,
  input  wire  [2:0] read_steering,
  input  wire  [1:0] read_reply,
  input  wire  [2:0] read_channel,
  input  wire  [7:0] read_tag,
  input  wire        write_valid,
  output wire        write_ready,
  input  wire  [1:0] write_kind,
  input  wire [39:0] write_address,
  input  wire [18:0] write_local,
  input  wire [16:0] write_length,
  input  wire  [2:0] write_steering,
  input  wire  [1:0] write_reply,
  input  wire  [2:0] write_channel,
  input  wire  [7:0] write_tag,
  // An entry of the table is free; reader and writer can take a command.
  input  wire        entry_free,
  input  wire        reader_free,
  input  wire        writer_free,
  // Broadcast channels in use.
  input  wire  [7:0] armed,
  output wire        starts,
  output wire  [7:0] tag,
  output wire  [3:0] code,
  output wire [11:0] answers,
  // Good commands: for the reader, for the writer, of a channel.
  output wire        load_reader,
  output wire        load_writer,
  output wire        arm
);

  wire [3:0] read_check_code;
  wire [11:0] read_check_answers;
  wire read_check_good;
  wire [3:0] write_check_code;
  wire [11:0] write_check_answers;
  wire write_check_good;
  wire receive;
  wire broadcast;
  wire arms;
  wire t_0;
  wire can_read;
  wire can_write;
  wire starts_read;
  wire starts_write;
  wire [3:0] chosen_code;
  reg prefer_read;

  assign read_ready = starts_read;
  assign write_ready = starts_write;

  // ---- Faults ----

  fi_me_check read_check (
    .kind          (read_kind),
    .address       (read_address),
    .local_address (read_local),
    .length        (read_length),
    .reply         (read_reply),
    .code          (read_check_code),
    .answers       (read_check_answers)
  );

  assign read_check_good = read_check_code == 4'd0;

  fi_me_check write_check (
    .kind          (write_kind),
    .address       (write_address),
    .local_address (write_local),
    .length        (write_length),
    .reply         (write_reply),
    .code          (write_check_code),
    .answers       (write_check_answers)
  );

  assign write_check_good = write_check_code == 4'd0;

  // ---- Choice ----

  assign receive = read_kind == 2'd3;
  assign broadcast = read_kind == 2'd2;
  assign arms = receive | broadcast;

  assign t_0 = read_valid
    & entry_free
    & (!read_check_good | ((receive | reader_free) & (!arms | !armed[read_channel])));
  assign can_read = t_0;

  assign can_write = write_valid & entry_free & (!write_check_good | writer_free);

  // The writer's queue had the last turn.
  always @(posedge clk) begin
    if (reset) begin
      prefer_read <= 1'b1;
    end else if (starts_read | starts_write) begin
      prefer_read <= starts_write;
    end
  end

  assign starts_read = can_read & (!can_write | prefer_read);
  assign starts_write = can_write & !starts_read;

  // Not used: passes by.
  wire unused_read_steering = &{1'b0, read_steering};

  // Not used: passes by.
  wire unused_write_steering = &{1'b0, write_steering};

  // Not used: a write has none.
  wire unused_write_channel = &{1'b0, write_channel};

  // ---- What starts ----

  assign starts = starts_read | starts_write;
  assign tag = starts_read ? read_tag : write_tag;
  assign chosen_code = starts_read ? read_check_code : write_check_code;
  assign code = chosen_code;

  assign answers = (chosen_code == 4'd0)
    ? (starts_read ? read_check_answers : write_check_answers)
    : 12'd0;

  assign load_reader = starts_read & read_check_good & !receive;
  assign load_writer = starts_write & write_check_good;
  assign arm = starts_read & read_check_good & arms;
endmodule

`default_nettype wire
