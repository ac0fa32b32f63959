BEGIN { strlen("a"); (void)strlen("a"); (void)strlen(execname); (void)pid; (void)(x = 1); basename("/a/b"); htons(1); ((void)strlen("b"), trace(1)); }
==== types
variable x:int
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  do
    (convert (call strlen execname:string):unsigned long):void
    (convert (= x:int 1:int):int):void
    (call basename "/a/b":string):string
    (call htons 1:int):unsigned short
    trace 1:int
