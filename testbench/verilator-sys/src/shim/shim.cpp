// The C interface between one verilated design and the Rust side (shim.rs mirrors these structs).
//
// Compiled together with a generated "vsys_ports.h", which has:
//   VSYS_PORTS        number of ports
//   VSYS_CLK          the clock's member, if the design has a `clk`
//   VSYS_RESET        the reset's member, if the design has a `reset`
//   vsys_port_table   name, width, direction and storage of each port
//   vsys_addresses    fills in where the ports of one model are
//
// One cycle of the clock, the only unit of time here:
//
//        drive           settle              sample        rise
//   streams set valid,  clk = 0, eval:   handshakes are   clk = 1, eval:
//   ready and payload   outputs follow   read             registers take over
//                       the inputs
//
// Nothing may leave a function of this interface by an exception, and a design that stops itself
// must not end the process: `vl_fatal` throws (the verilated code cannot go on after it), the
// throw is caught here, and the model is marked as stopped.

#include "Vmodel.h"
#include "verilated.h"
#if VM_TRACE_FST
#include "verilated_fst_c.h"
#endif

#include <algorithm>
#include <cstdarg>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <exception>
#include <memory>
#include <string>
#include <vector>

namespace {

constexpr uint32_t ABI = 1;

struct PortInfo {
    const char* name;
    uint32_t width;   // bits
    uint8_t input;    // 1: input of the design
    uint8_t storage;  // bytes of the variable: 1, 2, 4, 8; 0: array of 32-bit words
};

#include "vsys_ports.h"

enum Status : uint32_t { RUNNING = 0, FINISHED = 1, FAILED = 2 };

// What the Rust side reads without a call.
struct State {
    uint64_t cycle;    // rising edges so far
    uint64_t stopped;  // the cycle in which it failed
    uint32_t status;   // of enum Status
};

// Thrown by vl_fatal, caught by guarded().
struct Fatal {};

constexpr size_t OUTPUT_LIMIT = 1 << 20;

struct Random {  // xorshift64*
    uint64_t state = 1;
    void seed(uint64_t s) {  // splitmix64: spreads small seeds, and never gives 0 twice
        s += 0x9e3779b97f4a7c15ull;
        s = (s ^ (s >> 30)) * 0xbf58476d1ce4e5b9ull;
        s = (s ^ (s >> 27)) * 0x94d049bb133111ebull;
        state = (s ^ (s >> 31)) | 1;
    }
    uint8_t byte() {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        return static_cast<uint8_t>((state * 0x2545f4914f6cdd1dull) >> 56);
    }
};

// A payload port of a stream.
struct Field {
    void* at;
    uint32_t words;
    uint32_t top_mask;  // the bits that exist in the last word
    uint8_t storage;

    void store(const uint32_t* from) const {
        switch (storage) {
        case 1: *static_cast<uint8_t*>(at) = static_cast<uint8_t>(from[0] & top_mask); break;
        case 2: *static_cast<uint16_t*>(at) = static_cast<uint16_t>(from[0] & top_mask); break;
        case 4: *static_cast<uint32_t*>(at) = from[0] & top_mask; break;
        case 8:
            *static_cast<uint64_t*>(at)
                = from[0] | (static_cast<uint64_t>(from[1] & top_mask) << 32);
            break;
        default: {
            uint32_t* const to = static_cast<uint32_t*>(at);
            std::memcpy(to, from, sizeof(uint32_t) * words);
            to[words - 1] &= top_mask;
        }
        }
    }
    void load(uint32_t* to) const {
        switch (storage) {
        case 1: to[0] = *static_cast<const uint8_t*>(at); break;
        case 2: to[0] = *static_cast<const uint16_t*>(at); break;
        case 4: to[0] = *static_cast<const uint32_t*>(at); break;
        case 8: {
            const uint64_t value = *static_cast<const uint64_t*>(at);
            to[0] = static_cast<uint32_t>(value);
            to[1] = static_cast<uint32_t>(value >> 32);
            break;
        }
        default: std::memcpy(to, at, sizeof(uint32_t) * words);
        }
    }
};

struct Stream {
    uint8_t* valid = nullptr;
    uint8_t* ready = nullptr;
    std::vector<Field> fields;
    size_t item_words = 0;
    std::vector<uint32_t> queue;  // from head on: items not yet accepted, or not yet popped
    size_t head = 0;              // in words
    uint64_t transfers = 0;       // handshakes so far
    Random random;
    uint8_t stall_in_256 = 0;

