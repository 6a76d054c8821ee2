// me_fetch_contexts
//
// 4 requests of up to 16 parts that memory has yet to answer. A request gets the context
// `number`; contexts are given out in turn, and reported when all their parts have arrived.
//
// Parameters: contexts = 4, parts = 16, user = "fetch"
//
// Generated from hw/src/me/contexts.rs; change that file, not this one.

`default_nettype none

module me_fetch_contexts (
  input  wire        clk,
  input  wire        reset,
  input  wire        begin_valid,
  output wire        begin_ready,
  input  wire [15:0] begin_tag,
  input  wire  [4:0] begin_parts,
  // The context of the request that begins now.
  output wire  [1:0] number,
  // A part of a request has arrived; at most one a cycle.
  input  wire        arrives,
  input  wire  [1:0] owner,
  input  wire        error,
  output wire        done_valid,
  input  wire        done_ready,
  output wire [15:0] done_tag,
  output wire  [3:0] done_status
);

  wire begins;
  wire t_1;
  wire t_2;
  wire t_3;
  wire t_4;
  wire t_5;
  wire t_6;
  wire t_7;
  wire t_8;
  wire [63:0] tags;
  wire [3:0] failed;
  wire [3:0] ended;
  reg [1:0] next;
  reg [3:0] busy;
  reg [15:0] tag_0;
  reg [4:0] left_0;
  reg failed_0;
  reg [15:0] tag_1;
  reg [4:0] left_1;
  reg failed_1;
  reg [15:0] tag_2;
  reg [4:0] left_2;
  reg failed_2;
  reg [15:0] tag_3;
  reg [4:0] left_3;
  reg failed_3;
  reg offered;
  reg [1:0] chosen;
  // Of these only some bits are of use here.
  // verilator lint_off UNUSEDSIGNAL
  wire [3:0] t_0;
  wire [3:0] t_9;
  // verilator lint_on UNUSEDSIGNAL

  assign t_0 = busy >> next;
  assign begin_ready = !t_0[0];

  assign number = next;
  assign done_valid = offered;
  assign done_tag = tags[{chosen, 4'd0} +: 16];

  assign t_9 = failed >> chosen;
  assign done_status = t_9[0] ? 4'd1 : 4'd0;

  always @(posedge clk) begin
    if (reset) begin
      next <= 2'd0;
    end else if (begins) begin
      next <= next + 2'd1;
    end
  end

  // Contexts in use.
  always @(posedge clk) begin
    if (reset) begin
      busy <= 4'd0;
    end else begin
      busy <= (busy | (begins ? (4'd1 << next) : 4'd0))
        & ~((done_valid & done_ready) ? (4'd1 << chosen) : 4'd0);
    end
  end

  assign begins = begin_valid & begin_ready;

  assign t_1 = begins & (next == 2'd0);
  always @(posedge clk) begin
    if (t_1) begin
      tag_0 <= begin_tag;
    end
  end

  // Parts that have not arrived.
  assign t_2 = arrives & (owner == 2'd0);
  always @(posedge clk) begin
    if (reset) begin
      left_0 <= 5'd0;
    end else if (t_1) begin
      left_0 <= begin_parts;
    end else if (t_2) begin
      left_0 <= left_0 - 5'd1;
    end
  end

  always @(posedge clk) begin
    if (t_1) begin
      failed_0 <= 1'b0;
    end else if (t_2) begin
      if (error) begin
        failed_0 <= 1'b1;
      end
    end
  end

  assign t_3 = begins & (next == 2'd1);
  always @(posedge clk) begin
    if (t_3) begin
      tag_1 <= begin_tag;
    end
  end

  // Parts that have not arrived.
  assign t_4 = arrives & (owner == 2'd1);
  always @(posedge clk) begin
    if (reset) begin
      left_1 <= 5'd0;
    end else if (t_3) begin
      left_1 <= begin_parts;
    end else if (t_4) begin
      left_1 <= left_1 - 5'd1;
    end
  end

  always @(posedge clk) begin
    if (t_3) begin
      failed_1 <= 1'b0;
    end else if (t_4) begin
      if (error) begin
        failed_1 <= 1'b1;
      end
    end
  end

  assign t_5 = begins & (next == 2'd2);
  always @(posedge clk) begin
    if (t_5) begin
      tag_2 <= begin_tag;
    end
  end

  // Parts that have not arrived.
  assign t_6 = arrives & (owner == 2'd2);
  always @(posedge clk) begin
    if (reset) begin
      left_2 <= 5'd0;
    end else if (t_5) begin
      left_2 <= begin_parts;
    end else if (t_6) begin
      left_2 <= left_2 - 5'd1;
    end
  end

  always @(posedge clk) begin
    if (t_5) begin
      failed_2 <= 1'b0;
    end else if (t_6) begin
      if (error) begin
        failed_2 <= 1'b1;
      end
    end
  end

  assign t_7 = begins & (next == 2'd3);
  always @(posedge clk) begin
    if (t_7) begin
      tag_3 <= begin_tag;
    end
  end

  // Parts that have not arrived.
  assign t_8 = arrives & (owner == 2'd3);
  always @(posedge clk) begin
    if (reset) begin
      left_3 <= 5'd0;
    end else if (t_7) begin
      left_3 <= begin_parts;
    end else if (t_8) begin
      left_3 <= left_3 - 5'd1;
    end
  end

  always @(posedge clk) begin
    if (t_7) begin
      failed_3 <= 1'b0;
    end else if (t_8) begin
      if (error) begin
        failed_3 <= 1'b1;
      end
    end
  end

  // ---- Completions ----

  always @(posedge clk) begin
    if (reset) begin
      offered <= 1'b0;
    end else if (!offered) begin
      offered <= |ended;
    end else if (done_ready) begin
      offered <= 1'b0;
    end
  end

  always @(posedge clk) begin
    if (!offered) begin
      chosen <= ended[0] ? 2'd0 : ended[1] ? 2'd1 : ended[2] ? 2'd2 : 2'd3;
    end
  end

  assign tags = {tag_3, tag_2, tag_1, tag_0};
  assign failed = {failed_3, failed_2, failed_1, failed_0};

  assign ended = {
    busy[3] & (left_3 == 5'd0),
    busy[2] & (left_2 == 5'd0),
    busy[1] & (left_1 == 5'd0),
    busy[0] & (left_0 == 5'd0)
  };
endmodule

`default_nettype wire
