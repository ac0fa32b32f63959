fbt::vfs_read:entry { trace(uregs[arg0]); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
dt_program_0, 60 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; uregs-computed.d:1: fbt::vfs_read:entry { trace(uregs[arg0]); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 20
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 20
   22: if r1 > r0 goto 49
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: if r8 < 21 goto 32
   28: r4 = r8
   29: r2 = 0xb800000                         ; index out of bounds
   30: r3 = 28                                ; pc
   31: goto 56
   32: r1 = *(u64 *)(r6 + 176)                ; curthread
   33: call task_pt_regs
   34: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
   35: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   36: r3 = r1
   37: r3 += 8
   38: if r3 > r2 goto 49
   39: *(u64 *)(r1 + 0) = r0
   40: r3 = *(u64 *)(r1 + 0)                  ; as a number
   41: r8 <<= 3
   42: r3 += r8
   43: r1 = r10
   44: r1 += -8
   45: r2 = 8
   46: call probe_read_kernel
   47: r0 = *(u64 *)(r10 - 8)                 ; uregs
   48: *(u64 *)(r7 + 12) = r0
   49: r1 = r6
   50: r2 = 232                               ; ctx.buf
   51: r3 = map rings
   53: r4 = 0
   54: call buffer_commit
   55: goto 58
   56: r1 = r6
   57: call dt_fault()
   58: r0 = 0
   59: exit
dt_fault: as in gen/fault-without-a-record.d
