BEGIN { trace(self->a + this->b + `jiffies); @a[pid, execname] = count(); @ = sum(1); }
==== ast
clause 1:1
  probe "BEGIN"
  do
    (call trace (+ (+ self->a this->b) `jiffies))
    (= (@a pid execname) (call count))
    (= @ (call sum 1))
