fbt::vfs_read:entry /container == "web"/ { trace(cgroupid); @[cgroup] = count(); }
==== code
record of clause 0: 28 bytes
  trace: u64 at 20
dt_program_0, 0 arguments, clauses 0
      r6 = r1                                ; ctx
      r0 = state + 0
      r1 = *(u32 *)(r0 + 0)                  ; activity
      if r1 != 1 goto L9
      r0 = *(u32 *)(r0 + 8)                  ; generation
      *(u64 *)(r10 - 16) = r0                ; spill
; container.d:1: fbt::vfs_read:entry /container == "web"/ { trace(cgroupid); @[cgroup] = count(); }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 264
      if r1 > r0 goto L9
      r8 = *(u64 *)(r6 + ctx.task)
      r0 = *(u64 *)(r8 + 280)                ; curthread->cgroups
      r9 = r0
      r9 += 8
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r9
      call probe_read_kernel                 ; curthread->cgroups->dfl_cgrp
      if r0 == 0 goto L1
      r4 = r9
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L8
L1:   r3 = *(u64 *)(r10 - 8)
      r5 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r2 = 256
      r4 = 0x40202
      call dt_cgroup_container()
      r1 = r7
      r2 = 256
      r3 = literals + 0                      ; "web"
      call strncmp
      r0 = (s32)r0
      if r0 != 0 goto L9
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r9 = reserve 28 bytes, else goto L7
      *(u32 *)(r9 + 0) = 1                   ; clause
      *(u64 *)(r9 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r9 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r8 + 280)                ; curthread->cgroups
      r7 = r0
      r7 += 8
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r7
      call probe_read_kernel                 ; curthread->cgroups->dfl_cgrp
      if r0 == 0 goto L2
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L8
L2:   r0 = *(u64 *)(r10 - 8)
      r7 = r0
      r7 += 8
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r7
      call probe_read_kernel                 ; curthread->cgroups->dfl_cgrp->kn
      if r0 == 0 goto L3
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L8
L3:   r0 = *(u64 *)(r10 - 8)
      r7 = r0
      r7 += 24
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r7
      call probe_read_kernel                 ; curthread->cgroups->dfl_cgrp->kn->id
      if r0 == 0 goto L4
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L8
L4:   r0 = *(u64 *)(r10 - 8)
      *(u64 *)(r9 + 20) = r0
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 264
      if r1 > r0 goto L7
      r0 = *(u64 *)(r8 + 280)                ; curthread->cgroups
      r8 = r0
      r8 += 8
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r8
      call probe_read_kernel                 ; curthread->cgroups->dfl_cgrp
      if r0 == 0 goto L5
      r4 = r8
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L8
L5:   r3 = *(u64 *)(r10 - 8)
      r5 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 8
      r2 = 256
      r4 = 0x40202
      call dt_cgroup_path()
      r0 = *(u32 *)(r6 + ctx.cpu)
      r1 = *(u64 *)(r10 - 16)                ; reload
      r0 += r1
      *(u32 *)(r10 - 8) = r0
      r2 = r10
      r2 += -8
      r1 = map aggregations
      call map_lookup_elem
      r8 = r0
      if r8 == 0 goto L7
      r1 = r8
      r2 = r7
      r3 = 0x3c408010000001 ll               ; shape 0
      r4 = 0xd00000010 ll                    ; buckets
      r5 = 0x80000
      call dt_agg_find()
      if r0 == 0 goto L6
      r1 = 1
      lock *(u64 *)(r0 + 0) += r1            ; @
      goto L7
L6:   r0 = 1
      lock *(u64 *)(r8 + 8) += r0            ; drop
L7:   commit
      goto L9
L8:   r1 = r6
      call dt_fault()
L9:   leave
dt_fault: as in gen/fault-without-a-record.d
