BEGIN { self->s = "text"; trace(self->s); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 67 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; self-string.d:1: BEGIN { self->s = "text"; trace(self->s); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 264
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 264
   22: if r1 > r0 goto 59
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   27: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   28: r1 = r8
   29: r1 += 256
   30: if r1 > r0 goto 59
   31: r1 = r8
   32: r2 = 256
   33: r3 = literals + 0                      ; "text"
   35: call probe_read_kernel_str
   36: r2 = *(u64 *)(r6 + 176)                ; curthread
   37: r1 = map self
   39: r3 = 0
   40: r4 = 1
   41: call task_storage_get
   42: r9 = r0
   43: if r9 == 0 goto 49
   44: r1 = r9
   45: r2 = 256
   46: r3 = r8
   47: call probe_read_kernel_str
   48: goto 51
   49: r1 = 1
   50: call dt_count()
   51: if r9 == 0 goto 58
   52: r3 = r9
   53: r1 = r7
   54: r1 += 8
   55: r2 = 256
   56: call probe_read_kernel_str             ; self->s
   57: goto 59
   58: *(u8 *)(r7 + 8) = 0
   59: r1 = r6
   60: r2 = 232                               ; ctx.buf
   61: r3 = map rings
   63: r4 = 0
   64: call buffer_commit
   65: r0 = 0
   66: exit
