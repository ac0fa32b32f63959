string a; BEGIN /a == "text"/ { trace(1); }
==== code
record of clause 0: 8 bytes
  trace: constant 1
dt_program_0, 37 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; global-string-compared.d:1: string a; BEGIN /a == "text"/ { trace(1); }
    4: r1 = globals + 0
    6: r2 = 256
    7: r3 = literals + 0                      ; "text"
    9: call strncmp
   10: r0 = (s32)r0
   11: if r0 != 0 goto 35
   12: r1 = r6
   13: r2 = 232                               ; ctx.buf
   14: r3 = map rings
   16: r4 = 8
   17: call buffer_reserve
   18: if r0 == 0 goto 21
   19: r1 = r0
   20: call dt_count_drop()
   21: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   22: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   23: r2 = r0
   24: r2 += 8
   25: if r2 > r1 goto 29
   26: *(u32 *)(r0 + 0) = 1                   ; clause
   27: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   28: *(u32 *)(r0 + 4) = r1                  ; ecb
   29: r1 = r6
   30: r2 = 232                               ; ctx.buf
   31: r3 = map rings
   33: r4 = 0
   34: call buffer_commit
   35: r0 = 0
   36: exit
