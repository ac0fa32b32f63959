self int n; BEGIN /self->n/ { trace(self->n); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 51 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; self-read-once.d:1: self int n; BEGIN /self->n/ { trace(self->n); }
    9: r2 = *(u64 *)(r6 + 176)                ; curthread
   10: r1 = map self
   12: r3 = 0
   13: r4 = 0
   14: call task_storage_get
   15: r7 = r0
   16: r0 = 0
   17: if r7 == 0 goto 20
   18: r1 = *(s32 *)(r7 + 0)                  ; self->n
   19: r0 = r1
   20: if r0 == 0 goto 49
   21: r1 = r6
   22: r2 = 232                               ; ctx.buf
   23: r3 = map rings
   25: r4 = 12
   26: call buffer_reserve
   27: if r0 == 0 goto 30
   28: r1 = r0
   29: call dt_count_drop()
   30: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   31: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   32: r2 = r0
   33: r2 += 12
   34: if r2 > r1 goto 43
   35: *(u32 *)(r0 + 0) = 1                   ; clause
   36: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   37: *(u32 *)(r0 + 4) = r1                  ; ecb
   38: r1 = 0
   39: if r7 == 0 goto 42
   40: r2 = *(s32 *)(r7 + 0)                  ; self->n
   41: r1 = r2
   42: *(u32 *)(r0 + 8) = r1
   43: r1 = r6
   44: r2 = 232                               ; ctx.buf
   45: r3 = map rings
   47: r4 = 0
   48: call buffer_commit
   49: r0 = 0
   50: exit
