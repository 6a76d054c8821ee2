//! Several pairs of message engines in one module, so that one simulation holds them all.

use mtia_hw::me::MePair;
use mtia_model::cycle::me::group::Shape;
use mtia_model::spec::Chip;
use mtia_rtl::{Block, Module};
use serde::Serialize;

/// Pairs side by side, without any connection; the last is a single engine where their number is
/// odd. Engines are numbered through.
#[derive(Clone, Debug, Serialize)]
pub(super) struct MeArray {
    pairs: Vec<MePair>,
}

impl MeArray {
    pub fn new(chip: &Chip, shape: &Shape) -> MeArray {
        let whole = chip.nmc_pair.engines.value as usize;
        let pair = |&engines: &usize| {
            if engines == whole { MePair::new(chip) } else { MePair::single(chip) }
        };
        MeArray { pairs: shape.pairs.iter().map(pair).collect() }
    }

    fn engines(&self) -> u32 {
        self.pairs.iter().map(|p| p.nmcs.engines).sum()
    }
}

impl Block for MeArray {
    fn name(&self) -> String {
        format!("me_array_{}", self.engines())
    }

    fn about(&self) -> String {
        format!("{} message engines in pairs, for a bench.", self.engines())
    }

    fn build(&self, m: &Module) {
        let mut first = 0;
        for (p, block) in self.pairs.iter().enumerate() {
            let pair = m.instance(&format!("unit_{p}"), block);
            pair.drive("first_engine", m.lit(16, first));
            first += u128::from(block.nmcs.engines);
            let mut streams = Vec::new();
            for e in 0..block.nmcs.engines {
                for (name, enters) in block.streams() {
                    streams.push((format!("engine_{e}_{name}"), enters));
                }
                streams.push((format!("engine_{e}_nmc_utility_request"), true));
                streams.push((format!("engine_{e}_nmc_utility_response"), false));
            }
            for (kind, lanes) in
                [("read", block.nmcs.read_lanes), ("write", block.nmcs.write_lanes)]
            {
                for l in 0..lanes {
                    streams.push((format!("{kind}_{l}_request"), false));
                    streams.push((format!("{kind}_{l}_response"), true));
                }
            }
            for (name, enters) in streams {
                let inner = pair.stream(&name);
                let outer = format!("pair_{p}_{name}");
                if enters {
                    m.stream_in(&outer, inner.layout()).connect(&inner);
                } else {
                    inner.connect(&m.stream_out(&outer, inner.layout()));
                }
            }
        }
    }
}
