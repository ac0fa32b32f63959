BEGIN { trace(*(int *)copyin(arg0, 4)); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 83 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; copyin-of-known-size.d:1: BEGIN { trace(*(int *)copyin(arg0, 4)); }
    9: r7 = 0
   10: r1 = r6
   11: r2 = 232                               ; ctx.buf
   12: r3 = map rings
   14: r4 = 12
   15: call buffer_reserve
   16: if r0 == 0 goto 19
   17: r1 = r0
   18: call dt_count_drop()
   19: r8 = *(u64 *)(r6 + 232)                ; ctx.buf
   20: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   21: r1 = r8
   22: r1 += 12
   23: if r1 > r0 goto 72
   24: *(u32 *)(r8 + 0) = 1                   ; clause
   25: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   26: *(u32 *)(r8 + 4) = r0                  ; ecb
   27: r9 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   28: if r7 <= 252 goto 33
   29: r4 = 0
   30: r2 = 0x5800000                         ; out of scratch space
   31: r3 = 29                                ; pc
   32: goto 79
   33: *(u64 *)(r10 - 16) = r7                ; spill
   34: r7 += 8
   35: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
   36: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   37: r1 = r7
   38: r1 += 264
   39: if r1 > r0 goto 72
   40: r1 = r7
   41: r0 = *(u64 *)(r10 - 16)                ; reload
   42: r1 += r0
   43: r0 = r1
   44: r0 += 4
   45: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   46: if r0 > r2 goto 72
   47: r2 = 4
   48: r3 = r9
   49: call probe_read_user
   50: if r0 == 0 goto 55
   51: r4 = r9
   52: r2 = 0x1800000                         ; invalid address
   53: r3 = 51                                ; pc
   54: goto 79
   55: *(u64 *)(r7 + 256) = r7
   56: r7 = *(u64 *)(r7 + 256)                ; as a number
   57: r7 += 0
   58: r0 = *(u64 *)(r10 - 16)                ; reload
   59: r7 += r0
   60: r1 = r10
   61: r1 += -8
   62: r2 = 4
   63: r3 = r7
   64: call probe_read_kernel                 ; *(...)
   65: if r0 == 0 goto 70
   66: r4 = r7
   67: r2 = 0x1800000                         ; invalid address
   68: r3 = 66                                ; pc
   69: goto 79
   70: r0 = *(s32 *)(r10 - 8)
   71: *(u32 *)(r8 + 8) = r0
   72: r1 = r6
   73: r2 = 232                               ; ctx.buf
   74: r3 = map rings
   76: r4 = 0
   77: call buffer_commit
   78: goto 81
   79: r1 = r6
   80: call dt_fault()
   81: r0 = 0
   82: exit
dt_fault: as in gen/fault-without-a-record.d
