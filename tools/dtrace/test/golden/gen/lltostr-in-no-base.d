BEGIN { trace(lltostr(arg0, 37)); }
==== code
record of clause 0: 32 bytes
  trace: string of 24 at 8
dt_program_0, 42 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; lltostr-in-no-base.d:1: BEGIN { trace(lltostr(arg0, 37)); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 32
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 32
   22: if r2 > r1 goto 31
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r0 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r4 = 37
   28: r2 = 0x3800000                         ; illegal operation
   29: r3 = 27                                ; pc
   30: goto 38
   31: r1 = r6
   32: r2 = 232                               ; ctx.buf
   33: r3 = map rings
   35: r4 = 0
   36: call buffer_commit
   37: goto 40
   38: r1 = r6
   39: call dt_fault()
   40: r0 = 0
   41: exit
dt_fault: as in gen/fault-without-a-record.d
