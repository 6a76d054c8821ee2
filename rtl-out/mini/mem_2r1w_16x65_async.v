// mem_2r1w_16x65_async
//
// Memory of 16 words of 65 bits, one write port, 2 read ports; read data follow the address in
// the same cycle.
// Define MEM_2R1W_16X65_ASYNC_MACRO as the name of a module with these ports to use a hard
// macro.
//
// Parameters: depth = 16, mask = "None", read = "Asynchronous", read_ports = 2, single_port =
// false, width = 65
//
// Generated from hw/rtl/src/memory.rs; change that file, not this one.

`default_nettype none

module mem_2r1w_16x65_async (
  input  wire        clk,
  input  wire        write_enable,
  input  wire  [3:0] write_address,
  input  wire [64:0] write_data,
  input  wire  [3:0] read_address_0,
  output wire [64:0] read_data_0,
  input  wire  [3:0] read_address_1,
  output wire [64:0] read_data_1
);

`ifdef MEM_2R1W_16X65_ASYNC_MACRO
  `MEM_2R1W_16X65_ASYNC_MACRO cells (
    .clk(clk),
    .write_enable(write_enable),
    .write_address(write_address),
    .write_data(write_data),
    .read_address_0(read_address_0),
    .read_data_0(read_data_0),
    .read_address_1(read_address_1),
    .read_data_1(read_data_1)
  );
`else
  reg [64:0] cells [0:15];

  always @(posedge clk) begin
    if (write_enable) cells[write_address] <= write_data;
  end

  assign read_data_0 = cells[read_address_0];
  assign read_data_1 = cells[read_address_1];
`endif
endmodule

`default_nettype wire
