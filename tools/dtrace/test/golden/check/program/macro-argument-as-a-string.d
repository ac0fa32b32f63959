//! -- /etc/passwd a-b +5 -5 10.0.0.1 "cat" "two"words" - -x pid
BEGIN { trace($1); trace(basename($1)); trace($2); trace($3); trace($4); trace($5); trace($6); trace($7); trace($8); trace($9); trace($10); }
==== types
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace "/etc/passwd":string
    trace (call basename "/etc/passwd":string):string
    trace "a-b":string
    trace "+5":string
    trace -5:int
    trace "10.0.0.1":string
    trace "cat":string
    trace "\"two\"words\"":string
    trace "-":string
    trace "-x":string
    trace pid:pid_t
