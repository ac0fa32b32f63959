BEGIN { trace(json(execname, "a.b")); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 46 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; json-of-a-path.d:1: BEGIN { trace(json(execname, "a.b")); }
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
   17: if r1 > r0 goto 38
   18: *(u32 *)(r7 + 0) = 1                   ; clause
   19: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r7 + 4) = r0                  ; ecb
   21: r1 = r10
   22: r1 += -16
   23: r2 = 16
   24: call get_current_comm                  ; execname
   25: r5 = *(u64 *)(r6 + 248)                ; ctx.scratch
   26: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   27: r1 = r5
   28: r1 += 96
   29: if r1 > r0 goto 38
   30: r1 = r7
   31: r1 += 8
   32: r2 = 256
   33: r3 = r10
   34: r3 += -16
   35: r4 = literals + 0                      ; "a.b"
   37: call dt_json()
   38: r1 = r6
   39: r2 = 232                               ; ctx.buf
   40: r3 = map rings
   42: r4 = 0
   43: call buffer_commit
   44: r0 = 0
   45: exit
