/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Where tests find what the build made for them, as absolute paths. Only
 * paths.cc is compiled with them: all other objects are the same wherever the
 * tree lies, so that a compiler cache has them.
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

} // namespace dt::paths

#endif
