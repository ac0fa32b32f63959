// SPDX-License-Identifier: GPL-2.0
/*
 * Holds a thread that loads a program: behind the verifier, which decides how
 * tail calls are compiled, and before the check of what it decided.
 *
 * A program cannot sleep there. It spins, as often as no test waits for.
 */
#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>
#include "once.bpf.h"
#include "held.bpf.h"

char _license[] SEC("license") = "GPL";

#define MAX_LOOPS	0x800000	/* BPF_MAX_LOOPS of the kernel */

struct held held;

static int look(__u32 i, void *unused)
{
	return READ_ONCE(held.go) != 0;
}

static int look_often(__u32 i, void *unused)
{
	bpf_loop(MAX_LOOPS, look, NULL, 0);
	return READ_ONCE(held.go) != 0;
}

SEC("fentry/bpf_prog_select_runtime")
int hold(void *ctx)
{
	if ((__u32)bpf_get_current_pid_tgid() != held.tid)
		return 0;
	__sync_fetch_and_add(&held.here, 1);
	bpf_loop(MAX_LOOPS, look_often, NULL, 0);
	return 0;
}
