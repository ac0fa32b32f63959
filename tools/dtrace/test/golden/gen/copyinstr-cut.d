BEGIN { trace(copyinstr(arg0)); trace(copyinstr(arg0, 3)); trace(copyinstr(arg0, arg1)); }
==== code
record of clause 0: 776 bytes
  trace: string of 256 at 8
  trace: string of 256 at 264
  trace: string of 256 at 520
dt_program_0, 72 instructions, 2 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; copyinstr-cut.d:1: BEGIN { trace(copyinstr(arg0)); trace(copyinstr(arg0, 3)); trace(copyinstr(arg0, arg1)); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 776
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r7 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r1 = r7
   21: r1 += 776
   22: if r1 > r0 goto 61
   23: *(u32 *)(r7 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r7 + 4) = r0                  ; ecb
   26: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r1 = r7
   28: r1 += 8
   29: r2 = 256
   30: r3 = r8
   31: call probe_read_user_str
   32: if r0 s>= 0 goto 37
   33: r4 = r8
   34: r2 = 0x1800000                         ; invalid address
   35: r3 = 33                                ; pc
   36: goto 68
   37: r1 = r7
   38: r1 += 264
   39: r2 = 4
   40: r3 = r8
   41: call probe_read_user_str
   42: if r0 s>= 0 goto 47
   43: r4 = r8
   44: r2 = 0x1800000                         ; invalid address
   45: r3 = 43                                ; pc
   46: goto 68
   47: r0 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   48: r2 = r0
   49: if r2 <= 255 goto 51
   50: r2 = 255
   51: r2 += 1
   52: r1 = r7
   53: r1 += 520
   54: r3 = r8
   55: call probe_read_user_str
   56: if r0 s>= 0 goto 61
   57: r4 = r8
   58: r2 = 0x1800000                         ; invalid address
   59: r3 = 57                                ; pc
   60: goto 68
   61: r1 = r6
   62: r2 = 232                               ; ctx.buf
   63: r3 = map rings
   65: r4 = 0
   66: call buffer_commit
   67: goto 70
   68: r1 = r6
   69: call dt_fault()
   70: r0 = 0
   71: exit
dt_fault: as in gen/fault-without-a-record.d
