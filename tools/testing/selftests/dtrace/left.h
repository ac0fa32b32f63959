/* SPDX-License-Identifier: GPL-2.0 */
/* What links leave behind if something goes wrong. */
#ifndef _DTRACE_LEFT_H
#define _DTRACE_LEFT_H

#include <errno.h>
#include <stdio.h>
#include <bpf/bpf.h>

/* How many there are, or -errno. */
struct dt_left {
	int links, functions, kprobes, probes;
};

static inline int dt_count_lines(const char *path)
{
	FILE *file = fopen(path, "re");
	int n = 0, c;

	if (!file)
		return -errno;
	while ((c = fgetc(file)) != EOF)
		n += c == '\n';
	fclose(file);
	return n;
}

/* Static probes that are on. */
static inline int dt_count_probes(void)
{
	FILE *file = fopen("/sys/kernel/tracing/dtrace/sdt", "re");
	char line[1024];
	int n = 0, on;

	if (!file)
		return -errno;
	while (fgets(line, sizeof(line), file))
		n += sscanf(line, "%*u %*u %d", &on) == 1 && on;
	fclose(file);
	return n;
}

static inline struct dt_left dt_look(void)
{
	struct dt_left left = {
		.functions = dt_count_lines("/sys/kernel/tracing/enabled_functions"),
		.kprobes = dt_count_lines("/sys/kernel/debug/kprobes/list"),
		.probes = dt_count_probes(),
	};
	__u32 id = 0;

	while (!bpf_link_get_next_id(id, &id))
		left.links++;
	return left;
}

/* Is what dt_look() found @before still all? In a test. */
#define EXPECT_NOTHING_LEFT(before) do {				\
	struct dt_left __before = (before), __after = dt_look();	\
									\
	EXPECT_LE(0, __before.functions);				\
	EXPECT_LE(0, __before.kprobes);					\
	EXPECT_LE(0, __before.probes);					\
	EXPECT_EQ(__before.links, __after.links);			\
	EXPECT_EQ(__before.functions, __after.functions);		\
	EXPECT_EQ(__before.kprobes, __after.kprobes);			\
	EXPECT_EQ(__before.probes, __after.probes);			\
} while (0)

#endif /* _DTRACE_LEFT_H */
