// mem_1r1w_16x26_async
//
// Memory of 16 words of 26 bits, one write port, one read port; read data follow the address in
// the same cycle.
// Define MEM_1R1W_16X26_ASYNC_MACRO as the name of a module with these ports to use a hard
// macro.
//
// Parameters: depth = 16, mask = "None", read = "Asynchronous", single_port = false, width = 26
//
// Generated from hw/rtl/src/memory.rs; change that file, not this one.

`default_nettype none

module mem_1r1w_16x26_async (
  input  wire        clk,
  input  wire        write_enable,
  input  wire  [3:0] write_address,
  input  wire [25:0] write_data,
  input  wire  [3:0] read_address,
  output wire [25:0] read_data
);

`ifdef MEM_1R1W_16X26_ASYNC_MACRO
  `MEM_1R1W_16X26_ASYNC_MACRO cells (
    .clk(clk),
    .write_enable(write_enable),
    .write_address(write_address),
    .write_data(write_data),
    .read_address(read_address),
    .read_data(read_data)
  );
`else
  reg [25:0] cells [0:15];

  always @(posedge clk) begin
    if (write_enable) cells[write_address] <= write_data;
  end

  assign read_data = cells[read_address];
`endif
endmodule

`default_nettype wire
