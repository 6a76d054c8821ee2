// hbm_counters
//
// Counters of 64 bits. An input says by how much its counter grows this clock. A read answers
// in the next clock; an address without a register answers with an error.
//
// Parameters: age_cap = 64, map =
// {"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":13,"stack_ids":3},
// read_buffer = 128, read_queue = 64, refresh = "PerBank", refresh_postpone = 8, tag_bits = 8,
// timings =
// {"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},
// write_batch = 16, write_high = 112, write_low = 16, write_queue = 128
//
// Generated from hw/src/hbm/counters.rs; change that file, not this one.

`default_nettype none

module hbm_counters (
  input  wire        clk,
  input  wire        reset,
  // The second read command of a line is issued: + 1.
  input  wire        reads,
  // The second write command of a line is issued: + 1.
  input  wire        writes,
  // An activate is issued: + 1.
  input  wire        activates,
  // A precharge, of a bank or of all, is issued: + 1.
  input  wire        precharges,
  // The first command of a line goes to a row that another line has used since its activate: +
  // 1.
  input  wire        row_hits,
  // A bank is precharged because a waiting line needs another row of it: + 1.
  input  wire        row_conflicts,
  // A refresh, of a bank or of all, is issued: + 1.
  input  wire        refreshes,
  // A read follows a write on the bus, or a write a read: + 1.
  input  wire        turnarounds,
  // A read or write command is issued: + 2, the clocks of its data on the bus.
  input  wire  [1:0] busy_clocks,
  // A request that had to wait for one of the same line before it enters its queue: + 1.
  input  wire        hazards,
  // A request is valid and not accepted: + 1.
  input  wire        request_wait_clocks,
  // A response is valid and not accepted: + 1.
  input  wire        response_wait_clocks,
  // A burst arrives with one wrong bit, which is corrected: + 1.
  input  wire        corrected,
  // A burst arrives with more wrong bits than can be corrected: + 1.
  input  wire        uncorrectable,
  // A burst arrives that was written as poisoned: + 1.
  input  wire        poisoned,
  input  wire        utility_request_valid,
  output wire        utility_request_ready,
  input  wire  [6:0] utility_request_address,
  output wire        utility_response_valid,
  input  wire        utility_response_ready,
  output wire [63:0] utility_response_data,
  output wire        utility_response_error
);

  wire t_0;
  reg [63:0] reads_count;
  reg [63:0] writes_count;
  reg [63:0] activates_count;
  reg [63:0] precharges_count;
  reg [63:0] row_hits_count;
  reg [63:0] row_conflicts_count;
  reg [63:0] refreshes_count;
  reg [63:0] turnarounds_count;
  reg [63:0] busy_clocks_count;
  reg [63:0] hazards_count;
  reg [63:0] request_wait_clocks_count;
  reg [63:0] response_wait_clocks_count;
  reg [63:0] corrected_count;
  reg [63:0] uncorrectable_count;
  reg [63:0] poisoned_count;
  reg [64:0] found;
  reg full;
  reg [64:0] held;

  always @(posedge clk) begin
    if (reset) begin
      reads_count <= 64'd0;
      writes_count <= 64'd0;
      activates_count <= 64'd0;
      precharges_count <= 64'd0;
      row_hits_count <= 64'd0;
      row_conflicts_count <= 64'd0;
      refreshes_count <= 64'd0;
      turnarounds_count <= 64'd0;
      busy_clocks_count <= 64'd0;
      hazards_count <= 64'd0;
      request_wait_clocks_count <= 64'd0;
      response_wait_clocks_count <= 64'd0;
      corrected_count <= 64'd0;
      uncorrectable_count <= 64'd0;
      poisoned_count <= 64'd0;
    end else begin
      reads_count <= reads_count + {63'd0, reads};
      writes_count <= writes_count + {63'd0, writes};
      activates_count <= activates_count + {63'd0, activates};
      precharges_count <= precharges_count + {63'd0, precharges};
      row_hits_count <= row_hits_count + {63'd0, row_hits};
      row_conflicts_count <= row_conflicts_count + {63'd0, row_conflicts};
      refreshes_count <= refreshes_count + {63'd0, refreshes};
      turnarounds_count <= turnarounds_count + {63'd0, turnarounds};
      busy_clocks_count <= busy_clocks_count + {62'd0, busy_clocks};
      hazards_count <= hazards_count + {63'd0, hazards};
      request_wait_clocks_count <= request_wait_clocks_count + {63'd0, request_wait_clocks};
      response_wait_clocks_count <= response_wait_clocks_count + {63'd0, response_wait_clocks};
      corrected_count <= corrected_count + {63'd0, corrected};
      uncorrectable_count <= uncorrectable_count + {63'd0, uncorrectable};
      poisoned_count <= poisoned_count + {63'd0, poisoned};
    end
  end

  assign utility_request_ready = !full | utility_response_ready;
  assign utility_response_valid = full;
  assign utility_response_data = held[64:1];
  assign utility_response_error = held[0];

  always @* begin
    case (utility_request_address)
      7'd0: found = {reads_count, 1'b0};
      7'd8: found = {writes_count, 1'b0};
      7'h10: found = {activates_count, 1'b0};
      7'h18: found = {precharges_count, 1'b0};
      7'h20: found = {row_hits_count, 1'b0};
      7'h28: found = {row_conflicts_count, 1'b0};
      7'h30: found = {refreshes_count, 1'b0};
      7'h38: found = {turnarounds_count, 1'b0};
      7'h40: found = {busy_clocks_count, 1'b0};
      7'h48: found = {hazards_count, 1'b0};
      7'h50: found = {request_wait_clocks_count, 1'b0};
      7'h58: found = {response_wait_clocks_count, 1'b0};
      7'h60: found = {corrected_count, 1'b0};
      7'h68: found = {uncorrectable_count, 1'b0};
      7'h70: found = {poisoned_count, 1'b0};
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
