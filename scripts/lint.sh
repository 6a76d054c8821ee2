#!/usr/bin/env bash
# Every generated module through three tools: Verilator with all warnings (each module as a top of
# its own), Yosys (hierarchy, processes, assertions), Icarus Verilog (as Verilog-2005).
# Usage: scripts/lint.sh DIR...   each DIR as `mtia gen` writes it
set -euo pipefail

# The modules that come last in a list contain the others, so they take longest: they begin first.
modules=0
for dir in "$@"; do
  mapfile -t files < <(sed "s|^|$dir/|" "$dir/filelist.f")
  printf '%s\n' "${files[@]}" | tac | xargs -P "$(nproc)" -I FILE sh -c \
    '"$0" --lint-only -Wall -y "$1" --top-module "$(basename "$2" .v)" "$2"' \
    "${VERILATOR:-verilator}" "$dir" FILE
  modules=$((modules + ${#files[@]}))
  yosys -q -p "read_verilog ${files[*]}; hierarchy -check; proc; check -assert"
  # Icarus exits with 0 after warnings, so what it says counts as well.
  accepted=yes
  messages=$(iverilog -g2005 -Wall -t null "${files[@]}" 2>&1) || accepted=no
  if [ -n "$messages" ] || [ $accepted = no ]; then
    printf '%s\n' "$messages" >&2
    exit 1
  fi
done
echo "lint: $modules modules clean in Verilator, Yosys and Icarus Verilog"
