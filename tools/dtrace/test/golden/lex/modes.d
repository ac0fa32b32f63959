#!/usr/sbin/dtrace -qs
#pragma D option bufsize=1m
BEGIN, syscall::read*:entry /arg0 / 2 == 1/* c */ / // end
{
	trace(arg1 / 2); x /= 2;
}
profile-997 {}
int x;
struct s { int a; };
pid_t p;
==== tokens
dtrace: failed to compile script modes.d: [D_UNIMPL] line 8: declarations are not supported yet
  modes.d:8:1: int x;
               ^~~~~~
dtrace: failed to compile script modes.d: [D_UNIMPL] line 9: declarations are not supported yet
  modes.d:9:1: struct s { int a; };
               ^~~~~~~~~~~~~~~~~~~~
dtrace: failed to compile script modes.d: [D_UNIMPL] line 10: declarations are not supported yet
  modes.d:10:1: pid_t p;
                ^~~~~~~~
