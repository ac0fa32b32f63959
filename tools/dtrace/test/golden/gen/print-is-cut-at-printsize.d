//! -x printsize=16
BEGIN { print(curthread); }
==== code
record of clause 0: 36 bytes
  print struct task_struct *: u64 at 12, 16 bytes at 20
dt_program_0, 55 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; print-is-cut-at-printsize.d:2: BEGIN { print(curthread); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 36
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r1 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r1
   21: r2 += 36
   22: if r2 > r0 goto 44
   23: *(u32 *)(r1 + 0) = 1                   ; clause
   24: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r1 + 4) = r0                  ; ecb
   26: r0 = *(u64 *)(r6 + 176)                ; curthread
   27: r2 = *(u64 *)(r6 + 248)                ; ctx.scratch
   28: r3 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   29: r4 = r2
   30: r4 += 8
   31: if r4 > r3 goto 44
   32: *(u64 *)(r2 + 0) = r0
   33: r7 = *(u64 *)(r2 + 0)                  ; as a number
   34: *(u64 *)(r1 + 12) = r7
   35: r1 += 20
   36: r2 = 16
   37: r3 = r7
   38: call probe_read_kernel
   39: if r0 == 0 goto 44
   40: r4 = r7
   41: r2 = 0x1800000                         ; invalid address
   42: r3 = 40                                ; pc
   43: goto 51
   44: r1 = r6
   45: r2 = 232                               ; ctx.buf
   46: r3 = map rings
   48: r4 = 0
   49: call buffer_commit
   50: goto 53
   51: r1 = r6
   52: call dt_fault()
   53: r0 = 0
   54: exit
dt_fault: as in gen/fault-without-a-record.d
