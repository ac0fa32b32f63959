fbt::vfs_*:entry /probefunc == "vfs_read"/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 71 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; probefunc-compared.d:1: fbt::vfs_*:entry /probefunc == "vfs_read"/ { }
    4: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
    5: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
    6: r1 = r7
    7: r1 += 256
    8: if r1 > r0 goto 46
    9: r4 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   10: r4 <<= 2
   11: r4 |= 2
   12: r1 = r7
   13: r2 = 256
   14: r3 = probe_names + 0
   16: r5 = 112
   17: call dt_probe_name()                   ; probefunc
   18: r1 = r7
   19: r2 = 256
   20: r3 = literals + 0                      ; "vfs_read"
   22: call strncmp
   23: r0 = (s32)r0
   24: if r0 != 0 goto 69
   25: r1 = r6
   26: r2 = 232                               ; ctx.buf
   27: r3 = map rings
   29: r4 = 8
   30: call buffer_reserve
   31: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   32: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   33: r2 = r0
   34: r2 += 8
   35: if r2 > r1 goto 39
   36: *(u32 *)(r0 + 0) = 1                   ; clause
   37: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   38: *(u32 *)(r0 + 4) = r1                  ; ecb
   39: r1 = r6
   40: r2 = 232                               ; ctx.buf
   41: r3 = map rings
   43: r4 = 0
   44: call buffer_commit
   45: goto 69
   46: r1 = r6
   47: r2 = 232                               ; ctx.buf
   48: r3 = map rings
   50: r4 = 32
   51: call buffer_reserve
   52: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   53: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   54: r2 = r0
   55: r2 += 32
   56: if r2 > r1 goto 63
   57: *(u32 *)(r0 + 0) = 0                   ; fault record
   58: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   59: *(u32 *)(r0 + 4) = r1
   60: *(u32 *)(r0 + 8) = 0
   61: *(u64 *)(r0 + 12) = 0
   62: *(u64 *)(r0 + 20) = 2
   63: r1 = r6
   64: r2 = 232                               ; ctx.buf
   65: r3 = map rings
   67: r4 = 0
   68: call buffer_commit
   69: r0 = 0
   70: exit
