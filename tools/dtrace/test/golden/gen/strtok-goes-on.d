BEGIN { trace(strtok(execname, ",")); trace(strtok(0, ",")); }
==== code
record of clause 0: 520 bytes
  trace: string of 256 at 8
  trace: string of 256 at 264
dt_program_0, 65 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; strtok-goes-on.d:1: BEGIN { trace(strtok(execname, ",")); trace(strtok(0, ",")); }
    4: r7 = -2
    5: r1 = r6
    6: r2 = 232                               ; ctx.buf
    7: r3 = map rings
    9: r4 = 520
   10: call buffer_reserve
   11: if r0 == 0 goto 14
   12: r1 = r0
   13: call dt_count_drop()
   14: r8 = *(u64 *)(r6 + 232)                ; ctx.buf
   15: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   16: r1 = r8
   17: r1 += 520
   18: if r1 > r0 goto 54
   19: *(u32 *)(r8 + 0) = 1                   ; clause
   20: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   21: *(u32 *)(r8 + 4) = r0                  ; ecb
   22: r9 = *(u64 *)(r6 + 248)                ; ctx.scratch
   23: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   24: r1 = r9
   25: r1 += 256
   26: if r1 > r0 goto 54
   27: r1 = r9
   28: r2 = 16
   29: call get_current_comm                  ; execname
   30: r7 = 0
   31: r1 = r8
   32: r1 += 8
   33: r2 = 256
   34: r3 = r9
   35: r4 = literals + 0                      ; ","
   37: r5 = r7
   38: call dt_strtok()
   39: r7 = r0
   40: if r7 != -2 goto 45
   41: r4 = 0
   42: r2 = 0x1800000                         ; invalid address
   43: r3 = 41                                ; pc
   44: goto 61
   45: r1 = r8
   46: r1 += 264
   47: r2 = 256
   48: r3 = r9
   49: r4 = literals + 0                      ; ","
   51: r5 = r7
   52: call dt_strtok()
   53: r7 = r0
   54: r1 = r6
   55: r2 = 232                               ; ctx.buf
   56: r3 = map rings
   58: r4 = 0
   59: call buffer_commit
   60: goto 63
   61: r1 = r6
   62: call dt_fault()
   63: r0 = 0
   64: exit
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
