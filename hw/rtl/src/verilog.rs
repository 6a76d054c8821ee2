//! Verilog-2005 text of a module.
//!
//! Layout of a module: header comment, ports, declarations, then the body in the order of the
//! description. Widths never depend on context: operands are extended explicitly, so every
//! operator has operands and result of one width; signed operators stand inside `{}`, which
//! keeps their sign from spreading. An expression is written where it is used, unless it is used
//! twice, sliced or deep: then it becomes a wire `t_<n>`.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write;
use std::rc::Rc;

use crate::design::Definition;
use crate::index_bits;
use crate::module::{Binary, Item, Kind, NodeId, Role, Statement, Unary};

/// Operators nested deeper than this get a wire of their own.
const MAX_DEPTH: u32 = 5;
/// So do concatenations nested deeper than this: text is written by recursion.
const MAX_NESTING: u32 = 24;
/// Longest line before an expression is broken.
const LINE: usize = 100;
/// Parts of a concatenation up to this long stand several on a line.
const SHORT_PART: usize = 24;

/// The text of a module's file.
pub(crate) fn module(definition: &Definition, all: &[Rc<Definition>]) -> String {
    let mut out = header(definition);
    out += "`default_nettype none\n\n";
    ports(definition, &mut out);
    match &definition.data.verbatim {
        Some(verbatim) => out += &verbatim.text,
        None => Writer::new(definition, all).body(&mut out),
    }
    out += "endmodule\n\n`default_nettype wire\n";
    if let Some(verbatim) = &definition.data.verbatim {
        out += &verbatim.appended;
    }
    out
}

