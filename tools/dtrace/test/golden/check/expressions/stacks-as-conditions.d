BEGIN { g = stack(); self->s = ustack(3); a[1] = stack(5); }
BEGIN /self->s/ { this->x = !g; this->y = a[1] && (g || !self->s); }
BEGIN { if (g) trace(1); else trace(a[2] ? 3 : 4); self->s ? trace(5) : trace(6); }
==== types
variable g:dt_stack_t
variable self->s:dt_ustack_t
variable a[int]:dt_stack_t
variable this->x:int
variable this->y:int
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (= g:dt_stack_t (convert (call stack):dt_stack_t):dt_stack_t):dt_stack_t
    (= self->s:dt_ustack_t (convert (call ustack 3:int):dt_stack_t):dt_ustack_t):dt_ustack_t
    (= ([] a 1:int):dt_stack_t (convert (call stack 5:int):dt_stack_t):dt_stack_t):dt_stack_t
clause 1 at 2:1
  probe 1 dtrace:::BEGIN
  when (. self->s:dt_ustack_t frame@8.0):uint64_t
  do
    (= this->x:int (! (. g:dt_stack_t frame@0.0):uint64_t):int):int
    (= this->y:int (&& (. ([] a 1:int):dt_stack_t frame@0.0):uint64_t (|| (. g:dt_stack_t frame@0.0):uint64_t (! (. self->s:dt_ustack_t frame@8.0):uint64_t):int):int):int):int
clause 2 at 3:1
  probe 1 dtrace:::BEGIN
  do
    if (. g:dt_stack_t frame@0.0):uint64_t
      trace 1:int
    else
      trace (?: (. ([] a 2:int):dt_stack_t frame@0.0):uint64_t 3:int 4:int):int
    if (. self->s:dt_ustack_t frame@8.0):uint64_t
      trace 5:int
    else
      trace 6:int
