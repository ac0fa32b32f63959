BEGIN { trace(pid); trace(tid); trace(ppid); trace(uid); trace(gid); trace(euid); trace(egid); trace(execname); trace(cpu); trace(timestamp); trace(arg0); trace(arg9); trace(probeprov); trace(probemod); trace(probefunc); trace(probename); trace(id); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace pid:pid_t
    trace tid:id_t
    trace ppid:pid_t
    trace uid:uid_t
    trace gid:gid_t
    trace euid:uid_t
    trace egid:gid_t
    trace execname:string
    trace cpu:int
    trace timestamp:uint64_t
    trace arg0:int64_t
    trace arg9:int64_t
    trace probeprov:string
    trace probemod:string
    trace probefunc:string
    trace probename:string
    trace id:unsigned int
