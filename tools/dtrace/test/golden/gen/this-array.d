this int a[3]; BEGIN { this->a[1] = 5; trace(this->a[1]); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 44 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: r0 = *(u64 *)(r6 + 248)                ; ctx.scratch
    5: r1 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
    6: r2 = r0
    7: r2 += 16
    8: if r2 > r1 goto 42
    9: *(u64 *)(r0 + 0) = 0
   10: *(u64 *)(r0 + 8) = 0
; this-array.d:1: this int a[3]; BEGIN { this->a[1] = 5; trace(this->a[1]); }
   11: r1 = r6
   12: r2 = 232                               ; ctx.buf
   13: r3 = map rings
   15: r4 = 12
   16: call buffer_reserve
   17: if r0 == 0 goto 20
   18: r1 = r0
   19: call dt_count_drop()
   20: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   21: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   22: r2 = r0
   23: r2 += 12
   24: if r2 > r1 goto 36
   25: *(u32 *)(r0 + 0) = 1                   ; clause
   26: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   27: *(u32 *)(r0 + 4) = r1                  ; ecb
   28: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
   29: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   30: r3 = r1
   31: r3 += 16
   32: if r3 > r2 goto 36
   33: *(u32 *)(r1 + 4) = 5                   ; a
   34: r1 = *(s32 *)(r1 + 4)                  ; a
   35: *(u32 *)(r0 + 8) = r1
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 0
   41: call buffer_commit
   42: r0 = 0
   43: exit
