fbt::vfs_read:entry
{
	trace((arg0 + 1) * ((arg1 + 2) * ((arg2 + 3) * ((arg3 + 4) * ((arg4 + 5) * ((arg5 + 6) * ((arg6 + 7) * ((arg7 + 8) * ((arg8 + 9) * ((arg9 + 10) * ((arg0 + 11) * (arg1 + 12))))))))))));
}
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
dt_program_0, 98 instructions, 10 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; many-values-spill.d:1: fbt::vfs_read:entry
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 20
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 20
   22: if r2 > r1 goto 90
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
; many-values-spill.d:3: trace((arg0 + 1) * ((arg1 + 2) * ((arg2 + 3) * ((arg3 + 4) * ((arg4 + 5) * ((arg5 + 6) * ((arg6 + 7) * ((arg7 + 8) * ((arg8 + 9) * ((arg9 + 10) * ((arg0 + 11) * (arg1 + 12))))))))))));
   26: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   27: *(u64 *)(r10 - 8) = r1                 ; spill
   28: r1 = *(u64 *)(r10 - 8)                 ; reload
   29: r1 += 1
   30: *(u64 *)(r10 - 8) = r1                 ; spill
   31: r1 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   32: *(u64 *)(r10 - 16) = r1                ; spill
   33: r1 = *(u64 *)(r10 - 16)                ; reload
   34: r1 += 2
   35: *(u64 *)(r10 - 16) = r1                ; spill
   36: r1 = *(u64 *)(r6 + 280)                ; ctx.args[2]
   37: *(u64 *)(r10 - 24) = r1                ; spill
   38: r1 = *(u64 *)(r10 - 24)                ; reload
   39: r1 += 3
   40: *(u64 *)(r10 - 24) = r1                ; spill
   41: r1 = *(u64 *)(r6 + 288)                ; ctx.args[3]
   42: *(u64 *)(r10 - 32) = r1                ; spill
   43: r1 = *(u64 *)(r10 - 32)                ; reload
   44: r1 += 4
   45: *(u64 *)(r10 - 32) = r1                ; spill
   46: r1 = *(u64 *)(r6 + 296)                ; ctx.args[4]
   47: r1 += 5
   48: r2 = *(u64 *)(r6 + 304)                ; ctx.args[5]
   49: r2 += 6
   50: r3 = *(u64 *)(r6 + 312)                ; ctx.args[6]
   51: r3 += 7
   52: r4 = *(u64 *)(r6 + 320)                ; ctx.args[7]
   53: r4 += 8
   54: r5 = *(u64 *)(r6 + 328)                ; ctx.args[8]
   55: r5 += 9
   56: r7 = *(u64 *)(r6 + 336)                ; ctx.args[9]
   57: r7 += 10
   58: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   59: r8 += 11
   60: r9 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   61: *(u64 *)(r10 - 40) = r9                ; spill
   62: r9 = *(u64 *)(r10 - 40)                ; reload
   63: r9 += 12
   64: *(u64 *)(r10 - 40) = r9                ; spill
   65: r9 = *(u64 *)(r10 - 40)                ; reload
   66: r8 *= r9
   67: r7 *= r8
   68: r5 *= r7
   69: r4 *= r5
   70: r3 *= r4
   71: r2 *= r3
   72: r1 *= r2
   73: r2 = *(u64 *)(r10 - 32)                ; reload
   74: r2 *= r1
   75: *(u64 *)(r10 - 32) = r2                ; spill
   76: r1 = *(u64 *)(r10 - 24)                ; reload
   77: r2 = *(u64 *)(r10 - 32)                ; reload
   78: r1 *= r2
   79: *(u64 *)(r10 - 24) = r1                ; spill
   80: r1 = *(u64 *)(r10 - 16)                ; reload
   81: r2 = *(u64 *)(r10 - 24)                ; reload
   82: r1 *= r2
   83: *(u64 *)(r10 - 16) = r1                ; spill
   84: r1 = *(u64 *)(r10 - 8)                 ; reload
   85: r2 = *(u64 *)(r10 - 16)                ; reload
   86: r1 *= r2
   87: *(u64 *)(r10 - 8) = r1                 ; spill
   88: r1 = *(u64 *)(r10 - 8)                 ; reload
   89: *(u64 *)(r0 + 12) = r1
; many-values-spill.d:1: fbt::vfs_read:entry
   90: r1 = r6
   91: r2 = 232                               ; ctx.buf
   92: r3 = map rings
   94: r4 = 0
   95: call buffer_commit
   96: r0 = 0
   97: exit
