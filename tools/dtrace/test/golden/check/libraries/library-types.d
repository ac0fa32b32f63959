//! -L dlib
struct node first;
node_t second;
BEGIN { trace(((node_t *)arg0)->next->value); trace(sizeof (point_t)); this->c = (enum colour)1; }
==== types
variable first:struct node
variable second:node_t
variable this->c:int
clause 0 at 4:1
  probe 1 dtrace:::BEGIN
  do
    trace (. (* (. (* (convert arg0:int64_t):node_t *):node_t next@0.0):node_t *):node_t value@8.0):int
    trace 8:unsigned long
    (= this->c:int 1:int):int
