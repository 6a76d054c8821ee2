//! Shares the lanes of a NoC port among requesters.
//!
//! ```text
//!   request_0 ==>|  rotating  |==> lane_0_request     up to one request a lane and cycle
//!      ...       |  priority  |       ...
//!   request_n ==>|            |==> lane_k_request
//!                +------------+
//!   response_0 <==|  by tag   |<== lane_0_response    up to one response a requester and cycle
//!      ...        |           |       ...
//! ```
//! In each cycle the requests are ranked from a rotating first one; the free lanes, in order,
//! take the requests in the order of their rank. The requester behind the last one served is the
//! first of the next cycle, so with all requesting, each of n gets k/n of the cycles. A lane is
//! free when its register holds nothing or is being emptied.
//!
//! On the lanes a tag carries the requester's number above the requester's own tag, and the
//! response brings it back. Of the responses for one requester the lowest lane goes first; no
//! lane starves, because a requester sends no more once its oldest request has waited a full
//! ring of slots.

use mtia_rtl::{Block, Layout, Module, Signal, Stream, cat, count_bits, index_bits};
use serde::Serialize;

use super::sum_bits;

/// Shares `lanes` lanes among `requesters` requesters (a power of two).
#[derive(Clone, Debug, Serialize)]
pub struct LaneShare {
    /// What the lanes carry, for the name: `read` or `write`.
    pub kind: &'static str,
    /// Requesters, a power of two.
    pub requesters: u32,
    /// Lanes.
    pub lanes: u32,
    /// Fields of a request, name and bits; one is `tag`.
    pub request: Vec<(String, u32)>,
    /// Fields of a response, name and bits; one is `tag`.
    pub response: Vec<(String, u32)>,
}

impl LaneShare {
    fn layout(fields: &[(String, u32)], more_tag: u32) -> Layout {
        fields.iter().fold(Layout::new(), |layout, (name, bits)| {
            layout.field(name, bits + if name == "tag" { more_tag } else { 0 })
        })
    }

    fn id_bits(&self) -> u32 {
        index_bits(self.requesters)
    }

    /// A request as a lane carries it.
    pub fn lane_request(&self) -> Layout {
        LaneShare::layout(&self.request, self.id_bits())
    }

    /// A response as a lane carries it.
    pub fn lane_response(&self) -> Layout {
        LaneShare::layout(&self.response, self.id_bits())
    }

    fn arbitrate(&self, m: &Module, requests: &[Stream], lanes: &[Stream]) {
        let n = self.requesters;
        let id_bits = self.id_bits();
        let rank_bits = count_bits(n);
        m.comment("The first requester in rank.");
        let first = m.reg("first", id_bits).reset(0);
        let valid: Vec<Signal> = requests.iter().map(|r| r.valid.clone()).collect();
        let valid = cat(&valid.iter().rev().collect::<Vec<_>>()).named("valid");
        // Requests in order of priority: bit 0 is the requester `first`.
        let twice = cat(&[&valid, &valid]);
        let ranked = (twice >> &first).named("ranked_twice").slice(0, n).named("ranked");
        let before: Vec<Signal> = (0..n)
            .map(|i| match i {
                0 => m.zeros(rank_bits),
                _ => {
                    ranked.slice(0, i).count_ones().resize(rank_bits).named(&format!("before_{i}"))
                }
            })
            .collect();
        let ranks = cat(&before.iter().rev().collect::<Vec<_>>()).named("ranks");

        let mut free = Vec::new();
        let mut fulls = Vec::new();
        for (l, lane) in lanes.iter().enumerate() {
            let full = m.reg(&format!("lane_{l}_full"), 1).reset(0);
            free.push((!&full | &lane.ready).named(&format!("lane_{l}_free")));
            fulls.push(full);
        }
        let free_lanes = sum_bits(&free).resize(rank_bits.max(count_bits(self.lanes)));
        let free_lanes = free_lanes.named("free_lanes");
        let mut rank = Vec::new();
        for (i, request) in requests.iter().enumerate() {
            let place = m.lit(id_bits, i as u128) - &first;
            let own = ranks.chunk(&place.named(&format!("place_{i}")), rank_bits);
            let own = own.named(&format!("rank_{i}"));
            request.take(own.lt(&free_lanes));
            rank.push(own);
        }
        m.comment("The next first: behind the last one served.");
        let mut next = first.clone();
        for k in 0..n {
            let served = ranked.bit(k) & before[k as usize].lt(&free_lanes);
            next = served.mux(&(&first + m.lit(id_bits, u128::from((k + 1) % n))), &next);
        }
        m.set(&first, next);

        for (l, lane) in lanes.iter().enumerate() {
            let lane_rank = match l {
                0 => m.zeros(rank_bits),
                _ => sum_bits(&free[..l]).resize(rank_bits.max(count_bits(l as u32))),
            };
            let lane_rank = lane_rank.named(&format!("lane_{l}_rank"));
            let takes: Vec<Signal> = (0..n as usize)
                .map(|i| {
                    let takes = &requests[i].valid & rank[i].eq(&lane_rank);
                    takes.named(&format!("lane_{l}_takes_{i}"))
                })
                .collect();
            let some = takes.iter().skip(1).fold(takes[0].clone(), |some, t| some | t);
            let mut held = Vec::new();
            for (name, bits) in &self.request {
                let of = |i: usize| {
                    let value = requests[i].field(name);
                    if name == "tag" { cat(&[&m.lit(id_bits, i as u128), &value]) } else { value }
                };
                let chosen = choose(&takes, of);
                let more = if name == "tag" { id_bits } else { 0 };
                let reg = m.reg(&format!("lane_{l}_{name}"), bits + more).no_reset();
                m.when(&free[l], || m.set(&reg, &chosen));
                held.push((name.as_str(), reg));
            }
            m.when(&free[l], || m.set(&fulls[l], some));
            let fields: Vec<(&str, &Signal)> = held.iter().map(|(n, r)| (*n, r)).collect();
            lane.send(&fulls[l], &fields);
        }
    }

