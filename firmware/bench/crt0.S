# Where a benchmark begins and ends.
#
#   _start --> clear .bss --> bench() --> tohost: 1, or 2 n + 1 if check n failed
#      any trap ------------------------> tohost: 2 * 1023 + 1

    .section .text.start, "ax"
    .globl _start
_start:
    .option push
    .option norelax
    la gp, __global_pointer$
    .option pop
    la sp, stack_end
    la t0, trapped
    csrw mtvec, t0
    la t0, bss_start
    la t1, bss_end
1:  bgeu t0, t1, 2f
    sw zero, 0(t0)
    addi t0, t0, 4
    j 1b
2:  call bench
tell:
    slli a0, a0, 1
    ori a0, a0, 1
    la t0, tohost
    sw a0, 0(t0)
3:  j 3b

    .balign 4
trapped:
    li a0, 1023
    j tell

    .section .tohost, "aw"
    .balign 8
    .globl tohost
tohost:
    .zero 8
