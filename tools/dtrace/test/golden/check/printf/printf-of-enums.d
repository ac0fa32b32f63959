enum color { RED, GREEN = 5 };
enum color c;
BEGIN { c = GREEN; printf("%s %S %5s %d", c, RED, (enum color)7, c); @[c] = count(); printa("%s %@d\n", @); }
==== types
variable c:enum color
aggregation 0 @[enum color] count
clause 0 at 3:1
  probe 1 dtrace:::BEGIN
  do
    (= c:enum color 5:enum color):enum color
    printf [ %s " " %S " " %5s " " %d ] c:enum color 0:enum color 7:enum color c:enum color
    @ [ c:enum color ] count
    printa [ %s " " %@d "\n" ] @
