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
record of clause 0: 276 bytes
  trace: string of 256 at 8
  trace: s32 at 264
  trace: u64 at 268
dt_program_0, 97 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
    9: call dt_claim_working()
   10: r7 = r0                                ; working memory
   11: if r7 == 0 goto 93
   12: r0 = r7
   13: r0 += 40008
   14: *(u8 *)(r0 + 0) = 0                    ; this->s
   15: r0 = r7
   16: r0 += 40264
   17: *(u64 *)(r0 + 0) = 0
; working-memory-beyond-32k.d:6: BEGIN {
   18: r1 = r6
   19: r2 = 232                               ; ctx.buf
   20: r3 = map rings
   22: r4 = 276
   23: call buffer_reserve
   24: if r0 == 0 goto 27
   25: r1 = r0
   26: call dt_count_drop()
   27: r8 = *(u64 *)(r6 + 232)                ; ctx.buf
   28: r0 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   29: r1 = r8
   30: r1 += 276
   31: if r1 > r0 goto 87
   32: *(u32 *)(r8 + 0) = 1                   ; clause
   33: r0 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   34: *(u32 *)(r8 + 4) = r0                  ; ecb
; working-memory-beyond-32k.d:7: this->big[39999] = 1;
   35: r0 = r7
   36: r0 += 40007
   37: *(u8 *)(r0 + 0) = 1                    ; this->big[]
; working-memory-beyond-32k.d:8: trace(this->s);
   38: r3 = r7
   39: r3 += 40008
   40: r1 = r8
   41: r1 += 8
   42: r2 = 256
   43: call probe_read_kernel_str             ; this->s
; working-memory-beyond-32k.d:9: this->s = "a";
   44: r1 = r7
   45: r1 += 40008
   46: r2 = 256
   47: r3 = literals + 0                      ; "a"
   49: call probe_read_kernel_str
; working-memory-beyond-32k.d:10: trace(this->p.y);
   50: r0 = r7
   51: r0 += 40268
   52: r0 = *(s32 *)(r0 + 0)                  ; this->p.y
   53: *(u32 *)(r8 + 264) = r0
; working-memory-beyond-32k.d:11: self->a[n] = 1;
   54: r0 = *(u64 *)(r6 + 176)                ; curthread
   55: r1 = *(u32 *)(r6 + 200)                ; ctx.tid
   56: r2 = r7
   57: r2 += 40272
   58: *(u64 *)(r2 + 0) = r0                  ; thread
   59: *(u64 *)(r2 + 8) = r1
   60: r0 = globals + 0
   62: r0 = *(s32 *)(r0 + 0)                  ; n
   63: r1 = r7
   64: r1 += 40288
   65: *(u64 *)(r1 + 0) = r0
   66: r0 = r7
   67: r0 += 40296
   68: *(u64 *)(r0 + 0) = 1
   69: r3 = r7
   70: r3 += 40296
   71: r2 = r7
   72: r2 += 40272
   73: r1 = map self_a0
   75: r4 = 0
   76: call map_update_elem
   77: if r0 == 0 goto 80
   78: r1 = 1
   79: call dt_count()
; working-memory-beyond-32k.d:12: trace((uint64_t)&this->p);
   80: r0 = r7
   81: r0 += 40264
   82: r1 = r7
   83: r1 += 40272
   84: *(u64 *)(r1 + 0) = r0
   85: r0 = *(u64 *)(r1 + 0)                  ; as a number
   86: *(u64 *)(r8 + 268) = r0
; working-memory-beyond-32k.d:6: BEGIN {
   87: r1 = r6
   88: r2 = 232                               ; ctx.buf
   89: r3 = map rings
   91: r4 = 0
   92: call buffer_commit
   93: if r7 == 0 goto 95
   94: *(u64 *)(r7 + 0) = 0                   ; working memory is free
   95: r0 = 0
   96: exit
