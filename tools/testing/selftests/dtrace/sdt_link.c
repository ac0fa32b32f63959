// SPDX-License-Identifier: GPL-2.0
/*
 * Links on static probes: listed, attached, described and released. Invalid
 * attributes are rejected, field by field. A rejected link must not keep the
 * program.
 */
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "sdt_fixture.h"

#define NOWHERE	1	/* an address that cannot be read */
#define NOBODY	65534

TEST_F(sdt, probes_are_listed_with_module_function_and_types)
{
	struct sdt_line line;

	ASSERT_EQ(0, sdt_find("sdt_test", "sdt_test_args", "args0", &line));
	EXPECT_STREQ("", line.types);
	ASSERT_EQ(0, sdt_find("sdt_test", "sdt_test_args", "args2", &line));
	EXPECT_STREQ("int, int", line.types);
	EXPECT_EQ(1, line.sites);
	EXPECT_FALSE(line.enabled);
	ASSERT_EQ(0, sdt_find("sdt_test", "sdt_test_widths", "pointers", &line));
	EXPECT_STREQ("struct sdt_test_struct *, const char *, void (*", line.types);
	EXPECT_EQ(-ENOENT, sdt_find("sdt_test", "", "args7", &line));
}

TEST_F(sdt, two_underscores_of_a_name_are_a_hyphen)
{
	struct sdt_line line;

	EXPECT_EQ(0, sdt_find("sdt_test", "", "inlined-function", &line));
	EXPECT_EQ(-ENOENT, sdt_find("sdt_test", "", "inlined__function", &line));
}

TEST_F(sdt, a_program_runs_while_the_link_is_there)
{
	struct sdt_line line;
	int fd;

	ASSERT_EQ(0, sdt_fire("args"));
	fd = sdt_attach(self->note, "args1", 1);
	ASSERT_LE(0, fd);
	EXPECT_EQ(0, self->notes[1].hits);
	ASSERT_EQ(0, sdt_fire("args 3"));
	EXPECT_EQ(3, self->notes[1].hits);
	ASSERT_EQ(0, sdt_find("sdt_test", "", "args1", &line));
	EXPECT_TRUE(line.enabled);
	close(fd);
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(3, self->notes[1].hits);
	ASSERT_EQ(0, sdt_find("sdt_test", "", "args1", &line));
	EXPECT_FALSE(line.enabled);
}

TEST_F(sdt, programs_of_a_probe_run_in_the_order_of_attaching)
{
	int fd[4], i;

	for (i = 0; i < 4; i++) {
		fd[i] = sdt_attach(self->digit, "args1", i + 1);
		ASSERT_LE(0, fd[i]);
	}
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(1234, *self->order);

	close(fd[1]);	/* in the middle, in front, at the end */
	*self->order = 0;
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(134, *self->order);
	close(fd[0]);
	*self->order = 0;
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(34, *self->order);
	close(fd[3]);
	*self->order = 0;
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(3, *self->order);
	close(fd[2]);
	*self->order = 0;
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(0, *self->order);
}

TEST_F(sdt, detach_ends_it_and_can_be_repeated)
{
	int fd = sdt_attach(self->note, "args1", 1);

	ASSERT_LE(0, fd);
	EXPECT_EQ(0, bpf_link_detach(fd));
	EXPECT_EQ(0, bpf_link_detach(fd));
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(0, self->notes[1].hits);
	close(fd);
}

TEST_F(sdt, info_says_which_probe_it_is)
{
	struct bpf_link_info info = {};
	char provider[64], name[64];
	__u32 size = sizeof(info);
	struct sdt_line line;
	int fd = sdt_attach(self->note, "inlined-function", 5);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(BPF_LINK_TYPE_SDT, info.type);
	EXPECT_EQ(sizeof("sdt_test"), info.sdt.provider_len);
	EXPECT_EQ(sizeof("inlined-function"), info.sdt.name_len);

	info.sdt.provider = (__u64)provider;
	info.sdt.provider_len = sizeof(provider);
	info.sdt.name = (__u64)name;
	info.sdt.name_len = sizeof(name);
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_STREQ("sdt_test", provider);
	EXPECT_STREQ("inlined-function", name);
	EXPECT_EQ(3, info.sdt.sites);
	EXPECT_EQ(5, info.sdt.ecb_id);
	EXPECT_EQ(0x100000005ULL, info.sdt.cookie);
	ASSERT_EQ(0, sdt_find("sdt_test", "", "inlined-function", &line));
	EXPECT_EQ(line.id, info.sdt.id);
	EXPECT_EQ(line.id, info.sdt.probe_id);
	close(fd);
}

