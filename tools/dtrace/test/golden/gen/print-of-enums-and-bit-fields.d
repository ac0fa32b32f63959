BEGIN
{
	print(curthread->level);
	print(curthread->bits.third);
	print(curthread->device);
}
==== code
record of clause 0: 36 bytes
  print enum level: s32 at 16
  print u32: u32 at 20
  print struct device *: u64 at 28
dt_program_0, 0 arguments, clauses 0
      prologue
; print-of-enums-and-bit-fields.d:1: BEGIN
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r0 = reserve 36 bytes, else goto L1
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r7                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
; print-of-enums-and-bit-fields.d:3: print(curthread->level);
      r1 = *(u64 *)(r6 + ctx.task)
      r2 = *(u32 *)(r1 + 144)                ; curthread->level
      *(u32 *)(r0 + 16) = r2
; print-of-enums-and-bit-fields.d:4: print(curthread->bits.third);
      r2 = *(u16 *)(r1 + 96)                 ; curthread->bits.third
      r2 <<= 48
      r2 >>= 52
      *(u32 *)(r0 + 20) = r2
; print-of-enums-and-bit-fields.d:5: print(curthread->device);
      r1 = *(u64 *)(r1 + 152)                ; curthread->device
      *(u64 *)(r0 + 28) = r1
; print-of-enums-and-bit-fields.d:1: BEGIN
L1:   commit
      leave
