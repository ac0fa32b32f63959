BEGIN { trace(pid); trace(tid); trace(ppid); trace(uid); trace(gid); trace(euid); trace(egid); trace(cpu); }
==== code
record of clause 0: 40 bytes
  trace: s32 at 8
  trace: s32 at 12
  trace: s32 at 16
  trace: u32 at 20
  trace: u32 at 24
  trace: u32 at 28
  trace: u32 at 32
  trace: s32 at 36
dt_program_0, 0 arguments, clauses 0
      prologue
; context-fields.d:1: BEGIN { trace(pid); trace(tid); trace(ppid); trace(uid); trace(gid); trace(euid); trace(egid); trace(cpu); }
      r0 = reserve 40 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r0 + 8) = r1
      r1 = *(u32 *)(r6 + ctx.tid)
      *(u32 *)(r0 + 12) = r1
      r1 = *(u32 *)(r6 + ctx.ppid)
      *(u32 *)(r0 + 16) = r1
      r1 = *(u32 *)(r6 + ctx.uid)
      *(u32 *)(r0 + 20) = r1
      r1 = *(u32 *)(r6 + ctx.gid)
      *(u32 *)(r0 + 24) = r1
      r1 = *(u32 *)(r6 + ctx.euid)
      *(u32 *)(r0 + 28) = r1
      r1 = *(u32 *)(r6 + ctx.egid)
      *(u32 *)(r0 + 32) = r1
      r1 = *(u32 *)(r6 + ctx.cpu)
      *(u32 *)(r0 + 36) = r1
L1:   commit
      leave
