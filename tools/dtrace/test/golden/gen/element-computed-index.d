int a[4]; BEGIN { trace(a[pid]); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 44 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; element-computed-index.d:1: int a[4]; BEGIN { trace(a[pid]); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 12
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 12
   17: if r2 > r1 goto 33
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   22: if r1 < 4 goto 27
   23: r4 = r1
   24: r2 = 0xb800000                         ; index out of bounds
   25: r3 = 23                                ; pc
   26: goto 40
   27: r1 <<= 2
   28: r2 = globals + 0
   30: r2 += r1
   31: r1 = *(s32 *)(r2 + 0)                  ; a
   32: *(u32 *)(r0 + 8) = r1
   33: r1 = r6
   34: r2 = 232                               ; ctx.buf
   35: r3 = map rings
   37: r4 = 0
   38: call buffer_commit
   39: goto 42
   40: r1 = r6
   41: call dt_fault()
   42: r0 = 0
   43: exit
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
