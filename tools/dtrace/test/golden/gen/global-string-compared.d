string a; BEGIN /a == "text"/ { trace(1); }
==== code
record of clause 0: 8 bytes
  trace: constant 1
dt_program_0, 42 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; global-string-compared.d:1: string a; BEGIN /a == "text"/ { trace(1); }
    9: r1 = globals + 0
   11: r2 = 256
   12: r3 = literals + 0                      ; "text"
   14: call strncmp
   15: r0 = (s32)r0
   16: if r0 != 0 goto 40
   17: r1 = r6
   18: r2 = 232                               ; ctx.buf
   19: r3 = map rings
   21: r4 = 8
   22: call buffer_reserve
   23: if r0 == 0 goto 26
   24: r1 = r0
   25: call dt_count_drop()
   26: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   27: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   28: r2 = r0
   29: r2 += 8
   30: if r2 > r1 goto 34
   31: *(u32 *)(r0 + 0) = 1                   ; clause
   32: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   33: *(u32 *)(r0 + 4) = r1                  ; ecb
   34: r1 = r6
   35: r2 = 232                               ; ctx.buf
   36: r3 = map rings
   38: r4 = 0
   39: call buffer_commit
   40: r0 = 0
   41: exit
