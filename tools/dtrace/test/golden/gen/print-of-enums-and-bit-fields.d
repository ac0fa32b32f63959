BEGIN
{
	print(curthread->level);
	print(curthread->bits.third);
	print(curthread->device);
}
==== code
record of clause 0: 28 bytes
  print enum level: s32 at 8
  print u32: u32 at 12
  print struct device *: u64 at 20
dt_program_0, 43 instructions, 0 arguments, clauses 0
    0: r6 = r1                                ; ctx
    1: r2 = map ecbs
    3: call finalize_context
    4: if r0 == 0 goto 9
    5: r1 = 0
    6: call dt_count()
    7: r0 = 0
    8: exit
; print-of-enums-and-bit-fields.d:1: BEGIN
    9: r1 = r6
   10: r2 = 232                               ; ctx.buf
   11: r3 = map rings
   13: r4 = 28
   14: call buffer_reserve
   15: if r0 == 0 goto 18
   16: r1 = r0
   17: call dt_count_drop()
   18: r0 = *(u64 *)(r6 + 232)                ; ctx.buf
   19: r1 = *(u64 *)(r6 + 240)                ; ctx.buf_end
   20: r2 = r0
   21: r2 += 28
   22: if r2 > r1 goto 35
   23: *(u32 *)(r0 + 0) = 1                   ; clause
   24: r1 = *(u32 *)(r6 + 168)                ; ctx.ecb_id
   25: *(u32 *)(r0 + 4) = r1                  ; ecb
; print-of-enums-and-bit-fields.d:3: print(curthread->level);
   26: r1 = *(u64 *)(r6 + 176)                ; curthread
   27: r2 = *(u32 *)(r1 + 144)                ; curthread->level
   28: *(u32 *)(r0 + 8) = r2
; print-of-enums-and-bit-fields.d:4: print(curthread->bits.third);
   29: r2 = *(u16 *)(r1 + 96)                 ; curthread->bits.third
   30: r2 <<= 48
   31: r2 >>= 52
   32: *(u32 *)(r0 + 12) = r2
; print-of-enums-and-bit-fields.d:5: print(curthread->device);
   33: r1 = *(u64 *)(r1 + 152)                ; curthread->device
   34: *(u64 *)(r0 + 20) = r1
; print-of-enums-and-bit-fields.d:1: BEGIN
   35: r1 = r6
   36: r2 = 232                               ; ctx.buf
   37: r3 = map rings
   39: r4 = 0
   40: call buffer_commit
   41: r0 = 0
   42: exit
