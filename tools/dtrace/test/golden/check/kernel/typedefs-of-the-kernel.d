BEGIN { trace(sizeof (file_t)); trace(((file_t *)arg0)->f_open); trace((atomic_t *)arg1); trace(((atomic_t *)arg1)->counter); trace((loff_t)arg2); }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace 48:unsigned long
    trace (. (* (convert arg0:int64_t):file_t *):file_t f_open@32.0):bool
    trace (convert arg1:int64_t):atomic_t *
    trace (. (* (convert arg1:int64_t):atomic_t *):atomic_t counter@0.0):int
    trace (convert arg2:int64_t):loff_t
