/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The absolute paths of what the build made for the tests. Only paths.cc is
 * compiled with them. All other objects are independent of the tree's location,
 * so that a compiler cache can reuse them.
 */
#ifndef DTRACE_TEST_PATHS_H
#define DTRACE_TEST_PATHS_H

namespace dt::paths {

extern const char kernel_btf[];	    /* types of the kernel that tests see */
extern const char kernel_vars[];    /* its variables, as dtrace-vars describes them */
extern const char golden_tracefs[]; /* its functions and probes */
extern const char link_cost[];	    /* programs of test/bench */
extern const char gen_cost[];
extern const char print_cost[];
extern const char unwind_cost[];

} // namespace dt::paths

#endif
