BEGIN /execname < "abc" || execname > "bc" || probename >= "abc"/ { }
==== linked
program 0
dt_program_0:
      prologue
; literals-are-shared.d:1: BEGIN /execname < "abc" || execname > "bc" || probename >= "abc"/ { }
      r7 = *(u64 *)(r6 + ctx.task)
      r0 = *(u64 *)(r7 + 72)                 ; execname
      *(u64 *)(r10 - 16) = r0
      r0 = *(u64 *)(r7 + 80)                 ; execname
      *(u64 *)(r10 - 8) = r0
      r1 = r10
      r1 += -16
      r2 = 16
      r3 = literals + 0                      ; "abc"
      call strncmp
      r0 = (s32)r0
      if r0 s< 0 goto L1
      r0 = *(u64 *)(r7 + 72)                 ; execname
      *(u64 *)(r10 - 16) = r0
      r0 = *(u64 *)(r7 + 80)                 ; execname
      *(u64 *)(r10 - 8) = r0
      r1 = r10
      r1 += -16
      r2 = 16
      r3 = literals + 4                      ; "bc"
      call strncmp
      r0 = (s32)r0
      if r0 s> 0 goto L1
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      r4 = r0
      r4 <<= 2
      r4 |= 3
      r1 = r10
      r1 += -64
      r2 = 64
      r3 = probe_names + 0
      r5 = 46
      call dt_probe_name()                   ; probename
      r1 = r10
      r1 += -64
      r2 = 64
      r3 = literals + 0                      ; "abc"
      call strncmp
      r0 = (s32)r0
      if r0 s< 0 goto L3
L1:   call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 16 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
L2:   commit
L3:   leave
dt_count: as in link/trampolines-and-library.d
dt_probe_name:
      w0 = 0
      *(u8 *)(r1 + 0) = r0
      r0 = 0
      r4 <<= 2
      w6 = w5
      r6 += -4
      if r4 > r6 goto L1
      r6 = r3
      r6 += r4
      r4 = *(u32 *)(r6 + 0)
      if w4 >= w5 goto L1
      r3 += r4
      call probe_read_kernel_str
L1:   exit
dt_count_drop: as in link/trampolines-and-library.d
trampoline 0
trampoline_direct:
      take the element
      *(u64 *)(r7 + 16) = 0                  ; nargs, flags
      r3 = 0                                 ; program 0
      call the program
maps
  ecbs: key 4, value 104, entries 9
  rings: key 4, value 4, entries 0
  programs: key 4, value 4, entries 1
  state: key 4, value 16, entries 1
  drops: key 4, value 8, entries 5
  literals: key 4, value 7, entries 1
  probe_names: key 4, value 46, entries 1
