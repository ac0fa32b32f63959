BEGIN { g = stack(); self->s = ustack(3); this->j = jstack(); a[1] = stack(5); self->of[2, "x"] = ustack(); }
BEGIN { g = a[1]; a[1] = g; a[2] = stack(2); self->s = 0; a[1] = 0; this->j = 0; }
BEGIN { by[stack(), 1] = 2; by[g, 1]++; @[a[1]] = count(); @[stack()] = count(); @[self->s] = count(); }
BEGIN /g == stack() && self->s != ustack(1)/ { trace(g); printf("%k%k", self->s, g == a[1] ? g : g); }
==== types
variable g:dt_stack_t with address
variable self->s:dt_ustack_t
variable this->j:dt_ustack_t
variable a[int]:dt_stack_t
variable self->of[int, string]:dt_ustack_t
variable by[dt_stack_t, int]:int
aggregation 0 @[dt_stack_t] count
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (= g:dt_stack_t (convert (call stack):dt_stack_t):dt_stack_t):dt_stack_t
    (= self->s:dt_ustack_t (convert (call ustack 3:int):dt_stack_t):dt_ustack_t):dt_ustack_t
    (= this->j:dt_ustack_t (convert (call jstack):dt_stack_t):dt_ustack_t):dt_ustack_t
    (= ([] a 1:int):dt_stack_t (convert (call stack 5:int):dt_stack_t):dt_stack_t):dt_stack_t
    (= ([] self->of 2:int "x":string):dt_ustack_t (convert (call ustack):dt_stack_t):dt_ustack_t):dt_ustack_t
clause 1 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= g:dt_stack_t (convert ([] a 1:int):dt_stack_t):dt_stack_t):dt_stack_t
    (= ([] a 1:int):dt_stack_t (convert g:dt_stack_t):dt_stack_t):dt_stack_t
    (= ([] a 2:int):dt_stack_t (convert (convert (call stack 2:int):dt_stack_t):dt_stack_t):dt_stack_t):dt_stack_t
    (= self->s:dt_ustack_t (struct):dt_ustack_t):dt_ustack_t
    (= ([] a 1:int):dt_stack_t (struct):dt_stack_t):dt_stack_t
    (= this->j:dt_ustack_t (struct):dt_ustack_t):dt_ustack_t
clause 2 at 3:1
  probe 1 dtrace:::BEGIN
  do
    (= ([] by (convert (call stack):dt_stack_t):dt_stack_t 1:int):int 2:int):int
    (post+1 ([] by g:dt_stack_t 1:int):int):int
    @ [ ([] a 1:int):dt_stack_t ] count
    @ [ (call stack):dt_stack_t ] count
    @ [ self->s:dt_ustack_t ] count
clause 3 at 4:1
  probe 1 dtrace:::BEGIN
  when (&& (== g:dt_stack_t (convert (call stack):dt_stack_t):dt_stack_t):int (!= self->s:dt_ustack_t (convert (convert (call ustack 1:int):dt_stack_t):dt_ustack_t):dt_ustack_t):int):int
  do
    trace g:dt_stack_t
    printf [ %k %k ] self->s:dt_ustack_t (* (?: (== g:dt_stack_t (convert ([] a 1:int):dt_stack_t):dt_stack_t):int (& g:dt_stack_t):dt_stack_t * (& g:dt_stack_t):dt_stack_t *):dt_stack_t *):dt_stack_t
