BEGIN { self->n = pid; self->m = 2; }
==== code
clause 0 writes no record
dt_program_0, 32 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; self-assigned.d:1: BEGIN { self->n = pid; self->m = 2; }
    4: r7 = *(u32 *)(r6 + 204)                ; ctx.pid
    5: r2 = *(u64 *)(r6 + 176)                ; curthread
    6: r1 = map self
    8: r3 = 0
    9: r4 = 1
   10: call task_storage_get
   11: r8 = r0
   12: if r8 == 0 goto 15
   13: *(u32 *)(r8 + 0) = r7                  ; n
   14: goto 17
   15: r1 = 1
   16: call dt_count()
   17: if r8 != 0 goto 25
   18: r2 = *(u64 *)(r6 + 176)                ; curthread
   19: r1 = map self
   21: r3 = 0
   22: r4 = 1
   23: call task_storage_get
   24: r8 = r0
   25: if r8 == 0 goto 28
   26: *(u32 *)(r8 + 8) = 2                   ; m
   27: goto 30
   28: r1 = 1
   29: call dt_count()
   30: r0 = 0
   31: exit
