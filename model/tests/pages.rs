//! The generated parts of the blocks' pages are what the description gives now.

use mtia_model::cycle::fabric;
use mtia_model::spec::{Chip, cpu, fi, hbm, llc, me, nmc, noc, wqe};

/// Where the generated part of a page begins.
const MARK: &str = "<!-- From here on generated";

fn is_fresh(name: &str, fresh: &str) {
    let path = format!("{}/../docs/{name}.md", env!("CARGO_MANIFEST_DIR"));
    let page = std::fs::read_to_string(&path).expect("the block's page");
    let (own, generated) = page.split_once(MARK).expect("the mark of the generated part");
    let (comment, tables) = generated.split_once("-->\n").expect("the end of the mark");
    if tables.trim() != fresh.trim() {
        if std::env::var_os("UPDATE_PAGES").is_some() {
            let page = format!("{own}{MARK}{comment}-->\n\n{}\n", fresh.trim());
            std::fs::write(path, page).expect("the page is writable");
            return;
        }
        panic!(
            "docs/{name}.md is stale; run UPDATE_PAGES=1 cargo test -p mtia-model --test \
             pages"
        );
    }
}

#[test]
fn near_memory_compute_engine() {
    is_fresh("blocks/nmc", &nmc::markdown(&Chip::preset("mtia300").expect("preset")));
}

#[test]
fn network_on_chip() {
    is_fresh("blocks/noc", &noc::markdown(&Chip::preset("mtia300").expect("preset")));
}

#[test]
fn fabric_interface() {
    is_fresh("blocks/fi", &fi::markdown(&Chip::preset("mtia300").expect("preset")));
}

#[test]
fn core() {
    is_fresh("blocks/cpu", &cpu::markdown());
}

#[test]
fn last_level_cache() {
    is_fresh("blocks/llc", &llc::markdown(&Chip::preset("mtia300").expect("preset")));
}

#[test]
fn message_engine() {
    is_fresh("blocks/me", &me::markdown(&Chip::preset("mtia300").expect("preset")));
}

#[test]
fn hbm_controller() {
    is_fresh("blocks/hbm", &hbm::markdown(&Chip::preset("mtia300").expect("preset")));
}

#[test]
fn work_queue_entries() {
    is_fresh("wqe", &wqe::markdown());
}

#[test]
fn network_between_chips() {
    is_fresh("network", &fabric::markdown());
}
