BEGIN { trace(pid ? execname : "none"); }
==== code
record of clause 0: 24 bytes
  trace: string of 16 at 8
dt_program_0, 42 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; string-either.d:1: BEGIN { trace(pid ? execname : "none"); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 24
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 24
   17: if r1 > r0 goto 34
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   22: if r0 == 0 goto 28
   23: r1 = r7
   24: r1 += 8
   25: r2 = 16
   26: call get_current_comm                  ; execname
   27: goto 34
   28: r1 = r7
   29: r1 += 8
   30: r2 = 16
   31: r3 = literals + 0                      ; "none"
   33: call probe_read_kernel_str
   34: r1 = r6
   35: r2 = 232                               ; ctx.buf
   36: r3 = map rings
   38: r4 = 0
   39: call buffer_commit
   40: r0 = 0
   41: exit
