ipaddr_t *p; in6_addr_t *q;
BEGIN { p = (ipaddr_t *)alloca(4); trace(inet_ntoa(p)); trace(sizeof (ipaddr_t)); trace(q->in6_u.u6_addr8[1]); }
==== types
variable p:ipaddr_t *
variable q:in6_addr_t *
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= p:ipaddr_t * (convert (call alloca 4:int):void *):ipaddr_t *):ipaddr_t *
    trace (call inet_ntoa p:ipaddr_t *):string
    trace 4:unsigned long
    trace (element (. (. (* q:in6_addr_t *):in6_addr_t in6_u@0.0):union {...} u6_addr8@0.0):u8 [16] 1:long):u8
