//! Shares at a router's outputs: how many flits each input sends in a round.
//!
//! ```text
//!   clients --requests, class 0--> output <-- inputs --> LLC banks
//!           <-answers, class 1----                          a weight for each input and class
//! ```
//! If every input had one flit in turn, a client far from a bank would share its turn with all
//! that its flits meet on the way, and one beside the bank would have a whole turn (the parking-lot
//! problem). An input's weight is what stands behind it: of all pairs of a client and a router with
//! banks, those whose flits come in by the input and leave by the output, each counted as the lanes
//! of the client's link. Weights are scaled so that an output's largest one fills
//! [`WEIGHT_BITS`]; none is 0, so nobody starves. Faults do not change them: a PE's substitute is
//! at most one router away.
//!
//! They follow from routing function and floor plan alone. Model and hardware read the same table.

use super::Chip;
use super::flit::Source;
use super::floor::{ClientKind, Floor, LLC_SLOT};
use super::noc::{Channel, PORTS, walk};

/// Bits of a weight.
pub const WEIGHT_BITS: u32 = 4;
/// The largest weight.
pub const MOST: u32 = (1 << WEIGHT_BITS) - 1;
/// Heads that may ask for an output: two classes to a port, head = 2 x port + class.
pub const HEADS: usize = 2 * PORTS as usize;

/// The weights of all outputs of a channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights(Vec<[u8; HEADS]>);

impl Weights {
    /// The weights of a channel whose lanes belong to banks; `None` of the others, whose routers
    /// serve their inputs one by one.
    pub fn new(chip: &Chip, channel: Channel) -> Option<Weights> {
        matches!(channel, Channel::Data | Channel::Control)
            .then(|| Weights(loads(chip, channel).iter().map(scaled).collect()))
    }

    /// The weights of all heads at a router's output; `output` is a port.
    pub fn at(&self, router: u32, output: u32) -> &[u8; HEADS] {
        &self.0[index(router, output)]
    }
}

fn index(router: u32, output: u32) -> usize {
    (router * PORTS + output) as usize
}

/// What stands behind each head of each output, in lanes of clients' links times banks' routers.
fn loads(chip: &Chip, channel: Channel) -> Vec<[u32; HEADS]> {
    let floor = Floor::new(chip);
    let mut loads = vec![[0; HEADS]; (floor.routers() * PORTS) as usize];
    let clients = floor.clients();
    let (banks, others): (Vec<Source>, Vec<Source>) =
        clients.into_iter().partition(|client| client.slot == LLC_SLOT);
    // Redundant PEs are not in use.
    for &client in others.iter().filter(|client| u32::from(client.row) < floor.rows) {
        let lanes = channel.links(chip, ClientKind::of(client.slot));
        for &bank in &banks {
            for (class, from, to) in [(0, client, bank), (1, bank, client)] {
                walk(&floor, class, from, to, |router, input, output| {
                    let head = (2 * input + class) as usize;
                    loads[index(router, output)][head] += lanes;
                });
            }
        }
    }
    loads
}

/// Loads as weights from 1 to [`MOST`], rounded to the nearest.
fn scaled(loads: &[u32; HEADS]) -> [u8; HEADS] {
    let most = loads.iter().copied().max().unwrap_or(0).max(1);
    loads.map(|load| ((load * MOST + most / 2) / most).max(1) as u8)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spec::noc::{Side, slot_port};

    fn chip() -> Chip {
        Chip::preset("mtia300").expect("preset")
    }

    /// Data lanes of the links of all clients in so many routers of a column, by hand: 3 PEs and a
    /// pair of message engines at an outer router, 6 PEs at an inner one; network chiplets at the
    /// first and last, the host at the first of column 1.
    fn lanes(column: u32, rows: std::ops::Range<u32>) -> u32 {
        let row = |row: u32| {
            let edge = if row == 0 || row == 3 { 5 } else { 0 };
            let host = u32::from(column == 1 && row == 0);
            let (pes, pairs) = if column == 0 || column == 3 { (3, 1) } else { (6, 0) };
            2 * pes + 6 * pairs + edge + host
        };
        rows.map(row).sum()
    }

    #[test]
    fn an_input_weighs_what_stands_behind_it() {
        let loads = loads(&chip(), Channel::Data);
        let head = |side: Side, class: usize| 2 * side as usize + class;
        for row in 0..4 {
            // Requests to the banks in the west: from the east, all of three columns.
            let to_banks = &loads[index(4 * row, slot_port(LLC_SLOT))];
            let others: u32 = (1..4).map(|column| lanes(column, 0..4)).sum();
            assert_eq!(to_banks[head(Side::East, 0)], others);
            assert_eq!(to_banks[head(Side::North, 0)], lanes(0, 0..row));
            assert_eq!(to_banks[head(Side::South, 0)], lanes(0, row + 1..4));
            assert_eq!(to_banks[2 * slot_port(0) as usize], 0, "no PE west of column 0");
            assert_eq!(to_banks[2 * slot_port(1) as usize], 2, "a PE's own lanes");
            assert!((0..HEADS).step_by(2).all(|h| to_banks[h + 1] == 0), "answers do not go there");
            // One router further in, on the way west.
            let west = &loads[index(4 * row + 1, Side::West as u32)];
            assert_eq!(west[head(Side::East, 0)], lanes(2, 0..4) + lanes(3, 0..4));
            assert_eq!(west[head(Side::North, 0)], lanes(1, 0..row));
            // Answers of the row's eastern banks to all of column 0.
            assert_eq!(west[head(Side::East, 1)], lanes(0, 0..4));
            // South: to the banks of both sides in the rows below.
            let south = &loads[index(4 * row + 1, Side::South as u32)];
            assert_eq!(south[head(Side::North, 0)], 2 * (3 - row) * lanes(1, 0..row));
            assert_eq!(south[2 * slot_port(0) as usize], 2 * (3 - row) * 2);
            // Answers of this row's banks, by side.
            assert_eq!(south[head(Side::West, 1)], lanes(1, row + 1..4));
            assert_eq!(south[head(Side::East, 1)], lanes(1, row + 1..4));
        }
    }

    #[test]
    fn the_largest_weight_of_an_output_is_the_most_and_none_is_0() {
        for preset in ["mini", "mtia300"] {
            let chip = Chip::preset(preset).expect("preset");
            let floor = Floor::new(&chip);
            for channel in Channel::ALL {
                let Some(weights) = Weights::new(&chip, channel) else { continue };
                let loads = loads(&chip, channel);
                for router in 0..floor.routers() {
                    for output in 0..PORTS {
                        let (weights, loads) =
                            (weights.at(router, output), &loads[index(router, output)]);
                        let most = loads.iter().copied().max().unwrap_or(0);
                        for (&weight, &load) in weights.iter().zip(loads) {
                            let exact = f64::from(MOST * load) / f64::from(most.max(1));
                            assert!(weight >= 1 && u32::from(weight) <= MOST);
                            assert!((f64::from(weight) - exact.max(1.0)).abs() <= 0.5);
                        }
                    }
                }
            }
        }
    }
}
