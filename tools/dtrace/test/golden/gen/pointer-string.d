fbt::vfs_read:entry { trace(stringof((char *)arg0)); }
==== code
record of clause 0: 264 bytes
  trace: string of 256 at 8
dt_program_0, 47 instructions, 1 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; pointer-string.d:1: fbt::vfs_read:entry { trace(stringof((char *)arg0)); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 264
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r1 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r1
   21: r2 += 264
   22: if r2 > r0 goto 36
   23: *(u32 *)(r1 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r1 + 4) = r0                  ; ecb
   26: r7 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: r3 = r7
   28: r1 += 8
   29: r2 = 256
   30: call probe_read_kernel_str
   31: if r0 s>= 0 goto 36
   32: r4 = r7
   33: r2 = 0x1800000                         ; invalid address
   34: r3 = 32                                ; pc
   35: goto 43
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 0
   41: call buffer_commit
   42: goto 45
   43: r1 = r6
   44: call dt_fault()
   45: r0 = 0
   46: exit
dt_fault: as in gen/fault-without-a-record.d
