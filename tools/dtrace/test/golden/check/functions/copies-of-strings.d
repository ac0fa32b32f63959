string s; self string t;
BEGIN { this->p = (char *)alloca(8); bcopy("abc", this->p, 4); bcopy(s, this->p, 4); bcopy(self->t, this->p, 4); bcopy(execname, this->p, 4); }
==== types
variable s:string with address
variable self->t:string
variable this->p:char *
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= this->p:char * (convert (call alloca 8:int):void *):char *):char *
    (call bcopy (& "abc":string):char * this->p:char * 4:int):void
    (call bcopy (& s:string):char * this->p:char * 4:int):void
    (call bcopy (& (stringof self->t:string):string):char * this->p:char * 4:int):void
    (call bcopy (& execname:string):char * this->p:char * 4:int):void