fn comment(out: &mut String, indent: &str, text: &str) {
    for paragraph in text.lines() {
        let mut line = String::new();
        for word in paragraph.split_whitespace() {
            if !line.is_empty() && indent.len() + line.len() + word.len() > 92 {
                let _ = writeln!(out, "{indent}// {line}");
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        let _ = writeln!(out, "{}", format!("{indent}// {line}").trim_end());
    }
}

fn header(definition: &Definition) -> String {
    let mut out = String::new();
    comment(&mut out, "", &definition.name);
    out += "//\n";
    comment(&mut out, "", &definition.about);
    if !definition.parameters.is_empty() {
        let text: Vec<String> =
            definition.parameters.iter().map(|(k, v)| format!("{k} = {v}")).collect();
        out += "//\n";
        comment(&mut out, "", &format!("Parameters: {}", text.join(", ")));
    }
    let source = definition.data.source.unwrap_or("a Rust description");
    out += "//\n";
    comment(&mut out, "", &format!("Generated from {source}; change that file, not this one."));
    out.push('\n');
    out
}

fn range(width: u32) -> String {
    if width == 1 { String::new() } else { format!("[{}:0]", width - 1) }
}

fn ports(definition: &Definition, out: &mut String) {
    let data = &definition.data;
    let mut rows: Vec<(Option<&str>, &str, String, &str)> = Vec::new();
    if definition.clocked {
        rows.push((None, "input ", String::new(), "clk"));
    }
    if definition.resets {
        rows.push((None, "input ", String::new(), "reset"));
    }
    for p in &data.ports {
        let direction = if p.input { "input " } else { "output" };
        rows.push((p.comment.as_deref(), direction, range(p.width), &p.name));
    }
    let wide = rows.iter().map(|r| r.2.len()).max().unwrap_or(0);
    let _ = writeln!(out, "module {} (", definition.name);
    let last = rows.len().saturating_sub(1);
    for (i, (text, direction, range, name)) in rows.iter().enumerate() {
        if let Some(text) = text {
            comment(out, "  ", text);
        }
        let comma = if i == last { "" } else { "," };
        let _ = writeln!(out, "  {direction} wire {range:>wide$} {name}{comma}");
    }
    out.push_str(");\n\n");
}

/// A conjunction of conditions, each with whether it must hold or must not.
type Guard = Vec<(NodeId, bool)>;

/// A register's updates, seen alone.
#[derive(Clone)]
enum Update {
    Set(NodeId),
    If(Vec<(Guard, Vec<Update>)>),
}

struct Writer<'a> {
    definition: &'a Definition,
    all: &'a [Rc<Definition>],
    /// Wires that the writer adds, by node.
    temporaries: HashMap<NodeId, String>,
    /// Nodes of which only some bits are read.
    partly_read: HashSet<NodeId>,
    updates: BTreeMap<NodeId, Vec<Update>>,
    written: HashSet<NodeId>,
    /// For each node, what stands for it: see `resolve`.
    stands: Vec<NodeId>,
    /// Names that the module uses.
    taken: HashSet<String>,
}

impl<'a> Writer<'a> {
    fn new(definition: &'a Definition, all: &'a [Rc<Definition>]) -> Self {
        let mut writer = Writer {
            definition,
            all,
            temporaries: HashMap::new(),
            partly_read: HashSet::new(),
            updates: split(&definition.data.statements),
            written: HashSet::new(),
            stands: Vec::new(),
            taken: definition.data.names().map(str::to_owned).collect(),
        };
        writer.taken.extend(["clk".to_owned(), "reset".to_owned()]);
        writer.follow();
        writer.plan();
        writer
    }

    fn kind(&self, id: NodeId) -> &'a Kind {
        &self.definition.data.nodes[id as usize].kind
    }

    fn width(&self, id: NodeId) -> u32 {
        self.definition.data.nodes[id as usize].width
    }

    fn declared(&self, id: NodeId) -> Option<&'a str> {
        self.definition.data.nodes[id as usize].name.as_deref()
    }

    /// What is written where `id` is used: instance inputs are connected straight to what drives
    /// them, where that is plain.
    fn resolve(&self, id: NodeId) -> NodeId {
        self.stands[id as usize]
    }

    /// Fills in `stands`; a chain of instance inputs ends because the module has no loop.
    fn follow(&mut self) {
        let n = self.definition.data.nodes.len() as NodeId;
        self.stands = (0..n).collect();
        let mut chain = Vec::new();
        for id in 0..n {
            let mut end = id;
            while let Kind::Wire { role: Role::InstanceInput, driver: Some((driver, _)) } =
                self.kind(end)
                && self.stands[end as usize] == end
                && self.is_plain(*driver)
            {
                chain.push(end);
                end = *driver;
            }
            end = self.stands[end as usize];
            chain.drain(..).for_each(|link| self.stands[link as usize] = end);
        }
    }

    /// Whether a driver can stand in a port list itself: a name, a constant, a slice of a name.
    fn is_plain(&self, id: NodeId) -> bool {
        match self.kind(id) {
            Kind::Const(_) => true,
            Kind::Slice(base, _) => self.declared(*base).is_some(),
            _ => self.declared(id).is_some(),
        }
    }

    /// Decides which expressions get wires, and which values are read only in part.
    fn plan(&mut self) {
        let data = &self.definition.data;
        let n = data.nodes.len();
        let mut uses = vec![0u32; n];
        let mut sliced = vec![false; n];
        let mut whole = vec![false; n];
        let mut read: HashMap<NodeId, Vec<(u32, u32)>> = HashMap::new();
        let mut seen = vec![false; n];
        let mut stack: Vec<NodeId> = Vec::new();
        let mut order: Vec<NodeId> = Vec::new();
        let mut roots: Vec<NodeId> = Vec::new();
        for (id, node) in data.nodes.iter().enumerate() {
            match &node.kind {
                Kind::Wire { driver: Some((d, _)), .. } => roots.push(*d),
                Kind::Case { .. } => node.kind.each_operand(|o| roots.push(o)),
                Kind::Wire { .. } | Kind::InstanceOutput { .. } => {}
                _ => continue,
            }
            seen[id] = true;
        }
        for updates in self.updates.values() {
            collect(updates, &mut roots);
        }
        for item in &data.items {
            if let Item::Unused(id, _) = item {
                roots.push(*id);
            }
        }
        for root in roots {
            uses[root as usize] += 1;
            let root = self.resolve(root);
            if !matches!(self.kind(root), Kind::Slice(..)) {
                whole[root as usize] = true;
            }
            stack.push(root);
            while let Some(id) = stack.pop() {
                if std::mem::replace(&mut seen[id as usize], true) {
                    continue;
                }
                order.push(id);
                let kind = self.kind(id);
                kind.each_operand(|o| {
                    uses[o as usize] += 1;
                    let target = self.resolve(o);
                    match kind {
                        Kind::Slice(base, lo) if *base == o => {
                            sliced[target as usize] = true;
                            read.entry(target).or_default().push((*lo, self.width(id)));
                        }
                        Kind::Chunk(base, _) if *base == o => {
                            sliced[target as usize] = true;
                            whole[target as usize] = true;
                        }
                        _ if matches!(self.kind(target), Kind::Slice(..)) => {}
                        _ => whole[target as usize] = true,
                    }
                    stack.push(target);
                });
            }
        }
        // Depth needs operands before users; node ids grow that way except through named nodes,
        // which have depth 0 whatever they hold.
        order.sort_unstable();
        let (mut depth, mut nesting) = (vec![0u32; n], vec![0u32; n]);
        let mut next = 0;
        for &id in &order {
            let i = id as usize;
            let kind = self.kind(id);
            if self.declared(id).is_some() || (matches!(kind, Kind::Const(_)) && !sliced[i]) {
                continue;
            }
            let mut below = 0;
            kind.each_operand(|o| {
                below = below.max(depth[o as usize]);
                nesting[i] = nesting[i].max(nesting[o as usize] + 1);
            });
            let cheap = match kind {
                Kind::Slice(..) => true,
                Kind::Unary(Unary::Not, a) | Kind::Repeat(a, _) => self.is_plain(*a),
                _ => false,
            };
            depth[i] = if matches!(kind, Kind::Slice(..) | Kind::Cat(_) | Kind::Repeat(..)) {
                below
            } else {
                below + 1
            };
            let deep = depth[i] > MAX_DEPTH || nesting[i] > MAX_NESTING;
            if sliced[i] || (uses[i] > 1 && !cheap) || deep {
                let name = loop {
                    let name = format!("t_{next}");
                    next += 1;
                    if !self.taken.contains(&name) {
                        break name;
                    }
                };
                self.temporaries.insert(id, name);
                (depth[i], nesting[i]) = (0, 0);
            }
        }
        for id in 0..n as NodeId {
            let output = matches!(self.kind(id), Kind::InstanceOutput { .. });
            let wire =
                matches!(self.kind(id), Kind::Wire { role: Role::Wire, .. } | Kind::Case { .. })
                    || self.temporaries.contains_key(&id);
            if whole[id as usize] || !(output || wire) {
                continue;
            }
            let parts = read.remove(&id).unwrap_or_default();
            if (output || !parts.is_empty()) && !covers(parts, self.width(id)) {
                self.partly_read.insert(id);
            }
        }
    }

    fn body(mut self, out: &mut String) {
        self.declarations(out);
        let data = &self.definition.data;
        // A blank line stands around whatever takes several lines, and before its comment.
        let (mut after_block, mut after_comment) = (false, false);
        for (at, item) in data.items.iter().enumerate() {
            let mut text = String::new();
            match item {
                Item::Comment(t) => comment(&mut text, "  ", t),
                Item::Section(t) => {
                    let words: Vec<&str> = t.split_whitespace().collect();
                    let _ = writeln!(text, "\n  // ---- {} ----\n", words.join(" "));
                }
                Item::Wire(id) => self.assignment(*id, &mut text),
                Item::Reg(id) => self.registers(*id, at, &mut text),
                Item::Instance(i) => self.instance(*i as usize, &mut text),
                Item::Unused(id, reason) => {
                    self.prepare(*id, &mut text);
                    let name = self.text(*id);
                    comment(&mut text, "  ", &format!("Not used: {reason}."));
                    let flat: String =
                        name.chars().map(|c| if c.is_alphanumeric() { c } else { '_' }).collect();
                    let base = format!("unused_{}", flat.trim_matches('_'));
                    let mut own = base.clone();
                    let mut again = 2;
                    while !self.taken.insert(own.clone()) {
                        own = format!("{base}_{again}");
                        again += 1;
                    }
                    let _ = writeln!(text, "  wire {own} = &{{1'b0, {name}}};");
                }
            }
            if text.is_empty() {
                continue;
            }
            let is_comment = matches!(item, Item::Comment(_));
            let block = !is_comment && text.lines().count() > 1;
            let gap = (after_block || block || is_comment) && !after_comment;
            if gap && !out.ends_with("\n\n") && !text.starts_with('\n') {
                out.push('\n');
            }
            out.push_str(&text);
            (after_block, after_comment) = (block, is_comment);
        }
    }

    fn declarations(&self, out: &mut String) {
        let data = &self.definition.data;
        let (mut wires, mut regs, mut partly) = (String::new(), String::new(), String::new());
        for (id, node) in data.nodes.iter().enumerate() {
            let id = id as NodeId;
            let range = range(node.width);
            let gap = if range.is_empty() { "" } else { " " };
            let name = match (&node.kind, &node.name) {
                (Kind::Reg { .. } | Kind::Case { .. }, Some(name)) => {
                    let part = self.partly_read.contains(&id);
                    let list = if part { &mut partly } else { &mut regs };
                    let _ = writeln!(list, "  reg {range}{gap}{name};");
                    continue;
                }
                (Kind::Wire { role: Role::Output, .. } | Kind::Input, _) => continue,
                (Kind::Wire { .. }, _) if self.resolve(id) != id => continue,
                (_, Some(name)) => &**name,
                (_, None) => match self.temporaries.get(&id) {
                    Some(name) => name.as_str(),
                    None => continue,
                },
            };
            let part = self.partly_read.contains(&id);
            let list = if part { &mut partly } else { &mut wires };
            let _ = writeln!(list, "  wire {range}{gap}{name};");
        }
        out.push_str(&wires);
        out.push_str(&regs);
        if !partly.is_empty() {
            *out += "  // Of these only some bits are of use here.\n";
            *out += "  // verilator lint_off UNUSEDSIGNAL\n";
            *out += &partly;
            *out += "  // verilator lint_on UNUSEDSIGNAL\n";
        }
        if !(wires.is_empty() && regs.is_empty() && partly.is_empty()) {
            out.push('\n');
        }
    }

    /// Writes the temporaries that `id` needs and that are not written yet, operands first.
    fn prepare(&mut self, id: NodeId, out: &mut String) {
        let mut stack = vec![(id, false)];
        while let Some((id, close)) = stack.pop() {
            let id = self.resolve(id);
            if close {
                if let Some(name) = self.temporaries.get(&id)
                    && self.written.insert(id)
                {
                    let line = self.assign(name, id);
                    out.push_str(&line);
                }
                continue;
            }
            if self.declared(id).is_some() || self.written.contains(&id) {
                continue;
            }
            stack.push((id, true));
            let mut operands = Vec::new();
            self.kind(id).each_operand(|o| operands.push((o, false)));
            stack.extend(operands.into_iter().rev());
        }
    }

    fn assign(&self, name: &str, value: NodeId) -> String {
        let head = format!("  assign {name} = ");
        let text = self.broken(value, 4, head.len(), true);
        format!("{head}{text};\n")
    }

    fn assignment(&mut self, id: NodeId, out: &mut String) {
        let name = self.declared(id).unwrap_or("");
        match self.kind(id) {
            Kind::Wire { driver: Some((driver, _)), .. } if self.resolve(id) == id => {
                self.prepare(*driver, out);
                out.push_str(&self.assign_driver(name, *driver));
            }
            Kind::Case { select, arms, default } => {
                self.prepare(*select, out);
                arms.iter().for_each(|a| self.prepare(a.1, out));
                self.prepare(*default, out);
                let _ = writeln!(out, "  always @* begin\n    case ({})", self.text(*select));
                for (key, value) in arms {
                    let text = self.text(*value);
                    let _ = writeln!(out, "      {}: {name} = {text};", key.verilog());
                }
                let _ = writeln!(out, "      default: {name} = {};", self.text(*default));
                out.push_str("    endcase\n  end\n");
            }
            _ => {}
        }
    }

    fn assign_driver(&self, name: &str, driver: NodeId) -> String {
        // A driver that has a name or a temporary is just that name.
        let driver = self.resolve(driver);
        if self.declared(driver).is_some() || self.temporaries.contains_key(&driver) {
            return format!("  assign {name} = {};\n", self.text(driver));
        }
        self.assign(name, driver)
    }

    fn instance(&mut self, index: usize, out: &mut String) {
        let instance = &self.definition.data.instances[index];
        let child = &self.all[instance.module];
        let mut rows: Vec<(&str, String)> = Vec::new();
        let [clock, reset] = match instance.domain {
            Some(domain) => domain.map(|node| self.text(node)),
            None => ["clk".into(), "reset".into()],
        };
        if child.clocked {
            rows.push(("clk", clock));
        }
        if child.resets {
            rows.push(("reset", reset));
        }
        let mut before = String::new();
        for (port, &node) in child.data.ports.iter().zip(&instance.ports) {
            if let Kind::Wire { driver: Some((driver, _)), .. } = self.kind(node)
                && self.resolve(node) == node
            {
                self.prepare(*driver, &mut before);
                let name = self.declared(node).unwrap_or("");
                before.push_str(&self.assign_driver(name, *driver));
            }
            rows.push((&port.name, self.text(node)));
        }
        out.push_str(&before);
        let wide = rows.iter().map(|r| r.0.len()).max().unwrap_or(0);
        let _ = writeln!(out, "  {} {} (", child.name, instance.name);
        let last = rows.len().saturating_sub(1);
        for (i, (port, value)) in rows.iter().enumerate() {
            let comma = if i == last { "" } else { "," };
            let _ = writeln!(out, "    .{port:<wide$} ({value}){comma}");
        }
        out.push_str("  );\n");
    }

    /// Writes a register's block, together with the registers of the same conditions that the
    /// description declares right after it.
    fn registers(&mut self, id: NodeId, at: usize, out: &mut String) {
        if self.written.contains(&id) {
            return;
        }
        let shape = self.shape(id);
        let mut group = Vec::new();
        for item in &self.definition.data.items[at..] {
            match item {
                Item::Reg(r) if self.shape(*r) == shape => group.push(*r),
                _ => break,
            }
        }
        let mut before = String::new();
        for &reg in &group {
            self.written.insert(reg);
            let mut nodes = Vec::new();
            if let Some(updates) = self.updates.get(&reg) {
                collect(updates, &mut nodes);
            }
            nodes.into_iter().for_each(|n| self.prepare(n, &mut before));
        }
        out.push_str(&before);
        let mut resets = String::new();
        for &reg in &group {
            if let Kind::Reg { reset: Some(value) } = self.kind(reg) {
                let name = self.declared(reg).unwrap_or("");
                let _ = writeln!(resets, "      {name} <= {};", value.verilog());
            }
        }
        let sets: Vec<(NodeId, &[Update])> = group
            .iter()
            .map(|r| (*r, self.updates.get(r).map_or(&[][..], |u| u.as_slice())))
            .collect();
        let empty = sets.iter().all(|s| s.1.is_empty());
        if empty && resets.is_empty() {
            return;
        }
        out.push_str("  always @(posedge clk) begin\n");
        if resets.is_empty() {
            self.updates(&sets, 4, out);
        } else {
            let _ = write!(out, "    if (reset) begin\n{resets}    end");
            let one_if = sets.iter().all(|s| matches!(s.1, [Update::If(_)]));
            if empty {
                out.push('\n');
            } else if one_if {
                let mut text = String::new();
                self.updates(&sets, 4, &mut text);
                let _ = write!(out, " else {}", text.trim_start());
            } else {
                out.push_str(" else begin\n");
                self.updates(&sets, 6, out);
                out.push_str("    end\n");
            }
        }
        out.push_str("  end\n");
    }

    /// Whether reset, and the conditions of the updates: registers that share both share a block.
    fn shape(&self, id: NodeId) -> String {
        fn walk(updates: &[Update], out: &mut String) {
            for update in updates {
                match update {
                    Update::Set(_) => out.push('='),
                    Update::If(arms) => {
                        for (condition, body) in arms {
                            let _ = write!(out, "{condition:?}{{");
                            walk(body, out);
                            out.push('}');
                        }
                        out.push(';');
                    }
                }
            }
        }
        let mut out = match self.kind(id) {
            Kind::Reg { reset: Some(_) } => "r".to_owned(),
            _ => String::new(),
        };
        walk(self.updates.get(&id).map_or(&[][..], |u| u.as_slice()), &mut out);
        out
    }

    /// Writes the updates of registers of one shape side by side.
    fn updates(&self, regs: &[(NodeId, &[Update])], indent: usize, out: &mut String) {
        let pad = " ".repeat(indent);
        for step in 0..regs.first().map_or(0, |r| r.1.len()) {
            match &regs[0].1[step] {
                Update::Set(_) => {
                    for (reg, updates) in regs {
                        if let Update::Set(value) = updates[step] {
                            let name = self.declared(*reg).unwrap_or("");
                            let head = format!("{pad}{name} <= ");
                            let text = self.broken(value, indent + 2, head.len(), false);
                            let _ = writeln!(out, "{head}{text};");
                        }
                    }
                }
                Update::If(arms) => {
                    for (a, (condition, _)) in arms.iter().enumerate() {
                        let inner: Vec<(NodeId, &[Update])> = regs
                            .iter()
                            .filter_map(|(reg, updates)| match &updates[step] {
                                Update::If(arms) => Some((*reg, arms[a].1.as_slice())),
                                Update::Set(_) => None,
                            })
                            .collect();
                        let head = if a == 0 { pad.as_str() } else { " else " };
                        if condition.is_empty() {
                            let _ = writeln!(out, "{head}begin");
                        } else {
                            let _ = writeln!(out, "{head}if ({}) begin", self.guard(condition));
                        }
                        self.updates(&inner, indent + 2, out);
                        let _ = write!(out, "{pad}end");
                    }
                    out.push('\n');
                }
            }
        }
    }

    /// A conjunction of conditions, each as it is or negated.
    fn guard(&self, condition: &[(NodeId, bool)]) -> String {
        if let [(node, true)] = condition {
            return self.text(*node);
        }
        let one = |&(node, positive): &(NodeId, bool)| match positive {
            true => self.nested(node),
            false => format!("!{}", self.primary(node)),
        };
        condition.iter().map(one).collect::<Vec<String>>().join(" && ")
    }

    /// The text of a node where it is used: its name, or the expression.
    fn text(&self, id: NodeId) -> String {
        let id = self.resolve(id);
        if let Some(name) = self.declared(id) {
            return name.to_owned();
        }
        match self.temporaries.get(&id) {
            Some(name) => name.clone(),
            None => self.expression(id),
        }
    }

    /// The same in parentheses where it is an operator.
    fn nested(&self, id: NodeId) -> String {
        let id = self.resolve(id);
        let atom = self.declared(id).is_some()
            || self.temporaries.contains_key(&id)
            || match self.kind(id) {
                Kind::Binary(op, ..) => {
                    *op == Binary::Shr && self.definition.data.nodes[id as usize].signed
                }
                Kind::Mux(..) => false,
                Kind::Unary(op, _) => *op == Unary::Not,
                _ => true,
            };
        if atom { self.text(id) } else { format!("({})", self.text(id)) }
    }

    /// The same as the operand of a unary operator, which must be no unary operator itself:
    /// `~~a` is an error, and `^~a` another operator, the reduction XNOR.
    fn primary(&self, id: NodeId) -> String {
        let text = self.nested(id);
        if text.starts_with(['~', '!']) { format!("({text})") } else { text }
    }

    fn signed(&self, id: NodeId) -> String {
        format!("$signed({})", self.text(id))
    }

    fn expression(&self, id: NodeId) -> String {
        let node = &self.definition.data.nodes[id as usize];
        match &node.kind {
            Kind::Const(bits) => bits.verilog(),
            Kind::Unary(op, a) => {
                let sign = match op {
                    Unary::Not if node.width == 1 => "!",
                    Unary::Not => "~",
                    Unary::Any => "|",
                    Unary::All => "&",
                    Unary::Parity => "^",
                };
                format!("{sign}{}", self.primary(*a))
            }
            Kind::Binary(op, a, b) => {
                if node.signed && matches!(op, Binary::Lt | Binary::Le) {
                    return format!("{} {} {}", self.signed(*a), sign(*op), self.signed(*b));
                }
                if node.signed && *op == Binary::Shr {
                    return format!("{{{} >>> {}}}", self.signed(*a), self.nested(*b));
                }
                let mut a_text = self.nested(*a);
                // A chain of one associative operator needs no inner parentheses.
                let chain = matches!(op, Binary::And | Binary::Or | Binary::Xor | Binary::Add);
                if chain && self.is_inline_binary(*a, *op) {
                    a_text = self.text(*a);
                }
                if *op == Binary::Mul {
                    return format!("{a_text} * {}", self.nested(*b));
                }
                format!("{a_text} {} {}", sign(*op), self.nested(*b))
            }
            Kind::Mux(s, a, b) => {
                let other = self.resolve(*b);
                let inline = self.declared(other).is_none()
                    && !self.temporaries.contains_key(&other)
                    && matches!(self.kind(other), Kind::Mux(..));
                let b_text = if inline { self.text(*b) } else { self.nested(*b) };
                format!("{} ? {} : {b_text}", self.nested(*s), self.nested(*a))
            }
            Kind::Cat(parts) => {
                let parts: Vec<String> = parts.iter().map(|p| self.text(*p)).collect();
                format!("{{{}}}", parts.join(", "))
            }
            Kind::Slice(base, lo) => {
                let base = self.text(*base);
                match node.width {
                    1 => format!("{base}[{lo}]"),
                    w => format!("{base}[{}:{lo}]", lo + w - 1),
                }
            }
            Kind::Repeat(a, n) => format!("{{{n}{{{}}}}}", self.text(*a)),
            Kind::Chunk(base, index) => self.chunk(*base, *index, node.width),
            Kind::Input
            | Kind::Wire { .. }
            | Kind::Reg { .. }
            | Kind::InstanceOutput { .. }
            | Kind::Case { .. } => node.name.as_deref().unwrap_or("").to_owned(),
        }
    }

    fn is_inline_binary(&self, id: NodeId, op: Binary) -> bool {
        let id = self.resolve(id);
        self.declared(id).is_none()
            && !self.temporaries.contains_key(&id)
            && matches!(self.kind(id), Kind::Binary(inner, ..) if *inner == op)
    }

    fn chunk(&self, base: NodeId, index: NodeId, width: u32) -> String {
        let bits = index_bits(self.width(base));
        let index_width = self.width(index);
        let text = self.text(index);
        // The bit index has exactly the bits that the base needs: lint-clean and never cut.
        let at = if width.is_power_of_two() {
            let low = width.trailing_zeros();
            let high = bits - low - index_width;
            let mut parts = Vec::new();
            if high > 0 {
                parts.push(format!("{high}'d0"));
            }
            parts.push(text.clone());
            if low > 0 {
                parts.push(format!("{low}'d0"));
            }
            if parts.len() == 1 { text } else { format!("{{{}}}", parts.join(", ")) }
        } else {
            let high = bits - index_width;
            let wide = if high == 0 { text } else { format!("{{{high}'d0, {text}}}") };
            format!("{wide} * {bits}'d{width}")
        };
        let base = self.text(base);
        if width == 1 { format!("{base}[{at}]") } else { format!("{base}[{at} +: {width}]") }
    }

    /// The expression of `id`, broken over lines where it would not fit one. `own` writes the
    /// expression itself even where the node has a wire (the wire's own assignment).
    fn broken(&self, id: NodeId, indent: usize, used: usize, own: bool) -> String {
        let flat = if own { self.expression(id) } else { self.text(id) };
        if used + flat.len() <= LINE {
            return flat;
        }
        let id = if own { id } else { self.resolve(id) };
        if !own && (self.declared(id).is_some() || self.temporaries.contains_key(&id)) {
            return flat;
        }
        let pad = " ".repeat(indent);
        match self.kind(id) {
            Kind::Cat(parts) => {
                let close = " ".repeat(indent - 2);
                let flat: Vec<String> = parts.iter().map(|p| self.text(*p)).collect();
                if flat.len() > 8 && flat.iter().all(|p| p.len() <= SHORT_PART) {
                    return format!("{{\n{}\n{close}}}", filled(&flat, &pad));
                }
                let parts: Vec<String> = parts
                    .iter()
                    .map(|p| format!("{pad}{}", self.broken(*p, indent + 2, indent, false)))
                    .collect();
                format!("{{\n{}\n{close}}}", parts.join(",\n"))
            }
            Kind::Mux(s, a, b) => {
                let then = self.resolve(*a);
                // A concatenation carries its own braces; another operator needs parentheses.
                let then = match self.kind(then) {
                    Kind::Cat(_) => self.broken(*a, indent + 4, indent + 2, false),
                    _ => self.nested(*a),
                };
                let other = self.broken(*b, indent, indent + 2, false);
                format!("{}\n{pad}? {then}\n{pad}: {other}", self.nested(*s))
            }
            Kind::Binary(op @ (Binary::And | Binary::Or | Binary::Xor | Binary::Add), a, b) => {
                let mut terms = vec![self.nested(*b)];
                let mut rest = *a;
                while self.is_inline_binary(rest, *op) {
                    rest = self.resolve(rest);
                    let Kind::Binary(_, a, b) = self.kind(rest) else { break };
                    terms.push(self.nested(*b));
                    rest = *a;
                }
                terms.push(self.nested(rest));
                terms.reverse();
                terms.join(&format!("\n{pad}{} ", sign(*op)))
            }
            _ => flat,
        }
    }
}

