//! -x tracefs=tracefs-sdt
sdt:::exec, fbt::vfs_read:entry { trace(epid); }
sdt:vmlinux::merge { trace(id); }
==== code
record of clause 0: 12 bytes
  trace: u32 at 8
record of clause 1: 8 bytes
  trace: id
dt_program_0, 44 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
    9: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   10: if r0 < 0x40000000 goto 17
   11: r0 = state + 0
   13: r0 = *(u32 *)(r0 + 0)                  ; activity
   14: if r0 == 1 goto 17
   15: r0 = 0
   16: exit
; static-probe-runs-a-program.d:2: sdt:::exec, fbt::vfs_read:entry { trace(epid); }
   17: r1 = r6
   18: r2 = 232                               ; ctx.buf
   19: r3 = map rings
   21: r4 = 12
   22: call buffer_reserve
   23: if r0 == 0 goto 26
   24: r1 = r0
   25: call dt_count_drop()
   26: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   27: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   28: r2 = r0
   29: r2 += 12
   30: if r2 > r1 goto 36
   31: *(u32 *)(r0 + 0) = 1                   ; clause
   32: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   33: *(u32 *)(r0 + 4) = r1                  ; ecb
   34: r1 &= 0x1fffffff
   35: *(u32 *)(r0 + 8) = r1
   36: r1 = r6
   37: r2 = 232                               ; ctx.buf
   38: r3 = map rings
   40: r4 = 0
   41: call buffer_commit
   42: r0 = 0
   43: exit
dt_program_1, 53 instructions, 0 arguments, clauses 1
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
    9: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   10: if r0 < 0x40000000 goto 28
   11: r1 = state + 0
   13: r1 = *(u32 *)(r1 + 0)                  ; activity
   14: if r1 != 1 goto 26
   15: if r0 < 0x60000000 goto 28
   16: r1 = r6
   17: call get_attach_cookie
   18: r1 = r0
   19: r1 >>= 16
   20: r2 = *(u64 *)(r6 + 128)                ; ctx.regs
   21: r2 <<= 16
   22: r2 >>= 16
   23: r2 -= r1
   24: r0 &= 65535                            ; bytes of the function
   25: if r2 < r0 goto 28
   26: r0 = 0
   27: exit
; static-probe-runs-a-program.d:3: sdt:vmlinux::merge { trace(id); }
   28: r1 = r6
   29: r2 = 232                               ; ctx.buf
   30: r3 = map rings
   32: r4 = 8
   33: call buffer_reserve
   34: if r0 == 0 goto 37
   35: r1 = r0
   36: call dt_count_drop()
   37: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   38: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   39: r2 = r0
   40: r2 += 8
   41: if r2 > r1 goto 45
   42: *(u32 *)(r0 + 0) = 2                   ; clause
   43: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   44: *(u32 *)(r0 + 4) = r1                  ; ecb
   45: r1 = r6
   46: r2 = 232                               ; ctx.buf
   47: r3 = map rings
   49: r4 = 0
   50: call buffer_commit
   51: r0 = 0
   52: exit
