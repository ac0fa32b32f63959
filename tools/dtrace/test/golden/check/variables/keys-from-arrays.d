BEGIN { a[curthread->comm] = 1; a["bash"] = 2; a[execname]++; b[curthread] = 1; b[curthread->real_parent]++; }
==== types
variable a[string]:int
variable b[struct task_struct *]:int
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (= ([] a (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string):int 1:int):int
    (= ([] a "bash":string):int 2:int):int
    (post+1 ([] a execname:string):int):int
    (= ([] b curthread:struct task_struct *):int 1:int):int
    (post+1 ([] b (. (* curthread:struct task_struct *):struct task_struct real_parent@48.0):struct task_struct *):int):int
