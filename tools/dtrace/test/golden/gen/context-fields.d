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
dt_program_0, 45 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
; context-fields.d:1: BEGIN { trace(pid); trace(tid); trace(ppid); trace(uid); trace(gid); trace(euid); trace(egid); trace(cpu); }
    4: r1 = r6
    5: r2 = 232                               ; ctx.buf
    6: r3 = map rings
    8: r4 = 40
    9: call buffer_reserve
   10: if r0 == 0 goto 13
   11: r1 = r0
   12: call dt_count_drop()
   13: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   14: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   15: r2 = r0
   16: r2 += 40
   17: if r2 > r1 goto 37
   18: *(u32 *)(r0 + 0) = 1                   ; clause
   19: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   20: *(u32 *)(r0 + 4) = r1                  ; ecb
   21: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   22: *(u32 *)(r0 + 8) = r1
   23: r1 = *(u32 *)(r6 + 200)                ; ctx.tid
   24: *(u32 *)(r0 + 12) = r1
   25: r1 = *(u32 *)(r6 + 208)                ; ctx.ppid
   26: *(u32 *)(r0 + 16) = r1
   27: r1 = *(u32 *)(r6 + 212)                ; ctx.uid
   28: *(u32 *)(r0 + 20) = r1
   29: r1 = *(u32 *)(r6 + 216)                ; ctx.gid
   30: *(u32 *)(r0 + 24) = r1
   31: r1 = *(u32 *)(r6 + 220)                ; ctx.euid
   32: *(u32 *)(r0 + 28) = r1
   33: r1 = *(u32 *)(r6 + 224)                ; ctx.egid
   34: *(u32 *)(r0 + 32) = r1
   35: r1 = *(u32 *)(r6 + 196)                ; ctx.cpu
   36: *(u32 *)(r0 + 36) = r1
   37: r1 = r6
   38: r2 = 232                               ; ctx.buf
   39: r3 = map rings
   41: r4 = 0
   42: call buffer_commit
   43: r0 = 0
   44: exit
