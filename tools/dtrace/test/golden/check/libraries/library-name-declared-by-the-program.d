//! -L dlib
inline int origin = 5;
typedef struct { long x; } point_t;
int ENOENT;
BEGIN { RED = 7; trace(origin); trace(sizeof (point_t)); trace(RED); trace(ENOENT); }
==== types
variable ENOENT:int
variable RED:int
clause 0 at 5:1
  probe 1 dtrace:::BEGIN
  do
    (= RED:int 7:int):int
    trace 5:int
    trace 8:unsigned long
    trace RED:int
    trace ENOENT:int
