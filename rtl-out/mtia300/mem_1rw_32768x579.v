// mem_1rw_32768x579
//
// Memory of 32768 words of 579 bits, one port: write where write_enable, else read where
// read_enable; read data follow the clock edge and are held.
// Define MEM_1RW_32768X579_MACRO as the name of a module with these ports to use a hard macro.
//
// Parameters: depth = 32768, mask = "None", read = "Synchronous", single_port = true, width =
// 579
//
// Generated from hw/rtl/src/memory.rs; change that file, not this one.

`default_nettype none

module mem_1rw_32768x579 (
  input  wire         clk,
  input  wire         write_enable,
  input  wire  [14:0] address,
  input  wire [578:0] write_data,
  input  wire         read_enable,
  output wire [578:0] read_data
);

`ifdef MEM_1RW_32768X579_MACRO
  `MEM_1RW_32768X579_MACRO cells (
    .clk(clk),
    .write_enable(write_enable),
    .address(address),
    .write_data(write_data),
    .read_enable(read_enable),
    .read_data(read_data)
  );
`else
  reg [578:0] cells [0:32767];
  reg [578:0] data;

  always @(posedge clk) begin
    if (write_enable) cells[address] <= write_data;
    if (!write_enable && read_enable) data <= cells[address];
  end

  assign read_data = data;
`endif
endmodule

`default_nettype wire
