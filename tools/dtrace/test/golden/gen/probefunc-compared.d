fbt::vfs_*:entry /probefunc == "vfs_read"/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 77 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; probefunc-compared.d:1: fbt::vfs_*:entry /probefunc == "vfs_read"/ { }
    4: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
    5: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
    6: r1 = r7
    7: r1 += 256
    8: if r1 > r0 goto 49
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
   24: if r0 != 0 goto 75
   25: r1 = r6
   26: r2 = 232                               ; ctx.buf
   27: r3 = map rings
   29: r4 = 8
   30: call buffer_reserve
   31: if r0 == 0 goto 34
   32: r1 = r0
   33: call dt_count_drop()
   34: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   35: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   36: r2 = r0
   37: r2 += 8
   38: if r2 > r1 goto 42
   39: *(u32 *)(r0 + 0) = 1                   ; clause
   40: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   41: *(u32 *)(r0 + 4) = r1                  ; ecb
   42: r1 = r6
   43: r2 = 232                               ; ctx.buf
   44: r3 = map rings
   46: r4 = 0
   47: call buffer_commit
   48: goto 75
   49: r1 = r6
   50: r2 = 232                               ; ctx.buf
   51: r3 = map rings
   53: r4 = 32
   54: call buffer_reserve
   55: if r0 == 0 goto 58
   56: r1 = r0
   57: call dt_count_drop()
   58: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   59: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   60: r2 = r0
   61: r2 += 32
   62: if r2 > r1 goto 69
   63: *(u32 *)(r0 + 0) = 0                   ; fault record
   64: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   65: *(u32 *)(r0 + 4) = r1
   66: *(u32 *)(r0 + 8) = 0
   67: *(u64 *)(r0 + 12) = 0
   68: *(u64 *)(r0 + 20) = 2
   69: r1 = r6
   70: r2 = 232                               ; ctx.buf
   71: r3 = map rings
   73: r4 = 0
   74: call buffer_commit
   75: r0 = 0
   76: exit
