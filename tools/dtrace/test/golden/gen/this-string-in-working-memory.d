BEGIN { this->s = execname; trace(this->s); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 47 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; this-string-in-working-memory.d:1: BEGIN { this->s = execname; trace(this->s); }
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
   22: if r1 > r0 goto 39
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   27: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   28: r1 = r8
   29: r1 += 256
   30: if r1 > r0 goto 39
   31: r1 = r8
   32: r2 = 16
   33: call get_current_comm                  ; execname
   34: r3 = r8
   35: r1 = r7
   36: r1 += 8
   37: r2 = 256
   38: call probe_read_kernel_str             ; this->s
   39: r1 = r6
   40: r2 = 232                               ; ctx.buf
   41: r3 = map rings
   43: r4 = 0
   44: call buffer_commit
   45: r0 = 0
   46: exit
