//! Checks of a module when it is finished: everything is driven, nothing loops. Also derives what
//! parents need to know: which outputs depend combinationally on which inputs, and the sizes.

use std::rc::Rc;

use crate::design::Definition;
use crate::error::ErrorKind;
use crate::module::{Kind, Module, ModuleData, NodeId, Role};

/// Reports what is wrong with a finished module; returns for each port the input ports on which
/// it depends combinationally (empty for inputs).
pub(crate) fn module(
    module: &Module,
    data: &ModuleData,
    children: &[Rc<Definition>],
) -> Vec<Vec<usize>> {
    if let Some(verbatim) = &data.verbatim {
        let index = |name: &str| data.ports.iter().position(|p| &*p.name == name);
        for (input, output) in &verbatim.comb_paths {
            for (name, is_input) in [(input, true), (output, false)] {
                if !data.ports.iter().any(|p| p.name == *name && p.input == is_input) {
                    let what = if is_input { "input" } else { "output" };
                    let message = format!("a combinational path names `{name}`, no {what} port");
                    module.fail(ErrorKind::Unknown, module.0.at, message);
                }
            }
        }
        let from = |port: &str| {
            let paths = verbatim.comb_paths.iter().filter(|(_, o)| &**o == port);
            paths.filter_map(|(i, _)| index(i)).collect()
        };
        return data.ports.iter().map(|p| from(&p.name)).collect();
    }
    driven(module, data);
    let order = match order(data, children) {
        Ok(order) => order,
        Err(cycle) => {
            report_loop(module, data, &cycle);
            return vec![Vec::new(); data.ports.len()];
        }
    };
    dependences(data, children, &order)
}

fn driven(module: &Module, data: &ModuleData) {
    for node in &data.nodes {
        let Kind::Wire { role, driver: None } = node.kind else { continue };
        let name = node.name.as_deref().unwrap_or("");
        match role {
            Role::InstanceInput => {
                let message = format!("the instance input `{name}` is not connected; drive it");
                module.fail(ErrorKind::Unconnected, node.at, message);
            }
            Role::Wire | Role::Output => {
                let what = if role == Role::Output { "output" } else { "wire" };
                let message = format!("the {what} `{name}` is never driven; drive it once");
                module.fail(ErrorKind::Undriven, node.at, message);
            }
        }
    }
}

/// Calls `f` with the nodes that `id` depends on in the same cycle.
fn each_source(
    data: &ModuleData,
    children: &[Rc<Definition>],
    id: NodeId,
    mut f: impl FnMut(NodeId),
) {
    match &data.nodes[id as usize].kind {
        Kind::InstanceOutput { instance, port } => {
            let instance = &data.instances[*instance as usize];
            let comb = &children[instance.module].comb[*port as usize];
            comb.iter().for_each(|&input| f(instance.ports[input]));
        }
        kind => kind.each_operand(f),
    }
}

/// All nodes, each after those that it depends on; or the nodes of a loop.
fn order(data: &ModuleData, children: &[Rc<Definition>]) -> Result<Vec<NodeId>, Vec<NodeId>> {
    #[derive(Clone, Copy, PartialEq)]
    enum Mark {
        New,
        Open,
        Done,
    }
    let n = data.nodes.len();
    let mut mark = vec![Mark::New; n];
    let mut order = Vec::with_capacity(n);
    // A node stands on the stack twice: to open it, and below its sources to close it.
    let mut stack: Vec<(NodeId, bool)> = Vec::new();
    for root in 0..n as NodeId {
        stack.push((root, false));
        while let Some((id, close)) = stack.pop() {
            let i = id as usize;
            if close {
                mark[i] = Mark::Done;
                order.push(id);
            } else if mark[i] == Mark::New {
                mark[i] = Mark::Open;
                stack.push((id, true));
                let mut back = None;
                each_source(data, children, id, |s| match mark[s as usize] {
                    Mark::New => stack.push((s, false)),
                    Mark::Open => back = Some(s),
                    Mark::Done => {}
                });
                if let Some(head) = back {
                    // The open nodes on the stack are the path from the root to here.
                    let path = stack.iter().filter(|e| e.1).map(|e| e.0);
                    return Err(path.skip_while(|&p| p != head).collect());
                }
            }
        }
    }
    Ok(order)
}

