BEGIN { a[1] = "text"; trace(a[1]); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 64 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; assoc-of-strings.d:1: BEGIN { a[1] = "text"; trace(a[1]); }
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
   17: if r1 > r0 goto 56
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   22: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   23: r1 = r8
   24: r1 += 264
   25: if r1 > r0 goto 56
   26: *(u64 *)(r8 + 0) = 1
   27: r1 = r8
   28: r1 += 8
   29: r2 = 256
   30: r3 = literals + 0                      ; "text"
   32: call probe_read_kernel_str
   33: r3 = r8
   34: r3 += 8
   35: r2 = r8
   36: r1 = map a0
   38: r4 = 0
   39: call map_update_elem
   40: if r0 == 0 goto 43
   41: r1 = 1
   42: call dt_count()
   43: *(u64 *)(r8 + 0) = 1
   44: r2 = r8
   45: r1 = map a0
   47: call map_lookup_elem
   48: r3 = r0
   49: if r3 == 0 goto 55
   50: r1 = r7
   51: r1 += 8
   52: r2 = 256
   53: call probe_read_kernel_str
   54: goto 56
   55: *(u8 *)(r7 + 8) = 0
   56: r1 = r6
   57: r2 = 232                               ; ctx.buf
   58: r3 = map rings
   60: r4 = 0
   61: call buffer_commit
   62: r0 = 0
   63: exit
