struct pair { int a; string b; };
translator struct pair < struct task_struct *T > { a = T->pid; b = T->comm; };
inline struct pair pairs[int n] = xlate<struct pair>(n ? curthread : curthread->real_parent);
BEGIN { f = pairs[0]; this->g = pairs[f.a]; h[2] = pairs[3]; trace(this->g.b); }
==== types
variable this->$1:struct task_struct *
variable f:struct pair
variable this->$2:int
variable this->$3:struct task_struct *
variable this->g:struct pair
variable h[int]:struct pair
clause 0 at 4:1
  probe 1 dtrace:::BEGIN
  do
    (= f:struct pair (, (= this->$1:struct task_struct * (. (* curthread:struct task_struct *):struct task_struct real_parent@48.0):struct task_struct *):struct task_struct * (struct a=(. (* this->$1:struct task_struct *):struct task_struct pid@56.0):pid_t b=(stringof (. (* this->$1:struct task_struct *):struct task_struct comm@72.0):char [16]):string):struct pair):struct pair):struct pair
    (= this->g:struct pair (, (= this->$2:int (. f:struct pair a@0.0):int):int (, (= this->$3:struct task_struct * (?: this->$2:int curthread:struct task_struct * (. (* curthread:struct task_struct *):struct task_struct real_parent@48.0):struct task_struct *):struct task_struct *):struct task_struct * (struct a=(. (* this->$3:struct task_struct *):struct task_struct pid@56.0):pid_t b=(stringof (. (* this->$3:struct task_struct *):struct task_struct comm@72.0):char [16]):string):struct pair):struct pair):struct pair):struct pair
    (= ([] h 2:int):struct pair (struct a=(. (* curthread:struct task_struct *):struct task_struct pid@56.0):pid_t b=(stringof (. (* curthread:struct task_struct *):struct task_struct comm@72.0):char [16]):string):struct pair):struct pair
    trace (. this->g:struct pair b@4.0):string
