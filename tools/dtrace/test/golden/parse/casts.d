BEGIN { trace((int)a); trace((unsigned long long *)b); trace((struct file *)arg0); trace((uint64_t)1 + 2); trace((a)); }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace (cast "int" a))
    (call trace (cast "unsigned long long *" b))
    (call trace (cast "struct file *" arg0))
    (call trace (+ (cast "uint64_t" 1) 2))
    (call trace a)
