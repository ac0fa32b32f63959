/* SPDX-License-Identifier: GPL-2.0 */
/* What the tests of links on functions share. */
#ifndef _DTRACE_FUNC_H
#define _DTRACE_FUNC_H

#include <linux/bpf.h>

#include "dtrace_test.h"
#include "sdt.h"
#include "sources.h"
#include "progs/func.bpf.h"

/*
 * Begin a test on CPU 0, with the JIT and module func_test: open and load the
 * programs of @name. 0 or an error; the caller closes @obj.
 */
int func_load(const char *name, struct bpf_object **obj);

/* Call the functions of module func_test so many times: 0 or -errno. */
int func_fire(int times);

#define FUNC_COOKIE(probe, ecb)	((__u64)(probe) << 32 | (ecb))

/*
 * BPF_LINK_CREATE as it is, as libbpf leaves out what it thinks does not belong
 * together. A descriptor or -errno.
 */
int func_link(union bpf_attr *attr);

/* A program on @count functions by name; @cookies may be NULL. */
int func_multi(int prog, const char *const *names, const __u64 *cookies,
	       __u32 count, __u32 flags);

/* The same by address. */
int func_multi_addrs(int prog, const __u64 *addrs, const __u64 *cookies,
		     __u32 count, __u32 flags);

/*
 * Addresses of functions that can be traced and whose names begin with @prefix,
 * and bpf_fentry_test1 as the last: how many, at most @max; 0 if the kernel does
 * not list them.
 */
__u32 func_find(const char *prefix, __u64 *addrs, __u32 max);

/*
 * A program on a function by BPF_TRACE_FENTRY or BPF_TRACE_FEXIT; @module is NULL
 * for the kernel. A descriptor or -errno.
 */
int func_tramp(int prog, enum bpf_attach_type type, const char *module,
	       const char *name, __u64 cookie);

/* How many firings a link has skipped, or -errno. */
long func_missed(int link);

/* Does ftrace know the function, to whose name the compiler may add a suffix? */
bool func_is_traceable(const char *function);

#endif /* _DTRACE_FUNC_H */
