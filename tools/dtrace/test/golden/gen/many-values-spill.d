fbt::vfs_read:entry
{
	trace((arg0 + 1) * ((arg1 + 2) * ((arg2 + 3) * ((arg3 + 4) * ((arg4 + 5) * ((arg5 + 6) * ((arg6 + 7) * ((arg7 + 8) * ((arg8 + 9) * ((arg9 + 10) * ((arg0 + 11) * (arg1 + 12))))))))))));
}
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
dt_program_0, 93 instructions, 10 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; many-values-spill.d:1: fbt::vfs_read:entry
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 20
   17: if r2 > r1 goto 85
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
; many-values-spill.d:3: trace((arg0 + 1) * ((arg1 + 2) * ((arg2 + 3) * ((arg3 + 4) * ((arg4 + 5) * ((arg5 + 6) * ((arg6 + 7) * ((arg7 + 8) * ((arg8 + 9) * ((arg9 + 10) * ((arg0 + 11) * (arg1 + 12))))))))))));
   21: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   22: *(u64 *)(r10 - 8) = r1                 ; spill
   23: r1 = *(u64 *)(r10 - 8)                 ; reload
   24: r1 += 1
   25: *(u64 *)(r10 - 8) = r1                 ; spill
   26: r1 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   27: *(u64 *)(r10 - 16) = r1                ; spill
   28: r1 = *(u64 *)(r10 - 16)                ; reload
   29: r1 += 2
   30: *(u64 *)(r10 - 16) = r1                ; spill
   31: r1 = *(u64 *)(r6 + 280)                ; ctx.args[2]
   32: *(u64 *)(r10 - 24) = r1                ; spill
   33: r1 = *(u64 *)(r10 - 24)                ; reload
   34: r1 += 3
   35: *(u64 *)(r10 - 24) = r1                ; spill
   36: r1 = *(u64 *)(r6 + 288)                ; ctx.args[3]
   37: *(u64 *)(r10 - 32) = r1                ; spill
   38: r1 = *(u64 *)(r10 - 32)                ; reload
   39: r1 += 4
   40: *(u64 *)(r10 - 32) = r1                ; spill
   41: r1 = *(u64 *)(r6 + 296)                ; ctx.args[4]
   42: r1 += 5
   43: r2 = *(u64 *)(r6 + 304)                ; ctx.args[5]
   44: r2 += 6
   45: r3 = *(u64 *)(r6 + 312)                ; ctx.args[6]
   46: r3 += 7
   47: r4 = *(u64 *)(r6 + 320)                ; ctx.args[7]
   48: r4 += 8
   49: r5 = *(u64 *)(r6 + 328)                ; ctx.args[8]
   50: r5 += 9
   51: r7 = *(u64 *)(r6 + 336)                ; ctx.args[9]
   52: r7 += 10
   53: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   54: r8 += 11
   55: r9 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   56: *(u64 *)(r10 - 40) = r9                ; spill
   57: r9 = *(u64 *)(r10 - 40)                ; reload
   58: r9 += 12
   59: *(u64 *)(r10 - 40) = r9                ; spill
   60: r9 = *(u64 *)(r10 - 40)                ; reload
   61: r8 *= r9
   62: r7 *= r8
   63: r5 *= r7
   64: r4 *= r5
   65: r3 *= r4
   66: r2 *= r3
   67: r1 *= r2
   68: r2 = *(u64 *)(r10 - 32)                ; reload
   69: r2 *= r1
   70: *(u64 *)(r10 - 32) = r2                ; spill
   71: r1 = *(u64 *)(r10 - 24)                ; reload
   72: r2 = *(u64 *)(r10 - 32)                ; reload
   73: r1 *= r2
   74: *(u64 *)(r10 - 24) = r1                ; spill
   75: r1 = *(u64 *)(r10 - 16)                ; reload
   76: r2 = *(u64 *)(r10 - 24)                ; reload
   77: r1 *= r2
   78: *(u64 *)(r10 - 16) = r1                ; spill
   79: r1 = *(u64 *)(r10 - 8)                 ; reload
   80: r2 = *(u64 *)(r10 - 16)                ; reload
   81: r1 *= r2
   82: *(u64 *)(r10 - 8) = r1                 ; spill
   83: r1 = *(u64 *)(r10 - 8)                 ; reload
   84: *(u64 *)(r0 + 12) = r1
; many-values-spill.d:1: fbt::vfs_read:entry
   85: r1 = r6
   86: r2 = 232                               ; ctx.buf
   87: r3 = map rings
   89: r4 = 0
   90: call buffer_commit
   91: r0 = 0
   92: exit
