int a[string]; BEGIN { trace(a["text"]); }
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
dt_program_0, 52 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; assoc-string-key.d:1: int a[string]; BEGIN { trace(a["text"]); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 12
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r1 = r7
   16: r1 += 12
   17: if r1 > r0 goto 44
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r8 = *(u64 *)(r6 + 248)                ; ctx.scratch
   22: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   23: r1 = r8
   24: r1 += 256
   25: if r1 > r0 goto 44
   26: r1 = r8
   27: r2 = 256
   28: r3 = 0
   29: call probe_read_kernel                 ; clears
   30: r1 = r8
   31: r2 = 256
   32: r3 = literals + 0                      ; "text"
   34: call probe_read_kernel_str
   35: r2 = r8
   36: r1 = map a0
   38: call map_lookup_elem
   39: r1 = 0
   40: if r0 == 0 goto 43
   41: r0 = *(s32 *)(r0 + 0)                  ; a
   42: r1 = r0
   43: *(u32 *)(r7 + 8) = r1
   44: r1 = r6
   45: r2 = 232                               ; ctx.buf
   46: r3 = map rings
   48: r4 = 0
   49: call buffer_commit
   50: r0 = 0
   51: exit
