#pragma D option attach=trampoline
pid1234::malloc:entry { trace(arg6); }
==== linked
program 0
dt_program_0:
      prologue
; user-arguments-on-the-stack.d:2: pid1234::malloc:entry { trace(arg6); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 28 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u64 *)(r6 + ctx.args[6])
      *(u64 *)(r0 + 20) = r1
L1:   commit
      leave
dt_count: as in link/trampolines-and-library.d
dt_count_drop: as in link/trampolines-and-library.d
trampoline 0
trampoline_user_function:
      r6 = r1
      r1 = state + 0
      r1 = *(u32 *)(r1 + 0)                  ; activity
      if r1 != 1 goto L5
      r8 = 1
L1:   *(u32 *)(r10 - 4) = r8
      r2 = r10
      r2 += -4
      r1 = map ecbs
      call map_lookup_elem
      if r0 == 0 goto L2
      r7 = r0
      r0 = 0
      r0 = cmpxchg *(u64 *)(r7 + 0), r0, r6  ; owner
      if r0 == 0 goto L3
      if r0 == r6 goto L3
L2:   r8 += 1
      if r8 != 9 goto L1
      goto L4
L3:   r1 = r6
      call get_attach_cookie
      *(u64 *)(r7 + 8) = r0                  ; id, probe_id
      *(u64 *)(r7 + 16) = 7                  ; nargs, flags
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
      call probe_read_user
      r1 = *(u64 *)(r10 - 16)
      *(u64 *)(r7 + 72) = r1                 ; arg6
      r3 = 0                                 ; program 0
      r1 = r6
      r2 = map programs
      call tail_call
      *(u64 *)(r7 + 0) = 0                   ; owner
L4:   *(u32 *)(r10 - 4) = 0
      r2 = r10
      r2 += -4
      r1 = map drops
      call map_lookup_elem
      if r0 == 0 goto L5
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; one more drop
L5:   leave
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 1
  state: key 4, value 16, entries 1
  drops: key 4, value 8, entries 5
