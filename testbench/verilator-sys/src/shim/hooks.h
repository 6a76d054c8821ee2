// Included first when Verilator's run-time library is compiled: sends its prints to the shim,
// which keeps them with the model that printed (`$display`, the text of `$fatal`).
#ifndef VSYS_HOOKS_H_
#define VSYS_HOOKS_H_

int vsys_printf(const char* format, ...) __attribute__((format(printf, 1, 2)));
#define VL_PRINTF vsys_printf

#endif
