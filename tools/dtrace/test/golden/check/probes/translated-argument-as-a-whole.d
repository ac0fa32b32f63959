//! -x tracefs=tracefs-derived
proc:::create { trace(args[0]); }
==== errors
