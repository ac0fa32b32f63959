BEGIN { trace(pid); trace(tid); trace(ppid); trace(uid); trace(gid); trace(euid); trace(egid); trace(cpu); }
==== code
record of clause 0: 48 bytes
  trace: s32 at 16
  trace: s32 at 20
  trace: s32 at 24
  trace: u32 at 28
  trace: u32 at 32
  trace: u32 at 36
  trace: u32 at 40
  trace: s32 at 44
dt_program_0, 0 arguments, clauses 0
      prologue
; context-fields.d:1: BEGIN { trace(pid); trace(tid); trace(ppid); trace(uid); trace(gid); trace(euid); trace(egid); trace(cpu); }
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 48 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r0 + 16) = r1
      r1 = *(u32 *)(r6 + ctx.tid)
      *(u32 *)(r0 + 20) = r1
      r1 = *(u32 *)(r6 + ctx.ppid)
      *(u32 *)(r0 + 24) = r1
      r1 = *(u32 *)(r6 + ctx.uid)
      *(u32 *)(r0 + 28) = r1
      r1 = *(u32 *)(r6 + ctx.gid)
      *(u32 *)(r0 + 32) = r1
      r1 = *(u32 *)(r6 + ctx.euid)
      *(u32 *)(r0 + 36) = r1
      r1 = *(u32 *)(r6 + ctx.egid)
      *(u32 *)(r0 + 40) = r1
      r1 = *(u32 *)(r6 + ctx.cpu)
      *(u32 *)(r0 + 44) = r1
L1:   commit
      leave
