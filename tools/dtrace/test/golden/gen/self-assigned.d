BEGIN { self->n = pid; self->m = 2; }
==== code
clause 0 writes no record
dt_program_0, 37 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; self-assigned.d:1: BEGIN { self->n = pid; self->m = 2; }
    9: r7 = *(u32 *)(r6 + 204)                ; ctx.pid
   10: r2 = *(u64 *)(r6 + 176)                ; curthread
   11: r1 = map self
   13: r3 = 0
   14: r4 = 1
   15: call task_storage_get
   16: r8 = r0
   17: if r8 == 0 goto 20
   18: *(u32 *)(r8 + 0) = r7                  ; self->n
   19: goto 22
   20: r1 = 1
   21: call dt_count()
   22: if r8 != 0 goto 30
   23: r2 = *(u64 *)(r6 + 176)                ; curthread
   24: r1 = map self
   26: r3 = 0
   27: r4 = 1
   28: call task_storage_get
   29: r8 = r0
   30: if r8 == 0 goto 33
   31: *(u32 *)(r8 + 8) = 2                   ; self->m
   32: goto 35
   33: r1 = 1
   34: call dt_count()
   35: r0 = 0
   36: exit
