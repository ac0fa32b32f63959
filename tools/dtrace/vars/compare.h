/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Compares the encoded variables with the kernel's own BTF. pahole describes
 * the per-CPU variables there, so these have two descriptions, which must be
 * equal.
 */
#ifndef DTRACE_VARS_COMPARE_H
#define DTRACE_VARS_COMPARE_H

#include <cstdint>
#include <string>
#include <vector>

struct btf;

namespace dt::vars {

struct Comparison {
	uint64_t same = 0;		      /* name, type, offset and size */
	uint64_t only_here = 0;		      /* that the kernel's own BTF does not have */
	std::vector<std::string> differences; /* "runqueues: offset 64, not 0"; of its own that are not so here */
};

/* @blob is split BTF on @base. */
Comparison compare_percpu(const btf *base, const btf *blob);

/* "per-CPU: 300 as in the kernel's own BTF, 10 more" and the differences. */
std::string report(const Comparison &comparison);

} // namespace dt::vars

#endif
