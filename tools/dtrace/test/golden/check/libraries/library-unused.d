//! -L dlib
BEGIN { red = 1; green = red; trace(twice[green]); }
==== types
variable red:int
variable green:int
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= red:int 1:int):int
    (= green:int red:int):int
    trace (* green:int 2:int):int
