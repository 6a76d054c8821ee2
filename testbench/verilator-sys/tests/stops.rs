//! Designs that stop themselves: the process goes on, and the reason is known.

mod common;

use common::{compile, design, message, model};

const STOPS: &str = "module stops(input clk, input [2:0] how, output reg [7:0] n);
  always @(posedge clk) begin
    n <= n + 1;
    if (n == 5) case (how)
      1: $stop;
      2: $fatal(1, \"the sky fell on %0d\", n);
      3: $error(\"a mistake\");
      4: $finish;
      5: $display(\"n is %0d\", n);
      default: ;
    endcase
  end
endmodule";

#[test]
fn stop_fatal_error_and_finish() {
    let library = compile(&design("stops", STOPS));
    for how in 0..=5 {
        let mut m = library.instantiate().unwrap();
        let p = m.port("how").unwrap();
        m.set(p, how);
        m.cycles(20);
        let at = m.cycle();
        m.cycles(20);
        let n = m.port("n").unwrap();
        match how {
            1 => message(m.check(), &["stops", "cycle 5", "stops.v:5", "$stop"]),
            2 => message(m.check(), &["stops", "cycle 5", "stops.v:6", "the sky fell on 5"]),
            3 => message(m.check(), &["stops", "cycle 5", "stops.v:7", "a mistake"]),
            4 => {
                m.check().unwrap();
                assert!(m.finished());
                assert_eq!((at, m.cycle(), m.get(n)), (6, 6, 6));
                continue;
            }
            _ => {
                m.check().unwrap();
                assert!(!m.finished());
                assert_eq!(m.cycle(), 40);
                assert_eq!(m.take_output(), if how == 5 { "n is 5\n" } else { "" });
                assert_eq!(m.take_output(), "");
                continue;
            }
        };
        assert_eq!(m.cycle(), at, "a stopped model stays where it is");
        m.settle();
        m.rise();
        assert_eq!(m.cycle(), at);
    }
}

#[test]
fn a_loop_that_never_settles() {
    // Verilator gives up on it by a call that does not return.
    let text = "module ring(input clk, input en, output a);
  /* verilator lint_off UNOPTFLAT */
  wire b = en ? !a : 1'b0;
  assign a = b;
endmodule";
    let mut m = model("ring", text);
    m.cycles(3);
    m.check().unwrap();
    let en = m.port("en").unwrap();
    m.set(en, 1);
    m.cycles(10);
    message(m.check(), &["ring", "converge"]);
}

#[test]
fn an_initial_block_may_stop_too() {
    let text = "module begins(input clk); initial $fatal(1, \"not today\"); endmodule";
    let mut m = model("begins", text);
    m.cycles(1);
    message(m.check(), &["begins", "cycle 0", "not today"]);
}

#[test]
fn an_assertion_that_fails() {
    let text = "module asserts(input clk, input [7:0] d);
  always @(posedge clk) assert (d < 100) else $error(\"d is %0d\", d);
endmodule";
    let library = compile(
        &verilator_sys::Design::new("asserts").source("asserts.sv", text).option("--assert"),
    );
    let mut m = library.instantiate().unwrap();
    let d = m.port("d").unwrap();
    m.set(d, 99);
    m.cycles(10);
    m.check().unwrap();
    m.set(d, 100);
    m.cycles(1);
    message(m.check(), &["asserts", "cycle 10", "d is 100"]);
}
