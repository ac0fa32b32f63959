this psinfo_t *declared;
BEGIN /this->declared->pr_pid == 1/ { this->declared = curpsinfo; }
BEGIN { this->p = xlate<psinfo_t *>(curthread); self->p = this->p; trace(this->p->pr_pid); trace(self->p->pr_pid); }
BEGIN { a[1] = curpsinfo; trace(a[1]->pr_pid); trace((pid ? a[1] : self->p)->pr_pid); this->n = self->p + 1; }
==== types
variable this->declared:unsigned long
variable this->p:unsigned long
variable self->p:unsigned long
variable a[int]:unsigned long
variable this->n:unsigned long
variable this->$1:struct task_struct *
variable this->$2:struct task_struct *
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  when (== (. (* (convert this->declared:unsigned long):struct task_struct *):struct task_struct tgid@60.0):pid_t 1:int):int
  do
    (= this->declared:unsigned long (convert curthread:struct task_struct *):unsigned long):unsigned long
clause 1 at 3:1
  probe 1 dtrace:::BEGIN
  do
    (= this->p:unsigned long (convert curthread:struct task_struct *):unsigned long):unsigned long
    (= self->p:unsigned long this->p:unsigned long):unsigned long
    trace (. (* (convert this->p:unsigned long):struct task_struct *):struct task_struct tgid@60.0):pid_t
    trace (. (* (convert self->p:unsigned long):struct task_struct *):struct task_struct tgid@60.0):pid_t
clause 2 at 4:1
  probe 1 dtrace:::BEGIN
  do
    (= ([] a 1:int):unsigned long (convert curthread:struct task_struct *):unsigned long):unsigned long
    trace (, (= this->$1:struct task_struct * (convert ([] a 1:int):unsigned long):struct task_struct *):struct task_struct * (. (* this->$1:struct task_struct *):struct task_struct tgid@60.0):pid_t):pid_t
    trace (, (= this->$2:struct task_struct * (convert (?: pid:pid_t ([] a 1:int):unsigned long self->p:unsigned long):unsigned long):struct task_struct *):struct task_struct * (. (* this->$2:struct task_struct *):struct task_struct tgid@60.0):pid_t):pid_t
    (= this->n:unsigned long (+ self->p:unsigned long 1:unsigned long):unsigned long):unsigned long
