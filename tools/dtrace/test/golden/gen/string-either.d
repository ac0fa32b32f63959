BEGIN { trace(pid ? execname : "none"); }
==== code
record of clause 0: 24 bytes
  trace: string of 16 at 8
dt_program_0, 39 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; string-either.d:1: BEGIN { trace(pid ? execname : "none"); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 24
    9: call buffer_reserve
   10: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r1 = r7
   13: r1 += 24
   14: if r1 > r0 goto 31
   15: *(u32 *)(r7 + 0) = 1                   ; clause
   16: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r7 + 4) = r0                  ; ecb
   18: r0 = *(u32 *)(r6 + 204)                ; ctx.pid
   19: if r0 == 0 goto 25
   20: r1 = r7
   21: r1 += 8
   22: r2 = 16
   23: call get_current_comm                  ; execname
   24: goto 31
   25: r1 = r7
   26: r1 += 8
   27: r2 = 16
   28: r3 = literals + 0                      ; "none"
   30: call probe_read_kernel_str
   31: r1 = r6
   32: r2 = 232                               ; ctx.buf
   33: r3 = map rings
   35: r4 = 0
   36: call buffer_commit
   37: r0 = 0
   38: exit
