// mem_1r1w_16x512_bytes
//
// Memory of 16 words of 512 bits, one write port, one read port; read data follow the clock
// edge and are held.
// Define MEM_1R1W_16X512_BYTES_MACRO as the name of a module with these ports to use a hard
// macro.
//
// Parameters: depth = 16, mask = "Bytes", read = "Synchronous", single_port = false, width =
// 512
//
// Generated from hw/rtl/src/memory.rs; change that file, not this one.

`default_nettype none

module mem_1r1w_16x512_bytes (
  input  wire         clk,
  input  wire         write_enable,
  input  wire   [3:0] write_address,
  input  wire [511:0] write_data,
  input  wire  [63:0] write_mask,
  input  wire         read_enable,
  input  wire   [3:0] read_address,
  output wire [511:0] read_data
);

`ifdef MEM_1R1W_16X512_BYTES_MACRO
  `MEM_1R1W_16X512_BYTES_MACRO cells (
    .clk(clk),
    .write_enable(write_enable),
    .write_address(write_address),
    .write_data(write_data),
    .write_mask(write_mask),
    .read_enable(read_enable),
    .read_address(read_address),
    .read_data(read_data)
  );
`else
  reg [511:0] cells [0:15];
  genvar g;

  generate
    for (g = 0; g < 64; g = g + 1) begin : byte_of
      always @(posedge clk) begin
        if (write_enable && write_mask[g]) cells[write_address][8*g +: 8] <= write_data[8*g +: 8];
      end
    end
  endgenerate
  reg [511:0] data;

  always @(posedge clk) begin
    if (read_enable) data <= cells[read_address];
  end

  assign read_data = data;
`endif
endmodule

`default_nettype wire
