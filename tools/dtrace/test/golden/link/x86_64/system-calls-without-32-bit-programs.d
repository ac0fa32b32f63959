//! -x tracefs=tracefs-native -x attach=trampoline
syscall::read:entry, syscall::read:return { n++; }
==== linked
program 0
dt_program_0:
      prologue
; system-calls-without-32-bit-programs.d:2: syscall::read:entry, syscall::read:return { n++; }
      r0 = globals + 0
      r1 = *(u64 *)(r0 + 0)                  ; n
      r1 += 1
      *(u64 *)(r0 + 0) = r1                  ; n
      leave
dt_count: as in link/trampolines-and-library.d
trampoline 0
trampoline_call_entry:
      r6 = r1
      r1 = state + 0
      r1 = *(u32 *)(r1 + 0)                  ; activity
      if r1 != 1 goto L5
      r1 = *(u64 *)(r6 + 8)                  ; number of the call
      if r1 >= 1 goto L5
      r1 *= 16
      r9 = calls + 0
      r9 += r1
      r1 = *(u64 *)(r9 + 0)                  ; cookie
      if r1 == 0 goto L5
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
L3:   r1 = *(u64 *)(r9 + 0)                  ; cookie
      *(u64 *)(r7 + 8) = r1                  ; id, probe_id
      r1 = *(u32 *)(r9 + 12)                 ; nargs
      *(u64 *)(r7 + 16) = r1                 ; nargs, flags
      r3 = *(u32 *)(r9 + 8)                  ; program
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
trampoline 1
trampoline_call_return:
      r6 = r1
      r1 = state + 0
      r1 = *(u32 *)(r1 + 0)                  ; activity
      if r1 != 1 goto L5
      call get_current_task_btf
      r1 = r0
      call task_pt_regs
      r1 = *(u32 *)(r0 + 120)                ; number of the call
      if r1 >= 1 goto L5
      r1 *= 16
      r9 = calls + 16
      r9 += r1
      r1 = *(u64 *)(r9 + 0)                  ; cookie
      if r1 == 0 goto L5
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
L3:   r1 = *(u64 *)(r9 + 0)                  ; cookie
      *(u64 *)(r7 + 8) = r1                  ; id, probe_id
      r1 = *(u32 *)(r9 + 12)                 ; nargs
      *(u64 *)(r7 + 16) = r1                 ; nargs, flags
      r3 = *(u32 *)(r9 + 8)                  ; program
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
  calls: key 4, value 32, entries 1
  globals: key 4, value 8, entries 1
