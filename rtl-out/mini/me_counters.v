// me_counters
//
// Counters of 64 bits. Each grows by one in a cycle in which its input is high. An offset
// without a counter reads as 0.
//
// Generated from hw/src/me/counters.rs; change that file, not this one.

`default_nettype none

module me_counters (
  input  wire        clk,
  input  wire        reset,
  // The core writes `wqe_done`: + 1.
  input  wire        wqes,
  // The core writes `subgraph_done`: + 1.
  input  wire        subgraphs,
  // A doorbell accepts a work request: + 1.
  input  wire        work_requests,
  // The NMC accepts a command: + 1.
  input  wire        nmc_commands,
  // A completion enters the queue: + 1.
  input  wire        completions,
  // A read request of the memory port is accepted: + 1.
  input  wire        fetch_flits,
  // A write request of the memory port is accepted: + 1.
  input  wire        store_flits,
  // A message from the control core is accepted: + 1.
  input  wire        messages_in,
  // The control core accepts a message: + 1.
  input  wire        messages_out,
  // The core retires an instruction: + 1.
  input  wire        instructions,
  // A cycle in which the core sleeps: + 1.
  input  wire        sleep_cycles,
  // A cycle in which a NIC offers a completion that is not accepted: + 1.
  input  wire        completion_wait_cycles,
  // A cycle in which a work request is offered to a doorbell and not accepted: + 1.
  input  wire        doorbell_wait_cycles,
  input  wire  [9:0] offset,
  output wire [31:0] word
);

  reg [63:0] wqes_count;
  reg [63:0] subgraphs_count;
  reg [63:0] work_requests_count;
  reg [63:0] nmc_commands_count;
  reg [63:0] completions_count;
  reg [63:0] fetch_flits_count;
  reg [63:0] store_flits_count;
  reg [63:0] messages_in_count;
  reg [63:0] messages_out_count;
  reg [63:0] instructions_count;
  reg [63:0] sleep_cycles_count;
  reg [63:0] completion_wait_cycles_count;
  reg [63:0] doorbell_wait_cycles_count;
  reg [31:0] chosen;

  always @(posedge clk) begin
    if (reset) begin
      wqes_count <= 64'd0;
      subgraphs_count <= 64'd0;
      work_requests_count <= 64'd0;
      nmc_commands_count <= 64'd0;
      completions_count <= 64'd0;
      fetch_flits_count <= 64'd0;
      store_flits_count <= 64'd0;
      messages_in_count <= 64'd0;
      messages_out_count <= 64'd0;
      instructions_count <= 64'd0;
      sleep_cycles_count <= 64'd0;
      completion_wait_cycles_count <= 64'd0;
      doorbell_wait_cycles_count <= 64'd0;
    end else begin
      wqes_count <= wqes_count + {63'd0, wqes};
      subgraphs_count <= subgraphs_count + {63'd0, subgraphs};
      work_requests_count <= work_requests_count + {63'd0, work_requests};
      nmc_commands_count <= nmc_commands_count + {63'd0, nmc_commands};
      completions_count <= completions_count + {63'd0, completions};
      fetch_flits_count <= fetch_flits_count + {63'd0, fetch_flits};
      store_flits_count <= store_flits_count + {63'd0, store_flits};
      messages_in_count <= messages_in_count + {63'd0, messages_in};
      messages_out_count <= messages_out_count + {63'd0, messages_out};
      instructions_count <= instructions_count + {63'd0, instructions};
      sleep_cycles_count <= sleep_cycles_count + {63'd0, sleep_cycles};
      completion_wait_cycles_count <= completion_wait_cycles_count + {63'd0, completion_wait_cycles};
      doorbell_wait_cycles_count <= doorbell_wait_cycles_count + {63'd0, doorbell_wait_cycles};
    end
  end

  // Not used: a word is read as a whole.
  wire unused_offset_1_0 = &{1'b0, offset[1:0]};

  assign word = chosen;

  always @* begin
    case (offset[9:2])
      8'h80: chosen = wqes_count[31:0];
      8'h81: chosen = wqes_count[63:32];
      8'h82: chosen = subgraphs_count[31:0];
      8'h83: chosen = subgraphs_count[63:32];
      8'h84: chosen = work_requests_count[31:0];
      8'h85: chosen = work_requests_count[63:32];
      8'h86: chosen = nmc_commands_count[31:0];
      8'h87: chosen = nmc_commands_count[63:32];
      8'h88: chosen = completions_count[31:0];
      8'h89: chosen = completions_count[63:32];
      8'h8a: chosen = fetch_flits_count[31:0];
      8'h8b: chosen = fetch_flits_count[63:32];
      8'h8c: chosen = store_flits_count[31:0];
      8'h8d: chosen = store_flits_count[63:32];
      8'h8e: chosen = messages_in_count[31:0];
      8'h8f: chosen = messages_in_count[63:32];
      8'h90: chosen = messages_out_count[31:0];
      8'h91: chosen = messages_out_count[63:32];
      8'h92: chosen = instructions_count[31:0];
      8'h93: chosen = instructions_count[63:32];
      8'h94: chosen = sleep_cycles_count[31:0];
      8'h95: chosen = sleep_cycles_count[63:32];
      8'h96: chosen = completion_wait_cycles_count[31:0];
      8'h97: chosen = completion_wait_cycles_count[63:32];
      8'h98: chosen = doorbell_wait_cycles_count[31:0];
      8'h99: chosen = doorbell_wait_cycles_count[63:32];
      default: chosen = 32'd0;
    endcase
  end
endmodule

`default_nettype wire
