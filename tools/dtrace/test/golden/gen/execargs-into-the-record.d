fbt::vfs_read:entry /execargs == "cat a b"/ { trace(execargs); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 68 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; execargs-into-the-record.d:1: fbt::vfs_read:entry /execargs == "cat a b"/ { trace(execargs); }
    9: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
   10: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   11: r1 = r7
   12: r1 += 264
   13: if r1 > r0 goto 66
   14: r8 = *(u64 *)(r6 + 176)                ; curthread
   15: *(u64 *)(r7 + 256) = r8
   16: r3 = *(u64 *)(r7 + 256)                ; as a number
   17: r5 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   18: r1 = r7
   19: r2 = 256
   20: r4 = 0x8000000d8 ll
   22: call dt_execargs()
   23: r1 = r7
   24: r2 = 256
   25: r3 = literals + 0                      ; "cat a b"
   27: call strncmp
   28: r0 = (s32)r0
   29: if r0 != 0 goto 66
   30: r1 = r6
   31: r2 = 232                               ; ctx.buf
   32: r3 = map rings
   34: r4 = 264
   35: call buffer_reserve
   36: if r0 == 0 goto 39
   37: r1 = r0
   38: call dt_count_drop()
   39: r1 = *(u64 *)(r6 + 232)                ; ctx.buf
   40: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   41: r2 = r1
   42: r2 += 264
   43: if r2 > r0 goto 60
   44: *(u32 *)(r1 + 0) = 1                   ; clause
   45: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   46: *(u32 *)(r1 + 4) = r0                  ; ecb
   47: r0 = *(u64 *)(r6 + 248)                ; ctx.scratch
   48: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   49: r3 = r0
   50: r3 += 264
   51: if r3 > r2 goto 60
   52: *(u64 *)(r0 + 0) = r8
   53: r3 = *(u64 *)(r0 + 0)                  ; as a number
   54: r5 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   55: r1 += 8
   56: r2 = 256
   57: r4 = 0x8000000d8 ll
   59: call dt_execargs()
   60: r1 = r6
   61: r2 = 232                               ; ctx.buf
   62: r3 = map rings
   64: r4 = 0
   65: call buffer_commit
   66: r0 = 0
   67: exit
