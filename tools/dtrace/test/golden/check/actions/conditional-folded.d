//! 1
inline int OPT_time = 1; inline int OPT_pid = 0; inline string NAME = "x";
BEGIN { OPT_time ? printf("%-14s ", "TIME") : 1; OPT_pid ? printf("PID ") : 1; $1 ? trace(1) : trace(2); OPT_pid ? system("date") : 1; }
END { OPT_time && !OPT_pid ? (this->a = 1, trace(this->a)) : 0; OPT_pid ? self->never = 1 : 1; NAME == "x" ? ustack() : 1; 0 ? 1 : OPT_time ? exit(0) : 1; }
==== types
variable this->a:int
variable self->never:int
clause 0 at 3:1
  probe 1 dtrace:::BEGIN
  do
    printf [ %-14s " " ] "TIME":string
    trace 1:int
clause 1 at 4:1
  probe 2 dtrace:::END
  do
    (= this->a:int 1:int):int
    trace this->a:int
    ustack
    exit 0:int
