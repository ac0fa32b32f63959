fbt::vfs_read:entry { trace(arg7); }
==== linked
program 0
dt_program_0:
      prologue
; entry-arguments-on-the-stack.d:1: fbt::vfs_read:entry { trace(arg7); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[7])
      *(u64 *)(r0 + 20) = r1
L1:   commit
      leave
dt_count: as in link/trampolines-and-library.d
dt_count_drop: as in link/trampolines-and-library.d
trampoline 0
trampoline_function:
      take the element
      *(u64 *)(r7 + 16) = 8                  ; nargs, flags
      r1 = *(u64 *)(r6 + regs.arg0)
      *(u64 *)(r7 + 24) = r1                 ; arg0
      r1 = *(u64 *)(r6 + regs.arg1)
      *(u64 *)(r7 + 32) = r1                 ; arg1
      r1 = *(u64 *)(r6 + regs.arg2)
      *(u64 *)(r7 + 40) = r1                 ; arg2
      r1 = *(u64 *)(r6 + regs.arg3)
      *(u64 *)(r7 + 48) = r1                 ; arg3
      r1 = *(u64 *)(r6 + regs.arg4)
      *(u64 *)(r7 + 56) = r1                 ; arg4
      r1 = *(u64 *)(r6 + regs.arg5)
      *(u64 *)(r7 + 64) = r1                 ; arg5
      r3 = *(u64 *)(r6 + regs.stack)
      r3 += 8
      r2 = 8
      r1 = r10
      r1 += -16
      call probe_read_kernel
      r1 = *(u64 *)(r10 - 16)
      *(u64 *)(r7 + 72) = r1                 ; arg6
      r3 = *(u64 *)(r6 + regs.stack)
      r3 += 16
      r2 = 8
      r1 = r10
      r1 += -16
      call probe_read_kernel
      r1 = *(u64 *)(r10 - 16)
      *(u64 *)(r7 + 80) = r1                 ; arg7
      r3 = 0                                 ; program 0
      call the program
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 1
  state: key 4, value 16, entries 1
  drops: key 4, value 8, entries 4
