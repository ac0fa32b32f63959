this char big[40000];
this string s;
struct pair { int x, y; };
this struct pair p;
int n;
BEGIN {
	this->big[39999] = 1;
	trace(this->s);
	this->s = "a";
	trace(this->p.y);
	self->a[n] = 1;
	trace((uint64_t)&this->p);
}
==== code
record of clause 0: 284 bytes
  trace: string of 256 at 16
  trace: s32 at 272
  trace: u64 at 276
dt_program_0, 0 arguments, clauses 0
      prologue
      call dt_claim_working()
      r7 = r0                                ; working memory
      if r7 == 0 goto L3
      r0 = r7
      r0 += 40008
      *(u8 *)(r0 + 0) = 0                    ; this->s
      r0 = r7
      r0 += 40264
      *(u64 *)(r0 + 0) = 0
; working-memory-beyond-32k.d:6: BEGIN {
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
      r9 = reserve 284 bytes, else goto L2
      *(u32 *)(r9 + 0) = 1                   ; clause
      *(u64 *)(r9 + 4) = r8                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r9 + 12) = r0                 ; ecb
; working-memory-beyond-32k.d:7: this->big[39999] = 1;
      r0 = r7
      r0 += 40007
      *(u8 *)(r0 + 0) = 1                    ; this->big[]
; working-memory-beyond-32k.d:8: trace(this->s);
      r3 = r7
      r3 += 40008
      r1 = r9
      r1 += 16
      r2 = 256
      call probe_read_kernel_str             ; this->s
; working-memory-beyond-32k.d:9: this->s = "a";
      r1 = r7
      r1 += 40008
      r2 = 256
      r3 = literals + 0                      ; "a"
      call probe_read_kernel_str
; working-memory-beyond-32k.d:10: trace(this->p.y);
      r0 = r7
      r0 += 40268
      r0 = *(s32 *)(r0 + 0)                  ; this->p.y
      *(u32 *)(r9 + 272) = r0
; working-memory-beyond-32k.d:11: self->a[n] = 1;
      r0 = *(u64 *)(r6 + ctx.task)
      r1 = *(u32 *)(r6 + ctx.tid)
      r2 = r7
      r2 += 40272
      *(u64 *)(r2 + 0) = r0                  ; thread
      *(u64 *)(r2 + 8) = r1
      r0 = globals + 0
      r0 = *(s32 *)(r0 + 0)                  ; n
      r1 = r7
      r1 += 40288
      *(u64 *)(r1 + 0) = r0
      r0 = r7
      r0 += 40296
      *(u64 *)(r0 + 0) = 1
      r3 = r7
      r3 += 40296
      r2 = r7
      r2 += 40272
      r1 = map self_a0
      r4 = 0
      call map_update_elem
      if r0 == 0 goto L1
      r1 = 1
      call dt_count()
; working-memory-beyond-32k.d:12: trace((uint64_t)&this->p);
L1:   r0 = r7
      r0 += 40264
      r1 = r7
      r1 += 40272
      *(u64 *)(r1 + 0) = r0
      r0 = *(u64 *)(r1 + 0)                  ; as a number
      *(u64 *)(r9 + 276) = r0
; working-memory-beyond-32k.d:6: BEGIN {
L2:   commit
      if r7 == 0 goto L3
      *(u64 *)(r7 + 0) = 0                   ; working memory is free
L3:   leave
