// SPDX-License-Identifier: GPL-2.0
/*
 * Trampolines that run inside other clauses
 *
 * on_fault and on_nmi are raw tracepoints, and on_clock is a perf event. The
 * nesters are attached to a helper that a clause calls, any number of them. A
 * nester is only prevented from running inside itself, so one level deeper
 * another nester runs. caller_of_nothing is attached there too, and calls an
 * empty element of the array. on_start starts the nesting, by a test run.
 */
#include "handover.bpf.h"
#include "record.bpf.h"

char _license[] SEC("license") = "GPL";

SEC("raw_tracepoint/page_fault_kernel")
int on_fault(void *ctx)
{
	return HAND_OVER(ctx, NESTING, ID_FAULT, 1, 77, 0, 0, 0, 0, 0);
}

SEC("raw_tracepoint/nmi_handler")
int on_nmi(void *ctx)
{
	return HAND_OVER(ctx, NESTING, ID_NMI, 1, 78, 0, 0, 0, 0, 0);
}

SEC("perf_event")
int on_clock(void *ctx)
{
	return HAND_OVER(ctx, EXCLUSIVE, ID_CLOCK, 1, 79, 0, 0, 0, 0, 0);
}

SEC("raw_tracepoint/task_rename")
int on_start(void *ctx)
{
	return HAND_OVER(ctx, NESTING, ID_START, 1, 80, 0, 0, 0, 0, 0);
}

#define NESTER(n)							\
SEC("fentry/bpf_ktime_get_tai_ns")					\
int nester_##n(void *ctx)						\
{									\
	return HAND_OVER(ctx, NESTING, ID_NESTER, 1, n, 0, 0, 0, 0, 0);	\
}

NESTER(0)
NESTER(1)
NESTER(2)
NESTER(3)
NESTER(4)
NESTER(5)
NESTER(6)
NESTER(7)
NESTER(8)
NESTER(9)
NESTER(10)
NESTER(11)
NESTER(12)
NESTER(13)
NESTER(14)
NESTER(15)

__u64 found_nothing;

SEC("fentry/bpf_ktime_get_tai_ns")
int caller_of_nothing(void *ctx)
{
	if (!is_wanted())
		return 0;
	bpf_tail_call(ctx, &clauses, 1);
	__sync_fetch_and_add(&found_nothing, 1);
	return 0;
}
