self int n; BEGIN { self->n = 0; }
==== code
clause 0 writes no record
dt_program_0, 19 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; self-freed.d:1: self int n; BEGIN { self->n = 0; }
    9: r2 = *(u64 *)(r6 + 176)                ; curthread
   10: r1 = map self
   12: r3 = 0
   13: r4 = 0
   14: call task_storage_get
   15: if r0 == 0 goto 17
   16: *(u32 *)(r0 + 0) = 0                   ; self->n
   17: r0 = 0
   18: exit
