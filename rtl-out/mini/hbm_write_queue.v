// hbm_write_queue
//
// 8 writes that wait, oldest first, and the oldest of each kind.
//
// Parameters: entries = 8, hbm =
// {"age_cap":6,"map":{"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":5,"stack_ids":3},"read_buffer":4,"read_queue":8,"refresh":"PerBank","refresh_postpone":2,"tag_bits":4,"timings":{"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},"write_batch":3,"write_high":6,"write_low":2,"write_queue":8},
// kind = "write", payload_bits = 3
//
// Generated from hw/src/hbm/queue.rs; change that file, not this one.

`default_nettype none

module hbm_write_queue (
  input  wire        clk,
  input  wire        reset,
  // A line that enters; its bank's state is that after this clock's row command.
  input  wire        enter,
  input  wire  [5:0] enter_bank,
  input  wire  [6:0] enter_row,
  input  wire  [3:0] enter_column,
  input  wire  [2:0] enter_payload,
  input  wire        enter_hit,
  input  wire        enter_closed,
  // A line that may be among the entries.
  input  wire  [5:0] match_bank,
  input  wire  [6:0] match_row,
  input  wire  [3:0] match_column,
  output wire        holds,
  // The row command of this clock.
  input  wire        activate,
  input  wire        precharge,
  input  wire        precharge_all,
  input  wire  [5:0] row_bank,
  input  wire  [6:0] row_row,
  // It is this queue's turn on the column bus.
  input  wire        current,
  // Banks that may have a column command, and those of them that may begin a line.
  input  wire [63:0] may_go,
  input  wire [63:0] may_begin,
  // Banks that may have an activate or a precharge on behalf of this queue.
  input  wire [63:0] may_activate,
  input  wire [63:0] may_precharge,
  // The chosen burst goes; the first of a line puts this in place of its payload.
  input  wire        go,
  input  wire  [2:0] go_payload,
  output wire  [3:0] count,
  // Banks with entries; banks with lines that have begun.
  output wire [63:0] wanted,
  output wire [63:0] begun,
  // The burst that can go.
  output wire        column_valid,
  output wire  [5:0] column_bank,
  output wire  [3:0] column_line,
  output wire  [2:0] column_payload,
  output wire        column_second,
  // The activate and the precharge that can go.
  output wire        act_valid,
  output wire  [5:0] act_bank,
  output wire  [6:0] act_row,
  output wire        pre_valid,
  output wire  [5:0] pre_bank
);

  wire [7:0] valid;
  wire [63:0] at_bank_0;
  wire [63:0] at_bank_1;
  wire [63:0] at_bank_2;
  wire [63:0] at_bank_3;
  wire [63:0] at_bank_4;
  wire [63:0] at_bank_5;
  wire [63:0] at_bank_6;
  wire [63:0] at_bank_7;
  wire [63:0] begun_banks;
  wire urgent;
  wire [7:0] ready;
  wire first_only;
  wire keep_away;
  wire [7:0] allowed;
  wire [7:0] going_on;
  wire [7:0] beginning;
  wire goes_on;
  wire [7:0] t_0;
  wire [7:0] chosen;
  wire [7:0] t_1;
  wire [7:0] to_activate;
  wire [63:0] t_2;
  wire [7:0] needed;
  wire forced;
  wire [7:0] t_3;
  wire [7:0] to_precharge;
  wire begins;
  wire leaves;
  wire [63:0] t_4;
  wire [7:0] here;
  wire [7:0] same_row;
  wire [7:0] opened;
  wire [7:0] shut;
  wire [7:0] moves;
  wire [3:0] t_5;
  wire [7:0] enters;
  wire [7:0] hit_now;
  wire [7:0] closed_now;
  wire [7:0] conflict_now;
  wire [7:0] started_now;
  reg [3:0] used;
  reg [7:0] hit;
  reg [7:0] closed;
  reg [7:0] conflict;
  reg [7:0] started;
  reg [5:0] bank_0;
  reg [5:0] bank_1;
  reg [5:0] bank_2;
  reg [5:0] bank_3;
  reg [5:0] bank_4;
  reg [5:0] bank_5;
  reg [5:0] bank_6;
  reg [5:0] bank_7;
  reg [6:0] row_0;
  reg [6:0] row_1;
  reg [6:0] row_2;
  reg [6:0] row_3;
  reg [6:0] row_4;
  reg [6:0] row_5;
  reg [6:0] row_6;
  reg [6:0] row_7;
  reg [3:0] column_0;
  reg [3:0] column_1;
  reg [3:0] column_2;
  reg [3:0] column_3;
  reg [3:0] column_4;
  reg [3:0] column_5;
  reg [3:0] column_6;
  reg [3:0] column_7;
  reg [2:0] payload_0;
  reg [2:0] payload_1;
  reg [2:0] payload_2;
  reg [2:0] payload_3;
  reg [2:0] payload_4;
  reg [2:0] payload_5;
  reg [2:0] payload_6;
  reg [2:0] payload_7;
  reg [2:0] overtaken;

  assign holds = |(valid & {(bank_7 == match_bank) & (row_7 == match_row) & (column_7 == match_column), (bank_6 == match_bank) & (row_6 == match_row) & (column_6 == match_column), (bank_5 == match_bank) & (row_5 == match_row) & (column_5 == match_column), (bank_4 == match_bank) & (row_4 == match_row) & (column_4 == match_column), (bank_3 == match_bank) & (row_3 == match_row) & (column_3 == match_column), (bank_2 == match_bank) & (row_2 == match_row) & (column_2 == match_column), (bank_1 == match_bank) & (row_1 == match_row) & (column_1 == match_column), (bank_0 == match_bank) & (row_0 == match_row) & (column_0 == match_column)});
  assign count = used;

  assign wanted = (at_bank_0 & {64{valid[0]}})
    | (at_bank_1 & {64{valid[1]}})
    | ((at_bank_2 & {64{valid[2]}}) | (at_bank_3 & {64{valid[3]}}))
    | ((at_bank_4 & {64{valid[4]}}) | (at_bank_5 & {64{valid[5]}}) | ((at_bank_6 & {64{valid[6]}}) | (at_bank_7 & {64{valid[7]}})));

  assign begun = begun_banks;
  assign column_valid = |chosen;

  assign column_bank = (bank_0 & {6{chosen[0]}})
    | (bank_1 & {6{chosen[1]}})
    | ((bank_2 & {6{chosen[2]}}) | (bank_3 & {6{chosen[3]}}))
    | ((bank_4 & {6{chosen[4]}}) | (bank_5 & {6{chosen[5]}}) | ((bank_6 & {6{chosen[6]}}) | (bank_7 & {6{chosen[7]}})));

  assign column_line = (column_0 & {4{chosen[0]}})
    | (column_1 & {4{chosen[1]}})
    | ((column_2 & {4{chosen[2]}}) | (column_3 & {4{chosen[3]}}))
    | ((column_4 & {4{chosen[4]}}) | (column_5 & {4{chosen[5]}}) | ((column_6 & {4{chosen[6]}}) | (column_7 & {4{chosen[7]}})));

  assign column_payload = (payload_0 & {3{chosen[0]}})
    | (payload_1 & {3{chosen[1]}})
    | ((payload_2 & {3{chosen[2]}}) | (payload_3 & {3{chosen[3]}}))
    | ((payload_4 & {3{chosen[4]}}) | (payload_5 & {3{chosen[5]}}) | ((payload_6 & {3{chosen[6]}}) | (payload_7 & {3{chosen[7]}})));

  assign column_second = goes_on;
  assign act_valid = |to_activate;

  assign act_bank = (bank_0 & {6{to_activate[0]}})
    | (bank_1 & {6{to_activate[1]}})
    | ((bank_2 & {6{to_activate[2]}}) | (bank_3 & {6{to_activate[3]}}))
    | ((bank_4 & {6{to_activate[4]}}) | (bank_5 & {6{to_activate[5]}}) | ((bank_6 & {6{to_activate[6]}}) | (bank_7 & {6{to_activate[7]}})));

  assign act_row = (row_0 & {7{to_activate[0]}})
    | (row_1 & {7{to_activate[1]}})
    | ((row_2 & {7{to_activate[2]}}) | (row_3 & {7{to_activate[3]}}))
    | ((row_4 & {7{to_activate[4]}}) | (row_5 & {7{to_activate[5]}}) | ((row_6 & {7{to_activate[6]}}) | (row_7 & {7{to_activate[7]}})));

  assign pre_valid = |to_precharge;

  assign pre_bank = (bank_0 & {6{to_precharge[0]}})
    | (bank_1 & {6{to_precharge[1]}})
    | ((bank_2 & {6{to_precharge[2]}}) | (bank_3 & {6{to_precharge[3]}}))
    | ((bank_4 & {6{to_precharge[4]}}) | (bank_5 & {6{to_precharge[5]}}) | ((bank_6 & {6{to_precharge[6]}}) | (bank_7 & {6{to_precharge[7]}})));

  // ---- Entries ----

  assign t_5 = used - {3'd0, leaves};
  always @(posedge clk) begin
    if (reset) begin
      used <= 4'd0;
      hit <= 8'd0;
      closed <= 8'd0;
      conflict <= 8'd0;
      started <= 8'd0;
    end else begin
      used <= t_5 + {3'd0, enter};
      hit <= (hit_now & ~moves) | ((hit_now >> 1'b1) & moves) | (enters & {8{enter_hit}});
      closed <= (closed_now & ~moves)
        | ((closed_now >> 1'b1) & moves)
        | (enters & {8{enter_closed}});
      conflict <= (conflict_now & ~moves)
        | ((conflict_now >> 1'b1) & moves)
        | (enters & {8{!(enter_hit | enter_closed)}});
      started <= (started_now & ~moves) | ((started_now >> 1'b1) & moves) | 8'd0;
    end
  end

  always @(posedge clk) begin
    if (enters[0]) begin
      bank_0 <= enter_bank;
    end else if (moves[0]) begin
      bank_0 <= bank_1;
    end
  end

  always @(posedge clk) begin
    if (enters[1]) begin
      bank_1 <= enter_bank;
    end else if (moves[1]) begin
      bank_1 <= bank_2;
    end
  end

  always @(posedge clk) begin
    if (enters[2]) begin
      bank_2 <= enter_bank;
    end else if (moves[2]) begin
      bank_2 <= bank_3;
    end
  end

  always @(posedge clk) begin
    if (enters[3]) begin
      bank_3 <= enter_bank;
    end else if (moves[3]) begin
      bank_3 <= bank_4;
    end
  end

  always @(posedge clk) begin
    if (enters[4]) begin
      bank_4 <= enter_bank;
    end else if (moves[4]) begin
      bank_4 <= bank_5;
    end
  end

  always @(posedge clk) begin
    if (enters[5]) begin
      bank_5 <= enter_bank;
    end else if (moves[5]) begin
      bank_5 <= bank_6;
    end
  end

  always @(posedge clk) begin
    if (enters[6]) begin
      bank_6 <= enter_bank;
    end else if (moves[6]) begin
      bank_6 <= bank_7;
    end
  end

  always @(posedge clk) begin
    if (enters[7]) begin
      bank_7 <= enter_bank;
    end
  end

  always @(posedge clk) begin
    if (enters[0]) begin
      row_0 <= enter_row;
    end else if (moves[0]) begin
      row_0 <= row_1;
    end
  end

  always @(posedge clk) begin
    if (enters[1]) begin
      row_1 <= enter_row;
    end else if (moves[1]) begin
      row_1 <= row_2;
    end
  end

  always @(posedge clk) begin
    if (enters[2]) begin
      row_2 <= enter_row;
    end else if (moves[2]) begin
      row_2 <= row_3;
    end
  end

  always @(posedge clk) begin
    if (enters[3]) begin
      row_3 <= enter_row;
    end else if (moves[3]) begin
      row_3 <= row_4;
    end
  end

  always @(posedge clk) begin
    if (enters[4]) begin
      row_4 <= enter_row;
    end else if (moves[4]) begin
      row_4 <= row_5;
    end
  end

  always @(posedge clk) begin
    if (enters[5]) begin
      row_5 <= enter_row;
    end else if (moves[5]) begin
      row_5 <= row_6;
    end
  end

  always @(posedge clk) begin
    if (enters[6]) begin
      row_6 <= enter_row;
    end else if (moves[6]) begin
      row_6 <= row_7;
    end
  end

  always @(posedge clk) begin
    if (enters[7]) begin
      row_7 <= enter_row;
    end
  end

  always @(posedge clk) begin
    if (enters[0]) begin
      column_0 <= enter_column;
    end else if (moves[0]) begin
      column_0 <= column_1;
    end
  end

  always @(posedge clk) begin
    if (enters[1]) begin
      column_1 <= enter_column;
    end else if (moves[1]) begin
      column_1 <= column_2;
    end
  end

  always @(posedge clk) begin
    if (enters[2]) begin
      column_2 <= enter_column;
    end else if (moves[2]) begin
      column_2 <= column_3;
    end
  end

  always @(posedge clk) begin
    if (enters[3]) begin
      column_3 <= enter_column;
    end else if (moves[3]) begin
      column_3 <= column_4;
    end
  end

  always @(posedge clk) begin
    if (enters[4]) begin
      column_4 <= enter_column;
    end else if (moves[4]) begin
      column_4 <= column_5;
    end
  end

  always @(posedge clk) begin
    if (enters[5]) begin
      column_5 <= enter_column;
    end else if (moves[5]) begin
      column_5 <= column_6;
    end
  end

  always @(posedge clk) begin
    if (enters[6]) begin
      column_6 <= enter_column;
    end else if (moves[6]) begin
      column_6 <= column_7;
    end
  end

  always @(posedge clk) begin
    if (enters[7]) begin
      column_7 <= enter_column;
    end
  end

  always @(posedge clk) begin
    if (enters[0]) begin
      payload_0 <= enter_payload;
    end else if (moves[0]) begin
      payload_0 <= payload_1;
    end else if (begins & chosen[0]) begin
      payload_0 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[1]) begin
      payload_1 <= enter_payload;
    end else if (moves[1]) begin
      payload_1 <= payload_2;
    end else if (begins & chosen[1]) begin
      payload_1 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[2]) begin
      payload_2 <= enter_payload;
    end else if (moves[2]) begin
      payload_2 <= payload_3;
    end else if (begins & chosen[2]) begin
      payload_2 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[3]) begin
      payload_3 <= enter_payload;
    end else if (moves[3]) begin
      payload_3 <= payload_4;
    end else if (begins & chosen[3]) begin
      payload_3 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[4]) begin
      payload_4 <= enter_payload;
    end else if (moves[4]) begin
      payload_4 <= payload_5;
    end else if (begins & chosen[4]) begin
      payload_4 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[5]) begin
      payload_5 <= enter_payload;
    end else if (moves[5]) begin
      payload_5 <= payload_6;
    end else if (begins & chosen[5]) begin
      payload_5 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[6]) begin
      payload_6 <= enter_payload;
    end else if (moves[6]) begin
      payload_6 <= payload_7;
    end else if (begins & chosen[6]) begin
      payload_6 <= go_payload;
    end
  end

  always @(posedge clk) begin
    if (enters[7]) begin
      payload_7 <= enter_payload;
    end else if (!moves[7] && (begins & chosen[7])) begin
      payload_7 <= go_payload;
    end
  end

  assign valid = hit | closed | conflict;
  assign at_bank_0 = 64'd1 << bank_0;
  assign at_bank_1 = 64'd1 << bank_1;
  assign at_bank_2 = 64'd1 << bank_2;
  assign at_bank_3 = 64'd1 << bank_3;
  assign at_bank_4 = 64'd1 << bank_4;
  assign at_bank_5 = 64'd1 << bank_5;
  assign at_bank_6 = 64'd1 << bank_6;
  assign at_bank_7 = 64'd1 << bank_7;

  assign begun_banks = (at_bank_0 & {64{started[0]}})
    | (at_bank_1 & {64{started[1]}})
    | ((at_bank_2 & {64{started[2]}}) | (at_bank_3 & {64{started[3]}}))
    | ((at_bank_4 & {64{started[4]}}) | (at_bank_5 & {64{started[5]}}) | ((at_bank_6 & {64{started[6]}}) | (at_bank_7 & {64{started[7]}})));

  // ---- Overtaking ----

  // Lines that began while the oldest waited, up to the cap.
  always @(posedge clk) begin
    if (reset) begin
      overtaken <= 3'd0;
    end else if (leaves & chosen[0]) begin
      overtaken <= 3'd0;
    end else if (begins & !chosen[0] & (overtaken != 3'd6)) begin
      overtaken <= overtaken + 3'd1;
    end
  end

  assign urgent = (overtaken == 3'd6) & !started[0];

  // ---- Column command ----

  assign ready = {
    |(at_bank_7 & may_go),
    |(at_bank_6 & may_go),
    |(at_bank_5 & may_go),
    |(at_bank_4 & may_go),
    |(at_bank_3 & may_go),
    |(at_bank_2 & may_go),
    |(at_bank_1 & may_go),
    |(at_bank_0 & may_go)
  };

  // The oldest is urgent: if it hits, no other begins; if its bank has another row
  // open, no other of that bank begins.
  assign first_only = urgent & hit[0];
  assign keep_away = urgent & conflict[0];

  assign allowed = first_only
    ? 8'd1
    : ~({|(at_bank_7 & at_bank_0), |(at_bank_6 & at_bank_0), |(at_bank_5 & at_bank_0), |(at_bank_4 & at_bank_0), |(at_bank_3 & at_bank_0), |(at_bank_2 & at_bank_0), |(at_bank_1 & at_bank_0), |(at_bank_0 & at_bank_0)} & {8{keep_away}});

  assign going_on = started & ready;

  assign beginning = hit
    & ~started
    & ready
    & {|(at_bank_7 & may_begin), |(at_bank_6 & may_begin), |(at_bank_5 & may_begin), |(at_bank_4 & may_begin), |(at_bank_3 & may_begin), |(at_bank_2 & may_begin), |(at_bank_1 & may_begin), |(at_bank_0 & may_begin)}
    & allowed;

  assign goes_on = |going_on;

  assign t_0 = goes_on ? going_on : beginning;
  assign chosen = t_0 & (~t_0 + 8'd1);

  // ---- Row commands ----

  assign t_1 = closed
    & {|(at_bank_7 & may_activate), |(at_bank_6 & may_activate), |(at_bank_5 & may_activate), |(at_bank_4 & may_activate), |(at_bank_3 & may_activate), |(at_bank_2 & may_activate), |(at_bank_1 & may_activate), |(at_bank_0 & may_activate)};
  assign to_activate = t_1 & (~t_1 + 8'd1);

  // Banks whose open row is needed. The oldest, if urgent, has its bank closed
  // nevertheless, once no line of it has begun.
  assign t_2 = (at_bank_0 & {64{hit[0]}})
    | (at_bank_1 & {64{hit[1]}})
    | ((at_bank_2 & {64{hit[2]}}) | (at_bank_3 & {64{hit[3]}}))
    | ((at_bank_4 & {64{hit[4]}}) | (at_bank_5 & {64{hit[5]}}) | ((at_bank_6 & {64{hit[6]}}) | (at_bank_7 & {64{hit[7]}})));
  assign needed = {
    |(at_bank_7 & t_2),
    |(at_bank_6 & t_2),
    |(at_bank_5 & t_2),
    |(at_bank_4 & t_2),
    |(at_bank_3 & t_2),
    |(at_bank_2 & t_2),
    |(at_bank_1 & t_2),
    |(at_bank_0 & t_2)
  };

  assign forced = current & keep_away & !(|(at_bank_0 & begun_banks));

  assign t_3 = conflict
    & {|(at_bank_7 & may_precharge), |(at_bank_6 & may_precharge), |(at_bank_5 & may_precharge), |(at_bank_4 & may_precharge), |(at_bank_3 & may_precharge), |(at_bank_2 & may_precharge), |(at_bank_1 & may_precharge), |(at_bank_0 & may_precharge)}
    & (~needed | (8'd1 & {8{forced}}));
  assign to_precharge = t_3 & (~t_3 + 8'd1);

  // ---- What changes ----

  assign begins = go & !goes_on;
  assign leaves = go & goes_on;

  assign t_4 = 64'd1 << row_bank;
  assign here = {
    |(at_bank_7 & t_4),
    |(at_bank_6 & t_4),
    |(at_bank_5 & t_4),
    |(at_bank_4 & t_4),
    |(at_bank_3 & t_4),
    |(at_bank_2 & t_4),
    |(at_bank_1 & t_4),
    |(at_bank_0 & t_4)
  };

  assign same_row = {
    row_7 == row_row,
    row_6 == row_row,
    row_5 == row_row,
    row_4 == row_row,
    row_3 == row_row,
    row_2 == row_row,
    row_1 == row_row,
    row_0 == row_row
  };

  assign opened = closed & here & {8{activate}};
  assign shut = (here & {8{precharge}}) | {8{precharge_all}};

  // Entries from the one that leaves on take over from those behind them.
  assign moves = ~(chosen - 8'd1) & {8{leaves}};
  assign enters = (8'd1 << t_5) & {8{enter}};
  assign hit_now = (hit | (opened & same_row)) & ~shut;
  assign closed_now = (closed & ~opened) | (shut & (hit | conflict));
  assign conflict_now = (conflict | (opened & ~same_row)) & ~shut;
  assign started_now = started | (chosen & {8{begins}});
endmodule

`default_nettype wire
