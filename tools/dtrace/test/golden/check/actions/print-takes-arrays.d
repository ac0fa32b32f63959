struct pair { int a, b; };
struct pair p[string];
BEGIN { print(early); }
BEGIN { a[1, "x"] = 2; print(a); printa(a); printa("%*d%s %@d\n", b); early[pid] = 1; }
BEGIN { b[1, 2, execname] = tid; of[stack(2)] = "text"; printa("%k%@s\n", of); from[tid] = ustack(); printa("%d%@k", from); }
BEGIN { p["k"].a = 1; print(p); printa("%s\n", p); }
==== types
variable p[string]:struct pair
variable a[int, string]:int
variable early[pid_t]:int
variable b[int, int, string]:id_t
variable of[dt_stack_t]:string
variable from[id_t]:dt_ustack_t
clause 0 at 3:1
  probe 1 dtrace:::BEGIN
  do
    printa early[]
clause 1 at 4:1
  probe 1 dtrace:::BEGIN
  do
    (= ([] a 1:int "x":string):int 2:int):int
    printa a[]
    printa a[]
    printa [ %*d %s " " %@d "\n" ] b[]
    (= ([] early pid:pid_t):int 1:int):int
clause 2 at 5:1
  probe 1 dtrace:::BEGIN
  do
    (= ([] b 1:int 2:int execname:string):id_t tid:id_t):id_t
    (= ([] of (convert (call stack 2:int):dt_stack_t):dt_stack_t):string "text":string):string
    printa [ %k %@s "\n" ] of[]
    (= ([] from tid:id_t):dt_ustack_t (convert (call ustack):dt_stack_t):dt_ustack_t):dt_ustack_t
    printa [ %d %@k ] from[]
clause 3 at 6:1
  probe 1 dtrace:::BEGIN
  do
    (= (. ([] p "k":string):struct pair a@0.0):int 1:int):int
    printa p[]
    printa [ %s "\n" ] p[]
