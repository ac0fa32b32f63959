fbt::vfs_read:entry /probefunc > execname/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 75 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; two-computed-strings.d:1: fbt::vfs_read:entry /probefunc > execname/ { }
    4: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
    5: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
    6: r1 = r7
    7: r1 += 256
    8: if r1 > r0 goto 50
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
   28: if r0 s<= 0 goto 73
   29: r1 = r6
   30: r2 = 232                               ; ctx.buf
   31: r3 = map rings
   33: r4 = 8
   34: call buffer_reserve
   35: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   36: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   37: r2 = r0
   38: r2 += 8
   39: if r2 > r1 goto 43
   40: *(u32 *)(r0 + 0) = 1                   ; clause
   41: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   42: *(u32 *)(r0 + 4) = r1                  ; ecb
   43: r1 = r6
   44: r2 = 232                               ; ctx.buf
   45: r3 = map rings
   47: r4 = 0
   48: call buffer_commit
   49: goto 73
   50: r1 = r6
   51: r2 = 232                               ; ctx.buf
   52: r3 = map rings
   54: r4 = 32
   55: call buffer_reserve
   56: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   57: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   58: r2 = r0
   59: r2 += 32
   60: if r2 > r1 goto 67
   61: *(u32 *)(r0 + 0) = 0                   ; fault record
   62: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   63: *(u32 *)(r0 + 4) = r1
   64: *(u32 *)(r0 + 8) = 0
   65: *(u64 *)(r0 + 12) = 0
   66: *(u64 *)(r0 + 20) = 2
   67: r1 = r6
   68: r2 = 232                               ; ctx.buf
   69: r3 = map rings
   71: r4 = 0
   72: call buffer_commit
   73: r0 = 0
   74: exit
