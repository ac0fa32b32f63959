BEGIN { trace(epid); } ERROR { trace(epid); } BEGIN { trace(*(int *)0); }
==== code
record of clause 0: 12 bytes
  trace: u32 at 8
record of clause 1: 12 bytes
  trace: u32 at 8
record of clause 2: 12 bytes
  trace: s32 at 8
dt_program_0, 73 instructions, 0 arguments, clauses 0 2
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; epid.d:1: BEGIN { trace(epid); } ERROR { trace(epid); } BEGIN { trace(*(int *)0); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 12
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 12
   22: if r2 > r1 goto 27
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: *(u32 *)(r0 + 8) = r1
   27: r1 = r6
   28: r2 = 232                               ; ctx.buf
   29: r3 = map rings
   31: r4 = 0
   32: call buffer_commit
   33: r1 = r6
   34: r2 = 232                               ; ctx.buf
   35: r3 = map rings
   37: r4 = 12
   38: call buffer_reserve
   39: if r0 == 0 goto 42
   40: r1 = r0
   41: call dt_count_drop()
   42: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   43: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   44: r1 = r7
   45: r1 += 12
   46: if r1 > r0 goto 62
   47: *(u32 *)(r7 + 0) = 3                   ; clause
   48: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   49: *(u32 *)(r7 + 4) = r0                  ; ecb
   50: r1 = r10
   51: r1 += -8
   52: r2 = 4
   53: r3 = 0
   54: call probe_read_kernel                 ; *(...)
   55: if r0 == 0 goto 60
   56: r4 = 0
   57: r2 = 0x1800002                         ; invalid address
   58: r3 = 56                                ; pc
   59: goto 69
   60: r0 = *(s32 *)(r10 - 8)
   61: *(u32 *)(r7 + 8) = r0
   62: r1 = r6
   63: r2 = 232                               ; ctx.buf
   64: r3 = map rings
   66: r4 = 0
   67: call buffer_commit
   68: goto 71
   69: r1 = r6
   70: call dt_fault()
   71: r0 = 0
   72: exit
dt_fault, 69 instructions
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
; epid.d:1: BEGIN { trace(epid); } ERROR { trace(epid); } BEGIN { trace(*(int *)0); }
   44: r1 = r6
   45: r2 = 232                               ; ctx.buf
   46: r3 = map rings
   48: r4 = 12
   49: call buffer_reserve
   50: if r0 == 0 goto 53
   51: r1 = r0
   52: call dt_count_drop()
   53: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   54: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   55: r2 = r0
   56: r2 += 12
   57: if r2 > r1 goto 61
   58: *(u32 *)(r0 + 0) = 2                   ; clause
   59: *(u32 *)(r0 + 4) = 2                   ; ecb
   60: *(u32 *)(r0 + 8) = 2
   61: r1 = r6
   62: r2 = 232                               ; ctx.buf
   63: r3 = map rings
   65: r4 = 0
   66: call buffer_commit
   67: r0 = 0
   68: exit
