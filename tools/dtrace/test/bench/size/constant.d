BEGIN { trace(1); }
==== c
#include "../size.h"

CASE(RECORD(8, );)
