/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The options structs of libbpf's system call wrappers begin with their size.
 * LIBBPF_OPTS() is for C and causes warnings in C++; bpf_opts() does the same.
 *
 * All other members are 0, which libbpf takes for "not given".
 */
#ifndef DTRACE_RUN_BPF_OPTS_H
#define DTRACE_RUN_BPF_OPTS_H

#include <bpf/bpf.h>

namespace dt::run {

template <typename Opts>
Opts bpf_opts()
{
	Opts opts = {};

	opts.sz = sizeof(opts);
	return opts;
}

} // namespace dt::run

#endif
