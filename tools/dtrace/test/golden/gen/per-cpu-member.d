BEGIN { trace(`state.length); trace(`state.inner.b); trace(`state.whole); }
==== code
record of clause 0: 28 bytes
  trace: s32 at 16
  trace: s16 at 20
  trace: u32 at 24
dt_program_0, 0 arguments, clauses 0
      prologue
; per-cpu-member.d:1: BEGIN { trace(`state.length); trace(`state.inner.b); trace(`state.whole); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 28 bytes, else goto L1
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r1 = per-CPU `state
      call this_cpu_ptr
      r0 = *(u32 *)(r0 + 0)                  ; `state.length
      *(u32 *)(r8 + 16) = r0
      r1 = per-CPU `state
      call this_cpu_ptr
      r0 = *(u16 *)(r0 + 18)                 ; `state.inner.b
      *(u16 *)(r8 + 20) = r0
      r1 = per-CPU `state
      call this_cpu_ptr
      r0 = *(u32 *)(r0 + 16)                 ; `state.whole
      *(u32 *)(r8 + 24) = r0
L1:   commit
      leave
