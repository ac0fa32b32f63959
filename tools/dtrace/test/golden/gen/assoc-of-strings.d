BEGIN { a[1] = "text"; trace(a[1]); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 69 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; assoc-of-strings.d:1: BEGIN { a[1] = "text"; trace(a[1]); }
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
   22: if r1 > r0 goto 61
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   27: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   28: r1 = r8
   29: r1 += 264
   30: if r1 > r0 goto 61
   31: *(u64 *)(r8 + 0) = 1
   32: r1 = r8
   33: r1 += 8
   34: r2 = 256
   35: r3 = literals + 0                      ; "text"
   37: call probe_read_kernel_str
   38: r3 = r8
   39: r3 += 8
   40: r2 = r8
   41: r1 = map a0
   43: r4 = 0
   44: call map_update_elem
   45: if r0 == 0 goto 48
   46: r1 = 1
   47: call dt_count()
   48: *(u64 *)(r8 + 0) = 1
   49: r2 = r8
   50: r1 = map a0
   52: call map_lookup_elem
   53: r3 = r0
   54: if r3 == 0 goto 60
   55: r1 = r7
   56: r1 += 8
   57: r2 = 256
   58: call probe_read_kernel_str             ; a[]
   59: goto 61
   60: *(u8 *)(r7 + 8) = 0
   61: r1 = r6
   62: r2 = 232                               ; ctx.buf
   63: r3 = map rings
   65: r4 = 0
   66: call buffer_commit
   67: r0 = 0
   68: exit
