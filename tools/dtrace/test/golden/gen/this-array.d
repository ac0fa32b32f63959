this int a[3]; BEGIN { this->a[1] = 5; trace(this->a[1]); }
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
    9: r0 = *(u64 *)(r6 + 248)                ; ctx.scratch
   10: r1 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   11: r2 = r0
   12: r2 += 16
   13: if r2 > r1 goto 47
   14: *(u64 *)(r0 + 0) = 0
   15: *(u64 *)(r0 + 8) = 0
; this-array.d:1: this int a[3]; BEGIN { this->a[1] = 5; trace(this->a[1]); }
   16: r1 = r6
   17: r2 = 232                               ; ctx.buf
   18: r3 = map rings
   20: r4 = 12
   21: call buffer_reserve
   22: if r0 == 0 goto 25
   23: r1 = r0
   24: call dt_count_drop()
   25: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   26: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   27: r2 = r0
   28: r2 += 12
   29: if r2 > r1 goto 41
   30: *(u32 *)(r0 + 0) = 1                   ; clause
   31: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   32: *(u32 *)(r0 + 4) = r1                  ; ecb
   33: r1 = *(u64 *)(r6 + 248)                ; ctx.scratch
   34: r2 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   35: r3 = r1
   36: r3 += 16
   37: if r3 > r2 goto 41
   38: *(u32 *)(r1 + 4) = 5                   ; this->a[]
   39: r1 = *(s32 *)(r1 + 4)                  ; this->a[]
   40: *(u32 *)(r0 + 8) = r1
   41: r1 = r6
   42: r2 = 232                               ; ctx.buf
   43: r3 = map rings
   45: r4 = 0
   46: call buffer_commit
   47: r0 = 0
   48: exit
