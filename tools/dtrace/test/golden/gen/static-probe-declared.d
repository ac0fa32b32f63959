struct line { int length; char *text; };
provider work { probe line__read(int16_t id, struct line *line, string name) : (string name, int16_t id, struct line *line); };
work1234:::line-read /args[0] == "x"/ { trace(args[1]); trace(args[2]->length); trace(stringof(args[2]->text)); }
==== code
record of clause 0: 280 bytes
  trace: s16 at 16
  trace: s32 at 20
  trace: string of 256 at 24
dt_program_0, 3 arguments, clauses 0
      prologue
; static-probe-declared.d:3: work1234:::line-read /args[0] == "x"/ { trace(args[1]); trace(args[2]->length); trace(stringof(args[2]->text)); }
      r7 = *(u64 *)(r6 + ctx.scratch)
      r0 = *(u64 *)(r6 + ctx.scratch_end)
      r1 = r7
      r1 += 256
      if r1 > r0 goto L6
      r8 = *(u64 *)(r6 + ctx.args[2])
      r3 = r8
      r1 = r7
      r2 = 256
      call probe_read_user_str
      if r0 s>= 0 goto L1
      r4 = r8
      r2 = 0x1000000                         ; invalid address
      r3 = pc
      goto L5
L1:   r1 = r7
      r2 = 256
      r3 = literals + 0                      ; "x"
      call strncmp
      r0 = (s32)r0
      if r0 != 0 goto L6
      call ktime_get_ns                      ; time
      r7 = r0                                ; time
      r8 = reserve 280 bytes, else goto L4
      *(u32 *)(r8 + 0) = 1                   ; clause
      *(u64 *)(r8 + 4) = r7                  ; time
      r0 = *(u32 *)(r6 + ctx.ecb_id)
      *(u32 *)(r8 + 12) = r0                 ; ecb
      r0 = *(u64 *)(r6 + ctx.args[0])
      r0 = (s16)r0
      *(u16 *)(r8 + 16) = r0
      r7 = *(u64 *)(r6 + ctx.args[1])
      r1 = r10
      r1 += -8
      r2 = 4
      r3 = r7
      call probe_read_user                   ; arg1->length
      if r0 == 0 goto L2
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L2:   r0 = *(s32 *)(r10 - 8)
      *(u32 *)(r8 + 20) = r0
      r7 += 8
      r1 = r10
      r1 += -8
      r2 = 8
      r3 = r7
      call probe_read_user                   ; arg1->text
      if r0 == 0 goto L3
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L3:   r7 = *(u64 *)(r10 - 8)
      r3 = r7
      r1 = r8
      r1 += 24
      r2 = 256
      call probe_read_user_str
      if r0 s>= 0 goto L4
      r4 = r7
      r2 = 0x1800000                         ; invalid address
      r3 = pc
      goto L5
L4:   commit
      goto L6
L5:   r1 = r6
      call dt_fault()
L6:   leave
dt_fault: as in gen/fault-without-a-record.d
