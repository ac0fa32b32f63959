//! -x tracefs=tracefs-sdt
sdt:::wait-start { trace(arg1); }
sdt:vmlinux:futex_*: { trace(args[1]); trace(*args[0]); }
sdt:vmlinux:do_exec:exec, sdt:::exec { printf("%s", stringof(args[0])); }
sdt:::change-cred { trace(args[0]->uid.val); trace(args[1] == args[0]); }
sdt:ext4:: { trace(arg0); }
sdt:::merge { trace(args[1]); trace(args[2]); }
==== types
clause 0 at 2:1
  probe 4 sdt:vmlinux:folio_wait:wait-start
  probe 5 sdt:vmlinux:futex_wait:wait-start
  do
    trace arg1:int64_t
clause 1 at 3:1
  probe 5 sdt:vmlinux:futex_wait:wait-start
  do
    trace (convert arg1:int64_t):unsigned int
    trace (* (convert arg0:int64_t):u32 userland *):u32
clause 2 at 4:1
  probe 6 sdt:vmlinux:do_exec:exec
  do
    printf [ %s ] (stringof (convert arg0:int64_t):char *):string
clause 3 at 5:1
  probe 7 sdt:vmlinux:commit_creds:change-cred
  do
    trace (. (. (* (convert arg0:int64_t):struct cred *):struct cred uid@4.0):kuid_t val@0.0):u32
    trace (== (convert (convert arg1:int64_t):struct cred *):uint64_t (convert (convert arg0:int64_t):struct cred *):uint64_t):int
clause 4 at 6:1
  probe 8 sdt:ext4:ext4_submit:merge
  probe 9 sdt:ext4:ext4_idle:idle
  do
    trace arg0:int64_t
clause 5 at 7:1
  probe 8 sdt:ext4:ext4_submit:merge
  probe 10 sdt:vmlinux:submit:merge
  do
    trace (convert arg1:int64_t):bool
    trace (convert arg2:int64_t):void *
