BEGIN { trace(strtok(execname, ",")); trace(strtok(0, ",")); }
==== code
record of clause 0: 520 bytes
  trace: string of 256 at 8
  trace: string of 256 at 264
dt_program_0, 70 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; strtok-goes-on.d:1: BEGIN { trace(strtok(execname, ",")); trace(strtok(0, ",")); }
    9: r7 = -2
   10: r1 = r6
   11: r2 = 232                               ; ctx.buf
   12: r3 = map rings
   14: r4 = 520
   15: call buffer_reserve
   16: if r0 == 0 goto 19
   17: r1 = r0
   18: call dt_count_drop()
   19: r8 = *(u64 *)(r6 + 232)                ; ctx.buf
   20: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   21: r1 = r8
   22: r1 += 520
   23: if r1 > r0 goto 59
   24: *(u32 *)(r8 + 0) = 1                   ; clause
   25: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   26: *(u32 *)(r8 + 4) = r0                  ; ecb
   27: r9 = *(u64 *)(r6 + 248)                ; ctx.scratch
   28: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   29: r1 = r9
   30: r1 += 256
   31: if r1 > r0 goto 59
   32: r1 = r9
   33: r2 = 16
   34: call get_current_comm                  ; execname
   35: r7 = 0
   36: r1 = r8
   37: r1 += 8
   38: r2 = 256
   39: r3 = r9
   40: r4 = literals + 0                      ; ","
   42: r5 = r7
   43: call dt_strtok()
   44: r7 = r0
   45: if r7 != -2 goto 50
   46: r4 = 0
   47: r2 = 0x1800000                         ; invalid address
   48: r3 = 46                                ; pc
   49: goto 66
   50: r1 = r8
   51: r1 += 264
   52: r2 = 256
   53: r3 = r9
   54: r4 = literals + 0                      ; ","
   56: r5 = r7
   57: call dt_strtok()
   58: r7 = r0
   59: r1 = r6
   60: r2 = 232                               ; ctx.buf
   61: r3 = map rings
   63: r4 = 0
   64: call buffer_commit
   65: goto 68
   66: r1 = r6
   67: call dt_fault()
   68: r0 = 0
   69: exit
dt_fault: as in gen/fault-without-a-record.d
