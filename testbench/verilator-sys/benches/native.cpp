// The other side of the benchmark: the same design, driven by a main() written by hand for it.
// Reads commands, one a line, so that both sides can be timed by turns in one run:
//   cycles N    runs N cycles; prints seconds and the counter
//   stream N    sends N items through the stream; prints seconds, cycles and the sum of the items

#include "Vmodel.h"
#include "verilated.h"

#include <chrono>
#include <cstdint>
#include <cstdio>
#include <deque>
#include <memory>
#include <vector>

static double now() {
    const auto t = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(t).count();
}

int main() {
    VerilatedContext context;
    const std::unique_ptr<Vmodel> top{new Vmodel{&context, "TOP"}};
    const auto cycle = [&] {
        top->clk = 0;
        top->eval();
        context.timeInc(1);
        top->clk = 1;
        top->eval();
        context.timeInc(1);
    };
    top->reset = 1;
    for (int i = 0; i < 4; ++i) cycle();
    top->reset = 0;
    top->out_ready = 1;

    char command[16];
    unsigned long long n;
    while (std::scanf("%15s %llu", command, &n) == 2) {
        if (command[0] == 'c') {
            const double begin = now();
            for (unsigned long long i = 0; i < n; ++i) cycle();
            std::printf("%.9f %llu\n", now() - begin, static_cast<unsigned long long>(top->count));
        } else {
            std::deque<uint64_t> queue;
            for (unsigned long long i = 0; i < n; ++i) queue.push_back(i * 0x9e3779b97f4a7c15ull);
            std::vector<uint64_t> out;
            unsigned long long cycles = 0;
            const double begin = now();
            while (out.size() < n) {
                top->in_valid = !queue.empty();
                if (!queue.empty()) top->in_data = queue.front();
                top->clk = 0;
                top->eval();
                context.timeInc(1);
                if (top->in_valid && top->in_ready) queue.pop_front();
                if (top->out_valid && top->out_ready) out.push_back(top->out_data);
                top->clk = 1;
                top->eval();
                context.timeInc(1);
                ++cycles;
            }
            const double seconds = now() - begin;
            top->in_valid = 0;
            uint64_t sum = 0;
            for (const uint64_t item : out) sum += item;
            std::printf("%.9f %llu %llu\n", seconds, cycles, static_cast<unsigned long long>(sum));
        }
        std::fflush(stdout);
    }
    return 0;
}
