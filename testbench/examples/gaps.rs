//! tmp
use mtia_model::cycle::cpu::Cpu;
use mtia_model::func::cpu::instruction::*;
use mtia_model::func::cpu::*;
use mtia_testbench::cpu::random::Timing;
use mtia_testbench::cpu::surroundings::Surroundings;
fn main() {
    for f in std::env::args().skip(1) {
        let p = elf::parse(&std::fs::read(&f).unwrap()).unwrap();
        let m = machine::Machine::new(&p).unwrap();
        let mut s = Surroundings::new(m, Timing::SINGLE_CYCLE, Timing::SINGLE_CYCLE, 0, 0);
        let mut cpu = Cpu::new(0, p.entry);
        let mut last = 0u64;
        let mut prev: Option<mtia_model::spec::cpu::Retired> = None;
        let mut cats: std::collections::BTreeMap<String, (u64, u64)> = Default::default();
        let mut n = 0u64;
        loop {
            let i = *s.inputs();
            let o = cpu.outputs(i.data_response);
            let r = cpu.clock(&i);
            s.done.clear();
            if let Some(r) = r {
                let r = r.record;
                n += 1;
                let gap = s.cycle() - last;
                last = s.cycle();
                if let Some(pv) = prev {
                    if gap > 1 {
                        let dec = |r: &mtia_model::spec::cpu::Retired| {
                            if r.length == 2 {
                                compressed::expand(r.instruction as u16)
                            } else {
                                decode::decode(r.instruction)
                            }
                            .unwrap()
                        };
                        let (a, b) = (dec(&pv), dec(&r));
                        let taken = pv.next_pc != pv.pc + pv.length as u32;
                        let cat = if let Instruction::MulDiv { op, .. } = b {
                            if op as u32 >= 4 {
                                "div".into()
                            } else if taken {
                                "taken".to_string()
                            } else {
                                "mul?".into()
                            }
                        } else if taken {
                            let back = pv.next_pc < pv.pc;
                            format!(
                                "{} {} {}",
                                match a {
                                    Instruction::Branch { .. } => "branch",
                                    Instruction::Jal { .. } => "jal",
                                    Instruction::Jalr { .. } => "jalr",
                                    _ => "x",
                                },
                                if back { "back" } else { "fwd" },
                                if r.length == 4 && r.pc & 2 != 0 { "unaligned" } else { "" }
                            )
                        } else if matches!(a, Instruction::Load { .. }) {
                            format!(
                                "load-use of {}",
                                match b {
                                    Instruction::Branch { .. } => "branch",
                                    Instruction::Load { .. } => "load",
                                    Instruction::Store { .. } => "store",
                                    _ => "alu",
                                }
                            )
                        } else if matches!(a, Instruction::MulDiv { .. }) {
                            "mul-use".into()
                        } else {
                            "other".into()
                        };
                        let e = cats.entry(cat).or_default();
                        e.0 += 1;
                        e.1 += gap - 1;
                    }
                }
                prev = Some(r);
                if s.bus.outcome().is_some() {
                    break;
                }
            }
            s.advance(&o, |m| {
                m.tick(1);
                m.lines()
            });
        }
        println!("{f}: {n} instr {} cycles", s.cycle());
        for (k, v) in cats {
            println!("   {k:30} {:8} times {:8} cycles {:.3}", v.0, v.1, v.1 as f64 / n as f64);
        }
    }
}
