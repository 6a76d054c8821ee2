//! How programs print.

use mtia_model::hccl::{AllReduce, Broadcast, Collective, Kind, Layout, Placement, compile};
use mtia_model::spec::nmc::Dtype;

use super::bench::chip;

fn printed(kind: Kind, ranks: usize, mes: &[usize], message_bytes: u32) -> String {
    let layout = Layout { send: 0x1000, recv: 0x2000, scratch: 0x3000, flags: 0x40 };
    let placement = Placement { message_bytes, ..Placement::uniform(&chip(), ranks, mes, layout) };
    let collective = Collective { kind, ranks, dtype: Dtype::Bf16 };
    compile(&collective, &placement).expect("compiled").to_string()
}

#[test]
fn programs_read_well() {
    let ring = Kind::AllReduce { elements: 12, algorithm: AllReduce::Ring };
    insta::assert_snapshot!("all_reduce_ring", printed(ring, 3, &[0], 1 << 18));
    let doubling = Kind::AllReduce { elements: 4, algorithm: AllReduce::RecursiveDoubling };
    insta::assert_snapshot!("all_reduce_doubling", printed(doubling, 3, &[2], 1 << 18));
    let scatter = Kind::ReduceScatter { elements: 20 };
    insta::assert_snapshot!("reduce_scatter_two_channels_pieces", printed(scatter, 2, &[0, 1], 4));
    let gather = Kind::AllGather { elements: 7 };
    insta::assert_snapshot!("all_gather_uneven", printed(gather, 3, &[0], 1 << 18));
    let sizes = vec![vec![1, 0, 2], vec![3, 1, 0], vec![0, 0, 0]];
    let exchange = Kind::AllToAllV { elements: sizes };
    insta::assert_snapshot!("all_to_all_v", printed(exchange, 3, &[0], 1 << 18));
    let tree = Kind::Broadcast { elements: 8, root: 1, algorithm: Broadcast::Tree };
    insta::assert_snapshot!("broadcast_tree", printed(tree, 4, &[0], 1 << 18));
    let pairs = Kind::SendRecv { elements: 8, pairs: vec![(0, 1), (1, 0), (2, 2)] };
    insta::assert_snapshot!("send_recv", printed(pairs, 3, &[0], 1 << 18));
}
