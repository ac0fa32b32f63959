pid1234:work:read_line:return { @ = sum(arg0); }
==== linked
program 0
dt_program_0:
      prologue
      r0 = state + 0
      r0 = *(u32 *)(r0 + 8)                  ; generation
; return-finds-its-exit.d:1: pid1234:work:read_line:return { @ = sum(arg0); }
      r7 = *(u64 *)(r6 + ctx.args[0])
      r1 = *(u32 *)(r6 + ctx.cpu)
      r1 += r0
      *(u32 *)(r10 - 8) = r1
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      if r0 == 0 goto L1
      *(u64 *)(r0 + 16) = 1                  ; is used
      lock *(u64 *)(r0 + 24) += r7           ; @
L1:   leave
dt_count: as in link/trampolines-and-library.d
trampoline 0
trampoline_user_function:
      r6 = r1
      r1 = state + 0
      r1 = *(u32 *)(r1 + 0)                  ; activity
      if r1 != 1 goto L6
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
L3:   r1 = r6
      call get_attach_cookie
      *(u64 *)(r7 + 8) = r0                  ; id, probe_id
      *(u64 *)(r7 + 16) = 1                  ; nargs, flags
      r0 = 0
      r1 = *(u32 *)(r7 + 12)                 ; number of the exit
      if r1 >= 2 goto L4
      r1 <<= 3
      r2 = exits + 0
      r2 += r1
      r1 = *(u32 *)(r2 + 0)                  ; probe_id
      *(u32 *)(r7 + 12) = r1
      r0 = *(u32 *)(r2 + 4)                  ; offset
L4:   *(u64 *)(r7 + 24) = r0                 ; arg0
      r3 = 0                                 ; program 0
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
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 1
  state: key 4, value 16, entries 1
  drops: key 4, value 8, entries 5
  exits: key 4, value 16, entries 1
  aggregations: key 4, value 64, entries 0
