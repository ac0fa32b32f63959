char *s; string g;
BEGIN { s = probeprov; trace(s[0]); g = "x"; s = g; s = "lit"; trace(stringof(s)); self->q = (char *)arg0; self->q = execname; }
==== types
variable s:char *
variable g:string
variable this->$1:string with address
variable this->$2:string with address
variable this->$3:string with address
variable self->q:char *
variable this->$4:string with address
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= s:char * (, (= this->$1:string probeprov:string):string (& this->$1:string):char *):char *):char *
    trace (* (+ s:char * 0:long):char *):char
    (= g:string "x":string):string
    (= s:char * (, (= this->$2:string g:string):string (& this->$2:string):char *):char *):char *
    (= s:char * (, (= this->$3:string "lit":string):string (& this->$3:string):char *):char *):char *
    trace (stringof s:char *):string
    (= self->q:char * (convert arg0:int64_t):char *):char *
    (= self->q:char * (, (= this->$4:string execname:string):string (& this->$4:string):char *):char *):char *