    size_t items() const { return (queue.size() - head) / item_words; }
    bool stalls() { return stall_in_256 != 0 && random.byte() < stall_in_256; }
    void store(const uint32_t* from) const {
        for (const Field& field : fields) {
            field.store(from);
            from += field.words;
        }
    }
    void load(uint32_t* to) const {
        for (const Field& field : fields) {
            field.load(to);
            to += field.words;
        }
    }
    // Forgets the words before head, when they are the larger part (amortised constant).
    void compact() {
        if (head == queue.size()) {
            queue.clear();
            head = 0;
        } else if (head > 4096 && head > queue.size() / 2) {
            queue.erase(queue.begin(), queue.begin() + static_cast<std::ptrdiff_t>(head));
            head = 0;
        }
    }
};

struct Source final : Stream {
    bool holding = false;  // valid is up for the item at head
};

struct Sink final : Stream {
    std::vector<uint64_t> cycles;  // of each item in the queue
    size_t cycles_head = 0;
    bool waiting = false;         // valid was up without ready in the cycle before ...
    std::vector<uint32_t> held;   // ... with this payload
    std::vector<uint32_t> seen;   // scratch
};

// What ends a run before its limit; looked at before each cycle.
enum UntilKind : uint32_t { SENT = 0, HOLDS = 1, EQUALS = 2, NEVER = 3 };

struct Until {
    UntilKind kind = NEVER;
    const std::vector<Source>* sources = nullptr;  // SENT: all of them are empty
    const Sink* sink = nullptr;                    // HOLDS: so many items
    uint64_t items = 0;
    Field port{};                                  // EQUALS: has this value
    uint64_t value = 0;

    bool holds() const {
        switch (kind) {
        case SENT:
            for (const Source& s : *sources) {
                if (s.head != s.queue.size()) return false;
            }
            return true;
        case HOLDS: return sink->cycles.size() - sink->cycles_head >= items;
        case EQUALS: {
            uint32_t words[2] = {0, 0};
            port.load(words);
            return (words[0] | (static_cast<uint64_t>(words[1]) << 32)) == value;
        }
        default: return false;
        }
    }
};

struct Instance final {
    State state{0, 0, RUNNING};  // first: the Rust side reads it through the pointer
    VerilatedContext context;
    std::unique_ptr<Vmodel> top;
    std::string message;
    std::string output;
    bool settled = false;  // since the last rising edge
    bool driven = false;   // the streams have decided on this cycle
    std::vector<Source> sources;
    std::vector<Sink> sinks;
    bool tracing = false;
    uint64_t trace_first = 0;
    uint64_t trace_last = 0;
#if VM_TRACE_FST
    std::unique_ptr<VerilatedFstC> fst;
#endif

    void fail(const std::string& why) {
        if (state.status == FAILED) return;  // the first reason is the one that explains
        state.status = FAILED;
        state.stopped = state.cycle;
        message = why;
    }
    static void clock(Vmodel* model, uint8_t level) {
#ifdef VSYS_CLK
        model->VSYS_CLK = level;
#else
        (void)model;
        (void)level;
#endif
    }
    bool in_reset() const {
#ifdef VSYS_RESET
        return top->VSYS_RESET != 0;
#else
        return false;
#endif
    }

    // Decides on valid and ready of this cycle. While in reset nothing is offered nor accepted:
    // a handshake then would be lost in the design.
    VL_ATTR_ALWINLINE
    void drive() {
        if (driven) return;
        driven = true;
        const bool reset = in_reset();
        for (Source& s : sources) {
            if (reset) {
                s.holding = false;
            } else if (!s.holding && s.head != s.queue.size() && !s.stalls()) {
                s.holding = true;
                s.store(&s.queue[s.head]);
            }
            if (*s.valid && !s.holding) scramble(s);
            *s.valid = s.holding;
        }
        for (Sink& s : sinks) *s.ready = !reset && !s.stalls();
    }

