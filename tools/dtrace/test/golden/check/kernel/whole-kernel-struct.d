BEGIN { this->f = *(struct file *)arg0; trace(this->f.f_mode); self->c = *curthread->cred; trace(self->c.uid); }
==== types
variable this->f:struct file
variable self->c:struct cred
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (= this->f:struct file (* (convert arg0:int64_t):struct file *):struct file):struct file
    trace (. this->f:struct file f_mode@0.0):u32
    (= self->c:struct cred (* (. (* curthread:struct task_struct *):struct task_struct cred@64.0):struct cred *):struct cred):struct cred
    trace (. self->c:struct cred uid@4.0):kuid_t
