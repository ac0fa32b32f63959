int w[3];
BEGIN { printf("%wc %ws %?x", 65, w, arg0); }
==== types
variable w:int [3]
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    printf [ %c " " %s " " %16x ] 65:int w:int [3] arg0:int64_t
