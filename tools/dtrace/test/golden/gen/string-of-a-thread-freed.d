BEGIN { self->s = execname; }
BEGIN { self->s = 0; }
==== code
clause 0 writes no record
clause 1 writes no record
dt_program_0, 41 instructions, 0 arguments, clauses 0 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; string-of-a-thread-freed.d:1: BEGIN { self->s = execname; }
    9: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
   10: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   11: r1 = r7
   12: r1 += 256
   13: if r1 > r0 goto 31
   14: r1 = r7
   15: r2 = 16
   16: call get_current_comm                  ; execname
   17: r2 = *(u64 *)(r6 + 176)                ; curthread
   18: r1 = map self
   20: r3 = 0
   21: r4 = 1
   22: call task_storage_get
   23: r1 = r0
   24: if r1 == 0 goto 29
   25: r2 = 256
   26: r3 = r7
   27: call probe_read_kernel_str
   28: goto 31
   29: r1 = 1
   30: call dt_count()
; string-of-a-thread-freed.d:2: BEGIN { self->s = 0; }
   31: r2 = *(u64 *)(r6 + 176)                ; curthread
   32: r1 = map self
   34: r3 = 0
   35: r4 = 0
   36: call task_storage_get
   37: if r0 == 0 goto 39
   38: *(u8 *)(r0 + 0) = 0                    ; self->s
   39: r0 = 0
   40: exit
