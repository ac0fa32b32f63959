int a[4]; BEGIN { trace(a[pid]); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 49 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; element-computed-index.d:1: int a[4]; BEGIN { trace(a[pid]); }
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
   22: if r2 > r1 goto 38
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   27: if r1 < 4 goto 32
   28: r4 = r1
   29: r2 = 0xb800000                         ; index out of bounds
   30: r3 = 28                                ; pc
   31: goto 45
   32: r1 <<= 2
   33: r2 = globals + 0
   35: r2 += r1
   36: r1 = *(s32 *)(r2 + 0)                  ; a[]
   37: *(u32 *)(r0 + 8) = r1
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
dt_fault: as in gen/fault-without-a-record.d