    // A payload means nothing without valid: turned over, so that a design that reads it shows.
    VL_ATTR_NOINLINE
    static void scramble(Source& s) {
        std::vector<uint32_t> words(s.item_words);
        s.load(words.data());
        for (uint32_t& word : words) word = ~word;
        s.store(words.data());
    }

    // Reads the handshakes of this cycle, between settling and the rising edge.
    VL_ATTR_ALWINLINE
    void sample() {
        for (Source& s : sources) {
            if (!s.holding || !*s.ready) continue;
            s.holding = false;
            s.head += s.item_words;
            ++s.transfers;
            if (s.head == s.queue.size() || s.head > 4096) s.compact();
        }
        const bool reset = in_reset();
        for (Sink& s : sinks) {
            if (reset) {
                s.waiting = false;
                continue;
            }
            if (s.waiting) check_held(s);
            if (!*s.valid) {
                s.waiting = false;
            } else if (*s.ready) {
                s.waiting = false;
                const size_t at = s.queue.size();
                s.queue.resize(at + s.item_words);
                s.load(&s.queue[at]);
                s.cycles.push_back(state.cycle);
                ++s.transfers;
            } else if (!s.waiting) {
                s.waiting = true;
                s.held.resize(s.item_words);
                s.load(s.held.data());
            }
        }
    }

    // The rule of a stream: once valid, an item stays until it is taken.
    VL_ATTR_NOINLINE
    void check_held(Sink& s) {
        const auto index = std::to_string(&s - sinks.data());
        if (!*s.valid) {
            fail("sink " + index + ": valid fell before ready, after a cycle with valid and no ready");
            return;
        }
        s.seen.resize(s.item_words);
        s.load(s.seen.data());
        if (s.seen != s.held) fail("sink " + index + ": payload changed while valid waited for ready");
    }

    void settle() {
        drive();
        clock(top.get(), 0);
        top->eval();
        settled = true;
    }

    template <bool STREAMS, bool TRACE>
    void rise() {
        if (STREAMS) {
            sample();
            // The edge of a cycle that broke a rule is not given.
            if (VL_UNLIKELY(state.status == FAILED)) return;
        }
        if (TRACE) dump(2 * state.cycle);
        context.timeInc(1);
        clock(top.get(), 1);
        top->eval();
        if (TRACE) dump(2 * state.cycle + 1);
        context.timeInc(1);
        ++state.cycle;
        settled = false;
        driven = false;
    }

    void dump(uint64_t time) {
#if VM_TRACE_FST
        fst->dump(time);
#else
        (void)time;
#endif
    }
    bool traces_now() const {
        return tracing && state.cycle >= trace_first && state.cycle <= trace_last;
    }
    void close_trace() {
        if (!tracing) return;
        tracing = false;
#if VM_TRACE_FST
        fst->close();
#endif
    }

    // Runs until `until` holds before a cycle, the model stops, or n cycles are done.
    template <bool STREAMS, bool TRACE>
    uint64_t step(uint64_t n, const Until& until) {
        uint64_t done = 0;
        for (; done < n; ++done) {
            if (VL_UNLIKELY(state.status != RUNNING)) break;
            if (until.kind != NEVER && until.holds()) break;
            if (!settled) settle();
            if (VL_UNLIKELY(state.status != RUNNING)) break;
            rise<STREAMS, TRACE>();
            if (VL_UNLIKELY(state.status == FAILED)) break;
        }
        return done;
    }

    // As step() with neither streams nor trace nor an end before n: nothing but the clock.
    uint64_t spin(uint64_t n) {
        Vmodel* const model = top.get();
        uint64_t done = 0;
        if (settled && n != 0 && state.status == RUNNING) {
            rise<false, false>();
            done = 1;
        }
        for (; done < n && VL_LIKELY(state.status == RUNNING); ++done) {
            clock(model, 0);
            model->eval();
            if (VL_UNLIKELY(state.status != RUNNING)) break;
            context.timeInc(1);
            clock(model, 1);
            model->eval();
            context.timeInc(1);
            ++state.cycle;
        }
        return done;
    }

