struct q { long a; int b[3]; }; struct p { long a; struct q q; }; fbt::vfs_read:entry { trace(((struct p *)arg0)->q.b[2]); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 52 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; pointer-embedded-members-read-once.d:1: struct q { long a; int b[3]; }; struct p { long a; struct q q; }; fbt::vfs_read:entry { trace(((struct p *)arg0)->q.b[2]); }
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
   22: if r1 > r0 goto 41
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r8 = r0
   28: r8 += 24
   29: r1 = r10
   30: r1 += -8
   31: r2 = 4
   32: r3 = r8
   33: call probe_read_kernel                 ; arg0->q.b[]
   34: if r0 == 0 goto 39
   35: r4 = r8
   36: r2 = 0x1800000                         ; invalid address
   37: r3 = 35                                ; pc
   38: goto 48
   39: r0 = *(s32 *)(r10 - 8)
   40: *(u32 *)(r7 + 8) = r0
   41: r1 = r6
   42: r2 = 232                               ; ctx.buf
   43: r3 = map rings
   45: r4 = 0
   46: call buffer_commit
   47: goto 50
   48: r1 = r6
   49: call dt_fault()
   50: r0 = 0
   51: exit
dt_fault: as in gen/fault-without-a-record.d
