BEGIN /R_PC == R_SP || R_FP == R_R0/ { }
==== types
clause 0 at 1:1
  probe 1 dtrace:::BEGIN
  when 0:int
  do
