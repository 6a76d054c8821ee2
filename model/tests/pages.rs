//! The generated part of the NMC's page is what the description gives now.

use mtia_model::spec::Chip;
use mtia_model::spec::nmc::markdown;

/// Where the generated part of a page begins.
const MARK: &str = "<!-- From here on generated";

#[test]
fn the_pages_tables_are_fresh() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/blocks/nmc.md");
    let page = std::fs::read_to_string(path).expect("the page of the NMC");
    let (own, generated) = page.split_once(MARK).expect("the mark of the generated part");
    let (comment, tables) = generated.split_once("-->\n").expect("the end of the mark");
    let chip = Chip::preset("mtia300").expect("preset");
    let fresh = markdown(&chip);
    if tables.trim() != fresh.trim() {
        if std::env::var_os("UPDATE_PAGES").is_some() {
            let page = format!("{own}{MARK}{comment}-->\n\n{}\n", fresh.trim());
            std::fs::write(path, page).expect("the page is writable");
            return;
        }
        panic!(
            "docs/blocks/nmc.md is stale; run UPDATE_PAGES=1 cargo test -p mtia-model --test pages"
        );
    }
}
