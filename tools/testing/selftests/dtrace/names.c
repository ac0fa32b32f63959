// SPDX-License-Identifier: GPL-2.0
/*
 * The name of the program type in libbpf, and in bpftool if there is one
 *
 * bpftool must be that of this tree; $BPFTOOL gives its path. An older bpftool
 * shows a number for a type that it does not know.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "dtrace_test.h"

static const struct bpf_insn return_0[] = { DT_RETURN_0() };

TEST(libbpf_probes_the_type)
{
	EXPECT_EQ(1, libbpf_probe_bpf_prog_type(BPF_PROG_TYPE_DTRACE, NULL));
	/* It can say no: there is no type behind the last. */
	EXPECT_GE(0, libbpf_probe_bpf_prog_type(__MAX_BPF_PROG_TYPE, NULL));
}

TEST(libbpf_probes_helpers_of_the_type)
{
	EXPECT_EQ(1, libbpf_probe_bpf_helper(BPF_PROG_TYPE_DTRACE,
					     BPF_FUNC_finalize_context, NULL));
	EXPECT_EQ(0, libbpf_probe_bpf_helper(BPF_PROG_TYPE_KPROBE,
					     BPF_FUNC_finalize_context, NULL));
}

TEST(libbpf_names_the_type)
{
	enum bpf_attach_type attach_type;
	enum bpf_prog_type type;

	EXPECT_STREQ("dtrace", libbpf_bpf_prog_type_str(BPF_PROG_TYPE_DTRACE));
	EXPECT_EQ(0, libbpf_prog_type_by_name("dtrace", &type, &attach_type));
	EXPECT_EQ(BPF_PROG_TYPE_DTRACE, type);
	EXPECT_EQ(0, attach_type);
}

TEST(bpftool_shows_a_program)
{
	int fd = dt_load(BPF_PROG_TYPE_DTRACE, return_0, ARRAY_SIZE(return_0));
	char args[64], text[512], want[64];
	struct bpf_prog_info info = {};
	__u32 len = sizeof(info);

	if (!getenv("BPFTOOL"))
		SKIP(return, "no $BPFTOOL, the path of one built from this tree");
	ASSERT_LE(0, fd);
	ASSERT_EQ(0, bpf_prog_get_info_by_fd(fd, &info, &len));
	snprintf(args, sizeof(args), "prog show id %u", info.id);
	snprintf(want, sizeof(want), "%u: dtrace  name dtrace_test  tag ",
		 info.id);
	ASSERT_EQ(0, dt_bpftool(args, text, sizeof(text)));
	EXPECT_EQ(0, strncmp(text, want, strlen(want)))
		TH_LOG("no '%s' in: %s", want, text);
	close(fd);
}

TEST_HARNESS_MAIN
