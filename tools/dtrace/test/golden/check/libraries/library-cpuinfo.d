BEGIN { trace(curcpu->cpu_id); trace(curcpu->cpu_pset); trace(pset); trace(SCHED_FIFO); trace(curcpu->cpu_chip); }
==== types
kernel `cpu_info:struct cpuinfo_x86 per CPU
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace cpu:int
    trace 0:int
    trace 0:psetid_t
    trace 1:int
    trace (convert (. (. `cpu_info:struct cpuinfo_x86 topo@4.0):struct {...} pkg_id@0.0):u32):chipid_t
