// hbm
//
// HBM controller of one pseudo-channel: lines in, commands and beats out. Two queues, oldest
// ready first with an age cap, open pages, refresh, batches of writes, SECDED.
//
// Parameters: age_cap = 64, map =
// {"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":13,"stack_ids":3},
// read_buffer = 128, read_queue = 64, refresh = "PerBank", refresh_postpone = 8, tag_bits = 8,
// timings =
// {"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},
// write_batch = 16, write_high = 112, write_low = 16, write_queue = 128
//
// Generated from hw/src/hbm/mod.rs; change that file, not this one.

`default_nettype none

module hbm (
  input  wire         clk,
  input  wire         reset,
  // A line to read or to write. A write has no response.
  input  wire         request_valid,
  output wire         request_ready,
  input  wire         request_write,
  input  wire  [24:0] request_address,
  input  wire   [7:0] request_tag,
  input  wire         request_poison,
  input  wire [511:0] request_data,
  // The answer to a read, not in the order of the requests; poison: the data are wrong.
  output wire         response_valid,
  input  wire         response_ready,
  output wire   [7:0] response_tag,
  output wire         response_poison,
  output wire [511:0] response_data,
  // Row bus. Kind 0: activate, 1: precharge, 2: precharge all, 3: refresh the bank,
  // 4: refresh all.
  output wire         row_command_valid,
  output wire   [2:0] row_command_kind,
  output wire   [1:0] row_command_stack,
  output wire   [1:0] row_command_group,
  output wire   [1:0] row_command_bank,
  output wire  [14:0] row_command_row,
  // Column bus: a read or a write of a burst; its data are CL or WL later on the data bus.
  output wire         column_command_valid,
  output wire         column_command_write,
  output wire   [1:0] column_command_stack,
  output wire   [1:0] column_command_group,
  output wire   [1:0] column_command_bank,
  output wire   [4:0] column_command_column,
  // The other half of the data bus: beats of the bursts written, WL after their
  // command, and of those read, CL after theirs.
  output wire         write_data_valid,
  output wire [127:0] write_data_data,
  output wire   [7:0] write_data_side,
  input  wire         read_data_valid,
  input  wire [127:0] read_data_data,
  input  wire   [7:0] read_data_side,
  // Counters, read by byte offset.
  input  wire         utility_request_valid,
  output wire         utility_request_ready,
  input  wire   [6:0] utility_request_address,
  output wire         utility_response_valid,
  input  wire         utility_response_ready,
  output wire  [63:0] utility_response_data,
  output wire         utility_response_error
);

  wire [5:0] place_bank;
  wire [14:0] place_row;
  wire [3:0] place_column;
  wire placed_valid;
  wire placed_ready;
  wire placed_write;
  wire [5:0] placed_bank;
  wire [14:0] placed_row;
  wire [3:0] placed_column;
  wire [7:0] placed_tag;
  wire placed_poison;
  wire [511:0] placed_data;
  wire entrance_enq_ready;
  wire [546:0] entrance_enq_data;
  wire entrance_deq_valid;
  wire entrance_deq_ready;
  wire [546:0] entrance_deq_data;
  wire reads_enter;
  wire reads_holds;
  wire reads_current;
  wire [63:0] reads_may_go;
  wire [63:0] reads_may_begin;
  wire [63:0] reads_may_activate;
  wire [63:0] reads_may_precharge;
  wire [7:0] reads_go_payload;
  wire [6:0] reads_count;
  wire [63:0] reads_wanted;
  wire [63:0] reads_begun;
  wire reads_column_valid;
  wire [5:0] reads_column_bank;
  wire [3:0] reads_column_line;
  wire [7:0] reads_column_payload;
  wire reads_column_second;
  wire reads_act_valid;
  wire [5:0] reads_act_bank;
  wire [14:0] reads_act_row;
  wire reads_pre_valid;
  wire [5:0] reads_pre_bank;
  wire writes_enter;
  wire writes_holds;
  wire [63:0] writes_may_go;
  wire [63:0] writes_may_begin;
  wire [63:0] writes_may_activate;
  wire [63:0] writes_may_precharge;
  wire [7:0] writes_count;
  wire [63:0] writes_wanted;
  wire [63:0] writes_begun;
  wire writes_column_valid;
  wire [5:0] writes_column_bank;
  wire [3:0] writes_column_line;
  wire [6:0] writes_column_payload;
  wire writes_column_second;
  wire writes_act_valid;
  wire [5:0] writes_act_bank;
  wire [14:0] writes_act_row;
  wire writes_pre_valid;
  wire [5:0] writes_pre_bank;
  wire banks_look_open;
  wire [14:0] banks_look_row;
  wire [63:0] banks_is_open;
  wire [63:0] banks_is_used;
  wire [63:0] banks_may_activate;
  wire [63:0] banks_may_precharge;
  wire [63:0] banks_may_read;
  wire [63:0] banks_may_write;
  wire [63:0] banks_may_refresh;
  wire banks_activate_gate;
  wire banks_refresh_gate;
  wire banks_read_gate;
  wire banks_write_gate;
  wire refresh_done;
  wire [63:0] refresh_wanted;
  wire refresh_halt;
  wire refresh_chosen;
  wire [5:0] refresh_bank;
  wire direction_read_waits;
  wire direction_half_done;
  wire direction_write_begins;
  wire direction_writing;
  wire direction_leaving;
  wire write_store_store;
  wire write_store_room;
  wire [6:0] write_store_free_slot;
  wire write_store_data_valid;
  wire [127:0] write_store_data;
  wire [7:0] write_store_side;
  wire read_store_begins;
  wire read_store_room;
  wire [6:0] read_store_next_slot;
  wire [6:0] read_store_issue_slot;
  wire read_store_response_valid;
  wire [7:0] read_store_response_tag;
  wire read_store_response_poison;
  wire [511:0] read_store_response_data;
  wire read_store_corrected;
  wire read_store_uncorrectable;
  wire read_store_poisoned;
  wire hazard;
  wire [63:0] target;
  wire may_begin;
  wire column;
  wire [5:0] column_bank;
  wire second;
  wire read;
  wire write;
  wire [63:0] begun_banks;
  wire target_open;
  wire close_target;
  wire refreshes_bank;
  wire any_open;
  wire t_0;
  wire close_all;
  wire refreshes_all;
  wire row_for_refresh;
  wire [63:0] t_1;
  wire [63:0] t_2;
  wire [63:0] free_for_reads;
  wire [63:0] free_for_writes;
  wire t_3;
  wire t_4;
  wire t_5;
  wire activates;
  wire t_6;
  wire precharges;
  wire t_7;
  wire activates_other;
  wire precharges_other;
  wire [3:0] t_8;
  wire closes_for_line;
  wire activate;
  wire precharge;
  wire [5:0] row_bank;
  wire [14:0] row;
  wire room;
  wire enters;
  wire t_9;
  wire opened;
  wire shut;
  wire t_10;
  wire enters_hit;
  wire enters_closed;
  wire row_command_now;
  wire counters_reads;
  wire counters_writes;
  wire counters_precharges;
  wire counters_row_hits;
  wire counters_refreshes;
  wire counters_turnarounds;
  wire [1:0] counters_busy_clocks;
  wire counters_hazards;
  wire counters_request_wait_clocks;
  wire counters_response_wait_clocks;
  wire counters_utility_request_ready;
  wire counters_utility_response_valid;
  wire [63:0] counters_utility_response_data;
  wire counters_utility_response_error;
  reg row_command_valid_held;
  reg [2:0] row_command_kind_held;
  reg [1:0] row_command_stack_held;
  reg [1:0] row_command_group_held;
  reg [1:0] row_command_bank_held;
  reg [14:0] row_command_row_held;
  reg column_command_valid_held;
  reg column_command_write_held;
  reg [1:0] column_command_stack_held;
  reg [1:0] column_command_group_held;
  reg [1:0] column_command_bank_held;
  reg [4:0] column_command_column_held;
  reg last_write;
  reg waited;

  assign request_ready = placed_ready;
  assign response_valid = read_store_response_valid;
  assign response_tag = read_store_response_tag;
  assign response_poison = read_store_response_poison;
  assign response_data = read_store_response_data;
  assign row_command_valid = row_command_valid_held;
  assign row_command_kind = row_command_kind_held;
  assign row_command_stack = row_command_stack_held;
  assign row_command_group = row_command_group_held;
  assign row_command_bank = row_command_bank_held;
  assign row_command_row = row_command_row_held;
  assign column_command_valid = column_command_valid_held;
  assign column_command_write = column_command_write_held;
  assign column_command_stack = column_command_stack_held;
  assign column_command_group = column_command_group_held;
  assign column_command_bank = column_command_bank_held;
  assign column_command_column = column_command_column_held;
  assign write_data_valid = write_store_data_valid;
  assign write_data_data = write_store_data;
  assign write_data_side = write_store_side;
  assign utility_request_ready = counters_utility_request_ready;
  assign utility_response_valid = counters_utility_response_valid;
  assign utility_response_data = counters_utility_response_data;
  assign utility_response_error = counters_utility_response_error;

  // ---- Entrance ----

  hbm_address place (
    .address (request_address),
    .bank    (place_bank),
    .row     (place_row),
    .column  (place_column)
  );

  assign placed_valid = request_valid;
  assign placed_ready = entrance_enq_ready;
  assign placed_write = request_write;
  assign placed_bank = place_bank;
  assign placed_row = place_row;
  assign placed_column = place_column;
  assign placed_tag = request_tag;
  assign placed_poison = request_poison;
  assign placed_data = request_data;

  assign entrance_enq_data = {
    placed_write,
    placed_bank,
    placed_row,
    placed_column,
    placed_tag,
    placed_poison,
    placed_data
  };
  assign entrance_deq_ready = room & !hazard;
  queue_2x547 entrance (
    .clk       (clk),
    .reset     (reset),
    .enq_valid (placed_valid),
    .enq_ready (entrance_enq_ready),
    .enq_data  (entrance_enq_data),
    .deq_valid (entrance_deq_valid),
    .deq_ready (entrance_deq_ready),
    .deq_data  (entrance_deq_data)
  );

  assign reads_enter = enters & !entrance_deq_data[546];
  assign reads_current = !direction_writing;
  assign reads_may_go = banks_may_read & {64{!direction_writing & banks_read_gate}};
  assign reads_may_begin = ~target & {64{may_begin & read_store_room}};
  assign t_1 = {64{banks_activate_gate & !refresh_halt}};
  assign reads_may_activate = banks_may_activate & free_for_reads & t_1;
  assign t_2 = {64{!refresh_halt}};
  assign reads_may_precharge = banks_may_precharge & free_for_reads & t_2;
  assign reads_go_payload = {1'b0, read_store_next_slot};
  hbm_read_queue reads (
    .clk            (clk),
    .reset          (reset),
    .enter          (reads_enter),
    .enter_bank     (entrance_deq_data[545:540]),
    .enter_row      (entrance_deq_data[539:525]),
    .enter_column   (entrance_deq_data[524:521]),
    .enter_payload  (entrance_deq_data[520:513]),
    .enter_hit      (enters_hit),
    .enter_closed   (enters_closed),
    .match_bank     (entrance_deq_data[545:540]),
    .match_row      (entrance_deq_data[539:525]),
    .match_column   (entrance_deq_data[524:521]),
    .holds          (reads_holds),
    .activate       (activate),
    .precharge      (precharge),
    .precharge_all  (close_all),
    .row_bank       (row_bank),
    .row_row        (row),
    .current        (reads_current),
    .may_go         (reads_may_go),
    .may_begin      (reads_may_begin),
    .may_activate   (reads_may_activate),
    .may_precharge  (reads_may_precharge),
    .go             (read),
    .go_payload     (reads_go_payload),
    .count          (reads_count),
    .wanted         (reads_wanted),
    .begun          (reads_begun),
    .column_valid   (reads_column_valid),
    .column_bank    (reads_column_bank),
    .column_line    (reads_column_line),
    .column_payload (reads_column_payload),
    .column_second  (reads_column_second),
    .act_valid      (reads_act_valid),
    .act_bank       (reads_act_bank),
    .act_row        (reads_act_row),
    .pre_valid      (reads_pre_valid),
    .pre_bank       (reads_pre_bank)
  );

  assign writes_enter = enters & entrance_deq_data[546];
  assign writes_may_go = banks_may_write & {64{direction_writing & banks_write_gate}};
  assign writes_may_begin = ~target & {64{may_begin & 1'b1}};
  assign writes_may_activate = banks_may_activate & free_for_writes & t_1;
  assign writes_may_precharge = banks_may_precharge & free_for_writes & t_2;
  hbm_write_queue writes (
    .clk            (clk),
    .reset          (reset),
    .enter          (writes_enter),
    .enter_bank     (entrance_deq_data[545:540]),
    .enter_row      (entrance_deq_data[539:525]),
    .enter_column   (entrance_deq_data[524:521]),
    .enter_payload  (write_store_free_slot),
    .enter_hit      (enters_hit),
    .enter_closed   (enters_closed),
    .match_bank     (entrance_deq_data[545:540]),
    .match_row      (entrance_deq_data[539:525]),
    .match_column   (entrance_deq_data[524:521]),
    .holds          (writes_holds),
    .activate       (activate),
    .precharge      (precharge),
    .precharge_all  (close_all),
    .row_bank       (row_bank),
    .row_row        (row),
    .current        (direction_writing),
    .may_go         (writes_may_go),
    .may_begin      (writes_may_begin),
    .may_activate   (writes_may_activate),
    .may_precharge  (writes_may_precharge),
    .go             (write),
    .go_payload     (writes_column_payload),
    .count          (writes_count),
    .wanted         (writes_wanted),
    .begun          (writes_begun),
    .column_valid   (writes_column_valid),
    .column_bank    (writes_column_bank),
    .column_line    (writes_column_line),
    .column_payload (writes_column_payload),
    .column_second  (writes_column_second),
    .act_valid      (writes_act_valid),
    .act_bank       (writes_act_bank),
    .act_row        (writes_act_row),
    .pre_valid      (writes_pre_valid),
    .pre_bank       (writes_pre_bank)
  );

  hbm_banks banks (
    .clk           (clk),
    .reset         (reset),
    .activate      (activate),
    .precharge     (precharge),
    .precharge_all (close_all),
    .refresh       (refreshes_bank),
    .refresh_all   (refreshes_all),
    .row_bank      (row_bank),
    .row           (row),
    .read          (read),
    .write         (write),
    .column_bank   (column_bank),
    .look          (entrance_deq_data[545:540]),
    .look_open     (banks_look_open),
    .look_row      (banks_look_row),
    .is_open       (banks_is_open),
    .is_used       (banks_is_used),
    .may_activate  (banks_may_activate),
    .may_precharge (banks_may_precharge),
    .may_read      (banks_may_read),
    .may_write     (banks_may_write),
    .may_refresh   (banks_may_refresh),
    .activate_gate (banks_activate_gate),
    .refresh_gate  (banks_refresh_gate),
    .read_gate     (banks_read_gate),
    .write_gate    (banks_write_gate)
  );

  assign refresh_done = refreshes_bank | refreshes_all;
  assign refresh_wanted = reads_wanted | writes_wanted;
  hbm_refresh refresh (
    .clk    (clk),
    .reset  (reset),
    .done   (refresh_done),
    .wanted (refresh_wanted),
    .halt   (refresh_halt),
    .chosen (refresh_chosen),
    .bank   (refresh_bank)
  );

  assign direction_read_waits = hazard & !entrance_deq_data[546];
  assign direction_half_done = direction_writing ? (|writes_begun) : (|reads_begun);
  assign direction_write_begins = write & !second;
  hbm_direction direction (
    .clk          (clk),
    .reset        (reset),
    .reads        (reads_count),
    .writes       (writes_count),
    .read_waits   (direction_read_waits),
    .half_done    (direction_half_done),
    .write_begins (direction_write_begins),
    .writing      (direction_writing),
    .leaving      (direction_leaving)
  );

  assign write_store_store = enters & entrance_deq_data[546];
  hbm_write_data write_store (
    .clk          (clk),
    .reset        (reset),
    .store        (write_store_store),
    .store_data   (entrance_deq_data[511:0]),
    .store_poison (entrance_deq_data[512]),
    .room         (write_store_room),
    .free_slot    (write_store_free_slot),
    .issue        (write),
    .issue_slot   (writes_column_payload),
    .issue_second (second),
    .data_valid   (write_store_data_valid),
    .data         (write_store_data),
    .side         (write_store_side)
  );

  assign read_store_begins = read & !second;
  assign read_store_issue_slot = second ? reads_column_payload[6:0] : read_store_next_slot;
  hbm_read_data read_store (
    .clk             (clk),
    .reset           (reset),
    .begins          (read_store_begins),
    .begins_tag      (reads_column_payload),
    .room            (read_store_room),
    .next_slot       (read_store_next_slot),
    .issue           (read),
    .issue_slot      (read_store_issue_slot),
    .issue_second    (second),
    .data_valid      (read_data_valid),
    .data            (read_data_data),
    .side            (read_data_side),
    .response_valid  (read_store_response_valid),
    .response_ready  (response_ready),
    .response_tag    (read_store_response_tag),
    .response_poison (read_store_response_poison),
    .response_data   (read_store_response_data),
    .corrected       (read_store_corrected),
    .uncorrectable   (read_store_uncorrectable),
    .poisoned        (read_store_poisoned)
  );

  // ---- Direction ----

  assign hazard = entrance_deq_valid & (entrance_deq_data[546] ? reads_holds : writes_holds);

  // ---- Column command ----

  assign target = (64'd1 << refresh_bank) & {64{refresh_chosen}};
  assign may_begin = !direction_leaving & !refresh_halt;
  assign column = direction_writing ? writes_column_valid : reads_column_valid;
  assign column_bank = direction_writing ? writes_column_bank : reads_column_bank;
  assign second = direction_writing ? writes_column_second : reads_column_second;
  assign read = column & !direction_writing;
  assign write = column & direction_writing;

  // ---- Row command ----

  assign begun_banks = reads_begun | writes_begun;

  // Refresh of the chosen bank, after its precharge.
  assign target_open = |(banks_is_open & target);
  assign close_target = target_open & (|(banks_may_precharge & target)) & !(|(begun_banks & target));

  assign refreshes_bank = refresh_chosen
    & !target_open
    & (|(banks_may_refresh & target))
    & banks_refresh_gate;

  // Refresh of all banks, after they are closed.
  assign any_open = |banks_is_open;

  assign t_0 = refresh_halt
    & any_open
    & !(|(banks_is_open & ~banks_may_precharge))
    & !(|begun_banks);
  assign close_all = t_0;

  assign refreshes_all = refresh_halt & !any_open & (&banks_may_refresh[47:0]) & banks_refresh_gate;
  assign row_for_refresh = close_target | refreshes_bank | close_all | refreshes_all;

  // Activates and precharges for the queues.
  assign free_for_reads = ~target & ~(writes_wanted & {64{!(!direction_writing)}});
  assign free_for_writes = ~target & ~(reads_wanted & {64{!direction_writing}});

  assign t_3 = direction_writing ? writes_act_valid : reads_act_valid;
  assign activates = t_3 & !row_for_refresh;

  assign t_4 = direction_writing ? writes_pre_valid : reads_pre_valid;
  assign t_6 = row_for_refresh | t_3;
  assign precharges = t_4 & !t_6;

  assign t_5 = direction_writing ? reads_act_valid : writes_act_valid;
  assign t_7 = t_6 | t_4;
  assign activates_other = t_5 & !t_7;

  assign precharges_other = (direction_writing ? reads_pre_valid : writes_pre_valid) & !(t_7 | t_5);
  assign closes_for_line = precharges | precharges_other;
  assign activate = activates | activates_other;
  assign precharge = close_target | closes_for_line;

  assign t_8 = {precharges_other, activates_other, precharges, activates};
  assign row_bank = (refresh_bank & {6{row_for_refresh}})
    | (((direction_writing ? writes_act_bank : reads_act_bank) & {6{t_8[0]}}) | ((direction_writing ? writes_pre_bank : reads_pre_bank) & {6{t_8[1]}}) | (((direction_writing ? reads_act_bank : writes_act_bank) & {6{t_8[2]}}) | ((direction_writing ? reads_pre_bank : writes_pre_bank) & {6{t_8[3]}})));

  assign row = activates
    ? (direction_writing ? writes_act_row : reads_act_row)
    : direction_writing ? reads_act_row : writes_act_row;

  // ---- Into the queues ----

  assign room = entrance_deq_data[546] ? write_store_room : (reads_count != 7'h40);
  assign enters = entrance_deq_valid & room & !hazard;

  // The state of its bank after this clock's row command.
  assign t_9 = row_bank == entrance_deq_data[545:540];
  assign opened = activate & t_9;

  assign shut = (precharge & t_9) | close_all;

  assign t_10 = (banks_look_open | opened) & !shut;
  assign enters_hit = t_10 & ((opened ? row : banks_look_row) == entrance_deq_data[539:525]);

  assign enters_closed = !t_10;

  // ---- Data ----


  // ---- Buses ----

  assign row_command_now = activate | precharge | close_all | refreshes_bank | refreshes_all;

  always @(posedge clk) begin
    if (reset) begin
      row_command_valid_held <= 1'b0;
    end else begin
      row_command_valid_held <= row_command_now;
    end
  end

  always @(posedge clk) begin
    if (row_command_now) begin
      row_command_kind_held <= {
        refreshes_all,
        close_all | refreshes_bank,
        precharge | refreshes_bank
      };
      row_command_stack_held <= row_bank[5:4];
      row_command_group_held <= row_bank[1:0];
      row_command_bank_held <= row_bank[3:2];
      row_command_row_held <= row;
    end
  end

  always @(posedge clk) begin
    if (reset) begin
      column_command_valid_held <= 1'b0;
    end else begin
      column_command_valid_held <= column;
    end
  end

  always @(posedge clk) begin
    if (column) begin
      column_command_write_held <= direction_writing;
      column_command_stack_held <= column_bank[5:4];
      column_command_group_held <= column_bank[1:0];
      column_command_bank_held <= column_bank[3:2];
      column_command_column_held <= {
        direction_writing ? writes_column_line : reads_column_line,
        second
      };
    end
  end

  // ---- Counters ----

  assign counters_reads = read & second;
  assign counters_writes = write & second;
  assign counters_precharges = precharge | close_all;
  assign counters_row_hits = column & !second & banks_is_used[column_bank];
  assign counters_refreshes = refreshes_bank | refreshes_all;
  assign counters_turnarounds = column & (last_write ^ direction_writing);
  assign counters_busy_clocks = column ? 2'd2 : 2'd0;
  assign counters_hazards = enters & waited;
  assign counters_request_wait_clocks = request_valid & !request_ready;
  assign counters_response_wait_clocks = response_valid & !response_ready;
  hbm_counters counters (
    .clk                     (clk),
    .reset                   (reset),
    .reads                   (counters_reads),
    .writes                  (counters_writes),
    .activates               (activate),
    .precharges              (counters_precharges),
    .row_hits                (counters_row_hits),
    .row_conflicts           (closes_for_line),
    .refreshes               (counters_refreshes),
    .turnarounds             (counters_turnarounds),
    .busy_clocks             (counters_busy_clocks),
    .hazards                 (counters_hazards),
    .request_wait_clocks     (counters_request_wait_clocks),
    .response_wait_clocks    (counters_response_wait_clocks),
    .corrected               (read_store_corrected),
    .uncorrectable           (read_store_uncorrectable),
    .poisoned                (read_store_poisoned),
    .utility_request_valid   (utility_request_valid),
    .utility_request_ready   (counters_utility_request_ready),
    .utility_request_address (utility_request_address),
    .utility_response_valid  (counters_utility_response_valid),
    .utility_response_ready  (utility_response_ready),
    .utility_response_data   (counters_utility_response_data),
    .utility_response_error  (counters_utility_response_error)
  );

  // The direction of the last column command.
  always @(posedge clk) begin
    if (reset) begin
      last_write <= 1'b0;
    end else if (column) begin
      last_write <= direction_writing;
    end
  end

  // The first request has waited for another of its line.
  always @(posedge clk) begin
    if (reset) begin
      waited <= 1'b0;
    end else begin
      waited <= !enters & (waited | hazard);
    end
  end
endmodule

`default_nettype wire
