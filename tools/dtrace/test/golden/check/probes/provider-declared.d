provider app { probe start(int, char *name); probe done(int a, char *s) : (string s, uint64_t a); };
BEGIN { }
==== types
provider app start [int, char *] [int, char userland *]
provider app done [int, char *] [char userland *, uint64_t]
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
