// hbm_address
//
// Place of a line. Bank group and bank are XORed with the row folded up; the stack id rotates
// with the row, as their number need not be a power of two.
//
// Parameters: age_cap = 6, map =
// {"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":5,"stack_ids":3},
// read_buffer = 4, read_queue = 8, refresh = "PerBank", refresh_postpone = 2, tag_bits = 4,
// timings =
// {"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},
// write_batch = 3, write_high = 6, write_low = 2, write_queue = 8
//
// Generated from hw/src/hbm/address.rs; change that file, not this one.

`default_nettype none

module hbm_address (
  input  wire [16:0] address,
  // Stack id, bank and bank group, the last in the lowest bits.
  output wire  [5:0] bank,
  output wire  [6:0] row,
  output wire  [3:0] column
);

  wire [2:0] t_0;
  wire [6:0] row_of_line;
  reg [1:0] stack_of_high;
  reg [1:0] stack_of_low;
  reg [1:0] row_high;
  reg [1:0] stack;

  assign bank = {
    stack,
    address[7:6] ^ (2'd0 ^ row_of_line[3:2] ^ row_of_line[5:4] ^ {1'b0, row_of_line[6]}),
    address[2:1]
      ^ (2'd0 ^ row_of_line[1:0] ^ row_of_line[3:2] ^ row_of_line[5:4] ^ {1'b0, row_of_line[6]})
  };

  assign row = row_of_line;
  assign column = {address[5:3], address[0]};

  always @* begin
    case (address[16:13])
      4'd0: stack_of_high = 2'd0;
      4'd1: stack_of_high = 2'd1;
      4'd2: stack_of_high = 2'd2;
      4'd3: stack_of_high = 2'd0;
      4'd4: stack_of_high = 2'd1;
      4'd5: stack_of_high = 2'd2;
      4'd6: stack_of_high = 2'd0;
      4'd7: stack_of_high = 2'd1;
      4'd8: stack_of_high = 2'd2;
      default: stack_of_high = 2'd0;
    endcase
  end

  always @* begin
    case ({2'd0, address[9:8]} + {2'd0, address[11:10]} + {3'd0, address[12]})
      4'd0: stack_of_low = 2'd0;
      4'd1: stack_of_low = 2'd1;
      4'd2: stack_of_low = 2'd2;
      4'd3: stack_of_low = 2'd0;
      4'd4: stack_of_low = 2'd1;
      4'd5: stack_of_low = 2'd2;
      4'd6: stack_of_low = 2'd0;
      4'd7: stack_of_low = 2'd1;
      4'd8: stack_of_low = 2'd2;
      4'd9: stack_of_low = 2'd0;
      default: stack_of_low = 2'd0;
    endcase
  end

  always @* begin
    case (address[16:13])
      4'd0: row_high = 2'd0;
      4'd1: row_high = 2'd0;
      4'd2: row_high = 2'd0;
      4'd3: row_high = 2'd1;
      4'd4: row_high = 2'd1;
      4'd5: row_high = 2'd1;
      4'd6: row_high = 2'd2;
      4'd7: row_high = 2'd2;
      4'd8: row_high = 2'd2;
      default: row_high = 2'd0;
    endcase
  end

  assign t_0 = {1'b0, stack_of_high} + {1'b0, stack_of_low};
  always @* begin
    case ({1'b0, t_0[1:0]} + {2'd0, t_0[2]})
      3'd0: stack = 2'd0;
      3'd1: stack = 2'd1;
      3'd2: stack = 2'd2;
      3'd3: stack = 2'd0;
      3'd4: stack = 2'd1;
      3'd5: stack = 2'd2;
      3'd6: stack = 2'd0;
      default: stack = 2'd0;
    endcase
  end

  assign row_of_line = {row_high, address[12:8]};
endmodule

`default_nettype wire
