BEGIN { trace(sizeof (int)); trace(sizeof a + 1); trace(sizeof (a)); trace(sizeof (struct file *)); }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace (sizeof "int"))
    (call trace (+ (sizeof a) 1))
    (call trace (sizeof a))
    (call trace (sizeof "struct file *"))
