BEGIN { trace(pid); } BEGIN { trace(tid); }
inline int both = pid + tid;
BEGIN {
	trace(both); trace(uid);
	trace(both);
}
==== code
record of clause 0: 12 bytes
  trace: s32 at 8
record of clause 1: 12 bytes
  trace: s32 at 8
record of clause 2: 20 bytes
  trace: s32 at 8
  trace: u32 at 12
  trace: s32 at 16
dt_program_0, 0 arguments, clauses 0 1 2
      prologue
; lines-of-a-listing.d:1: BEGIN { trace(pid); } BEGIN { trace(tid); }
      r0 = reserve 12 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
      r1 = *(u32 *)(r6 + ctx.pid)
      *(u32 *)(r0 + 8) = r1
L1:   commit
      r0 = reserve 12 bytes, else goto L2
      *(u32 *)(r0 + 0) = 2                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
      r1 = *(u32 *)(r6 + ctx.tid)
      *(u32 *)(r0 + 8) = r1
L2:   commit
; lines-of-a-listing.d:3: BEGIN {
      r0 = reserve 20 bytes, else goto L3
      *(u32 *)(r0 + 0) = 3                   ; clause
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 4) = r1                  ; ecb
; lines-of-a-listing.d:4: trace(both); trace(uid);
      r1 = *(u32 *)(r6 + ctx.pid)
      r2 = *(u32 *)(r6 + ctx.tid)
      r3 = r1
      r3 += r2
      *(u32 *)(r0 + 8) = r3
      r3 = *(u32 *)(r6 + ctx.uid)
      *(u32 *)(r0 + 12) = r3
; lines-of-a-listing.d:5: trace(both);
      r1 += r2
      *(u32 *)(r0 + 16) = r1
; lines-of-a-listing.d:3: BEGIN {
L3:   commit
      leave
