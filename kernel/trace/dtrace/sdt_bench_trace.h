/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The tracepoint that sdt_bench.c compares static probes with.
 *
 * DECLARE_TRACE() makes no event in tracefs, so only the cost of the site and
 * of the call is measured, not that of writing a record.
 */
#undef TRACE_SYSTEM
#define TRACE_SYSTEM sdt_bench

#if !defined(_TRACE_SDT_BENCH_H) || defined(TRACE_HEADER_MULTI_READ)
#define _TRACE_SDT_BENCH_H

#include <linux/tracepoint.h>

DECLARE_TRACE(sdt_bench_place, TP_PROTO(u64 a, u64 b), TP_ARGS(a, b));

#endif /* _TRACE_SDT_BENCH_H */

#undef TRACE_INCLUDE_PATH
#define TRACE_INCLUDE_PATH ../../kernel/trace/dtrace
#undef TRACE_INCLUDE_FILE
#define TRACE_INCLUDE_FILE sdt_bench_trace
#include <trace/define_trace.h>
