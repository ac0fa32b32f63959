BEGIN { trace((struct nosuch *)0); this->p = (struct can`nosuch *)arg0; trace(this->p == NULL); trace(sizeof (union other *)); }
==== types
variable this->p:struct can`nosuch *
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    trace 0:struct nosuch *
    (= this->p:struct can`nosuch * (convert arg0:int64_t):struct can`nosuch *):struct can`nosuch *
    trace (== (convert this->p:struct can`nosuch *):uint64_t 0:uint64_t):int
    trace 8:unsigned long
