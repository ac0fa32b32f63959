uint64_t sum; fbt::vfs_read:entry { sum += arg2; }
==== c
#include "../size.h"

static volatile u64 sum;
CASE(sum += ctx->args[2];)