    fn distribute(&self, lanes: &[Stream], responses: &[Stream]) {
        let id_bits = self.id_bits();
        let tag_bits = self.response.iter().find(|f| f.0 == "tag").map_or(0, |(_, bits)| *bits);
        let owners: Vec<Signal> =
            lanes.iter().map(|lane| lane.field("tag").slice(tag_bits, id_bits)).collect();
        let mut taken: Vec<Vec<Signal>> = vec![Vec::new(); lanes.len()];
        for (r, response) in responses.iter().enumerate() {
            let mine: Vec<Signal> = lanes
                .iter()
                .zip(&owners)
                .map(|(lane, owner)| &lane.valid & owner.eq(r as u32))
                .collect();
            let mut gives = Vec::new();
            for l in 0..lanes.len() {
                let lower = mine[..l].iter().cloned().reduce(|a, b| a | b);
                let give = lower.map_or(mine[l].clone(), |lower| &mine[l] & !lower);
                let give = give.named(&format!("lane_{l}_to_{r}"));
                taken[l].push(&give & &response.ready);
                gives.push(give);
            }
            let any = gives.iter().skip(1).fold(gives[0].clone(), |any, g| any | g);
            let fields: Vec<(&str, Signal)> = self
                .response
                .iter()
                .map(|(name, bits)| {
                    (name.as_str(), choose(&gives, |l| lanes[l].field(name).resize(*bits)))
                })
                .collect();
            let fields: Vec<(&str, &Signal)> = fields.iter().map(|(n, s)| (*n, s)).collect();
            response.send(any, &fields);
        }
        for (lane, taken) in lanes.iter().zip(taken) {
            lane.take(taken.iter().skip(1).fold(taken[0].clone(), |any, t| any | t));
        }
    }
}

/// The value whose select bit is high; the last where none is.
fn choose(select: &[Signal], value: impl Fn(usize) -> Signal) -> Signal {
    let last = select.len() - 1;
    (0..last).rev().fold(value(last), |other, i| select[i].mux(&value(i), &other))
}

impl Block for LaneShare {
    fn name(&self) -> String {
        format!("nmc_{}_share_{}_to_{}", self.kind, self.requesters, self.lanes)
    }

    fn about(&self) -> String {
        format!(
            "Shares {} {} lanes among {} requesters: up to one request a lane and cycle, in an \
             order that rotates; responses go back by tag.",
            self.lanes, self.kind, self.requesters
        )
    }

    fn build(&self, m: &Module) {
        let requester = |i: u32| {
            let request = m.stream_in(&format!("request_{i}"), LaneShare::layout(&self.request, 0));
            let response =
                m.stream_out(&format!("response_{i}"), LaneShare::layout(&self.response, 0));
            (request, response)
        };
        let (requests, responses): (Vec<_>, Vec<_>) = (0..self.requesters).map(requester).unzip();
        let lane = |i: u32| {
            let request = m.stream_out(&format!("lane_{i}_request"), self.lane_request());
            let response = m.stream_in(&format!("lane_{i}_response"), self.lane_response());
            (request, response)
        };
        let (lane_requests, lane_responses): (Vec<_>, Vec<_>) = (0..self.lanes).map(lane).unzip();
        m.section("Requests");
        self.arbitrate(m, &requests, &lane_requests);
        m.section("Responses");
        self.distribute(&lane_responses, &responses);
    }
}
