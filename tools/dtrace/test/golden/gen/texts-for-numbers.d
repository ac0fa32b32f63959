fbt::vfs_read:return { trace(strerror(errno)); printf("%s", signame(arg1)); @[syscallname(arg0)] = count(); }
==== code
record of clause 0: 36 bytes
  trace: number for strerror at 20
  printf: number for signame at 28
dt_program_0, 2 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r7 = *(u32 *)(r0 + 0)                  ; activity
      if r7 != 1 goto L3
      r7 = *(u32 *)(r0 + 8)                  ; generation
; texts-for-numbers.d:1: fbt::vfs_read:return { trace(strerror(errno)); printf("%s", signame(arg1)); @[syscallname(arg0)] = count(); }
      call ktime_get_ns                      ; time
      r8 = r0                                ; time
      r0 = reserve 36 bytes, else goto L2
      *(u32 *)(r0 + 0) = 1                   ; clause
      *(u64 *)(r0 + 4) = r8                  ; time
      r1 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r0 + 12) = r1                 ; ecb
      *(u64 *)(r0 + 20) = 0
      r1 = *(u64 *)(r6 + ctx.args[1])
      *(u64 *)(r0 + 28) = r1
      r0 = *(u64 *)(r6 + ctx.args[0])
      *(u64 *)(r10 - 8) = r0
      r0 = *(u32 *)(r6 + ctx.cpu)
      r0 += r7
      *(u32 *)(r10 - 16) = r0
      r2 = r10
      r2 += -16
      r1 = map aggregations
      call map_lookup_elem
      r7 = r0
      if r7 == 0 goto L2
      r1 = r7
      r2 = r10
      r2 += -8
      r3 = 0x3c400000010001 ll               ; shape 0
      r4 = 0xd00000010 ll                    ; buckets
      r5 = 0x80000
      call dt_agg_find_1()
      if r0 == 0 goto L1
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; @
      goto L2
L1:   r0 = 1
      lock *(u64 *)(r7 + 8) += r0            ; drop
L2:   commit
L3:   leave
