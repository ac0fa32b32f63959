int *p; char c; struct file *f;
BEGIN { n++; --n; c--; ++p; f--; self->n++; trace(n++ + c++); a[pid]++; }
==== types
variable p:int *
variable c:char
variable f:struct file *
variable n:int64_t
variable self->n:int64_t
variable a[pid_t]:int64_t
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (post+1 n:int64_t):int64_t
    (-1 n:int64_t):int64_t
    (post-1 c:char):char
    (+4 p:int *):int *
    (post-48 f:struct file *):struct file *
    (post+1 self->n:int64_t):int64_t
    trace (+ (post+1 n:int64_t):int64_t (convert (post+1 c:char):char):int64_t):int64_t
    (post+1 ([] a pid:pid_t):int64_t):int64_t
