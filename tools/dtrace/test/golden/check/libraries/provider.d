//! -L dlib
work1234:::line-read { trace(args[1]->length); trace(args[2]); trace(arg3); }
work1234:::line-cut { trace(stringof(args[0])); }
==== types
provider work line__read [int, struct work_line *, struct nobody_knows *] [int, struct work_line userland *, struct nobody_knows userland *]
provider work line__cut [string] [char userland *]
clause 0 at 2:1
  probe 4 work1234:work:read_line:line-read
  do
    trace (. (* (convert arg1:int64_t):struct work_line userland *):struct work_line length@0.0):int
    trace (convert arg2:int64_t):struct nobody_knows userland *
    trace arg3:int64_t
clause 1 at 3:1
  probe 5 work1234:work:read_line:line-cut
  do
    trace (stringof (convert arg0:int64_t):char userland *):string
