//! -x tracefs=tracefs-sdt
sdt:::exec, fbt::vfs_read:entry { trace(epid); }
sdt:vmlinux::merge { trace(id); }
==== code
record of clause 0: 20 bytes
  trace: u32 at 16
record of clause 1: 16 bytes
  trace: id
dt_program_0, 0 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r0 = *(u32 *)(r0 + 0)                  ; activity
      if r0 != 1 goto L2
; static-probe-runs-a-program.d:2: sdt:::exec, fbt::vfs_read:entry { trace(epid); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 20 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 &= 0x1fffffff
      *(u32 *)(r0 + 16) = r1
L1:   commit
L2:   leave
dt_program_1, 0 arguments, clauses 1
      r6 = r1                                ; ctx
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      r1 = state + 0
      r1 = *(u32 *)(r1 + 0)                  ; activity
      if r1 != 1 goto L3
      if r0 < 0x60000000 goto L1
      r1 = r6
      call get_attach_cookie
      r1 = r0
      r1 >>= 16
      r2 = *(u64 *)(r6 + ctx.regs.pc)
      r2 <<= 16
      r2 >>= 16
      r2 -= r1
      r0 &= 65535                            ; bytes of the function
      if r2 >= r0 goto L3
; static-probe-runs-a-program.d:3: sdt:vmlinux::merge { trace(id); }
L1:   call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L2
      *(u32 *)(r0 + 0) = 2                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L2:   commit
L3:   leave
