provider app { probe start(int, char *name); probe done(int a) : (uint64_t x, string s); };
BEGIN { }
==== types
provider app start [int, char *] [int, char *]
provider app done [int] [uint64_t, string]
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
