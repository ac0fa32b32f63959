fbt::vfs_read:entry { trace(args[1]); trace(stringof(args[1])); trace(args[1][2]); this->p = args[1]; trace(*this->p); trace(*(userland int *)arg1); }
==== types
variable this->p:char userland *
clause 0 at 1:1
  probe 4 fbt:vmlinux:vfs_read:entry
  do
    trace (convert arg1:int64_t):char userland *
    trace (stringof (convert arg1:int64_t):char userland *):string
    trace (* (+ (convert arg1:int64_t):char userland * 2:long):char userland *):char
    (= this->p:char userland * (convert arg1:int64_t):char userland *):char userland *
    trace (* this->p:char userland *):char
    trace (* (convert arg1:int64_t):int userland *):int
