char c; unsigned int u; int *p; this short t;
BEGIN { c += 1; c <<= 40; u *= -1; u /= 3l; p += 2; p -= c; this->t %= 7; x += 5; s ^= 3; n -= timestamp; }
==== types
variable c:char
variable u:unsigned int
variable p:int *
variable this->t:short
variable x:int
variable s:int
variable n:uint64_t
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (+=:int c:char 1:int):char
    (<<=:int c:char 40:int):char
    (*=:unsigned int u:unsigned int 4294967295:unsigned int):unsigned int
    (/=:long u:unsigned int 3:long):unsigned int
    (+=:int * p:int * 8:long):int *
    (-=:int * p:int * (* (convert c:char):long 4:long):long):int *
    (%=:int this->t:short 7:int):short
    (+=:int x:int 5:int):int
    (^=:int s:int 3:int):int
    (-=:uint64_t n:uint64_t timestamp:uint64_t):uint64_t
