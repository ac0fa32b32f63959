//! -n BEGIN{stop();}
BEGIN { stop(); }
==== enabling
dtrace: could not enable tracing: [D_ACT_DESTRUCT] Destructive actions not allowed
  -n:2:9: BEGIN { stop(); }
                  ^~~~~~
  stop() changes the system: allow it with -w or #pragma D option destructive
