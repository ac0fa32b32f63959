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
dt_program_0, 42 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; context-fields.d:1: BEGIN { trace(pid); trace(tid); trace(ppid); trace(uid); trace(gid); trace(euid); trace(egid); trace(cpu); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 40
    9: call buffer_reserve
   10: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   11: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   12: r2 = r0
   13: r2 += 40
   14: if r2 > r1 goto 34
   15: *(u32 *)(r0 + 0) = 1                   ; clause
   16: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   17: *(u32 *)(r0 + 4) = r1                  ; ecb
   18: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   19: *(u32 *)(r0 + 8) = r1
   20: r1 = *(u32 *)(r6 + 200)                ; ctx.tid
   21: *(u32 *)(r0 + 12) = r1
   22: r1 = *(u32 *)(r6 + 208)                ; ctx.ppid
   23: *(u32 *)(r0 + 16) = r1
   24: r1 = *(u32 *)(r6 + 212)                ; ctx.uid
   25: *(u32 *)(r0 + 20) = r1
   26: r1 = *(u32 *)(r6 + 216)                ; ctx.gid
   27: *(u32 *)(r0 + 24) = r1
   28: r1 = *(u32 *)(r6 + 220)                ; ctx.euid
   29: *(u32 *)(r0 + 28) = r1
   30: r1 = *(u32 *)(r6 + 224)                ; ctx.egid
   31: *(u32 *)(r0 + 32) = r1
   32: r1 = *(u32 *)(r6 + 196)                ; ctx.cpu
   33: *(u32 *)(r0 + 36) = r1
   34: r1 = r6
   35: r2 = 232                               ; ctx.buf
   36: r3 = map rings
   38: r4 = 0
   39: call buffer_commit
   40: r0 = 0
   41: exit
