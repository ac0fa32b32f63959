BEGIN { trace(strlen(execname)); trace(strlen("four")); }
==== code
record of clause 0: 20 bytes
  trace: u64 at 12
  trace: constant 4
dt_program_0, 41 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; strlen-is-what-the-copy-says.d:1: BEGIN { trace(strlen(execname)); trace(strlen("four")); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 20
   17: if r1 > r0 goto 33
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r1 = r10
   22: r1 += -16
   23: r2 = 16
   24: call get_current_comm                  ; execname
   25: r1 = r10
   26: r1 += -16
   27: r2 = 16
   28: r3 = r10
   29: r3 += -16
   30: call probe_read_kernel_str
   31: r0 -= 1
   32: *(u64 *)(r7 + 12) = r0
   33: r1 = r6
   34: r2 = 232                               ; ctx.buf
   35: r3 = map rings
   37: r4 = 0
   38: call buffer_commit
   39: r0 = 0
   40: exit
