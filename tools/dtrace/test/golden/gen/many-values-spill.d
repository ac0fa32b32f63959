fbt::vfs_read:entry
{
	trace((arg0 + 1) * ((arg1 + 2) * ((arg2 + 3) * ((arg3 + 4) * ((arg4 + 5) * ((arg5 + 6) * ((arg6 + 7) * ((arg7 + 8) * ((arg8 + 9) * ((arg9 + 10) * ((arg0 + 11) * (arg1 + 12))))))))))));
}
==== code
record of clause 0: 20 bytes
  trace: s64 at 12
dt_program_0, 90 instructions, 10 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; many-values-spill.d:1: fbt::vfs_read:entry
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 20
    9: call buffer_reserve
   10: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r2 = r0
   13: r2 += 20
   14: if r2 > r1 goto 82
   15: *(u32 *)(r0 + 0) = 1                   ; clause
   16: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r0 + 4) = r1                  ; ecb
; many-values-spill.d:3: trace((arg0 + 1) * ((arg1 + 2) * ((arg2 + 3) * ((arg3 + 4) * ((arg4 + 5) * ((arg5 + 6) * ((arg6 + 7) * ((arg7 + 8) * ((arg8 + 9) * ((arg9 + 10) * ((arg0 + 11) * (arg1 + 12))))))))))));
   18: r1 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   19: *(u64 *)(r10 - 8) = r1                 ; spill
   20: r1 = *(u64 *)(r10 - 8)                 ; reload
   21: r1 += 1
   22: *(u64 *)(r10 - 8) = r1                 ; spill
   23: r1 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   24: *(u64 *)(r10 - 16) = r1                ; spill
   25: r1 = *(u64 *)(r10 - 16)                ; reload
   26: r1 += 2
   27: *(u64 *)(r10 - 16) = r1                ; spill
   28: r1 = *(u64 *)(r6 + 280)                ; ctx.args[2]
   29: *(u64 *)(r10 - 24) = r1                ; spill
   30: r1 = *(u64 *)(r10 - 24)                ; reload
   31: r1 += 3
   32: *(u64 *)(r10 - 24) = r1                ; spill
   33: r1 = *(u64 *)(r6 + 288)                ; ctx.args[3]
   34: *(u64 *)(r10 - 40) = r1                ; spill
   35: r1 = *(u64 *)(r10 - 40)                ; reload
   36: r1 += 4
   37: *(u64 *)(r10 - 40) = r1                ; spill
   38: r1 = *(u64 *)(r6 + 296)                ; ctx.args[4]
   39: r1 += 5
   40: r2 = *(u64 *)(r6 + 304)                ; ctx.args[5]
   41: r2 += 6
   42: r3 = *(u64 *)(r6 + 312)                ; ctx.args[6]
   43: r3 += 7
   44: r4 = *(u64 *)(r6 + 320)                ; ctx.args[7]
   45: r4 += 8
   46: r5 = *(u64 *)(r6 + 328)                ; ctx.args[8]
   47: r5 += 9
   48: r7 = *(u64 *)(r6 + 336)                ; ctx.args[9]
   49: r7 += 10
   50: r8 = *(u64 *)(r6 + 264)                ; ctx.args[0]
   51: r8 += 11
   52: r9 = *(u64 *)(r6 + 272)                ; ctx.args[1]
   53: *(u64 *)(r10 - 32) = r9                ; spill
   54: r9 = *(u64 *)(r10 - 32)                ; reload
   55: r9 += 12
   56: *(u64 *)(r10 - 32) = r9                ; spill
   57: r9 = *(u64 *)(r10 - 32)                ; reload
   58: r8 *= r9
   59: r7 *= r8
   60: r5 *= r7
   61: r4 *= r5
   62: r3 *= r4
   63: r2 *= r3
   64: r1 *= r2
   65: r2 = *(u64 *)(r10 - 40)                ; reload
   66: r2 *= r1
   67: *(u64 *)(r10 - 40) = r2                ; spill
   68: r1 = *(u64 *)(r10 - 24)                ; reload
   69: r2 = *(u64 *)(r10 - 40)                ; reload
   70: r1 *= r2
   71: *(u64 *)(r10 - 24) = r1                ; spill
   72: r1 = *(u64 *)(r10 - 16)                ; reload
   73: r2 = *(u64 *)(r10 - 24)                ; reload
   74: r1 *= r2
   75: *(u64 *)(r10 - 16) = r1                ; spill
   76: r1 = *(u64 *)(r10 - 8)                 ; reload
   77: r2 = *(u64 *)(r10 - 16)                ; reload
   78: r1 *= r2
   79: *(u64 *)(r10 - 8) = r1                 ; spill
   80: r1 = *(u64 *)(r10 - 8)                 ; reload
   81: *(u64 *)(r0 + 12) = r1
; many-values-spill.d:1: fbt::vfs_read:entry
   82: r1 = r6
   83: r2 = 232                               ; ctx.buf
   84: r3 = map rings
   86: r4 = 0
   87: call buffer_commit
   88: r0 = 0
   89: exit
