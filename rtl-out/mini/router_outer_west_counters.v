// router_outer_west_counters
//
// Counters of 64 bits. An input says by how much its counter grows this cycle; a counter
// without an input stays 0, as the router has nothing to count there. A read answers in the
// next cycle; an address without a register answers with an error.
//
// Parameters: events =
// [[3,3,3,0,12,12,12,42,21,21],[1,1,1,0,4,8,8,14,7,7],[1,1,1,0,4,8,8,14,7,7],[1,1,1,0,4,4,4,7,7,7],[1,1,1,0,1,1,1,4,4,4]],
// kind = "outer_west"
//
// Generated from hw/src/router/counters.rs; change that file, not this one.

`default_nettype none

module router_outer_west_counters (
  input  wire        clk,
  input  wire        reset,
  // A flit, or a copy, is sent north on some lane: + 1 each.
  input  wire  [1:0] data_flits_north,
  // A flit, or a copy, is sent south on some lane: + 1 each.
  input  wire  [1:0] data_flits_south,
  // A flit, or a copy, is sent east on some lane: + 1 each.
  input  wire  [1:0] data_flits_east,
  // A flit, or a copy, is sent to a client's port on some lane: + 1 each.
  input  wire  [3:0] data_flits_client,
  // A client's flit is accepted on an `up` stream: + 1 each.
  input  wire  [3:0] data_injected,
  // A client accepts a flit on a `down` stream: + 1 each.
  input  wire  [3:0] data_delivered,
  // A flit at the head of a buffer names no place that lies ahead, and is removed: + 1 each.
  input  wire  [5:0] data_dropped,
  // Each cycle: + the number of outputs, over all lanes, that some flit wants and none gets,
  // because the buffer behind it is full.
  input  wire  [4:0] data_stalls,
  // Each cycle: + the number of outputs, over all lanes, that more than one flit wants.
  input  wire  [4:0] data_conflicts,
  // A flit, or a copy, is sent north on some lane: + 1 each.
  input  wire        control_flits_north,
  // A flit, or a copy, is sent south on some lane: + 1 each.
  input  wire        control_flits_south,
  // A flit, or a copy, is sent east on some lane: + 1 each.
  input  wire        control_flits_east,
  // A flit, or a copy, is sent to a client's port on some lane: + 1 each.
  input  wire  [2:0] control_flits_client,
  // A client's flit is accepted on an `up` stream: + 1 each.
  input  wire  [3:0] control_injected,
  // A client accepts a flit on a `down` stream: + 1 each.
  input  wire  [3:0] control_delivered,
  // A flit at the head of a buffer names no place that lies ahead, and is removed: + 1 each.
  input  wire  [3:0] control_dropped,
  // Each cycle: + the number of outputs, over all lanes, that some flit wants and none gets,
  // because the buffer behind it is full.
  input  wire  [2:0] control_stalls,
  // Each cycle: + the number of outputs, over all lanes, that more than one flit wants.
  input  wire  [2:0] control_conflicts,
  // A flit, or a copy, is sent north on some lane: + 1 each.
  input  wire        utility_flits_north,
  // A flit, or a copy, is sent south on some lane: + 1 each.
  input  wire        utility_flits_south,
  // A flit, or a copy, is sent east on some lane: + 1 each.
  input  wire        utility_flits_east,
  // A flit, or a copy, is sent to a client's port on some lane: + 1 each.
  input  wire  [2:0] utility_flits_client,
  // A client's flit is accepted on an `up` stream: + 1 each.
  input  wire  [3:0] utility_injected,
  // A client accepts a flit on a `down` stream: + 1 each.
  input  wire  [3:0] utility_delivered,
  // A flit at the head of a buffer names no place that lies ahead, and is removed: + 1 each.
  input  wire  [3:0] utility_dropped,
  // Each cycle: + the number of outputs, over all lanes, that some flit wants and none gets,
  // because the buffer behind it is full.
  input  wire  [2:0] utility_stalls,
  // Each cycle: + the number of outputs, over all lanes, that more than one flit wants.
  input  wire  [2:0] utility_conflicts,
  // A flit, or a copy, is sent north on some lane: + 1 each.
  input  wire        synchronisation_flits_north,
  // A flit, or a copy, is sent south on some lane: + 1 each.
  input  wire        synchronisation_flits_south,
  // A flit, or a copy, is sent east on some lane: + 1 each.
  input  wire        synchronisation_flits_east,
  // A flit, or a copy, is sent to a client's port on some lane: + 1 each.
  input  wire  [2:0] synchronisation_flits_client,
  // A client's flit is accepted on an `up` stream: + 1 each.
  input  wire  [2:0] synchronisation_injected,
  // A client accepts a flit on a `down` stream: + 1 each.
  input  wire  [2:0] synchronisation_delivered,
  // A flit at the head of a buffer names no place that lies ahead, and is removed: + 1 each.
  input  wire  [2:0] synchronisation_dropped,
  // Each cycle: + the number of outputs, over all lanes, that some flit wants and none gets,
  // because the buffer behind it is full.
  input  wire  [2:0] synchronisation_stalls,
  // Each cycle: + the number of outputs, over all lanes, that more than one flit wants.
  input  wire  [2:0] synchronisation_conflicts,
  // A flit, or a copy, is sent north on some lane: + 1 each.
  input  wire        reduction_flits_north,
  // A flit, or a copy, is sent south on some lane: + 1 each.
  input  wire        reduction_flits_south,
  // A flit, or a copy, is sent east on some lane: + 1 each.
  input  wire        reduction_flits_east,
  // A flit, or a copy, is sent to a client's port on some lane: + 1 each.
  input  wire        reduction_flits_client,
  // A client's flit is accepted on an `up` stream: + 1 each.
  input  wire        reduction_injected,
  // A client accepts a flit on a `down` stream: + 1 each.
  input  wire        reduction_delivered,
  // A flit at the head of a buffer names no place that lies ahead, and is removed: + 1 each.
  input  wire  [2:0] reduction_dropped,
  // Each cycle: + the number of outputs, over all lanes, that some flit wants and none gets,
  // because the buffer behind it is full.
  input  wire  [2:0] reduction_stalls,
  // Each cycle: + the number of outputs, over all lanes, that more than one flit wants.
  input  wire  [2:0] reduction_conflicts,
  input  wire        utility_request_valid,
  output wire        utility_request_ready,
  input  wire  [8:0] utility_request_address,
  output wire        utility_response_valid,
  input  wire        utility_response_ready,
  output wire [63:0] utility_response_data,
  output wire        utility_response_error
);

  wire t_0;
  reg [63:0] data_flits_north_count;
  reg [63:0] data_flits_south_count;
  reg [63:0] data_flits_east_count;
  reg [63:0] data_flits_client_count;
  reg [63:0] data_injected_count;
  reg [63:0] data_delivered_count;
  reg [63:0] data_dropped_count;
  reg [63:0] data_stalls_count;
  reg [63:0] data_conflicts_count;
  reg [63:0] control_flits_north_count;
  reg [63:0] control_flits_south_count;
  reg [63:0] control_flits_east_count;
  reg [63:0] control_flits_client_count;
  reg [63:0] control_injected_count;
  reg [63:0] control_delivered_count;
  reg [63:0] control_dropped_count;
  reg [63:0] control_stalls_count;
  reg [63:0] control_conflicts_count;
  reg [63:0] utility_flits_north_count;
  reg [63:0] utility_flits_south_count;
  reg [63:0] utility_flits_east_count;
  reg [63:0] utility_flits_client_count;
  reg [63:0] utility_injected_count;
  reg [63:0] utility_delivered_count;
  reg [63:0] utility_dropped_count;
  reg [63:0] utility_stalls_count;
  reg [63:0] utility_conflicts_count;
  reg [63:0] synchronisation_flits_north_count;
  reg [63:0] synchronisation_flits_south_count;
  reg [63:0] synchronisation_flits_east_count;
  reg [63:0] synchronisation_flits_client_count;
  reg [63:0] synchronisation_injected_count;
  reg [63:0] synchronisation_delivered_count;
  reg [63:0] synchronisation_dropped_count;
  reg [63:0] synchronisation_stalls_count;
  reg [63:0] synchronisation_conflicts_count;
  reg [63:0] reduction_flits_north_count;
  reg [63:0] reduction_flits_south_count;
  reg [63:0] reduction_flits_east_count;
  reg [63:0] reduction_flits_client_count;
  reg [63:0] reduction_injected_count;
  reg [63:0] reduction_delivered_count;
  reg [63:0] reduction_dropped_count;
  reg [63:0] reduction_stalls_count;
  reg [63:0] reduction_conflicts_count;
  reg [64:0] found;
  reg full;
  reg [64:0] held;


  // ---- data ----

  always @(posedge clk) begin
    if (reset) begin
      data_flits_north_count <= 64'd0;
      data_flits_south_count <= 64'd0;
      data_flits_east_count <= 64'd0;
      data_flits_client_count <= 64'd0;
      data_injected_count <= 64'd0;
      data_delivered_count <= 64'd0;
      data_dropped_count <= 64'd0;
      data_stalls_count <= 64'd0;
      data_conflicts_count <= 64'd0;
    end else begin
      data_flits_north_count <= data_flits_north_count + {62'd0, data_flits_north};
      data_flits_south_count <= data_flits_south_count + {62'd0, data_flits_south};
      data_flits_east_count <= data_flits_east_count + {62'd0, data_flits_east};
      data_flits_client_count <= data_flits_client_count + {60'd0, data_flits_client};
      data_injected_count <= data_injected_count + {60'd0, data_injected};
      data_delivered_count <= data_delivered_count + {60'd0, data_delivered};
      data_dropped_count <= data_dropped_count + {58'd0, data_dropped};
      data_stalls_count <= data_stalls_count + {59'd0, data_stalls};
      data_conflicts_count <= data_conflicts_count + {59'd0, data_conflicts};
    end
  end

  // ---- control ----

  always @(posedge clk) begin
    if (reset) begin
      control_flits_north_count <= 64'd0;
      control_flits_south_count <= 64'd0;
      control_flits_east_count <= 64'd0;
      control_flits_client_count <= 64'd0;
      control_injected_count <= 64'd0;
      control_delivered_count <= 64'd0;
      control_dropped_count <= 64'd0;
      control_stalls_count <= 64'd0;
      control_conflicts_count <= 64'd0;
    end else begin
      control_flits_north_count <= control_flits_north_count + {63'd0, control_flits_north};
      control_flits_south_count <= control_flits_south_count + {63'd0, control_flits_south};
      control_flits_east_count <= control_flits_east_count + {63'd0, control_flits_east};
      control_flits_client_count <= control_flits_client_count + {61'd0, control_flits_client};
      control_injected_count <= control_injected_count + {60'd0, control_injected};
      control_delivered_count <= control_delivered_count + {60'd0, control_delivered};
      control_dropped_count <= control_dropped_count + {60'd0, control_dropped};
      control_stalls_count <= control_stalls_count + {61'd0, control_stalls};
      control_conflicts_count <= control_conflicts_count + {61'd0, control_conflicts};
    end
  end

  // ---- utility ----

  always @(posedge clk) begin
    if (reset) begin
      utility_flits_north_count <= 64'd0;
      utility_flits_south_count <= 64'd0;
      utility_flits_east_count <= 64'd0;
      utility_flits_client_count <= 64'd0;
      utility_injected_count <= 64'd0;
      utility_delivered_count <= 64'd0;
      utility_dropped_count <= 64'd0;
      utility_stalls_count <= 64'd0;
      utility_conflicts_count <= 64'd0;
    end else begin
      utility_flits_north_count <= utility_flits_north_count + {63'd0, utility_flits_north};
      utility_flits_south_count <= utility_flits_south_count + {63'd0, utility_flits_south};
      utility_flits_east_count <= utility_flits_east_count + {63'd0, utility_flits_east};
      utility_flits_client_count <= utility_flits_client_count + {61'd0, utility_flits_client};
      utility_injected_count <= utility_injected_count + {60'd0, utility_injected};
      utility_delivered_count <= utility_delivered_count + {60'd0, utility_delivered};
      utility_dropped_count <= utility_dropped_count + {60'd0, utility_dropped};
      utility_stalls_count <= utility_stalls_count + {61'd0, utility_stalls};
      utility_conflicts_count <= utility_conflicts_count + {61'd0, utility_conflicts};
    end
  end

  // ---- synchronisation ----

  always @(posedge clk) begin
    if (reset) begin
      synchronisation_flits_north_count <= 64'd0;
      synchronisation_flits_south_count <= 64'd0;
      synchronisation_flits_east_count <= 64'd0;
      synchronisation_flits_client_count <= 64'd0;
      synchronisation_injected_count <= 64'd0;
      synchronisation_delivered_count <= 64'd0;
      synchronisation_dropped_count <= 64'd0;
      synchronisation_stalls_count <= 64'd0;
      synchronisation_conflicts_count <= 64'd0;
    end else begin
      synchronisation_flits_north_count <= synchronisation_flits_north_count
        + {63'd0, synchronisation_flits_north};
      synchronisation_flits_south_count <= synchronisation_flits_south_count
        + {63'd0, synchronisation_flits_south};
      synchronisation_flits_east_count <= synchronisation_flits_east_count
        + {63'd0, synchronisation_flits_east};
      synchronisation_flits_client_count <= synchronisation_flits_client_count
        + {61'd0, synchronisation_flits_client};
      synchronisation_injected_count <= synchronisation_injected_count
        + {61'd0, synchronisation_injected};
      synchronisation_delivered_count <= synchronisation_delivered_count
        + {61'd0, synchronisation_delivered};
      synchronisation_dropped_count <= synchronisation_dropped_count
        + {61'd0, synchronisation_dropped};
      synchronisation_stalls_count <= synchronisation_stalls_count + {61'd0, synchronisation_stalls};
      synchronisation_conflicts_count <= synchronisation_conflicts_count
        + {61'd0, synchronisation_conflicts};
    end
  end

  // ---- reduction ----

  always @(posedge clk) begin
    if (reset) begin
      reduction_flits_north_count <= 64'd0;
      reduction_flits_south_count <= 64'd0;
      reduction_flits_east_count <= 64'd0;
      reduction_flits_client_count <= 64'd0;
      reduction_injected_count <= 64'd0;
      reduction_delivered_count <= 64'd0;
      reduction_dropped_count <= 64'd0;
      reduction_stalls_count <= 64'd0;
      reduction_conflicts_count <= 64'd0;
    end else begin
      reduction_flits_north_count <= reduction_flits_north_count + {63'd0, reduction_flits_north};
      reduction_flits_south_count <= reduction_flits_south_count + {63'd0, reduction_flits_south};
      reduction_flits_east_count <= reduction_flits_east_count + {63'd0, reduction_flits_east};
      reduction_flits_client_count <= reduction_flits_client_count + {63'd0, reduction_flits_client};
      reduction_injected_count <= reduction_injected_count + {63'd0, reduction_injected};
      reduction_delivered_count <= reduction_delivered_count + {63'd0, reduction_delivered};
      reduction_dropped_count <= reduction_dropped_count + {61'd0, reduction_dropped};
      reduction_stalls_count <= reduction_stalls_count + {61'd0, reduction_stalls};
      reduction_conflicts_count <= reduction_conflicts_count + {61'd0, reduction_conflicts};
    end
  end

  // ---- Reads ----

  assign utility_request_ready = !full | utility_response_ready;
  assign utility_response_valid = full;
  assign utility_response_data = held[64:1];
  assign utility_response_error = held[0];

  always @* begin
    case (utility_request_address)
      9'd0: found = {data_flits_north_count, 1'b0};
      9'd8: found = {data_flits_south_count, 1'b0};
      9'h010: found = {data_flits_east_count, 1'b0};
      9'h018: found = 65'd0;
      9'h020: found = {data_flits_client_count, 1'b0};
      9'h028: found = {data_injected_count, 1'b0};
      9'h030: found = {data_delivered_count, 1'b0};
      9'h038: found = {data_dropped_count, 1'b0};
      9'h040: found = {data_stalls_count, 1'b0};
      9'h048: found = {data_conflicts_count, 1'b0};
      9'h050: found = {control_flits_north_count, 1'b0};
      9'h058: found = {control_flits_south_count, 1'b0};
      9'h060: found = {control_flits_east_count, 1'b0};
      9'h068: found = 65'd0;
      9'h070: found = {control_flits_client_count, 1'b0};
      9'h078: found = {control_injected_count, 1'b0};
      9'h080: found = {control_delivered_count, 1'b0};
      9'h088: found = {control_dropped_count, 1'b0};
      9'h090: found = {control_stalls_count, 1'b0};
      9'h098: found = {control_conflicts_count, 1'b0};
      9'h0a0: found = {utility_flits_north_count, 1'b0};
      9'h0a8: found = {utility_flits_south_count, 1'b0};
      9'h0b0: found = {utility_flits_east_count, 1'b0};
      9'h0b8: found = 65'd0;
      9'h0c0: found = {utility_flits_client_count, 1'b0};
      9'h0c8: found = {utility_injected_count, 1'b0};
      9'h0d0: found = {utility_delivered_count, 1'b0};
      9'h0d8: found = {utility_dropped_count, 1'b0};
      9'h0e0: found = {utility_stalls_count, 1'b0};
      9'h0e8: found = {utility_conflicts_count, 1'b0};
      9'h0f0: found = {synchronisation_flits_north_count, 1'b0};
      9'h0f8: found = {synchronisation_flits_south_count, 1'b0};
      9'h100: found = {synchronisation_flits_east_count, 1'b0};
      9'h108: found = 65'd0;
      9'h110: found = {synchronisation_flits_client_count, 1'b0};
      9'h118: found = {synchronisation_injected_count, 1'b0};
      9'h120: found = {synchronisation_delivered_count, 1'b0};
      9'h128: found = {synchronisation_dropped_count, 1'b0};
      9'h130: found = {synchronisation_stalls_count, 1'b0};
      9'h138: found = {synchronisation_conflicts_count, 1'b0};
      9'h140: found = {reduction_flits_north_count, 1'b0};
      9'h148: found = {reduction_flits_south_count, 1'b0};
      9'h150: found = {reduction_flits_east_count, 1'b0};
      9'h158: found = 65'd0;
      9'h160: found = {reduction_flits_client_count, 1'b0};
      9'h168: found = {reduction_injected_count, 1'b0};
      9'h170: found = {reduction_delivered_count, 1'b0};
      9'h178: found = {reduction_dropped_count, 1'b0};
      9'h180: found = {reduction_stalls_count, 1'b0};
      9'h188: found = {reduction_conflicts_count, 1'b0};
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
