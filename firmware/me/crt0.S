/* The first instructions after reset: the context SRAM holds image and data, so there is nothing
 * to copy; what begins as zero is cleared, since SRAM holds anything after power-up. */

        .option norvc
        .section .text.start, "ax"
        .globl  _start
_start:
        csrw    mie, zero
        la      t0, trap_entry
        csrw    mtvec, t0
        .option push
        .option norelax
        la      gp, __global_pointer$
        .option pop
        la      sp, __stack_top
        la      t0, __zero_begin
        la      t1, __zero_end
1:      bgeu    t0, t1, 2f
        sw      zero, 0(t0)
        addi    t0, t0, 4
        j       1b
2:      call    main            /* does not return */

/* Interrupts are never taken (mstatus.MIE stays 0), so whatever comes here is a mistake. The stack
 * may be what is broken: it begins anew. */
        .section .text, "ax"
        .balign 4
trap_entry:
        la      sp, __stack_top
        csrr    a0, mcause
        csrr    a1, mepc
        csrr    a2, mtval
        call    trapped         /* does not return */
