string s; string a[int];
BEGIN { self->t = execname; self->t = 0; a[1] = NULL; s = (void *)0; this->u = "x"; this->u = ""; s = 0 ? "x" : ""; }
==== types
variable s:string
variable a[int]:string
variable self->t:string
variable this->u:string
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= self->t:string execname:string):string
    (= self->t:string "":string):string
    (= ([] a 1:int):string "":string):string
    (= s:string "":string):string
    (= this->u:string "x":string):string
    (= this->u:string "":string):string
    (= s:string "":string):string
