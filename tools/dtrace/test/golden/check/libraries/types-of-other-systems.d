kmutex_t *m;
BEGIN {
	trace(((kthread_t *)curthread)->pid);
	trace(mutex_owner((kmutex_t *)arg0));
	trace(rw_read_held((krwlock_t *)arg0));
	m = (kmutex_t *)arg0;
}
==== types
variable m:kmutex_t *
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace (. (* (convert curthread:struct task_struct *):kthread_t *):kthread_t pid@56.0):pid_t
    trace (convert (& (convert (. (. (* (convert arg0:int64_t):kmutex_t *):kmutex_t owner@0.0):atomic_long_t counter@0.0):long long):unsigned long 18446744073709551608:unsigned long):unsigned long):void *
    trace (!= (& (convert (. (. (* (convert arg0:int64_t):krwlock_t *):krwlock_t count@0.0):atomic_long_t counter@0.0):long long):unsigned long 9223372036854775552:unsigned long):unsigned long 0:unsigned long):int
    (= m:kmutex_t * (convert arg0:int64_t):kmutex_t *):kmutex_t *