TEST_F(sdt, info_cuts_texts_and_refuses_bad_buffers)
{
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);
	char text[64];
	int fd = sdt_attach(self->note, "args1", 1);

	ASSERT_LE(0, fd);
	info.sdt.provider = (__u64)text;
	info.sdt.provider_len = 4;
	EXPECT_EQ(-ENOSPC, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_STREQ("sdt", text);

	memset(&info, 0, sizeof(info));
	info.sdt.name_len = 4;
	EXPECT_EQ(-EINVAL, bpf_link_get_info_by_fd(fd, &info, &size));
	memset(&info, 0, sizeof(info));
	info.sdt.name = (__u64)text;
	EXPECT_EQ(-EINVAL, bpf_link_get_info_by_fd(fd, &info, &size));
	memset(&info, 0, sizeof(info));
	info.sdt.provider = NOWHERE;
	info.sdt.provider_len = 4;
	EXPECT_EQ(-EFAULT, bpf_link_get_info_by_fd(fd, &info, &size));
	close(fd);
}

TEST_F(sdt, fdinfo_says_which_probe_it_is)
{
	char path[64], text[1024];
	int fd = sdt_attach(self->note, "args1", 7), info, size;

	ASSERT_LE(0, fd);
	snprintf(path, sizeof(path), "/proc/self/fdinfo/%d", fd);
	info = open(path, O_RDONLY);
	ASSERT_LE(0, info);
	size = read(info, text, sizeof(text) - 1);
	ASSERT_LT(0, size);
	text[size] = '\0';
	EXPECT_NE(NULL, strstr(text, "provider:\tsdt_test\nname:\targs1\n"))
		TH_LOG("%s", text);
	EXPECT_NE(NULL, strstr(text, "\necb_id:\t7\n"));
	EXPECT_NE(NULL, strstr(text, "\nsites:\t1\n"));
	close(info);
	close(fd);
}

TEST_F(sdt, bpftool_shows_which_probe_it_is)
{
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);
	char args[64], text[1024];
	int fd = sdt_attach(self->note, "args1", 7);

	if (!getenv("BPFTOOL"))
		SKIP(return, "no $BPFTOOL, the path of one built from this tree");
	ASSERT_LE(0, fd);
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	snprintf(args, sizeof(args), "link show id %u", info.id);
	/* Its status is not that of the request if one link is asked for. */
	dt_bpftool(args, text, sizeof(text));
	EXPECT_NE(NULL, strstr(text, ": sdt  prog "))
		TH_LOG("%s", text);
	EXPECT_NE(NULL, strstr(text, "\tprobe 'sdt_test:args1'  probe_id "))
		TH_LOG("%s", text);
	EXPECT_NE(NULL, strstr(text, "  ecb_id 7  sites 1  cookie "));

	snprintf(args, sizeof(args), "-j link show id %u", info.id);
	dt_bpftool(args, text, sizeof(text));
	EXPECT_NE(NULL, strstr(text, "\"type\":\"sdt\""))
		TH_LOG("%s", text);
	EXPECT_NE(NULL, strstr(text, "\"provider\":\"sdt_test\",\"name\":\"args1\""))
		TH_LOG("%s", text);
	close(fd);
}

/* --- what is refused ----------------------------------------------------- */

static const char long_name[300] = {
	[0 ... 298] = 'x',
};

/* A good attribute, for one field of it to be spoilt. */
static void good(union bpf_attr *attr, int prog_fd)
{
	memset(attr, 0, sizeof(*attr));
	attr->link_create.prog_fd = prog_fd;
	attr->link_create.attach_type = BPF_TRACE_SDT;
	attr->link_create.sdt.provider = (__u64)"sdt_test";
	attr->link_create.sdt.name = (__u64)"args1";
}

