use verilator_sys::*;
#[test]
fn smoke() {
    let t = std::time::Instant::now();
    let lib = Design::new("counter").source("counter.v", "module counter(input clk, input reset, output reg [7:0] q);
   always @(posedge clk) q <= reset ? 8'd0 : q + 8'd1; endmodule").compile(std::path::Path::new("/tmp/vsys-cache")).unwrap_or_else(|e| panic!("{e}"));
    eprintln!("{:?} cached {}", t.elapsed(), lib.was_cached());
    let mut m = lib.instantiate().unwrap();
    let (reset, q) = (m.port("reset").unwrap(), m.port("q").unwrap());
    m.set(reset, 1); m.cycles(1); m.set(reset, 0); m.cycles(100);
    assert_eq!(m.get(q), 100);
    let t = std::time::Instant::now();
    m.cycles(10_000_000);
    eprintln!("{:?}", t.elapsed());
}
