inline int minus[int a, int b] = a - b;
BEGIN { i = 3; trace(minus[i, i++]); trace(minus[i++, i]); trace(minus[1, i++]); }
==== types
variable i:int
variable this->$1:int
variable this->$2:int
variable this->$3:int
variable this->$4:int
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    (= i:int 3:int):int
    trace (, (, (= this->$1:int i:int):int (= this->$2:int (post+1 i:int):int):int):int (- this->$1:int this->$2:int):int):int
    trace (, (= this->$3:int (post+1 i:int):int):int (- this->$3:int i:int):int):int
    trace (, (= this->$4:int (post+1 i:int):int):int (- 1:int this->$4:int):int):int
