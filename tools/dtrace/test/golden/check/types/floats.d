double d;
struct sample { float f; double list[2]; };
float a[int];
BEGIN { d = 3; this->f = (float)d; d = this->f; this->n = (long)d; this->i = 0; this->i = d; a[1] = arg0; }
BEGIN { trace((double)arg0); trace(sizeof (long double)); trace(sizeof (struct sample)); d = arg0 ? 1 : this->f; printf("%f %g", (double)pid, this->f); print(d); }
==== types
variable d:double
variable a[int]:float
variable this->f:float
variable this->n:long
variable this->i:int
clause 0 at 4:1
  probe 1 dtrace:::BEGIN
  do
    (= d:double (convert 3:int):double):double
    (= this->f:float (convert d:double):float):float
    (= d:double (convert this->f:float):double):double
    (= this->n:long (convert d:double):long):long
    (= this->i:int 0:int):int
    (= this->i:int (convert d:double):int):int
    (= ([] a 1:int):float (convert arg0:int64_t):float):float
clause 1 at 5:1
  probe 1 dtrace:::BEGIN
  do
    trace (convert arg0:int64_t):double
    trace 16:unsigned long
    trace 24:unsigned long
    (= d:double (convert (?: arg0:int64_t (convert 1:int):float this->f:float):float):double):double
    printf [ %f " " %g ] (convert pid:pid_t):double this->f:float
    print d:double
