//! -i x
BEGIN { }
==== types
dtrace: invalid probe specifier //! -i x
BEGIN { }
: [D_PDESC_INVAL] invalid probe description "BEGIN"
  -i:2:1: BEGIN { }
          ^~~~~
  -i takes the number of a probe
