self int n; BEGIN { self->n = 0; }
==== code
clause 0 writes no record
dt_program_0, 14 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; self-freed.d:1: self int n; BEGIN { self->n = 0; }
    4: r2 = *(u64 *)(r6 + 176)                ; curthread
    5: r1 = map self
    7: r3 = 0
    8: r4 = 0
    9: call task_storage_get
   10: if r0 == 0 goto 12
   11: *(u32 *)(r0 + 0) = 0                   ; n
   12: r0 = 0
   13: exit
