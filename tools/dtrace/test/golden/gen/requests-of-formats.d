//! -w
BEGIN { system("kill %d %s", pid, execname); freopen("%s.out", probefunc); setopt("quiet"); setopt("switchrate", 10); }
==== code
record of clause 0: 36 bytes
  request system: s32 at 16, string of 16 at 20
  request freopen: probefunc
  request setopt: constant "quiet"
  request setopt: constant "switchrate", constant 10
dt_program_0, 0 arguments, clauses 0
      prologue
; requests-of-formats.d:2: BEGIN { system("kill %d %s", pid, execname); freopen("%s.out", probefunc); setopt("quiet"); setopt("switchrate", 10); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 36 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r0 + 16) = r1
      r1 = *(u64 *)(r6 + ctx.task)
      r2 = *(u64 *)(r1 + 72)                 ; execname
      *(u64 *)(r0 + 20) = r2
      r1 = *(u64 *)(r1 + 80)                 ; execname
      *(u64 *)(r0 + 28) = r1
L1:   commit
      leave
