BEGIN { self->s = "text"; trace(self->s); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 62 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; self-string.d:1: BEGIN { self->s = "text"; trace(self->s); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 264
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 264
   17: if r1 > r0 goto 54
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   22: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   23: r1 = r8
   24: r1 += 256
   25: if r1 > r0 goto 54
   26: r1 = r8
   27: r2 = 256
   28: r3 = literals + 0                      ; "text"
   30: call probe_read_kernel_str
   31: r2 = *(u64 *)(r6 + 176)                ; curthread
   32: r1 = map self
   34: r3 = 0
   35: r4 = 1
   36: call task_storage_get
   37: r9 = r0
   38: if r9 == 0 goto 44
   39: r1 = r9
   40: r2 = 256
   41: r3 = r8
   42: call probe_read_kernel_str
   43: goto 46
   44: r1 = 1
   45: call dt_count()
   46: if r9 == 0 goto 53
   47: r3 = r9
   48: r1 = r7
   49: r1 += 8
   50: r2 = 256
   51: call probe_read_kernel_str
   52: goto 54
   53: *(u8 *)(r7 + 8) = 0
   54: r1 = r6
   55: r2 = 232                               ; ctx.buf
   56: r3 = map rings
   58: r4 = 0
   59: call buffer_commit
   60: r0 = 0
   61: exit
