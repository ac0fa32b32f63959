/* SPDX-License-Identifier: GPL-2.0 */
/* Tracepoints with 3 to 12 parameters, for tp_test.c. */
#undef TRACE_SYSTEM
#define TRACE_SYSTEM dtrace_test

#if !defined(_DTRACE_TP_TEST_H) || defined(TRACE_HEADER_MULTI_READ)
#define _DTRACE_TP_TEST_H

#include <linux/tracepoint.h>

#define DTRACE_TP_TEST(n, proto, args)				\
	TRACE_EVENT(dtrace_test_##n,				\
		TP_PROTO(proto),				\
		TP_ARGS(args),					\
		TP_STRUCT__entry(__field(u64, first)),		\
		TP_fast_assign(__entry->first = a;),		\
		TP_printk("%llu", __entry->first))

DTRACE_TP_TEST(3, PARAMS(u64 a, u64 b, u64 c), PARAMS(a, b, c));
DTRACE_TP_TEST(4, PARAMS(u64 a, u64 b, u64 c, u64 d), PARAMS(a, b, c, d));
DTRACE_TP_TEST(5, PARAMS(u64 a, u64 b, u64 c, u64 d, u64 e),
	       PARAMS(a, b, c, d, e));
DTRACE_TP_TEST(6, PARAMS(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f),
	       PARAMS(a, b, c, d, e, f));
DTRACE_TP_TEST(7, PARAMS(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f, u64 g),
	       PARAMS(a, b, c, d, e, f, g));
DTRACE_TP_TEST(8, PARAMS(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f, u64 g,
			 u64 h),
	       PARAMS(a, b, c, d, e, f, g, h));
DTRACE_TP_TEST(9, PARAMS(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f, u64 g,
			 u64 h, u64 i),
	       PARAMS(a, b, c, d, e, f, g, h, i));
DTRACE_TP_TEST(10, PARAMS(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f, u64 g,
			  u64 h, u64 i, u64 j),
	       PARAMS(a, b, c, d, e, f, g, h, i, j));
DTRACE_TP_TEST(11, PARAMS(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f, u64 g,
			  u64 h, u64 i, u64 j, u64 k),
	       PARAMS(a, b, c, d, e, f, g, h, i, j, k));
DTRACE_TP_TEST(12, PARAMS(u64 a, u64 b, u64 c, u64 d, u64 e, u64 f, u64 g,
			  u64 h, u64 i, u64 j, u64 k, u64 l),
	       PARAMS(a, b, c, d, e, f, g, h, i, j, k, l));

#endif /* _DTRACE_TP_TEST_H */

/* This part must be outside of the guard. */
#undef TRACE_INCLUDE_PATH
#define TRACE_INCLUDE_PATH .
#undef TRACE_INCLUDE_FILE
#define TRACE_INCLUDE_FILE tp_test
#include <trace/define_trace.h>
