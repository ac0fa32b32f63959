int a[string]; BEGIN { trace(a["text"]); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 57 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; assoc-string-key.d:1: int a[string]; BEGIN { trace(a["text"]); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 12
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 12
   22: if r1 > r0 goto 49
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   27: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   28: r1 = r8
   29: r1 += 256
   30: if r1 > r0 goto 49
   31: r1 = r8
   32: r2 = 256
   33: r3 = 0
   34: call probe_read_kernel                 ; clears
   35: r1 = r8
   36: r2 = 256
   37: r3 = literals + 0                      ; "text"
   39: call probe_read_kernel_str
   40: r2 = r8
   41: r1 = map a0
   43: call map_lookup_elem
   44: r1 = 0
   45: if r0 == 0 goto 48
   46: r0 = *(s32 *)(r0 + 0)                  ; a[]
   47: r1 = r0
   48: *(u32 *)(r7 + 8) = r1
   49: r1 = r6
   50: r2 = 232                               ; ctx.buf
   51: r3 = map rings
   53: r4 = 0
   54: call buffer_commit
   55: r0 = 0
   56: exit
