// mem_1r1w_16x22
//
// Memory of 16 words of 22 bits, one write port, one read port; read data follow the clock edge
// and are held.
// Define MEM_1R1W_16X22_MACRO as the name of a module with these ports to use a hard macro.
//
// Parameters: depth = 16, mask = "None", read = "Synchronous", single_port = false, width = 22
//
// Generated from hw/rtl/src/memory.rs; change that file, not this one.

`default_nettype none

module mem_1r1w_16x22 (
  input  wire        clk,
  input  wire        write_enable,
  input  wire  [3:0] write_address,
  input  wire [21:0] write_data,
  input  wire        read_enable,
  input  wire  [3:0] read_address,
  output wire [21:0] read_data
);

`ifdef MEM_1R1W_16X22_MACRO
  `MEM_1R1W_16X22_MACRO cells (
    .clk(clk),
    .write_enable(write_enable),
    .write_address(write_address),
    .write_data(write_data),
    .read_enable(read_enable),
    .read_address(read_address),
    .read_data(read_data)
  );
`else
  reg [21:0] cells [0:15];
  reg [21:0] data;

  always @(posedge clk) begin
    if (write_enable) cells[write_address] <= write_data;
    if (read_enable) data <= cells[read_address];
  end

  assign read_data = data;
`endif
endmodule

`default_nettype wire
