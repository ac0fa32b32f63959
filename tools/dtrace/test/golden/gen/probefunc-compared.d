fbt::vfs_*:entry /probefunc == "vfs_read"/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 50 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; probefunc-compared.d:1: fbt::vfs_*:entry /probefunc == "vfs_read"/ { }
    4: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
    5: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
    6: r1 = r7
    7: r1 += 256
    8: if r1 > r0 goto 48
    9: r8 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   10: r4 = r8
   11: r4 <<= 2
   12: r4 |= 2
   13: r1 = r7
   14: r2 = 256
   15: r3 = probe_names + 0
   17: r5 = 112
   18: call dt_probe_name()                   ; probefunc
   19: r1 = r7
   20: r2 = 256
   21: r3 = literals + 0                      ; "vfs_read"
   23: call strncmp
   24: r0 = (s32)r0
   25: if r0 != 0 goto 48
   26: r1 = r6
   27: r2 = 232                               ; ctx.buf
   28: r3 = map rings
   30: r4 = 8
   31: call buffer_reserve
   32: if r0 == 0 goto 35
   33: r1 = r0
   34: call dt_count_drop()
   35: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   36: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   37: r2 = r0
   38: r2 += 8
   39: if r2 > r1 goto 42
   40: *(u32 *)(r0 + 0) = 1                   ; clause
   41: *(u32 *)(r0 + 4) = r8                  ; ecb
   42: r1 = r6
   43: r2 = 232                               ; ctx.buf
   44: r3 = map rings
   46: r4 = 0
   47: call buffer_commit
   48: r0 = 0
   49: exit
