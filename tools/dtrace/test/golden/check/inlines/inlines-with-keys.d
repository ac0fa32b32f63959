inline int add[int a, int b] = a + b; inline string pick[string s] = s == "a" ? "first" : s; inline int once[int n] = n * n;
BEGIN { trace(add[1, 2]); trace(add[pid, uid]); trace(pick[execname]); trace(once[pid + 1]); x = 1; trace(once[x]); trace(once[x++]); }
==== types
variable this->$1:int
variable x:int
variable this->$2:int
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace 3:int
    trace (+ pid:pid_t (convert uid:uid_t):int):int
    trace (?: (str== execname:string "a":string):int "first":string execname:string):string
    trace (, (= this->$1:int (+ pid:pid_t 1:int):int):int (* this->$1:int this->$1:int):int):int
    (= x:int 1:int):int
    trace (* x:int x:int):int
    trace (, (= this->$2:int (post+1 x:int):int):int (* this->$2:int this->$2:int):int):int
