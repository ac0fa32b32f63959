BEGIN { trace(curcpu->cpu_info->x86_model); }
==== types
kernel `cpu_info:struct cpuinfo_x86 per CPU
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (. `cpu_info:struct cpuinfo_x86 x86_model@0.0):unsigned char
