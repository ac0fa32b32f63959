// SPDX-License-Identifier: GPL-2.0
/* See paths.h. BUILD is $(O), HERE is tools/dtrace. */
#include "test/paths.h"

namespace dt::paths {

const char kernel_btf[] = BUILD "/kernel.btf.o";
const char kernel_vars[] = BUILD "/kernel.vars.btf";
const char golden_tracefs[] = HERE "/test/golden/tracefs";
const char link_cost[] = BUILD "/link_cost";
const char gen_cost[] = BUILD "/gen_cost";
const char print_cost[] = BUILD "/print_cost";
const char unwind_cost[] = BUILD "/unwind_cost";

} // namespace dt::paths
