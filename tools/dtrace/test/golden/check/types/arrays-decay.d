int a[3];
BEGIN { p = a; trace(a == p); trace(*a); trace(a + 1); trace(p - a); trace(&a[1] - a); }
==== types
variable a:int [3] with address
variable p:int *
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= p:int * (& a:int [3]):int *):int *
    trace (== (convert (& a:int [3]):int *):uint64_t (convert p:int *):uint64_t):int
    trace (element a:int [3] 0:long):int
    trace (+ (& a:int [3]):int * 4:long):int *
    trace (/ (- (convert p:int *):long (convert (& a:int [3]):int *):long):long 4:long):long
    trace (/ (- (convert (& (element a:int [3] 1:long):int):int *):long (convert (& a:int [3]):int *):long):long 4:long):long
