fbt::vfs_read:entry /probefunc > execname/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 81 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; two-computed-strings.d:1: fbt::vfs_read:entry /probefunc > execname/ { }
    4: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
    5: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
    6: r1 = r7
    7: r1 += 256
    8: if r1 > r0 goto 53
    9: r4 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   10: r4 <<= 2
   11: r4 |= 2
   12: r1 = r7
   13: r2 = 256
   14: r3 = probe_names + 0
   16: r5 = 60
   17: call dt_probe_name()                   ; probefunc
   18: r1 = r10
   19: r1 += -16
   20: r2 = 16
   21: call get_current_comm                  ; execname
   22: r1 = r7
   23: r2 = r10
   24: r2 += -16
   25: r3 = 16
   26: call dt_strcmp()
   27: r0 = (s32)r0
   28: if r0 s<= 0 goto 79
   29: r1 = r6
   30: r2 = 232                               ; ctx.buf
   31: r3 = map rings
   33: r4 = 8
   34: call buffer_reserve
   35: if r0 == 0 goto 38
   36: r1 = r0
   37: call dt_count_drop()
   38: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   39: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   40: r2 = r0
   41: r2 += 8
   42: if r2 > r1 goto 46
   43: *(u32 *)(r0 + 0) = 1                   ; clause
   44: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   45: *(u32 *)(r0 + 4) = r1                  ; ecb
   46: r1 = r6
   47: r2 = 232                               ; ctx.buf
   48: r3 = map rings
   50: r4 = 0
   51: call buffer_commit
   52: goto 79
   53: r1 = r6
   54: r2 = 232                               ; ctx.buf
   55: r3 = map rings
   57: r4 = 32
   58: call buffer_reserve
   59: if r0 == 0 goto 62
   60: r1 = r0
   61: call dt_count_drop()
   62: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   63: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   64: r2 = r0
   65: r2 += 32
   66: if r2 > r1 goto 73
   67: *(u32 *)(r0 + 0) = 0                   ; fault record
   68: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   69: *(u32 *)(r0 + 4) = r1
   70: *(u32 *)(r0 + 8) = 0
   71: *(u64 *)(r0 + 12) = 0
   72: *(u64 *)(r0 + 20) = 2
   73: r1 = r6
   74: r2 = 232                               ; ctx.buf
   75: r3 = map rings
   77: r4 = 0
   78: call buffer_commit
   79: r0 = 0
   80: exit