    // Runs n cycles at most, in stretches that are traced or not.
    uint64_t run(uint64_t n, const Until& until) {
        const bool streams = !sources.empty() || !sinks.empty();
        uint64_t done = 0;
        while (done < n) {
            const bool trace = traces_now();
            uint64_t stretch = n - done;
            if (trace) {
                stretch = std::min(stretch - 1, trace_last - state.cycle) + 1;
            } else if (tracing && state.cycle < trace_first) {
                stretch = std::min(stretch, trace_first - state.cycle);
            }
            const bool plain = !streams && !trace && until.kind == NEVER;
            const uint64_t went = plain ? spin(stretch)
                : streams
                ? (trace ? step<true, true>(stretch, until) : step<true, false>(stretch, until))
                : (trace ? step<false, true>(stretch, until) : step<false, false>(stretch, until));
            done += went;
            if (tracing && state.cycle > trace_last) close_trace();
            if (went < stretch) break;
        }
        return done;
    }
};

// The model that runs in this thread, or ran last: the hooks get no argument that names it.
thread_local Instance* running = nullptr;

// Runs `body` for a model: in its context, and with whatever it throws turned into a failure.
template <typename Body>
void guarded(Instance* instance, const Body& body) {
    if (running != instance) {
        running = instance;
        Verilated::threadContextp(&instance->context);
    }
    try {
        body();
    } catch (const Fatal&) {  // reported by vl_fatal
    } catch (const std::exception& e) {
        instance->fail(e.what());
    } catch (...) {
        instance->fail("unknown C++ exception");
    }
}

std::string position(const char* file, int line) {
    if (!file || !file[0]) return {};
    return std::string{file} + ":" + std::to_string(line) + ": ";
}

// ---- The interface ----------------------------------------------------------------------------

Instance* vsys_create(int argc, const char* const* argv, char* error, size_t capacity) {
    Instance* const instance = new Instance;
    guarded(instance, [&] {
        instance->context.commandArgs(argc, const_cast<const char**>(argv));
#if VM_TRACE
        instance->context.traceEverOn(true);
#endif
        instance->top.reset(new Vmodel{&instance->context, "TOP"});
    });
    if (instance->state.status == FAILED || !instance->top) {
        std::snprintf(error, capacity, "%s", instance->message.c_str());
        delete instance;
        return nullptr;
    }
    return instance;
}

void vsys_destroy(Instance* instance) {
    guarded(instance, [&] {
        instance->close_trace();
        // After a failure the model may be in the middle of an evaluation.
        if (instance->state.status != FAILED) instance->top->final();
    });
    guarded(instance, [&] {
#if VM_TRACE_FST
        instance->fst.reset();
#endif
        instance->top.reset();
    });
    // Another thread may still have the address in its `running`. It does no harm: nothing is
    // looked up there outside of guarded(), and a new model at the same address has its context at
    // the same address.
    running = nullptr;
    delete instance;
}

void vsys_addresses(Instance* instance, void** addresses) {
    vsys_port_addresses(*instance->top, addresses);
}

void vsys_settle(Instance* instance) {
    if (instance->state.status != RUNNING) return;
    guarded(instance, [&] { instance->settle(); });
}

uint64_t vsys_cycles(Instance* instance, uint64_t n) {
    if (instance->state.status != RUNNING) return 0;
    uint64_t done = 0;
    guarded(instance, [&] { done = instance->run(n, Until{}); });
    return done;
}

uint64_t vsys_run(Instance* instance, uint64_t n, uint32_t kind, uint64_t index, uint64_t value) {
    if (instance->state.status != RUNNING) return 0;
    const uint64_t begin = instance->state.cycle;
    Until until;
    until.kind = static_cast<UntilKind>(kind);
    if (kind == SENT) {
        until.sources = &instance->sources;
    } else if (kind == HOLDS) {
        until.sink = &instance->sinks[index];
        until.items = value;
    } else if (kind == EQUALS) {
        void* addresses[VSYS_PORTS + 1];
        vsys_port_addresses(*instance->top, addresses);
        const PortInfo& port = vsys_port_table[index];
        until.port = Field{addresses[index], (port.width + 31) / 32, 0, port.storage};
        until.value = value;
    }
    guarded(instance, [&] { instance->run(n, until); });
    return instance->state.cycle - begin;
}

// Adds a stream of `count` payload ports; ports are given by their index.
uint32_t vsys_stream(Instance* instance, uint32_t sink, uint32_t valid, uint32_t ready,
                     const uint32_t* payload, uint32_t count) {
    void* addresses[VSYS_PORTS + 1];
    vsys_port_addresses(*instance->top, addresses);
    const auto fill = [&](Stream& s) {
        s.valid = static_cast<uint8_t*>(addresses[valid]);
        s.ready = static_cast<uint8_t*>(addresses[ready]);
        for (uint32_t i = 0; i < count; ++i) {
            const PortInfo& port = vsys_port_table[payload[i]];
            const uint32_t words = (port.width + 31) / 32;
            const uint32_t rest = port.width % 32;
            const uint32_t mask = rest ? (1u << rest) - 1 : ~0u;
            s.fields.push_back(Field{addresses[payload[i]], words, mask, port.storage});
            s.item_words += words;
        }
    };
    if (sink) {
        instance->sinks.emplace_back();
        fill(instance->sinks.back());
        return static_cast<uint32_t>(instance->sinks.size() - 1);
    }
    instance->sources.emplace_back();
    fill(instance->sources.back());
    *instance->sources.back().valid = 0;
    return static_cast<uint32_t>(instance->sources.size() - 1);
}

Stream& stream_of(Instance* instance, uint32_t sink, uint32_t index) {
    if (sink) return instance->sinks[index];
    return instance->sources[index];
}

void vsys_push(Instance* instance, uint32_t source, const uint32_t* words, size_t count) {
    std::vector<uint32_t>& queue = instance->sources[source].queue;
    queue.insert(queue.end(), words, words + count);
}

uint64_t vsys_pending(Instance* instance, uint32_t sink, uint32_t index) {
    return stream_of(instance, sink, index).items();
}

uint64_t vsys_transfers(Instance* instance, uint32_t sink, uint32_t index) {
    return stream_of(instance, sink, index).transfers;
}

// Takes `items` items off a sink, which must hold as many; `cycles` may be null.
void vsys_pop(Instance* instance, uint32_t sink, uint32_t* words, uint64_t* cycles, size_t items) {
    Sink& s = instance->sinks[sink];
    const size_t count = items * s.item_words;
    if (count) std::memcpy(words, &s.queue[s.head], sizeof(uint32_t) * count);
    if (cycles && items) std::memcpy(cycles, &s.cycles[s.cycles_head], sizeof(uint64_t) * items);
    s.head += count;
    s.cycles_head += items;
    const size_t before = s.head;
    s.compact();
    if (s.head != before) {
        s.cycles.erase(s.cycles.begin(),
                       s.cycles.begin() + static_cast<std::ptrdiff_t>(s.cycles_head));
        s.cycles_head = 0;
    }
}

void vsys_stall(Instance* instance, uint32_t sink, uint32_t index, uint64_t seed, uint8_t in_256) {
    Stream& s = stream_of(instance, sink, index);
    s.random.seed(seed);
    s.stall_in_256 = in_256;
}

// 1 if the trace is open.
uint32_t vsys_trace(Instance* instance, const char* path, uint64_t first, uint64_t last) {
    uint32_t open = 0;
    guarded(instance, [&] {
#if VM_TRACE_FST
        instance->close_trace();
        // A new writer for each file: one that is opened again goes on from the last time.
        instance->fst.reset(new VerilatedFstC);
        instance->top->trace(instance->fst.get(), 99);
        instance->fst->open(path);
        open = instance->fst->isOpen();
        instance->tracing = open != 0;
        instance->trace_first = first;
        instance->trace_last = last;
#else
        (void)path;
        (void)first;
        (void)last;
#endif
    });
    return open;
}

const char* vsys_message(Instance* instance) { return instance->message.c_str(); }

// What the design printed since the last call. Valid until the model runs again.
const char* vsys_output(Instance* instance, size_t* length) {
    *length = instance->output.size();
    return instance->output.data();
}

void vsys_output_clear(Instance* instance) { instance->output.clear(); }

struct Api {
    uint32_t abi;
    uint32_t port_count;
    const PortInfo* ports;
    uint32_t traces;
    Instance* (*create)(int, const char* const*, char*, size_t);
    void (*destroy)(Instance*);
    void (*addresses)(Instance*, void**);
    void (*settle)(Instance*);
    uint64_t (*cycles)(Instance*, uint64_t);
    uint64_t (*run)(Instance*, uint64_t, uint32_t, uint64_t, uint64_t);
    uint32_t (*stream)(Instance*, uint32_t, uint32_t, uint32_t, const uint32_t*, uint32_t);
    void (*push)(Instance*, uint32_t, const uint32_t*, size_t);
    uint64_t (*pending)(Instance*, uint32_t, uint32_t);
    uint64_t (*transfers)(Instance*, uint32_t, uint32_t);
    void (*pop)(Instance*, uint32_t, uint32_t*, uint64_t*, size_t);
    void (*stall)(Instance*, uint32_t, uint32_t, uint64_t, uint8_t);
    uint32_t (*trace)(Instance*, const char*, uint64_t, uint64_t);
    const char* (*message)(Instance*);
    const char* (*output)(Instance*, size_t*);
    void (*output_clear)(Instance*);
};

const Api api{ABI,
              VSYS_PORTS,
              vsys_port_table,
              VM_TRACE_FST,
              vsys_create,
              vsys_destroy,
              vsys_addresses,
              vsys_settle,
              vsys_cycles,
              vsys_run,
              vsys_stream,
              vsys_push,
              vsys_pending,
              vsys_transfers,
              vsys_pop,
              vsys_stall,
              vsys_trace,
              vsys_message,
              vsys_output,
              vsys_output_clear};

}  // namespace

