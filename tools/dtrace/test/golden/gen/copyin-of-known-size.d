BEGIN { trace(*(int *)copyin(arg0, 4)); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 78 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; copyin-of-known-size.d:1: BEGIN { trace(*(int *)copyin(arg0, 4)); }
    4: r7 = 0
    5: r1 = r6
    6: r2 = 232                               ; ctx.buf
    7: r3 = map rings
    9: r4 = 12
   10: call buffer_reserve
   11: if r0 == 0 goto 14
   12: r1 = r0
   13: call dt_count_drop()
   14: r8 = *(u64 *)(r6 + 232)                ; ctx.buf
   15: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   16: r1 = r8
   17: r1 += 12
   18: if r1 > r0 goto 67
   19: *(u32 *)(r8 + 0) = 1                   ; clause
   20: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   21: *(u32 *)(r8 + 4) = r0                  ; ecb
   22: r9 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   23: if r7 <= 252 goto 28
   24: r4 = 0
   25: r2 = 0x5800000                         ; out of scratch space
   26: r3 = 24                                ; pc
   27: goto 74
   28: *(u64 *)(r10 - 16) = r7                ; spill
   29: r7 += 8
   30: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
   31: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   32: r1 = r7
   33: r1 += 264
   34: if r1 > r0 goto 67
   35: r1 = r7
   36: r0 = *(u64 *)(r10 - 16)                ; reload
   37: r1 += r0
   38: r0 = r1
   39: r0 += 4
   40: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   41: if r0 > r2 goto 67
   42: r2 = 4
   43: r3 = r9
   44: call probe_read_user
   45: if r0 == 0 goto 50
   46: r4 = r9
   47: r2 = 0x1800000                         ; invalid address
   48: r3 = 46                                ; pc
   49: goto 74
   50: *(u64 *)(r7 + 256) = r7
   51: r7 = *(u64 *)(r7 + 256)                ; as a number
   52: r7 += 0
   53: r0 = *(u64 *)(r10 - 16)                ; reload
   54: r7 += r0
   55: r1 = r10
   56: r1 += -8
   57: r2 = 4
   58: r3 = r7
   59: call probe_read_kernel
   60: if r0 == 0 goto 65
   61: r4 = r7
   62: r2 = 0x1800000                         ; invalid address
   63: r3 = 61                                ; pc
   64: goto 74
   65: r0 = *(s32 *)(r10 - 8)
   66: *(u32 *)(r8 + 8) = r0
   67: r1 = r6
   68: r2 = 232                               ; ctx.buf
   69: r3 = map rings
   71: r4 = 0
   72: call buffer_commit
   73: goto 76
   74: r1 = r6
   75: call dt_fault()
   76: r0 = 0
   77: exit
dt_fault, 46 instructions
    0: r6 = r1                                ; ctx
    1: r7 = r2                                ; kind and clause
    2: *(u64 *)(r10 - 8) = r3                 ; spill
    3: r8 = r4                                ; address
    4: r9 = r7
    5: r9 >>= 24
    6: if r7 & 0x800000 goto 8
    7: goto 14
    8: r1 = r6
    9: r2 = 232                               ; ctx.buf
   10: r3 = map rings
   12: r4 = 1                                 ; discard
   13: call buffer_commit
   14: r7 &= 0x7fffff
   15: r1 = r6
   16: r2 = 232                               ; ctx.buf
   17: r3 = map rings
   19: r4 = 32
   20: call buffer_reserve
   21: if r0 == 0 goto 24
   22: r1 = r0
   23: call dt_count_drop()
   24: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   25: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   26: r2 = r0
   27: r2 += 32
   28: if r2 > r1 goto 37
   29: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   30: *(u32 *)(r0 + 0) = 0                   ; fault record
   31: *(u32 *)(r0 + 4) = r1
   32: *(u32 *)(r0 + 8) = r7
   33: *(u64 *)(r0 + 12) = r8
   34: *(u32 *)(r0 + 20) = r9
   35: r1 = *(u64 *)(r10 - 8)                 ; reload
   36: *(u32 *)(r0 + 24) = r1
   37: r1 = r6
   38: r2 = 232                               ; ctx.buf
   39: r3 = map rings
   41: r4 = 0
   42: call buffer_commit
   43: r0 = *(u32 *)(r6 + 172)                ; ctx.probe_id
   44: r0 = 0
   45: exit
