BEGIN
{
	print(pid);
	print(curthread->comm);
	print(curthread->cred);
	print(curthread->level);
	print(curthread->bits);
	print(curthread->matrix);
	print(execname);
	print(`numbers);
}
==== types
kernel `numbers:int [8]
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    print pid:pid_t
    print (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]
    print (. (* curthread:struct task_struct *):struct task_struct cred@64.0):struct cred *
    print (. (* curthread:struct task_struct *):struct task_struct level@144.0):enum level
    print (. (* curthread:struct task_struct *):struct task_struct bits@96.0):struct flags
    print (. (* curthread:struct task_struct *):struct task_struct matrix@120.0):int [2][3]
    print execname:string
    print `numbers:int [8]