// The only symbol of the library that is visible outside.
extern "C" __attribute__((visibility("default"))) const Api* vsys_api() { return &api; }

// ---- Hooks of the run-time library ------------------------------------------------------------

int vsys_printf(const char* format, ...) {
    va_list arguments;
    va_start(arguments, format);
    char small[256];
    va_list again;
    va_copy(again, arguments);
    const int length = std::vsnprintf(small, sizeof(small), format, arguments);
    va_end(arguments);
    std::string text;
    if (length >= 0 && static_cast<size_t>(length) < sizeof(small)) {
        text.assign(small, static_cast<size_t>(length));
    } else if (length > 0) {
        text.resize(static_cast<size_t>(length) + 1);
        std::vsnprintf(&text[0], text.size(), format, again);
        text.resize(static_cast<size_t>(length));
    }
    va_end(again);
    if (!running) {
        std::fputs(text.c_str(), stderr);
    } else if (running->output.size() < OUTPUT_LIMIT) {
        running->output += text;
    }
    return length;
}

void vl_finish(const char*, int, const char*) {
    Verilated::threadContextp()->gotFinish(true);
    if (running && running->state.status == RUNNING) running->state.status = FINISHED;
}

// `$stop`, `$error` and `$fatal` come here; the latter two have printed their text just before.
void vl_stop(const char* file, int line, const char*) {
    Verilated::threadContextp()->gotError(true);
    Verilated::threadContextp()->gotFinish(true);
    if (!running) return;
    const std::string& output = running->output;
    const size_t end = output.find_last_not_of('\n');
    if (end != std::string::npos) {
        const size_t newline = output.rfind('\n', end);
        const size_t begin = newline == std::string::npos ? 0 : newline + 1;
        const std::string last = output.substr(begin, end + 1 - begin);
        if (last.find("%Fatal: ") != std::string::npos
            || last.find("%Error: ") != std::string::npos) {
            running->fail(last);
            return;
        }
    }
    running->fail(position(file, line) + "Verilog $stop");
}

void vl_fatal(const char* file, int line, const char*, const char* message) {
    Verilated::threadContextp()->gotError(true);
    Verilated::threadContextp()->gotFinish(true);
    if (running) running->fail(position(file, line) + message);
    throw Fatal{};
}

void vl_warn(const char* file, int line, const char*, const char* message) {
    vsys_printf("%%Warning: %s%s\n", position(file, line).c_str(), message);
}
