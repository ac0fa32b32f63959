BEGIN { this->b = alloca(10); bcopy((void *)arg0, this->b, 4); trace(basename("/a/b")); trace(strjoin(execname, "x")); trace(substr(execname, 1, 2)); trace(strlen(curthread->comm)); trace(index(execname, "a", 2));
	trace(strtoll("12")); trace(lltostr(pid, 16)); trace(copyinstr(arg0)); trace(strchr(execname, 'a')); trace(htons(1)); trace(rand() % 2); trace(inet_ntoa((uint32_t *)arg0)); trace(json(execname, "a.b")); trace(toupper(execname)); trace(progenyof(1)); }
==== types
variable this->b:void *
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (= this->b:void * (call alloca 10:int):void *):void *
    (call bcopy (convert arg0:int64_t):void * this->b:void * 4:int):void
    trace (call basename "/a/b":string):string
    trace (call strjoin execname:string "x":string):string
    trace (call substr execname:string 1:int 2:int):string
    trace (call strlen (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string):unsigned long
    trace (call index execname:string "a":string 2:int):int
    trace (call strtoll "12":string):int64_t
    trace (call lltostr pid:pid_t 16:int):string
    trace (call copyinstr arg0:int64_t):string
    trace (call strchr execname:string 97:int):string
    trace (call htons 1:int):unsigned short
    trace (% (call rand):int 2:int):int
    trace (call inet_ntoa (convert arg0:int64_t):uint32_t *):string
    trace (call json execname:string "a.b":string):string
    trace (call toupper execname:string):string
    trace (call progenyof 1:int 206158430268:unsigned long):int
