BEGIN { trace(*(int *)0); } ERROR { trace(arg4); exit(1); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
record of clause 1: 20 bytes
  trace: s64 at 12
  request exit
dt_program_0, 49 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; error-clause-within-the-firing.d:1: BEGIN { trace(*(int *)0); } ERROR { trace(arg4); exit(1); }
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
   22: if r1 > r0 goto 38
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r1 = r10
   27: r1 += -8
   28: r2 = 4
   29: r3 = 0
   30: call probe_read_kernel                 ; *(...)
   31: if r0 == 0 goto 36
   32: r4 = 0
   33: r2 = 0x1800000                         ; invalid address
   34: r3 = 32                                ; pc
   35: goto 45
   36: r0 = *(s32 *)(r10 - 8)
   37: *(u32 *)(r7 + 8) = r0
   38: r1 = r6
   39: r2 = 232                               ; ctx.buf
   40: r3 = map rings
   42: r4 = 0
   43: call buffer_commit
   44: goto 47
   45: r1 = r6
   46: call dt_fault()
   47: r0 = 0
   48: exit
dt_fault, 77 instructions
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
; error-clause-within-the-firing.d:1: BEGIN { trace(*(int *)0); } ERROR { trace(arg4); exit(1); }
   44: r1 = r6
   45: r2 = 232                               ; ctx.buf
   46: r3 = map rings
   48: r4 = 20
   49: call buffer_reserve
   50: if r0 == 0 goto 53
   51: r1 = r0
   52: call dt_count_drop()
   53: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   54: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   55: r2 = r0
   56: r2 += 20
   57: if r2 > r1 goto 69
   58: *(u32 *)(r0 + 0) = 2                   ; clause
   59: *(u32 *)(r0 + 4) = 2                   ; ecb
   60: *(u64 *)(r0 + 12) = r9
   61: r1 = 0x100000003 ll
   63: r2 = state + 0
   65: r0 = *(u64 *)(r2 + 0)
   66: w3 = w0
   67: if r3 == 3 goto 69
   68: r0 = cmpxchg *(u64 *)(r2 + 0), r0, r1  ; exit()
   69: r1 = r6
   70: r2 = 232                               ; ctx.buf
   71: r3 = map rings
   73: r4 = 0
   74: call buffer_commit
   75: r0 = 0
   76: exit
