struct s { int a; };
typedef int number;
struct D`s x;
D`number n;
struct vmlinux`task_struct *t;
BEGIN { trace(x.a); trace(n); trace(t->pid); trace(sizeof(struct D`s)); }
==== types
variable x:struct s
variable n:number
variable t:struct task_struct *
clause 0 at 6:1
  probe 1 dtrace:::BEGIN
  do
    trace (. x:struct s a@0.0):int
    trace n:number
    trace (. (* t:struct task_struct *):struct task_struct pid@56.0):pid_t
    trace 4:unsigned long
