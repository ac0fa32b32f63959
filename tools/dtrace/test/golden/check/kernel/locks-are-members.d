BEGIN { trace(mutex_owner((struct mutex *)arg0)); trace(mutex_owned((void *)arg0)); trace(mutex_type_adaptive((struct mutex *)arg0)); trace(mutex_type_spin((void *)arg0)); }
BEGIN { trace(rw_read_held((void *)arg0)); trace(rw_write_held((rwlock_t *)arg0)); trace(rw_iswriter((rwlock_t *)arg0)); }
BEGIN { trace(rw_read_held((struct rw_semaphore *)arg0)); trace(rw_write_held((struct rw_semaphore *)arg0)); }
BEGIN { trace(progenyof(arg0)); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace (convert (& (convert (. (. (* (convert arg0:int64_t):struct mutex *):struct mutex owner@0.0):atomic_long_t counter@0.0):long long):unsigned long 18446744073709551608:unsigned long):unsigned long):void *
    trace (== (& (convert (. (. (* (convert (convert arg0:int64_t):void *):struct mutex *):struct mutex owner@0.0):atomic_long_t counter@0.0):long long):unsigned long 18446744073709551608:unsigned long):unsigned long (convert curthread:void *):unsigned long):int
    trace (, (convert arg0:int64_t):struct mutex * 1:int):int
    trace (, (convert arg0:int64_t):void * 0:int):int
clause 1 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace (!= (& (convert (convert (. (. (. (* (convert (convert arg0:int64_t):void *):rwlock_t *):rwlock_t raw_lock@0.0):arch_rwlock_t cnts@0.0):atomic_t counter@0.0):int):unsigned int):unsigned long 4294966784:unsigned long):unsigned long 0:unsigned long):int
    trace (== (& (convert (convert (. (. (. (* (convert (convert arg0:int64_t):rwlock_t *):rwlock_t *):rwlock_t raw_lock@0.0):arch_rwlock_t cnts@0.0):atomic_t counter@0.0):int):unsigned int):unsigned long 255:unsigned long):unsigned long 255:unsigned long):int
    trace (!= (& (convert (convert (. (. (. (* (convert (convert arg0:int64_t):rwlock_t *):rwlock_t *):rwlock_t raw_lock@0.0):arch_rwlock_t cnts@0.0):atomic_t counter@0.0):int):unsigned int):unsigned long 511:unsigned long):unsigned long 0:unsigned long):int
clause 2 at 3:1
  probe 1 dtrace:::BEGIN
  do
    trace (!= (& (convert (. (. (* (convert arg0:int64_t):struct rw_semaphore *):struct rw_semaphore count@0.0):atomic_long_t counter@0.0):long long):unsigned long 9223372036854775552:unsigned long):unsigned long 0:unsigned long):int
    trace (== (& (convert (. (. (* (convert arg0:int64_t):struct rw_semaphore *):struct rw_semaphore count@0.0):atomic_long_t counter@0.0):long long):unsigned long 1:unsigned long):unsigned long 1:unsigned long):int
clause 3 at 4:1
  probe 1 dtrace:::BEGIN
  do
    trace (call progenyof arg0:int64_t 206158430268:unsigned long):int
