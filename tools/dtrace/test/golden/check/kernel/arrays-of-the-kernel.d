BEGIN { trace(curthread->matrix[1][2]); trace(curthread->comm[pid]); trace(*curthread->matrix[0]); trace(*(curthread->comm + 2));
	this->p = curthread->comm; trace(curthread->value.bytes[7]); }
==== types
variable this->p:string
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (element (element (. (* curthread:struct task_struct *):struct task_struct matrix@120.0):int [2][3] 1:long):int [3] 2:long):int
    trace (element (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16] (convert pid:pid_t):long):char
    trace (element (element (. (* curthread:struct task_struct *):struct task_struct matrix@120.0):int [2][3] 0:long):int [3] 0:long):int
    trace (* (+ (& (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):char * 2:long):char *):char
    (= this->p:string (stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string):string
    trace (element (. (. (* curthread:struct task_struct *):struct task_struct value@104.0):union kernel_value bytes@0.0):u8 [8] 7:long):u8
