enum color { RED, GREEN = 5, BLUE, NONE = -1, };
enum color c; enum { ALONE = GREEN + 1 };
BEGIN { c = BLUE; trace(c); trace(RED == c); trace(ALONE); trace(NONE); trace(sizeof (enum color)); trace(-c); }
==== types
variable c:enum color
clause 0 at 3:1
  probe 1 dtrace:::BEGIN
  do
    (= c:enum color 6:enum color):enum color
    trace c:enum color
    trace (== 0:int (convert c:enum color):int):int
    trace 6:enum {...}
    trace -1:enum color
    trace 4:unsigned long
    trace (- (convert c:enum color):int):int
