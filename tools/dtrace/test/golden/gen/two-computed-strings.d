fbt::vfs_read:entry /probefunc > execname/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 54 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; two-computed-strings.d:1: fbt::vfs_read:entry /probefunc > execname/ { }
    4: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
    5: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
    6: r1 = r7
    7: r1 += 256
    8: if r1 > r0 goto 52
    9: r8 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   10: r4 = r8
   11: r4 <<= 2
   12: r4 |= 2
   13: r1 = r7
   14: r2 = 256
   15: r3 = probe_names + 0
   17: r5 = 60
   18: call dt_probe_name()                   ; probefunc
   19: r1 = r10
   20: r1 += -16
   21: r2 = 16
   22: call get_current_comm                  ; execname
   23: r1 = r7
   24: r2 = r10
   25: r2 += -16
   26: r3 = 16
   27: call dt_strcmp()
   28: r0 = (s32)r0
   29: if r0 s<= 0 goto 52
   30: r1 = r6
   31: r2 = 232                               ; ctx.buf
   32: r3 = map rings
   34: r4 = 8
   35: call buffer_reserve
   36: if r0 == 0 goto 39
   37: r1 = r0
   38: call dt_count_drop()
   39: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   40: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   41: r2 = r0
   42: r2 += 8
   43: if r2 > r1 goto 46
   44: *(u32 *)(r0 + 0) = 1                   ; clause
   45: *(u32 *)(r0 + 4) = r8                  ; ecb
   46: r1 = r6
   47: r2 = 232                               ; ctx.buf
   48: r3 = map rings
   50: r4 = 0
   51: call buffer_commit
   52: r0 = 0
   53: exit
