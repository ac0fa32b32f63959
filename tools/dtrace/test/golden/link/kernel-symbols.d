BEGIN { trace(`first_of_all); trace(`runqueue_length); }
==== linked
program 0
dt_program_0:
      prologue
; kernel-symbols.d:1: BEGIN { trace(`first_of_all); trace(`runqueue_length); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 32 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r1 = `first_of_all
      r2 = 40
      call kernel function with BTF id 30
      r0 = *(u64 *)(r0 + 0)                  ; `first_of_all
      *(u64 *)(r8 + 20) = r0
      r1 = per-CPU variable with BTF id 165
      call this_cpu_ptr
      r0 = *(u32 *)(r0 + 0)                  ; `runqueue_length
      *(u32 *)(r8 + 28) = r0
L1:   commit
      leave
dt_count: as in link/trampolines-and-library.d
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
