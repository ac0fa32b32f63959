fbt::vfs_read:entry /probefunc > execname/ { }
==== code
record of clause 0: 8 bytes
dt_program_0, 59 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; two-computed-strings.d:1: fbt::vfs_read:entry /probefunc > execname/ { }
    9: r7 = *(u64 *)(r6 + 248)                ; ctx.scratch
   10: r0 = *(u64 *)(r6 + 256)                ; ctx.scratch_end
   11: r1 = r7
   12: r1 += 256
   13: if r1 > r0 goto 57
   14: r8 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   15: r4 = r8
   16: r4 <<= 2
   17: r4 |= 2
   18: r1 = r7
   19: r2 = 256
   20: r3 = probe_names + 0
   22: r5 = 60
   23: call dt_probe_name()                   ; probefunc
   24: r1 = r10
   25: r1 += -16
   26: r2 = 16
   27: call get_current_comm                  ; execname
   28: r1 = r7
   29: r2 = r10
   30: r2 += -16
   31: r3 = 16
   32: call dt_strcmp()
   33: r0 = (s32)r0
   34: if r0 s<= 0 goto 57
   35: r1 = r6
   36: r2 = 232                               ; ctx.buf
   37: r3 = map rings
   39: r4 = 8
   40: call buffer_reserve
   41: if r0 == 0 goto 44
   42: r1 = r0
   43: call dt_count_drop()
   44: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   45: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   46: r2 = r0
   47: r2 += 8
   48: if r2 > r1 goto 51
   49: *(u32 *)(r0 + 0) = 1                   ; clause
   50: *(u32 *)(r0 + 4) = r8                  ; ecb
   51: r1 = r6
   52: r2 = 232                               ; ctx.buf
   53: r3 = map rings
   55: r4 = 0
   56: call buffer_commit
   57: r0 = 0
   58: exit
