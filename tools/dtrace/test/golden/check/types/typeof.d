int *x; typeof(x) y; typeof(*x) z; typeof(unsigned char) c;
BEGIN { y = x; z = *y; trace(sizeof (typeof(timestamp))); c = 1; trace((typeof(curthread->comm[0]))300); }
==== types
variable x:int *
variable y:int *
variable z:int
variable c:unsigned char
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= y:int * x:int *):int *
    (= z:int (* y:int *):int):int
    trace 8:unsigned long
    (= c:unsigned char 1:unsigned char):unsigned char
    trace 44:char
