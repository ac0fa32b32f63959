BEGIN { trace(curthread->comm == "bash"); trace("a" < curthread->comm); s = curthread->comm; printf("%s %s", curthread->comm, s);
	trace(curthread->comm); s = (char *)arg0; trace(pid ? "x" : curthread->comm); }
==== types
variable s:string
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (str== (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string "bash":string):int
    trace (str< "a":string (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string):int
    (= s:string (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string):string
    printf [ %s " " %s ] (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string s:string
    trace (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string
    (= s:string (stringof (convert arg0:int64_t):char *):string):string
    trace (?: pid:pid_t "x":string (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string):string
