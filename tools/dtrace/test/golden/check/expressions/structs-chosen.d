struct pair { int x, y; } a, b;
this struct pair c;
self struct pair d;
BEGIN { trace((pid ? a : b).y); a = pid ? this->c : b; print(pid ? a : b); }
BEGIN { self->d = pid ? self->d : a; this->c = 1 ? a : b; trace((pid ? *curthread : *curthread->real_parent).pid); }
==== types
variable a:struct pair with address
variable b:struct pair with address
variable this->c:struct pair with address
variable self->d:struct pair
variable this->$1:struct pair with address
clause 0 at 4:1
  probe 1 dtrace:::BEGIN
  do
    trace (. (* (?: pid:pid_t (& a:struct pair):struct pair * (& b:struct pair):struct pair *):struct pair *):struct pair y@4.0):int
    (= a:struct pair (* (?: pid:pid_t (& this->c:struct pair):struct pair * (& b:struct pair):struct pair *):struct pair *):struct pair):struct pair
    print (* (?: pid:pid_t (& a:struct pair):struct pair * (& b:struct pair):struct pair *):struct pair *):struct pair
clause 1 at 5:1
  probe 1 dtrace:::BEGIN
  do
    (= self->d:struct pair (* (?: pid:pid_t (, (= this->$1:struct pair self->d:struct pair):struct pair (& this->$1:struct pair):struct pair *):struct pair * (& a:struct pair):struct pair *):struct pair *):struct pair):struct pair
    (= this->c:struct pair a:struct pair):struct pair
    trace (. (* (?: pid:pid_t curthread:struct task_struct * (. (* curthread:struct task_struct *):struct task_struct real_parent@48.0):struct task_struct *):struct task_struct *):struct task_struct pid@56.0):pid_t
