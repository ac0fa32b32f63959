string a, b; BEGIN { a = b; trace(a); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 46 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; global-string-copied.d:1: string a, b; BEGIN { a = b; trace(a); }
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
   22: if r1 > r0 goto 38
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = globals + 0
   28: r3 = r8
   29: r3 += 256
   30: r1 = r8
   31: r2 = 256
   32: call probe_read_kernel_str             ; b
   33: r3 = r8
   34: r1 = r7
   35: r1 += 8
   36: r2 = 256
   37: call probe_read_kernel_str             ; a
   38: r1 = r6
   39: r2 = 232                               ; ctx.buf
   40: r3 = map rings
   42: r4 = 0
   43: call buffer_commit
   44: r0 = 0
   45: exit