static int create(union bpf_attr *attr, size_t size)
{
	int fd = syscall(SYS_bpf, BPF_LINK_CREATE, attr, size);

	return fd < 0 ? -errno : fd;
}

#define EXPECT_SPOILT(err, field, value) do {				\
	union bpf_attr attr;						\
									\
	good(&attr, self->note);					\
	attr.link_create.field = (value);				\
	EXPECT_EQ(-(err), create(&attr, sizeof(attr)))			\
		TH_LOG(#field " = " #value);				\
} while (0)

TEST_F(sdt, garbage_in_the_attributes_is_refused)
{
	union bpf_attr attr;
	int fd;

	good(&attr, self->note);
	fd = create(&attr, sizeof(attr));
	ASSERT_LE(0, fd);	/* or the rest would prove nothing */
	close(fd);

	EXPECT_SPOILT(EBADF, prog_fd, -1);
	EXPECT_SPOILT(EINVAL, prog_fd, dt_object_map(self->obj, "ecbs"));
	EXPECT_SPOILT(EINVAL, target_fd, 1);
	EXPECT_SPOILT(EINVAL, flags, 1);
	EXPECT_SPOILT(EINVAL, flags, 1U << 31);
	EXPECT_SPOILT(EINVAL, attach_type, BPF_TRACE_ITER);
	EXPECT_SPOILT(EINVAL, attach_type, BPF_CGROUP_INET_INGRESS);
	EXPECT_SPOILT(EINVAL, attach_type, ~0);
	EXPECT_SPOILT(EFAULT, sdt.provider, 0);
	EXPECT_SPOILT(EFAULT, sdt.provider, NOWHERE);
	EXPECT_SPOILT(EFAULT, sdt.provider, ~0ULL);
	EXPECT_SPOILT(EFAULT, sdt.name, 0);
	EXPECT_SPOILT(EFAULT, sdt.name, NOWHERE);
	EXPECT_SPOILT(EINVAL, sdt.provider, (__u64)"");
	EXPECT_SPOILT(EINVAL, sdt.name, (__u64)"");
	EXPECT_SPOILT(EINVAL, sdt.provider, (__u64)long_name);
	EXPECT_SPOILT(EINVAL, sdt.name, (__u64)long_name);
	EXPECT_SPOILT(ENOENT, sdt.provider, (__u64)"sdt_tes");
	EXPECT_SPOILT(ENOENT, sdt.provider, (__u64)"sdt_test:");
	EXPECT_SPOILT(ENOENT, sdt.name, (__u64)"args7");
	EXPECT_SPOILT(ENOENT, sdt.name, (__u64)"args");
}

/* What is behind the structure, up to the end of the union and beyond. */
TEST_F(sdt, each_byte_behind_the_attributes_must_be_zero)
{
	const union bpf_attr *attr = NULL;
	size_t end = (size_t)(&attr->link_create.sdt + 1), i;
	char bytes[sizeof(union bpf_attr) + 8];

	for (i = end; i < sizeof(bytes); i++) {
		memset(bytes, 0, sizeof(bytes));
		good((union bpf_attr *)bytes, self->note);
		bytes[i] = 1;
		EXPECT_EQ(i < sizeof(union bpf_attr) ? -EINVAL : -E2BIG,
			  create((union bpf_attr *)bytes, sizeof(bytes)))
			TH_LOG("byte %zu", i);
	}
}

TEST_F(sdt, cut_attributes_are_refused)
{
	union bpf_attr attr;

	good(&attr, self->note);
	EXPECT_EQ(-EFAULT, create(&attr,
				  offsetof(union bpf_attr, link_create.sdt.name)));
	EXPECT_EQ(-EFAULT, create(&attr,
				  offsetof(union bpf_attr, link_create.sdt)));
	EXPECT_EQ(-EINVAL, create(&attr,
				  offsetof(union bpf_attr, link_create.attach_type)));
}