/// Parts of a concatenation, as many on a line as fit.
fn filled(parts: &[String], pad: &str) -> String {
    let mut out = String::from(pad);
    let mut used = pad.len();
    for (i, part) in parts.iter().enumerate() {
        if i > 0 && used + part.len() + 2 > LINE {
            let _ = write!(out, ",\n{pad}{part}");
            used = pad.len() + part.len();
            continue;
        }
        out.push_str(if i == 0 { "" } else { ", " });
        out.push_str(part);
        used += part.len() + 2;
    }
    out
}

fn sign(op: Binary) -> &'static str {
    match op {
        Binary::Add => "+",
        Binary::Sub => "-",
        Binary::Mul => "*",
        Binary::And => "&",
        Binary::Or => "|",
        Binary::Xor => "^",
        Binary::Eq => "==",
        Binary::Ne => "!=",
        Binary::Lt => "<",
        Binary::Le => "<=",
        Binary::Shl => "<<",
        Binary::Shr => ">>",
    }
}

/// Whether the parts (low bit, width) together are all `width` bits.
fn covers(mut parts: Vec<(u32, u32)>, width: u32) -> bool {
    parts.sort_unstable();
    let reach =
        parts.iter().fold(0, |reach, &(lo, w)| if lo <= reach { reach.max(lo + w) } else { reach });
    reach >= width
}

