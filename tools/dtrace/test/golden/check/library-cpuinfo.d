BEGIN { trace(curcpu->cpu_id); trace(curcpu->cpu_pset); trace(pset); trace(SCHED_FIFO); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace cpu:int
    trace 0:int
    trace 0:psetid_t
    trace 1:int
