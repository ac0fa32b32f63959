typeof(`jiffies) last;
typeof(int *) *p;
BEGIN { trace((typeof(x + 1))y); trace(sizeof (typeof(struct s))); }
==== ast
variable 1:1 last: typeof `jiffies
variable 2:1 p: typeof (int *) *
clause 3:1
  probe "BEGIN"
  do
    (call trace (cast "typeof (+ x 1)" y))
    (call trace (sizeof "typeof (struct s)"))