/// Nodes that updates read.
fn collect(updates: &[Update], out: &mut Vec<NodeId>) {
    for update in updates {
        match update {
            Update::Set(value) => out.push(*value),
            Update::If(arms) => {
                for (condition, body) in arms {
                    out.extend(condition.iter().map(|c| c.0));
                    collect(body, out);
                }
            }
        }
    }
}

/// Takes the statements apart by register. An arm without updates of a register becomes the
/// negated condition of the arms behind it.
fn split(statements: &[Statement]) -> BTreeMap<NodeId, Vec<Update>> {
    let mut out: BTreeMap<NodeId, Vec<Update>> = BTreeMap::new();
    for statement in statements {
        match statement {
            Statement::Set { reg, value } => {
                out.entry(*reg).or_default().push(Update::Set(*value));
            }
            Statement::If { arms, otherwise } => {
                let bodies: Vec<BTreeMap<NodeId, Vec<Update>>> =
                    arms.iter().map(|a| split(&a.1)).collect();
                let last = split(otherwise);
                let regs: HashSet<NodeId> =
                    bodies.iter().chain([&last]).flat_map(|b| b.keys().copied()).collect();
                for reg in regs {
                    let mut own = Vec::new();
                    let mut skipped: Vec<(NodeId, bool)> = Vec::new();
                    for ((condition, _), body) in arms.iter().zip(&bodies) {
                        match body.get(&reg) {
                            Some(updates) => {
                                let mut guard = skipped.clone();
                                guard.push((*condition, true));
                                own.push((guard, updates.clone()));
                            }
                            None => skipped.push((*condition, false)),
                        }
                    }
                    if let Some(updates) = last.get(&reg) {
                        own.push((skipped, updates.clone()));
                    }
                    out.entry(reg).or_default().push(Update::If(own));
                }
            }
        }
    }
    out
}
