BEGIN { trace(uregs[R_PC]); trace(uregs[21]); }
==== code
record of clause 0: 28 bytes
  trace: u64 at 12
  trace: u64 at 20
dt_program_0, 51 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; uregs-by-number.d:1: BEGIN { trace(uregs[R_PC]); trace(uregs[21]); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 28
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 28
   22: if r1 > r0 goto 40
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r1 = *(u64 *)(r6 + 176)                ; curthread
   27: call task_pt_regs
   28: r3 = r0
   29: r3 += 128
   30: r1 = r10
   31: r1 += -8
   32: r2 = 8
   33: call probe_read_kernel
   34: r0 = *(u64 *)(r10 - 8)                 ; uregs
   35: *(u64 *)(r7 + 12) = r0
   36: r4 = 21
   37: r2 = 0xb800000                         ; index out of bounds
   38: r3 = 36                                ; pc
   39: goto 47
   40: r1 = r6
   41: r2 = 232                               ; ctx.buf
   42: r3 = map rings
   44: r4 = 0
   45: call buffer_commit
   46: goto 49
   47: r1 = r6
   48: call dt_fault()
   49: r0 = 0
   50: exit
dt_fault: as in gen/fault-without-a-record.d
