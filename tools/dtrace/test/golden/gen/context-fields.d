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
dt_program_0, 50 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; context-fields.d:1: BEGIN { trace(pid); trace(tid); trace(ppid); trace(uid); trace(gid); trace(euid); trace(egid); trace(cpu); }
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 40
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 40
   22: if r2 > r1 goto 42
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
   26: r1 = *(u32 *)(r6 + 204)                ; ctx.pid
   27: *(u32 *)(r0 + 8) = r1
   28: r1 = *(u32 *)(r6 + 200)                ; ctx.tid
   29: *(u32 *)(r0 + 12) = r1
   30: r1 = *(u32 *)(r6 + 208)                ; ctx.ppid
   31: *(u32 *)(r0 + 16) = r1
   32: r1 = *(u32 *)(r6 + 212)                ; ctx.uid
   33: *(u32 *)(r0 + 20) = r1
   34: r1 = *(u32 *)(r6 + 216)                ; ctx.gid
   35: *(u32 *)(r0 + 24) = r1
   36: r1 = *(u32 *)(r6 + 220)                ; ctx.euid
   37: *(u32 *)(r0 + 28) = r1
   38: r1 = *(u32 *)(r6 + 224)                ; ctx.egid
   39: *(u32 *)(r0 + 32) = r1
   40: r1 = *(u32 *)(r6 + 196)                ; ctx.cpu
   41: *(u32 *)(r0 + 36) = r1
   42: r1 = r6
   43: r2 = 232                               ; ctx.buf
   44: r3 = map rings
   46: r4 = 0
   47: call buffer_commit
   48: r0 = 0
   49: exit
