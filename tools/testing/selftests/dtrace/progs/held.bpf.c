// SPDX-License-Identifier: GPL-2.0
/*
 * Holds a thread that loads a program at one point: after the verifier, which
 * decides how tail calls are compiled, and before the check of that decision.
 *
 * A program cannot sleep there, so this one spins. It ends early when a signal
 * kills the thread, because a kernel without preemption would otherwise lose
 * the CPU.
 */
#include <linux/bpf.h>
#include <bpf/bpf_helpers.h>
#include <bpf/bpf_core_read.h>
#include "once.bpf.h"
#include "held.bpf.h"

char _license[] SEC("license") = "GPL";

#define MAX_LOOPS	0x800000	/* BPF_MAX_LOOPS of the kernel */
#define LOOKS		0x10000		/* between two looks for a signal */

#define SIGKILL		9

#pragma clang attribute push(__attribute__((preserve_access_index)), apply_to = record)
struct sigpending {
	struct {
		unsigned long sig[1];
	} signal;
};

struct task_struct {
	struct sigpending pending;
};
#pragma clang attribute pop

struct held held;

static int look(__u32 i, void *unused)
{
	return READ_ONCE(held.go) != 0;
}

/* A signal that kills a process is pending for each of its threads. */
static int ends(void)
{
	struct task_struct *task = (void *)bpf_get_current_task();

	return READ_ONCE(held.go) != 0 ||
	       BPF_CORE_READ(task, pending.signal.sig[0]) & 1ul << (SIGKILL - 1);
}

static int look_often(__u32 i, void *unused)
{
	bpf_loop(LOOKS, look, NULL, 0);
	return ends();
}

/* bpf_prog_select_runtime(), or what the verifier calls in its place, calls this. */
SEC("fentry/bpf_prog_alloc_jited_linfo")
int hold(void *ctx)
{
	if ((__u32)bpf_get_current_pid_tgid() != held.tid)
		return 0;
	__sync_fetch_and_add(&held.here, 1);
	bpf_loop(MAX_LOOPS, look_often, NULL, 0);
	return 0;
}
