string s;
BEGIN { x = 5; x = NULL; self->t = timestamp; self->t = NULL; a["k"] = 1; a["k"] = NULL; s = NULL; trace(x == NULL); }
==== types
variable s:string
variable x:int
variable self->t:uint64_t
variable a[string]:int
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= x:int 5:int):int
    (= x:int 0:int):int
    (= self->t:uint64_t timestamp:uint64_t):uint64_t
    (= self->t:uint64_t 0:uint64_t):uint64_t
    (= ([] a "k":string):int 1:int):int
    (= ([] a "k":string):int 0:int):int
    (= s:string "":string):string
    trace (== (convert x:int):uint64_t 0:uint64_t):int