TEST_F(sdt, a_program_of_another_type_is_refused)
{
	EXPECT_EQ(-EINVAL, sdt_attach(dt_object_prog(self->obj, "other_type"),
				      "args1", 1));
	EXPECT_EQ(-EINVAL, bpf_prog_attach(self->note, 0, BPF_TRACE_SDT, 0));
}

/* In a child: as another user, or as root with none but the capabilities @caps. */
static int attach_as(int prog_fd, uid_t uid, __u64 caps)
{
	int err, status, pid = fork();

	if (!pid) {
		if (uid ? setuid(uid) : dt_keep_caps(caps))
			_exit(255);
		err = sdt_attach(prog_fd, "args1", 1);
		_exit(err < 0 ? -err : 0);
	}
	if (pid < 0 || waitpid(pid, &status, 0) != pid)
		return -1;
	return WEXITSTATUS(status);
}

TEST_F(sdt, without_capabilities_it_is_refused)
{
	EXPECT_EQ(EPERM, attach_as(self->note, NOBODY, 0));
}

TEST_F(sdt, it_takes_cap_bpf_and_cap_perfmon)
{
	EXPECT_EQ(EPERM, attach_as(self->note, 0, 0));
	EXPECT_EQ(EPERM, attach_as(self->note, 0, DT_CAP(BPF)));
	EXPECT_EQ(EPERM, attach_as(self->note, 0, DT_CAP(PERFMON)));
	EXPECT_EQ(0, attach_as(self->note, 0, DT_CAP(BPF) | DT_CAP(PERFMON)));
}

TEST_F(sdt, what_is_refused_keeps_nothing)
{
	__u32 id = sdt_prog_id(self->note);
	int i;

	ASSERT_NE(0, id);
	for (i = 0; i < 100; i++) {
		EXPECT_EQ(-ENOENT, sdt_attach(self->note, "args7", 1));
		EXPECT_EQ(-EINVAL, sdt_attach(self->note, "", 1));
		EXPECT_SPOILT(EINVAL, flags, 1);
		EXPECT_SPOILT(EFAULT, sdt.name, NOWHERE);
	}
	EXPECT_EQ(EPERM, attach_as(self->note, NOBODY, 0));
	bpf_object__close(self->obj);
	EXPECT_EQ(0, sdt_wait_gone(id));
	self->obj = NULL;
}

TEST_F(sdt, a_link_keeps_the_program_and_lets_it_go)
{
	__u32 id = sdt_prog_id(self->note);
	int fd = sdt_attach(self->note, "args1", 1), prog;

	ASSERT_LE(0, fd);
	bpf_object__close(self->obj);
	self->obj = NULL;
	prog = bpf_prog_get_fd_by_id(id);
	EXPECT_LE(0, prog);
	close(prog);
	ASSERT_EQ(0, sdt_fire("args"));
	close(fd);
	EXPECT_EQ(0, sdt_wait_gone(id));
}

TEST_F(sdt, libbpf_attaches)
{
	struct bpf_program *prog;
	struct bpf_link *link;
	LIBBPF_OPTS(bpf_sdt_opts, opts, .cookie = 9, .ecb_id = 2, .probe_id = 77);

	prog = bpf_object__find_program_by_name(self->obj, "note");
	link = bpf_program__attach_sdt(prog, "sdt_test", "args1", &opts);
	ASSERT_NE(NULL, link);
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(1, self->notes[2].hits);
	EXPECT_EQ(9, self->notes[2].cookie);
	EXPECT_EQ(77, self->notes[2].probe_id);
	EXPECT_EQ(0, bpf_link__destroy(link));

	EXPECT_EQ(NULL, bpf_program__attach_sdt(prog, "sdt_test", "args7", NULL));
	EXPECT_EQ(ENOENT, errno);
	EXPECT_EQ(NULL, bpf_program__attach_sdt(prog, NULL, "args1", NULL));
	EXPECT_EQ(EINVAL, errno);
	EXPECT_STREQ("trace_sdt", libbpf_bpf_attach_type_str(BPF_TRACE_SDT));
	EXPECT_STREQ("sdt", libbpf_bpf_link_type_str(BPF_LINK_TYPE_SDT));
}

TEST_HARNESS_MAIN