fn report_loop(module: &Module, data: &ModuleData, cycle: &[NodeId]) {
    let named: Vec<&NodeId> =
        cycle.iter().filter(|&&n| data.nodes[n as usize].name.is_some()).collect();
    let place = |id: NodeId| {
        let node = &data.nodes[id as usize];
        match node.kind {
            Kind::Wire { driver: Some((_, at)), .. } => at,
            _ => node.at,
        }
    };
    // Dependences run from user to source; the signal flows the other way.
    let mut text: Vec<String> = (named.iter().rev())
        .map(|&&n| {
            let at = place(n);
            let name = data.nodes[n as usize].name.as_deref().unwrap_or("");
            format!("`{name}` ({}:{})", at.file(), at.line())
        })
        .collect();
    text.extend(text.first().cloned());
    let at = named.last().map_or(place(cycle[0]), |&&n| place(n));
    let message = format!("combinational loop: {}; put a register into it", text.join(" -> "));
    module.fail(ErrorKind::Loop, at, message);
}

fn dependences(
    data: &ModuleData,
    children: &[Rc<Definition>],
    order: &[NodeId],
) -> Vec<Vec<usize>> {
    let inputs: Vec<usize> = (0..data.ports.len()).filter(|&i| data.ports[i].input).collect();
    let words = inputs.len().div_ceil(64);
    // Set of inputs of each node; nodes without any share one empty set.
    let empty: Rc<[u64]> = vec![0; words].into();
    let mut sets: Vec<Rc<[u64]>> = vec![empty.clone(); data.nodes.len()];
    for (bit, &port) in inputs.iter().enumerate() {
        let mut set = vec![0; words];
        set[bit / 64] |= 1 << (bit % 64);
        sets[data.ports[port].node as usize] = set.into();
    }
    for &id in order {
        if matches!(data.nodes[id as usize].kind, Kind::Input) {
            continue;
        }
        let mut set = empty.clone();
        each_source(data, children, id, |s| {
            let source = &sets[s as usize];
            if source.iter().zip(set.iter()).any(|(a, b)| a & !b != 0) {
                set = set.iter().zip(source.iter()).map(|(a, b)| a | b).collect();
            }
        });
        sets[id as usize] = set;
    }
    let of = |port: &crate::module::PortData| {
        let set = &sets[port.node as usize];
        let has = |&&bit: &&usize| set[bit / 64] >> (bit % 64) & 1 == 1;
        let bits: Vec<usize> = (0..inputs.len()).collect();
        bits.iter().filter(has).map(|&bit| inputs[bit]).collect()
    };
    data.ports.iter().map(|p| if p.input { Vec::new() } else { of(p) }).collect()
}

/// Fills in clocking and sizes of a definition from its registers and its children.
pub(crate) fn totals(definition: &mut Definition, children: &[Rc<Definition>]) {
    let data = &definition.data;
    if let Some(verbatim) = &data.verbatim {
        definition.clocked = verbatim.clocked;
        definition.register_bits = verbatim.register_bits;
        definition.memory_bits = verbatim.memory_bits;
    }
    definition.clocked |= data.domain.is_some();
    definition.resets |= data.domain.is_some();
    for node in &data.nodes {
        if let Kind::Reg { reset } = &node.kind {
            definition.clocked = true;
            definition.resets |= reset.is_some();
            definition.register_bits += u64::from(node.width);
        }
    }
    for instance in &data.instances {
        let child = &children[instance.module];
        // A child of another domain gets its clock and reset through ports.
        definition.clocked |= child.clocked && instance.domain.is_none();
        definition.resets |= child.resets && instance.domain.is_none();
        definition.register_bits += child.register_bits;
        definition.memory_bits += child.memory_bits;
    }
}
