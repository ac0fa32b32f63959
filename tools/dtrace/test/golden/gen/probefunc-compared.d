fbt::vfs_*:entry /probefunc == "vfs_read"/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 55 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; probefunc-compared.d:1: fbt::vfs_*:entry /probefunc == "vfs_read"/ { }
    9: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
   10: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   11: r1 = r7
   12: r1 += 256
   13: if r1 > r0 goto 53
   14: r8 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   15: r4 = r8
   16: r4 <<= 2
   17: r4 |= 2
   18: r1 = r7
   19: r2 = 256
   20: r3 = probe_names + 0
   22: r5 = 112
   23: call dt_probe_name()                   ; probefunc
   24: r1 = r7
   25: r2 = 256
   26: r3 = literals + 0                      ; "vfs_read"
   28: call strncmp
   29: r0 = (s32)r0
   30: if r0 != 0 goto 53
   31: r1 = r6
   32: r2 = 232                               ; ctx.buf
   33: r3 = map rings
   35: r4 = 8
   36: call buffer_reserve
   37: if r0 == 0 goto 40
   38: r1 = r0
   39: call dt_count_drop()
   40: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   41: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   42: r2 = r0
   43: r2 += 8
   44: if r2 > r1 goto 47
   45: *(u32 *)(r0 + 0) = 1                   ; clause
   46: *(u32 *)(r0 + 4) = r8                  ; ecb
   47: r1 = r6
   48: r2 = 232                               ; ctx.buf
   49: r3 = map rings
   51: r4 = 0
   52: call buffer_commit
   53: r0 = 0
   54: exit
