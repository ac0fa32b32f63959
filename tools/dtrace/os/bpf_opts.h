/* SPDX-License-Identifier: GPL-2.0 */
/*
 * What calls of bpf(2) need besides libbpf. The options structs of its wrappers
 * begin with their size. LIBBPF_OPTS() is for C and causes warnings in C++;
 * bpf_opts() does the same. All other members are 0, which libbpf takes for "not
 * given".
 */
#ifndef DTRACE_OS_BPF_OPTS_H
#define DTRACE_OS_BPF_OPTS_H

#include <bpf/bpf.h>
#include <bpf/libbpf_version.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "base/fd.h"

/* bpf_raw_tracepoint_open_opts() came with 1.4, after all else that the tool calls. */
#if LIBBPF_MAJOR_VERSION < 1 || (LIBBPF_MAJOR_VERSION == 1 && LIBBPF_MINOR_VERSION < 4)
#error "this libbpf is too old: take 1.4 or later, or leave out LIBBPF=system"
#endif

namespace dt::os {

template <typename Opts>
Opts bpf_opts()
{
	Opts opts = {};

	opts.sz = sizeof(opts);
	return opts;
}

/* A link by @attr.link_create; for links that bpf_link_create() does not know. */
inline Fd create_link(bpf_attr attr)
{
	return Fd(static_cast<int>(syscall(__NR_bpf, BPF_LINK_CREATE, &attr, sizeof(attr))));
}

} // namespace dt::os

#endif
