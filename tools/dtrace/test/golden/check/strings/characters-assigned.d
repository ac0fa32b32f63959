string g; this char buf[8]; self string s; string a[int];
BEGIN { g = "abc"; g[1] = 'x'; this->buf[arg2] = '\0'; self->s = "x"; self->s[0] = 'y'; a[1] = "q"; a[1][pid] = 'z'; g[2] += 1; g[arg0]++; this->t = "th"; this->t[0] = 'T'; }
==== types
variable g:string
variable this->buf:char [8]
variable self->s:string
variable a[int]:string
variable this->t:string
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= g:string "abc":string):string
    (= (element g:char [256] 1:long):char 120:char):char
    (= (element this->buf:char [8] arg2:int64_t):char 0:char):char
    (= self->s:string "x":string):string
    (= (element self->s:char [256] 0:long):char 121:char):char
    (= ([] a 1:int):string "q":string):string
    (= (element ([] a 1:int):char [256] (convert pid:pid_t):long):char 122:char):char
    (+=:int (element g:char [256] 2:long):char 1:int):char
    (post+1 (element g:char [256] arg0:int64_t):char):char
    (= this->t:string "th":string):string
    (= (element this->t:char [256] 0:long):char 84:char):char
