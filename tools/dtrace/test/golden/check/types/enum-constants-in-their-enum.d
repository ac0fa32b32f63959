enum a { A = 1, B = A + 1, LAST_PLUS_1, LAST = LAST_PLUS_1 - 1, ALL = 0xffffffff, MOST = ALL - 1 };
enum { NEGATIVE = -2, LESS = NEGATIVE - 1 };
BEGIN { trace(B); trace(LAST); trace(MOST); trace(LESS); }
==== types
clause 0 at 3:1
  probe 1 dtrace:::BEGIN
  do
    trace 2:enum a
    trace 2:enum a
    trace 4294967294:enum a
    trace -3:enum {...}
