//! -x tracefs=tracefs-events -x attach=trampoline
syscall::read:entry, syscall::getpid:entry { n++; }
syscall::openat:entry { n += arg1 + arg5; }
syscall::read:return, fbt::vfs_read:entry { n += arg1; }
==== linked
program 0
dt_program_0:
      prologue
; system-calls-share-two-trampolines.d:2: syscall::read:entry, syscall::getpid:entry { n++; }
      r0 = globals + 0
      r1 = *(u64 *)(r0 + 0)                  ; n
      r1 += 1
      *(u64 *)(r0 + 0) = r1                  ; n
      leave
dt_count: as in link/trampolines-and-library.d
program 1
dt_program_1:
      prologue
; system-calls-share-two-trampolines.d:3: syscall::openat:entry { n += arg1 + arg5; }
      r0 = *(u64 *)(r6 + ctx.args[1])
      r1 = *(u64 *)(r6 + ctx.args[5])
      r0 += r1
      r1 = globals + 0
      r2 = *(u64 *)(r1 + 0)                  ; n
      r2 += r0
      *(u64 *)(r1 + 0) = r2                  ; n
      leave
dt_count: as in link/trampolines-and-library.d
program 2
dt_program_2:
      prologue
; system-calls-share-two-trampolines.d:4: syscall::read:return, fbt::vfs_read:entry { n += arg1; }
      r0 = *(u64 *)(r6 + ctx.args[1])
      r1 = globals + 0
      r2 = *(u64 *)(r1 + 0)                  ; n
      r2 += r0
      *(u64 *)(r1 + 0) = r2                  ; n
      leave
dt_count: as in link/trampolines-and-library.d
trampoline 0
trampoline_call_entry:
      r6 = r1
      r1 = state + 0
      r1 = *(u32 *)(r1 + 0)                  ; activity
      if r1 != 1 goto L6
      r1 = *(u64 *)(r6 + 8)                  ; number of the call
      if r1 >= 258 goto L6
      r1 *= 16
      r9 = calls + 0
      r9 += r1
      r1 = *(u64 *)(r9 + 0)                  ; cookie
      if r1 == 0 goto L6
      call get_current_task_btf
      r1 = *(u32 *)(r0 + 16)                 ; how the kernel was entered
      r1 &= 2
      if r1 != 0 goto L6
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
      goto L5
L3:   r1 = *(u64 *)(r9 + 0)                  ; cookie
      *(u64 *)(r7 + 8) = r1                  ; id, probe_id
      r1 = *(u32 *)(r9 + 12)                 ; nargs
      *(u64 *)(r7 + 16) = r1                 ; nargs, flags
      if r1 == 0 goto L4
      call get_current_task_btf
      r1 = r0
      call task_pt_regs
      r1 = *(u64 *)(r0 + regs.arg0)
      *(u64 *)(r7 + 24) = r1                 ; arg0
      r1 = *(u64 *)(r0 + regs.arg1)
      *(u64 *)(r7 + 32) = r1                 ; arg1
      r1 = *(u64 *)(r0 + regs.arg2)
      *(u64 *)(r7 + 40) = r1                 ; arg2
      r1 = *(u64 *)(r0 + 56)                 ; regs.arg3
      *(u64 *)(r7 + 48) = r1                 ; arg3
      r1 = *(u64 *)(r0 + regs.arg4)
      *(u64 *)(r7 + 56) = r1                 ; arg4
      r1 = *(u64 *)(r0 + regs.arg5)
      *(u64 *)(r7 + 64) = r1                 ; arg5
L4:   r3 = *(u32 *)(r9 + 8)                  ; program
      r1 = r6
      r2 = map programs
      call tail_call
      *(u64 *)(r7 + 0) = 0                   ; owner
L5:   *(u32 *)(r10 - 4) = 0
      r2 = r10
      r2 += -4
      r1 = map drops
      call map_lookup_elem
      if r0 == 0 goto L6
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; one more drop
L6:   leave
trampoline 1
trampoline_call_return:
      r6 = r1
      r1 = state + 0
      r1 = *(u32 *)(r1 + 0)                  ; activity
      if r1 != 1 goto L6
      call get_current_task_btf
      r1 = *(u32 *)(r0 + 16)                 ; how the kernel was entered
      r1 &= 2
      if r1 != 0 goto L6
      r1 = r0
      call task_pt_regs
      r1 = *(u32 *)(r0 + 120)                ; number of the call
      if r1 >= 258 goto L6
      r1 *= 16
      r9 = calls + 4128
      r9 += r1
      r1 = *(u64 *)(r9 + 0)                  ; cookie
      if r1 == 0 goto L6
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
      goto L5
L3:   r1 = *(u64 *)(r9 + 0)                  ; cookie
      *(u64 *)(r7 + 8) = r1                  ; id, probe_id
      r1 = *(u32 *)(r9 + 12)                 ; nargs
      *(u64 *)(r7 + 16) = r1                 ; nargs, flags
      if r1 == 0 goto L4
      r1 = *(u64 *)(r6 + 8)                  ; result
      *(u64 *)(r7 + 24) = r1                 ; arg0
      r1 = *(u64 *)(r6 + 8)                  ; result
      *(u64 *)(r7 + 32) = r1                 ; arg1
L4:   r3 = *(u32 *)(r9 + 8)                  ; program
      r1 = r6
      r2 = map programs
      call tail_call
      *(u64 *)(r7 + 0) = 0                   ; owner
L5:   *(u32 *)(r10 - 4) = 0
      r2 = r10
      r2 += -4
      r1 = map drops
      call map_lookup_elem
      if r0 == 0 goto L6
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; one more drop
L6:   leave
trampoline 2
trampoline_function:
      take the element
      *(u64 *)(r7 + 16) = 2                  ; nargs, flags
      r1 = *(u64 *)(r6 + regs.arg0)
      *(u64 *)(r7 + 24) = r1                 ; arg0
      r1 = *(u64 *)(r6 + regs.arg1)
      *(u64 *)(r7 + 32) = r1                 ; arg1
      r3 = 2                                 ; program 2
      call the program
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 3
  state: key 4, value 16, entries 1
  drops: key 4, value 8, entries 5
  calls: key 4, value 8256, entries 1
  globals: key 4, value 8, entries 1
