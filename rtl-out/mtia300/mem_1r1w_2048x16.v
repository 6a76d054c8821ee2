// mem_1r1w_2048x16
//
// Memory of 2048 words of 16 bits, one write port, one read port; read data follow the clock
// edge and are held.
// Define MEM_1R1W_2048X16_MACRO as the name of a module with these ports to use a hard macro.
//
// Parameters: depth = 2048, mask = "None", read = "Synchronous", single_port = false, width =
// 16
//
// Generated from hw/rtl/src/memory.rs; change that file, not this one.

`default_nettype none

module mem_1r1w_2048x16 (
  input  wire        clk,
  input  wire        write_enable,
  input  wire [10:0] write_address,
  input  wire [15:0] write_data,
  input  wire        read_enable,
  input  wire [10:0] read_address,
  output wire [15:0] read_data
);

`ifdef MEM_1R1W_2048X16_MACRO
  `MEM_1R1W_2048X16_MACRO cells (
    .clk(clk),
    .write_enable(write_enable),
    .write_address(write_address),
    .write_data(write_data),
    .read_enable(read_enable),
    .read_address(read_address),
    .read_data(read_data)
  );
`else
  reg [15:0] cells [0:2047];
  reg [15:0] data;

  always @(posedge clk) begin
    if (write_enable) cells[write_address] <= write_data;
    if (read_enable) data <= cells[read_address];
  end

  assign read_data = data;
`endif
endmodule

`default_nettype wire
