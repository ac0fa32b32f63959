self int n; BEGIN /self->n/ { trace(self->n); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 46 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; self-read-once.d:1: self int n; BEGIN /self->n/ { trace(self->n); }
    4: r2 = *(u64 *)(r6 + 176)                ; curthread
    5: r1 = map self
    7: r3 = 0
    8: r4 = 0
    9: call task_storage_get
   10: r7 = r0
   11: r0 = 0
   12: if r7 == 0 goto 15
   13: r1 = *(s32 *)(r7 + 0)                  ; n
   14: r0 = r1
   15: if r0 == 0 goto 44
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
   29: if r2 > r1 goto 38
   30: *(u32 *)(r0 + 0) = 1                   ; clause
   31: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   32: *(u32 *)(r0 + 4) = r1                  ; ecb
   33: r1 = 0
   34: if r7 == 0 goto 37
   35: r2 = *(s32 *)(r7 + 0)                  ; n
   36: r1 = r2
   37: *(u32 *)(r0 + 8) = r1
   38: r1 = r6
   39: r2 = 232                               ; ctx.buf
   40: r3 = map rings
   42: r4 = 0
   43: call buffer_commit
   44: r0 = 0
   45: exit
