string a, b; BEGIN { a = b; trace(a); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 41 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; global-string-copied.d:1: string a, b; BEGIN { a = b; trace(a); }
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
   17: if r1 > r0 goto 33
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r8 = globals + 0
   23: r3 = r8
   24: r3 += 256
   25: r1 = r8
   26: r2 = 256
   27: call probe_read_kernel_str
   28: r3 = r8
   29: r1 = r7
   30: r1 += 8
   31: r2 = 256
   32: call probe_read_kernel_str
   33: r1 = r6
   34: r2 = 232                               ; ctx.buf
   35: r3 = map rings
   37: r4 = 0
   38: call buffer_commit
   39: r0 = 0
   40: exit
