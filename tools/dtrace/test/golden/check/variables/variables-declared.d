int x; string s; char c; self int t; this string u; unsigned long long w, v; int64_t *p;
BEGIN { x = timestamp; c = 300; self->t = -1; this->u = "u"; s = this->u; w = v = c; p = 0; }
==== types
variable x:int
variable s:string
variable c:char
variable self->t:int
variable this->u:string
variable w:unsigned long long
variable v:unsigned long long
variable p:int64_t *
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= x:int (convert timestamp:uint64_t):int):int
    (= c:char 44:char):char
    (= self->t:int -1:int):int
    (= this->u:string "u":string):string
    (= s:string this->u:string):string
    (= w:unsigned long long (= v:unsigned long long (convert c:char):unsigned long long):unsigned long long):unsigned long long
    (= p:int64_t * 0:int64_t *):int64_t *
