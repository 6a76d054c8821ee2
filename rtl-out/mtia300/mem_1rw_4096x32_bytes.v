// mem_1rw_4096x32_bytes
//
// Memory of 4096 words of 32 bits, one port: write where write_enable, else read where
// read_enable; read data follow the clock edge and are held.
// Define MEM_1RW_4096X32_BYTES_MACRO as the name of a module with these ports to use a hard
// macro.
//
// Parameters: depth = 4096, mask = "Bytes", read = "Synchronous", single_port = true, width =
// 32
//
// Generated from hw/rtl/src/memory.rs; change that file, not this one.

`default_nettype none

module mem_1rw_4096x32_bytes (
  input  wire        clk,
  input  wire        write_enable,
  input  wire [11:0] address,
  input  wire [31:0] write_data,
  input  wire  [3:0] write_mask,
  input  wire        read_enable,
  output wire [31:0] read_data
);

`ifdef MEM_1RW_4096X32_BYTES_MACRO
  `MEM_1RW_4096X32_BYTES_MACRO cells (
    .clk(clk),
    .write_enable(write_enable),
    .address(address),
    .write_data(write_data),
    .write_mask(write_mask),
    .read_enable(read_enable),
    .read_data(read_data)
  );
`else
  reg [31:0] cells [0:4095];
  integer i;
  reg [31:0] data;

  always @(posedge clk) begin
    if (write_enable) begin
      for (i = 0; i < 4; i = i + 1) begin
        if (write_mask[i]) cells[address][8*i +: 8] <= write_data[8*i +: 8];
      end
    end
    if (!write_enable && read_enable) data <= cells[address];
  end

  assign read_data = data;
`endif
endmodule

`default_nettype wire
