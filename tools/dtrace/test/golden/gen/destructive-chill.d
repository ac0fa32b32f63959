//! -w
BEGIN { chill(1000); }
==== code
clause 0 writes no record
dt_program_0, 0 arguments, clauses 0
      prologue
; destructive-chill.d:2: BEGIN { chill(1000); }
      r1 = 1000
      call dt_chill()
      leave
