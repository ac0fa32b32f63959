BEGIN { tracemem(arg0, 16); tracemem(curthread, 32, pid); print(curthread); setopt("quiet"); setopt("aggrate", "1s"); freopen("/tmp/x.%d", pid); ftruncate(); exit(0); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    tracemem arg0:int64_t 16:int
    tracemem curthread:struct task_struct * 32:int (convert pid:pid_t):int64_t
    print curthread:struct task_struct *
    setopt "quiet":string
    setopt "aggrate":string "1s":string
    freopen [ "/tmp/x." %d ] pid:pid_t
    ftruncate
    exit 0:int
