// SPDX-License-Identifier: GPL-2.0
/*
 * A process of 32 bits attaches to many static probes by libbpf. The kernel reads
 * the names as an array of __u64, as pointers have another size there.
 *
 * The test is compiled with -m32, and with it the part of libbpf that makes
 * system calls. If the compiler cannot do that, the test says so.
 */
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <sys/syscall.h>

#include "sdt.h"

#define ID(probe, ecb)	((__u64)(probe) << 32 | (ecb))

static const char *const names[] = {
	"sdt_test:args1", "sdt_test:args2", "sdt_test:args3",
};

static const __u64 cookies[] = { 11, 12, 13ULL << 32 };
static const __u64 ids[] = { ID(76, 1), ID(77, 2), ID(78, 3) };

/* The part of libbpf that is here calls this for its messages. */
void libbpf_print(enum libbpf_print_level level, const char *format, ...)
{
	va_list args;

	va_start(args, format);
	vfprintf(stderr, format, args);
	va_end(args);
}

/* libbpf would find out what the kernel can do, with parts that are not here. */
static int load(void)
{
	const struct bpf_insn insns[] = { DT_RETURN_0() };
	union bpf_attr attr = {
		.prog_type = BPF_PROG_TYPE_DTRACE,
		.insns = (unsigned long)insns,
		.insn_cnt = ARRAY_SIZE(insns),
		.license = (unsigned long)"GPL",
	};
	int fd = syscall(SYS_bpf, BPF_PROG_LOAD, &attr, sizeof(attr));

	return fd < 0 ? -errno : fd;
}

TEST(names_of_a_process_of_32_bits_are_found)
{
	LIBBPF_OPTS(bpf_link_create_opts, opts, .sdt_multi.names = names,
		    .sdt_multi.cookies = cookies, .sdt_multi.ids = ids,
		    .sdt_multi.cnt = ARRAY_SIZE(names));
	__u64 cookies_there[3] = {}, ids_there[3] = {};
	__u32 probes[3] = {}, size, i;
	struct bpf_link_info info = {};
	struct sdt_line line;
	int prog, fd;

	if (sizeof(long) != sizeof(__u32))
		SKIP(return, "the compiler cannot build programs of 32 bits");
	ASSERT_EQ(0, sdt_load("sdt_test"));
	prog = load();
	ASSERT_LE(0, prog);
	fd = bpf_link_create(prog, 0, BPF_TRACE_SDT_MULTI, &opts);
	ASSERT_LE(0, fd);

	info.sdt_multi.probes = (unsigned long)probes;
	info.sdt_multi.cookies = (unsigned long)cookies_there;
	info.sdt_multi.ids = (unsigned long)ids_there;
	info.sdt_multi.count = ARRAY_SIZE(names);
	size = sizeof(info);
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(ARRAY_SIZE(names), info.sdt_multi.count);
	for (i = 0; i < ARRAY_SIZE(names); i++) {
		ASSERT_EQ(0, sdt_find("sdt_test", "", strchr(names[i], ':') + 1,
				      &line));
		EXPECT_EQ(line.id, probes[i]);
		EXPECT_EQ(cookies[i], cookies_there[i]);
		EXPECT_EQ(ids[i], ids_there[i]);
	}
	close(fd);
	close(prog);
}

TEST_HARNESS_MAIN
