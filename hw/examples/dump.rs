use mtia_hw::catalogue::BLOCKS;
use mtia_model::spec::Chip;
fn main() {
    let preset = std::env::args().nth(1).unwrap();
    for b in BLOCKS {
        let chip = Chip::preset(&preset).unwrap();
        match b.elaborate(&chip) {
            Err(e) => println!("{e}"),
            Ok(d) => {
                let dir = format!("/tmp/dump/{preset}/{}", b.name);
                std::fs::create_dir_all(&dir).unwrap();
                for (n, t) in d.verilog() { std::fs::write(format!("{dir}/{n}"), t).unwrap(); }
            }
        }
    }
}
