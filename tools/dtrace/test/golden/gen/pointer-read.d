fbt::vfs_read:entry { trace(*(int *)arg0); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 50 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; pointer-read.d:1: fbt::vfs_read:entry { trace(*(int *)arg0); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 12
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 12
   22: if r1 > r0 goto 39
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r1 = r10
   28: r1 += -8
   29: r2 = 4
   30: r3 = r8
   31: call probe_read_kernel                 ; *arg0
   32: if r0 == 0 goto 37
   33: r4 = r8
   34: r2 = 0x1800000                         ; invalid address
   35: r3 = 33                                ; pc
   36: goto 46
   37: r0 = *(s32 *)(r10 - 8)
   38: *(u32 *)(r7 + 8) = r0
   39: r1 = r6
   40: r2 = 232                               ; ctx.buf
   41: r3 = map rings
   43: r4 = 0
   44: call buffer_commit
   45: goto 48
   46: r1 = r6
   47: call dt_fault()
   48: r0 = 0
   49: exit
dt_fault: as in gen/fault-without-a-record.d
