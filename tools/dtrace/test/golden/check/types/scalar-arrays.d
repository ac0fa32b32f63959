int a[3]; int m[2][3]; this char buf[16]; self long s[4]; string names[2];
BEGIN { a[0] = 1; a[pid]++; m[1][2] = a[2]; this->buf[3] = 'x'; self->s[1] += 2; names[1] = "n"; trace(sizeof (m)); trace(sizeof (m[0])); trace(m[1][0]); }
==== types
variable a:int [3]
variable m:int [2][3]
variable this->buf:char [16]
variable self->s:long [4]
variable names:string [2]
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= (element a:int [3] 0:long):int 1:int):int
    (post+1 (element a:int [3] (convert pid:pid_t):long):int):int
    (= (element (element m:int [2][3] 1:long):int [3] 2:long):int (element a:int [3] 2:long):int):int
    (= (element this->buf:char [16] 3:long):char 120:char):char
    (+=:long (element self->s:long [4] 1:long):long 2:long):long
    (= (element names:string [2] 1:long):string "n":string):string
    trace 24:unsigned long
    trace 12:unsigned long
    trace (element (element m:int [2][3] 1:long):int [3] 0:long):int
