struct ops { int (*call)(void *, char *); int (*calls[2])(void); int (*row)[3]; int (**place)(int); };
struct ops o;
BEGIN { trace(o.call == o.calls[1]); trace(*o.row); this->f = o.call; trace(o.place); }
==== types
variable o:struct ops
variable this->f:int (*)(void *, char *)
clause 0 at 3:1
  probe 1 dtrace:::BEGIN
  do
    trace (== (convert (. o:struct ops call@0.0):int (*)(void *, char *)):uint64_t (convert (element (. o:struct ops calls@8.0):int (*[2])() 1:long):int (*)()):uint64_t):int
    trace (* (. o:struct ops row@24.0):int (*)[3]):int [3]
    (= this->f:int (*)(void *, char *) (. o:struct ops call@0.0):int (*)(void *, char *)):int (*)(void *, char *)
    trace (. o:struct ops place@32.0):int (**)(int)
