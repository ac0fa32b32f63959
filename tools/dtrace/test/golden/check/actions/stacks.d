BEGIN { stack(); stack(5); ustack(); ustack(10, 500); jstack(); sym(arg0); usym(arg1); func(arg0); mod(arg0); ufunc(arg1); umod(arg1); uaddr(arg1); x = 1; }
==== types
variable x:int
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    stack
    stack 5:int
    ustack
    ustack 10:int 500:int
    jstack
    sym arg0:int64_t
    usym arg1:int64_t
    func arg0:int64_t
    mod arg0:int64_t
    ufunc arg1:int64_t
    umod arg1:int64_t
    uaddr arg1:int64_t
    (= x:int 1:int):int
