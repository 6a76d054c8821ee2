//! Which names Verilog accepts. Words of SystemVerilog are refused too, so that the text stays
//! readable by tools that take it for either.

use std::collections::HashSet;
use std::sync::LazyLock;

/// Reserved words of Verilog-2005 and SystemVerilog-2017.
const RESERVED: &str = "accept_on alias always always_comb always_ff always_latch and assert assign \
assume automatic before begin bind bins binsof bit break buf bufif0 bufif1 byte case casex casez cell \
chandle checker class clocking cmos config const constraint context continue cover covergroup \
coverpoint cross deassign default defparam design disable dist do edge else end endcase endchecker \
endclass endclocking endconfig endfunction endgenerate endgroup endinterface endmodule endpackage \
endprimitive endprogram endproperty endsequence endspecify endtable endtask enum event eventually \
expect export extends extern final first_match for force foreach forever fork forkjoin function \
generate genvar global highz0 highz1 if iff ifnone ignore_bins illegal_bins implements implies import \
incdir include initial inout input inside instance int integer interconnect interface intersect join \
join_any join_none large let liblist library local localparam logic longint macromodule matches medium \
modport module nand negedge nettype new nexttime nmos nor noshowcancelled not notif0 notif1 null or \
output package packed parameter pmos posedge primitive priority program property protected pull0 pull1 \
pulldown pullup pulsestyle_ondetect pulsestyle_onevent pure rand randc randcase randsequence rcmos real \
realtime ref reg reject_on release repeat restrict return rnmos rpmos rtran rtranif0 rtranif1 s_always \
s_eventually s_nexttime s_until s_until_with scalared sequence shortint shortreal showcancelled signed \
small soft solve specify specparam static string strong strong0 strong1 struct super supply0 supply1 \
sync_accept_on sync_reject_on table tagged task this throughout time timeprecision timeunit tran \
tranif0 tranif1 tri tri0 tri1 triand trior trireg type typedef union unique unique0 unsigned until \
until_with untyped use uwire var vectored virtual void wait wait_order wand weak weak0 weak1 while \
wildcard wire with within wor xnor xor";

static WORDS: LazyLock<HashSet<&str>> =
    LazyLock::new(|| RESERVED.split_ascii_whitespace().collect());

/// Why `name` cannot be the name of something inside a module, or `None` when it can.
pub(crate) fn objection_inside(name: &str) -> Option<String> {
    if name == "clk" || name == "reset" {
        return Some(format!(
            "`{name}` is the name of a port that appears by itself; choose another name"
        ));
    }
    objection(name)
}

/// Why `name` cannot be an identifier, or `None` when it can.
pub(crate) fn objection(name: &str) -> Option<String> {
    let mut chars = name.chars();
    let head = chars.next().is_some_and(|c| c.is_ascii_alphabetic() || c == '_');
    if !head || !chars.all(|c| c.is_ascii_alphanumeric() || c == '_') {
        return Some(format!(
            "`{name}` is not an identifier; use letters, digits and _, not beginning with a digit"
        ));
    }
    if WORDS.contains(name) {
        return Some(format!("`{name}` is a reserved word of Verilog; choose another name"));
    }
    None
}
