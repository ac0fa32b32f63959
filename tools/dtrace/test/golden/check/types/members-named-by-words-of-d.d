struct s { int goto; int default; int counter; struct s *self; };
BEGIN { trace(((struct s *)arg0)->goto + ((struct s *)arg0)->self->default + ((struct s *)arg0)->counter); trace(sizeof (struct s)); }
==== types
clause 0 at 2:1
  probe 1 dtrace:::BEGIN
  do
    trace (+ (+ (. (* (convert arg0:int64_t):struct s *):struct s goto@0.0):int (. (* (. (* (convert arg0:int64_t):struct s *):struct s self@16.0):struct s *):struct s default@4.0):int):int (. (* (convert arg0:int64_t):struct s *):struct s counter@8.0):int):int
    trace 24:unsigned long
