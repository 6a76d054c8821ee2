# The two commands of a newcomer are `make demo` and `make test`; `make help` lists the others.

MTIA := ./target/release/mtia
# Always all packages with the same features: with others cargo would compile them again.
ALL := --release --workspace --features mtia-rtl/rust-hdl
PRESETS := mtia300 mini
# Cases of the co-simulation for each block, by description.
CASES_mini := 400
CASES_mtia300 := 200
# Cases of the RISC-V core, which no description changes: at least 50,000 instructions.
CASES_cpu := 150
# Cases of routers and mesh: block, description, cases, values set. The mesh of the full chip is too
# large to compile; its routers are run by themselves, each kind in turn.
CASES_noc := router:mini:60 router:mini:40:noc.buffer_flits=1 noc:mini:40 noc:mini:40:noc.buffer_flits=1 \
  router:mtia300:6
# Cases of the memory system as a whole.
CASES_memory := 6
# Cases of the message engines: description, engines, first seed, cases. Nine cases in a row are
# every ordered pair of collectives, each on one of the arrangements of so many engines in ranks.
CASES_me := mini:2:1:9 mini:3:1:9 mini:4:1:18 mini:8:8:2 mtia300:2:1:3
CASES_me_long := mini:2:1:180 mini:3:1:90 mini:4:1:180 mini:8:1:90 mtia300:2:1:90 mtia300:4:1:36
# Checks that the models are known to miss, none at present; why would stand in docs/memory-system.md and
# docs/network.md. One that holds fails the run.
KNOWN_MISSES :=
HEADER := firmware/include/mtia.h
# The firmware as compiled, checked in: models and checks run it without a RISC-V compiler.
IMAGES := firmware/images
RISCV_GCC := riscv64-unknown-elf-gcc

.PHONY: help demo test setup style build gen fresh firmware programs lint cosim long mutants bench bench-cpu

help: ## these lines
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/' | expand -t 11

demo: build gen ## install what is missing, build, generate the Verilog, co-simulate, print the checks
	$(MTIA) cosim nmc --preset mini --cases 100
	$(MTIA) cosim nmc_pair --preset mtia300 --cases 50
	$(MTIA) check $(addprefix --known-miss ,$(KNOWN_MISSES))

test: setup style fresh firmware lint cosim mutants ## everything that CI runs
	$(MTIA) check $(addprefix --known-miss ,$(KNOWN_MISSES))
	cargo test $(ALL) --no-fail-fast

setup: ## install what is missing
	@scripts/setup.sh

style: setup
	cargo fmt --all --check
	cargo clippy $(ALL) --all-targets -- -D warnings

build: setup
	cargo build $(ALL)

gen: build ## write the Verilog of every description into rtl-out/, and the firmware's header and images
	@for p in $(PRESETS); do $(MTIA) gen --preset $$p || exit; done
	@$(MTIA) gen --firmware-header $(HEADER)
	@$(MAKE) firmware
	@for p in $(PRESETS); do cp firmware/build/$$p/image.elf $(IMAGES)/$$p.elf || exit; done
	@$(RISCV_GCC) -dumpfullversion > $(IMAGES)/gcc-version

fresh: build ## prove that rtl-out/, the firmware's header and its images are what the sources give
	@for p in $(PRESETS); do $(MTIA) gen --preset $$p --check || exit; done
	@$(MTIA) gen --firmware-header $(HEADER) --check
	@$(MAKE) firmware
	@for p in $(PRESETS); do cmp firmware/build/$$p/image.elf $(IMAGES)/$$p.elf || { \
	  echo "$(IMAGES)/$$p.elf is stale; run make gen (it is compiled by gcc" \
	    "$$(cat $(IMAGES)/gcc-version), here is $$($(RISCV_GCC) -dumpfullversion))"; exit 1; }; done

firmware: build ## the message engine's firmware for every description, into firmware/build/
	@for p in $(PRESETS); do mkdir -p firmware/build/$$p && \
	  $(MTIA) gen --preset $$p --firmware-header firmware/build/$$p/mtia.h && \
	  $(MAKE) -C firmware PRESET=$$p all build/$$p/image.elf || exit; done

programs: setup ## benchmarks of the RISC-V core, into firmware/build/bench/
	$(MAKE) -C firmware/bench

lint: setup ## every generated module through Verilator, Yosys and Icarus Verilog
	@scripts/lint.sh $(addprefix rtl-out/,$(PRESETS))

cosim: build ## hardware against models: each block, each description
	@for p in $(PRESETS); do for b in nmc nmc_pair hbm fi llc; do \
	  case $$p in mini) n=$(CASES_mini);; *) n=$(CASES_mtia300);; esac; \
	  $(MTIA) cosim $$b --preset $$p --cases $$n || exit; done; done
	$(MTIA) cosim cpu --cases $(CASES_cpu)
	@for c in $(CASES_noc); do set -- $$(echo $$c | tr : ' '); \
	  $(MTIA) cosim $$1 --preset $$2 --cases $$3 $${4:+--set $$4} || exit; done
	$(MTIA) cosim memory_system --preset mini --cases $(CASES_memory)
	@for c in $(CASES_me); do set -- $$(echo $$c | tr : ' '); \
	  $(MTIA) cosim me --preset $$1 --engines $$2 --seed $$3 --cases $$4 || exit; done

long: build ## the co-simulation with ten times the cases and more, soak tests
	$(MAKE) cosim CASES_mini=$(CASES_mini)0 CASES_mtia300=$(CASES_mtia300)0 CASES_cpu=$(CASES_cpu)0 \
	  CASES_memory=$(CASES_memory)0 CASES_me="$(CASES_me_long)"
	cargo test --release -p mtia-testbench --test firmware -- --ignored --skip faults
	cargo test --release -p mtia-model --test hccl -- --ignored
	cargo test --release -p mtia-model --test transport -- --ignored
	cargo test --release -p mtia-testbench --test me -- --ignored

mutants: build ## seeded faults in hardware, firmware and transport: every one must be caught
	./target/release/mutants
	cargo test $(ALL) --test firmware -- --ignored faults

bench: setup ## elaboration speed, the Verilator binding beside a C++ main, transport, network, sockets
	cargo bench -p mtia-model --bench transport
	cargo bench -p mtia-model --bench network
	cargo bench -p mtia-rtl --bench elaborate
	cargo bench -p verilator-sys --bench ffi
	cargo run --release -p mtia-cli -- roce bench

bench-cpu: programs ## the RISC-V core: cycles and IPC of its benchmarks, cells and flip-flops
	cargo run --release -p mtia-testbench --bin bench_cpu -- firmware/build/bench/*.elf
