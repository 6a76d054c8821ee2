// hbm_address
//
// Place of a line. Bank group and bank are XORed with the row folded up; the stack id rotates
// with the row, as their number need not be a power of two.
//
// Parameters: age_cap = 64, map =
// {"bank_bits":2,"column_bits":4,"group_bits":2,"high_rows":3,"low_row_bits":13,"stack_ids":3},
// read_buffer = 128, read_queue = 64, refresh = "PerBank", refresh_postpone = 8, tag_bits = 8,
// timings =
// {"ccdl":5,"ccdr":4,"ccds":2,"cl":25,"faw":30,"ras":57,"rc":90,"rcd_read":39,"rcd_write":19,"refi":7800,"rfc":700,"rfc_bank":400,"rp":33,"rrdl":7,"rrds":5,"rrefd":10,"rtp":12,"rtw":25,"wl":13,"wr":42,"wtrl":13,"wtrs":9},
// write_batch = 16, write_high = 112, write_low = 16, write_queue = 128
//
// Generated from hw/src/hbm/address.rs; change that file, not this one.

`default_nettype none

module hbm_address (
  input  wire [24:0] address,
  // Stack id, bank and bank group, the last in the lowest bits.
  output wire  [5:0] bank,
  output wire [14:0] row,
  output wire  [3:0] column
);

  wire [4:0] t_0;
  wire [2:0] t_1;
  wire [14:0] row_of_line;
  wire [1:0] t_2;
  wire [1:0] t_3;
  reg [1:0] stack_of_high;
  reg [1:0] stack_of_low;
  reg [1:0] row_high;
  reg [1:0] stack;

  assign t_3 = 2'd0
    ^ row_of_line[3:2]
    ^ row_of_line[5:4]
    ^ row_of_line[7:6]
    ^ row_of_line[9:8]
    ^ row_of_line[11:10]
    ^ row_of_line[13:12];
  assign t_2 = 2'd0
    ^ row_of_line[1:0]
    ^ row_of_line[3:2]
    ^ row_of_line[5:4]
    ^ row_of_line[7:6]
    ^ row_of_line[9:8]
    ^ row_of_line[11:10];
  assign bank = {
    stack,
    address[7:6] ^ (t_3 ^ {1'b0, row_of_line[14]}),
    address[2:1] ^ (t_2 ^ row_of_line[13:12] ^ {1'b0, row_of_line[14]})
  };

  assign row = row_of_line;
  assign column = {address[5:3], address[0]};

  always @* begin
    case (address[24:21])
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

  assign t_0 = {3'd0, address[9:8]}
    + {3'd0, address[11:10]}
    + {3'd0, address[13:12]}
    + {3'd0, address[15:14]}
    + {3'd0, address[17:16]}
    + {3'd0, address[19:18]}
    + {4'd0, address[20]};
  always @* begin
    case (t_0)
      5'd0: stack_of_low = 2'd0;
      5'd1: stack_of_low = 2'd1;
      5'd2: stack_of_low = 2'd2;
      5'd3: stack_of_low = 2'd0;
      5'd4: stack_of_low = 2'd1;
      5'd5: stack_of_low = 2'd2;
      5'd6: stack_of_low = 2'd0;
      5'd7: stack_of_low = 2'd1;
      5'd8: stack_of_low = 2'd2;
      5'd9: stack_of_low = 2'd0;
      5'h0a: stack_of_low = 2'd1;
      5'h0b: stack_of_low = 2'd2;
      5'h0c: stack_of_low = 2'd0;
      5'h0d: stack_of_low = 2'd1;
      5'h0e: stack_of_low = 2'd2;
      5'h0f: stack_of_low = 2'd0;
      5'h10: stack_of_low = 2'd1;
      5'h11: stack_of_low = 2'd2;
      5'h12: stack_of_low = 2'd0;
      5'h13: stack_of_low = 2'd1;
      5'h14: stack_of_low = 2'd2;
      5'h15: stack_of_low = 2'd0;
      default: stack_of_low = 2'd0;
    endcase
  end

  always @* begin
    case (address[24:21])
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

  assign t_1 = {1'b0, stack_of_high} + {1'b0, stack_of_low};
  always @* begin
    case ({1'b0, t_1[1:0]} + {2'd0, t_1[2]})
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

  assign row_of_line = {row_high, address[20:8]};
endmodule

`default_nettype wire
