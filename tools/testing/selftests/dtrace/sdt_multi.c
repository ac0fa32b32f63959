// SPDX-License-Identifier: GPL-2.0
/*
 * One link on many static probes: it attaches all or none, cookies and ids
 * distinguish its probes, they are switched in batches, and one grace period
 * releases them. Invalid attributes are rejected, field by field.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/syscall.h>

#include "sdt_fixture.h"

#define NOWHERE		1	/* an address that cannot be read */
#define MANY		1000	/* probes of the module sdt_many */
#define MOST		64	/* programs on a probe, and what fdinfo shows */
#define NAMES		10000
#define FIRE_MANY	"/sys/module/sdt_many/parameters/fire"

static const char * const three[] = {
	"sdt_test:args1", "sdt_test:args2", "sdt_test:args3",
};

static const __u64 three_cookies[] = { 11, 12, 13 };
static const __u64 three_ids[] = { 1, 77ULL << 32 | 2, 78ULL << 32 | 3 };

static int attach(int prog_fd, const char * const *names, const __u64 *cookies,
		  const __u64 *ids, __u32 count)
{
	LIBBPF_OPTS(bpf_link_create_opts, opts,
		    .sdt_multi.names = names,
		    .sdt_multi.cookies = cookies, .sdt_multi.ids = ids,
		    .sdt_multi.cnt = count);

	return bpf_link_create(prog_fd, 0, BPF_TRACE_SDT_MULTI, &opts);
}

static int attach_three(int prog_fd)
{
	return attach(prog_fd, three, three_cookies, three_ids, 3);
}

TEST_F(sdt, a_program_runs_for_each_probe_with_its_cookie_and_ids)
{
	struct sdt_line line;
	int fd = attach_three(self->note), i;

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_fire("args"));
	for (i = 1; i <= 3; i++) {
		EXPECT_EQ(1, self->notes[i].hits);
		EXPECT_EQ(10 + i, self->notes[i].cookie);
		EXPECT_EQ(i, self->notes[i].nargs);
		EXPECT_EQ(10 * i + 1, self->notes[i].args[0]);
	}
	ASSERT_EQ(0, sdt_find("sdt_test", "", "args1", &line));
	EXPECT_EQ(line.id, self->notes[1].probe_id);
	EXPECT_EQ(77, self->notes[2].probe_id);
	EXPECT_EQ(78, self->notes[3].probe_id);
	close(fd);
	ASSERT_EQ(0, sdt_fire("args"));
	for (i = 1; i <= 3; i++)
		EXPECT_EQ(1, self->notes[i].hits);
}

TEST_F(sdt, cookies_and_ids_may_be_left_out)
{
	struct sdt_line line;
	int fd = attach(self->note, three, NULL, NULL, 3);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(3, self->notes[0].hits);
	EXPECT_EQ(0, self->notes[0].cookie);
	ASSERT_EQ(0, sdt_find("sdt_test", "", "args3", &line));
	EXPECT_EQ(line.id, self->notes[0].probe_id);
	close(fd);
}

TEST_F(sdt, a_probe_that_is_named_twice_is_refused)
{
	static const char * const names[] = {
		"sdt_test:args1", "sdt_test:args2", "sdt_test:args1",
	};
	struct sdt_line line;

	EXPECT_EQ(-EEXIST, attach(self->note, names, NULL, three_ids, 3));
	ASSERT_EQ(0, sdt_find("sdt_test", "", "args2", &line));
	EXPECT_FALSE(line.enabled);
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(0, self->notes[1].hits);
}

TEST_F(sdt, ten_thousand_names_of_a_probe_are_refused)
{
	const char **names = calloc(NAMES, sizeof(*names));
	int i;

	ASSERT_NE(NULL, names);
	for (i = 0; i < NAMES; i++)
		names[i] = "sdt_test:args1";
	EXPECT_EQ(-EEXIST, attach(self->note, names, NULL, NULL, NAMES));
	free(names);
}

TEST_F(sdt, it_goes_together_with_links_on_one_probe)
{
	int before = sdt_attach(self->note, "args2", 4);
	int fd = attach_three(self->note);
	int behind = sdt_attach(self->note, "args2", 5);

	ASSERT_LE(0, before);
	ASSERT_LE(0, fd);
	ASSERT_LE(0, behind);
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(1, self->notes[4].hits);
	EXPECT_EQ(1, self->notes[2].hits);
	EXPECT_EQ(1, self->notes[5].hits);
	close(fd);
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(2, self->notes[4].hits);
	EXPECT_EQ(1, self->notes[2].hits);
	EXPECT_EQ(2, self->notes[5].hits);
	close(before);
	close(behind);
}

TEST_F(sdt, it_is_all_probes_or_none)
{
	static const char * const names[] = { "sdt_test:args1", "sdt_test:args7" };
	struct sdt_line line;

	EXPECT_EQ(-ENOENT, attach(self->note, names, NULL, NULL, 2));
	ASSERT_EQ(0, sdt_find("sdt_test", "", "args1", &line));
	EXPECT_FALSE(line.enabled);
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(0, self->notes[0].hits);
}

TEST_F(sdt, detach_ends_it_and_can_be_repeated)
{
	int fd = attach_three(self->note);

	ASSERT_LE(0, fd);
	EXPECT_EQ(0, bpf_link_detach(fd));
	EXPECT_EQ(0, bpf_link_detach(fd));
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(0, self->notes[1].hits);
	close(fd);
}

TEST_F(sdt, a_probe_has_room_for_64_programs)
{
	int fd[MOST], i, one;

	for (i = 0; i < MOST; i++) {
		fd[i] = i % 2 ? sdt_attach(self->note, "args1", 1) :
				attach_three(self->note);
		ASSERT_LE(0, fd[i]);
	}
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(MOST, self->notes[1].hits);
	EXPECT_EQ(-E2BIG, sdt_attach(self->note, "args1", 1));
	EXPECT_EQ(-E2BIG, attach_three(self->note));
	/* what was refused has taken no room of the others */
	for (i = 1; i < MOST; i += 2) {
		one = attach(self->note, three + 1, NULL, NULL, 2);
		EXPECT_LE(0, one);
	}
	EXPECT_EQ(-E2BIG, attach(self->note, three + 1, NULL, NULL, 2));
	/* and what goes gives it back, once */
	EXPECT_EQ(0, bpf_link_detach(fd[1]));
	close(fd[1]);
	close(fd[3]);
	EXPECT_LE(0, sdt_attach(self->note, "args1", 1));
	EXPECT_LE(0, sdt_attach(self->note, "args1", 1));
	EXPECT_EQ(-E2BIG, sdt_attach(self->note, "args1", 1));
}

TEST_F(sdt, a_link_that_names_a_probe_twice_takes_no_room)
{
	static const char * const names[] = { "sdt_test:args1", "sdt_test:args1" };
	int i;

	for (i = 0; i < MOST; i++)
		ASSERT_EQ(-EEXIST, attach(self->note, names, NULL, NULL, 2));
	for (i = 0; i < MOST; i++)
		EXPECT_LE(0, attach_three(self->note));
	EXPECT_EQ(-E2BIG, attach_three(self->note));
}

static const __u64 ids_of[3][3] = { { 1, 2, 3 }, { 4, 5, 6 }, { 7, 8, 9 } };

/* Of three links, in each order: what is left runs, in the order of its coming. */
TEST_F(sdt, links_on_the_same_probes_go_in_any_order)
{
	static const int orders[][3] = {
		{ 0, 1, 2 }, { 0, 2, 1 }, { 1, 0, 2 },
		{ 1, 2, 0 }, { 2, 0, 1 }, { 2, 1, 0 },
	};
	int digit = dt_object_prog(self->obj, "digit");
	__u64 *order = dt_var(self->obj, "order"), want, at;
	struct sdt_line line;
	int fd[3], i, j, k;

	for (i = 0; i < ARRAY_SIZE(orders); i++) {
		for (j = 0; j < 3; j++) {
			fd[j] = attach(digit, three, NULL, ids_of[j], 3);
			ASSERT_LE(0, fd[j]);
		}
		for (j = 0; j < 3; j++) {
			/* args1 to args3 fire once each */
			for (want = 0, k = 0; k < 9; k++) {
				at = ids_of[k % 3][k / 3];
				if (fd[k % 3] >= 0)
					want = want * 10 + at;
			}
			*order = 0;
			ASSERT_EQ(0, sdt_fire("args"));
			EXPECT_EQ(want, *order);
			close(fd[orders[i][j]]);
			fd[orders[i][j]] = -1;
		}
		ASSERT_EQ(0, sdt_find("sdt_test", "", "args1", &line));
		EXPECT_FALSE(line.enabled);
	}
}

TEST_F(sdt, another_program_can_take_its_place)
{
	int digit = dt_object_prog(self->obj, "digit");
	LIBBPF_OPTS(bpf_link_update_opts, opts, .flags = BPF_F_REPLACE,
		    .old_prog_fd = digit);
	__u64 *order = dt_var(self->obj, "order");
	int fd = attach_three(self->note), single = sdt_attach(self->note, "args4", 4);

	ASSERT_LE(0, fd);
	ASSERT_LE(0, single);
	EXPECT_EQ(-EPERM, bpf_link_update(fd, digit, &opts));
	EXPECT_EQ(-EINVAL, bpf_link_update(fd, dt_object_prog(self->obj, "other_type"),
					   NULL));
	ASSERT_EQ(0, bpf_link_update(fd, digit, NULL));
	ASSERT_EQ(0, bpf_link_update(single, digit, NULL));
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(1234, *order);
	EXPECT_EQ(0, self->notes[1].hits);
	EXPECT_EQ(0, bpf_link_update(fd, self->note, &opts));
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(12344, *order);
	EXPECT_EQ(1, self->notes[1].hits);
	close(fd);
	close(single);
}

TEST_F(sdt, a_link_outlives_modules_and_says_which_probes_are_gone)
{
	static const char * const names[] = { "sdt_test:alone", "sdt_test:joined" };
	struct bpf_link_info info = {};
	__u32 size = sizeof(info), sites[2] = { 9, 9 };
	int fd;

	ASSERT_EQ(0, sdt_load("sdt_test_join"));
	fd = attach(self->note, names, NULL, NULL, 2);
	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_unload("sdt_test_join"));
	info.sdt_multi.sites = (__u64)sites;
	info.sdt_multi.count = 2;
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(0, sites[0]);
	EXPECT_EQ(1, sites[1]);
	close(fd);
}

/* --- what it says of itself ----------------------------------------------- */

TEST_F(sdt, info_says_which_probes_they_are)
{
	struct bpf_link_info info = {};
	__u32 size = sizeof(info), probes[3], sites[3];
	__u64 cookies[3], ids[3];
	struct sdt_line line;
	int fd = attach_three(self->note);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(BPF_LINK_TYPE_SDT_MULTI, info.type);
	EXPECT_EQ(3, info.sdt_multi.count);
	EXPECT_EQ(0, info.sdt_multi.flags);

	info.sdt_multi.probes = (__u64)probes;
	info.sdt_multi.sites = (__u64)sites;
	info.sdt_multi.cookies = (__u64)cookies;
	info.sdt_multi.ids = (__u64)ids;
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(0, memcmp(cookies, three_cookies, sizeof(cookies)));
	ASSERT_EQ(0, sdt_find("sdt_test", "", "args1", &line));
	EXPECT_EQ(line.id, probes[0]);
	EXPECT_EQ((__u64)line.id << 32 | 1, ids[0]);
	EXPECT_EQ(three_ids[1], ids[1]);
	EXPECT_EQ(three_ids[2], ids[2]);
	EXPECT_EQ(1, sites[0]);
	EXPECT_EQ(1, sites[2]);
	close(fd);
}

TEST_F(sdt, info_cuts_arrays_and_refuses_bad_ones)
{
	__u64 ids[3] = { 0, 0, 9 };
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);
	int fd = attach_three(self->note);

	ASSERT_LE(0, fd);
	info.sdt_multi.ids = (__u64)ids;
	info.sdt_multi.count = 2;
	EXPECT_EQ(-ENOSPC, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(three_ids[1], ids[1]);
	EXPECT_EQ(9, ids[2]);

	memset(&info, 0, sizeof(info));
	info.sdt_multi.count = 2;
	EXPECT_EQ(-EINVAL, bpf_link_get_info_by_fd(fd, &info, &size));
	memset(&info, 0, sizeof(info));
	info.sdt_multi.ids = (__u64)ids;
	EXPECT_EQ(-EINVAL, bpf_link_get_info_by_fd(fd, &info, &size));
	memset(&info, 0, sizeof(info));
	info.sdt_multi.probes = NOWHERE;
	info.sdt_multi.count = 3;
	EXPECT_EQ(-EFAULT, bpf_link_get_info_by_fd(fd, &info, &size));
	close(fd);
}

TEST_F(sdt, fdinfo_says_which_probes_they_are)
{
	char path[64], text[1024];
	int fd = attach_three(self->note), info, size;

	ASSERT_LE(0, fd);
	snprintf(path, sizeof(path), "/proc/self/fdinfo/%d", fd);
	info = open(path, O_RDONLY);
	ASSERT_LE(0, info);
	size = read(info, text, sizeof(text) - 1);
	ASSERT_LT(0, size);
	text[size] = '\0';
	EXPECT_NE(NULL, strstr(text, "\ncount:\t3\nshown:\t3\n"))
		TH_LOG("%s", text);
	EXPECT_NE(NULL, strstr(text, "\n12\t2\t77\t1\tsdt_test:args2\n"));
	close(info);
	close(fd);
}

TEST_F(sdt, bpftool_shows_which_probes_they_are)
{
	struct bpf_link_info info = {};
	__u32 size = sizeof(info);
	char args[64], text[2048];
	int fd = attach_three(self->note);

	if (!getenv("BPFTOOL"))
		SKIP(return, "no $BPFTOOL, the path of one built from this tree");
	ASSERT_LE(0, fd);
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	snprintf(args, sizeof(args), "link show id %u", info.id);
	dt_bpftool(args, text, sizeof(text));
	EXPECT_NE(NULL, strstr(text, ": sdt_multi  prog "))
		TH_LOG("%s", text);
	EXPECT_NE(NULL, strstr(text, "  probe_id 77  ecb_id 2  sites 1  cookie 12"));
	snprintf(args, sizeof(args), "-j link show id %u", info.id);
	dt_bpftool(args, text, sizeof(text));
	EXPECT_NE(NULL, strstr(text, "\"probe_cnt\":3"))
		TH_LOG("%s", text);
	EXPECT_NE(NULL, strstr(text, "\"probe_id\":78,\"ecb_id\":3,\"cookie\":13,\"sites\":1"))
		TH_LOG("%s", text);
	close(fd);
}

TEST_F(sdt, libbpf_attaches)
{
	LIBBPF_OPTS(bpf_sdt_multi_opts, opts, .names = three,
		    .cookies = three_cookies, .ids = three_ids, .cnt = 3);
	struct bpf_program *prog;
	struct bpf_link *link;

	prog = bpf_object__find_program_by_name(self->obj, "note");
	link = bpf_program__attach_sdt_multi(prog, &opts);
	ASSERT_NE(NULL, link);
	ASSERT_EQ(0, sdt_fire("args"));
	EXPECT_EQ(1, self->notes[3].hits);
	EXPECT_EQ(13, self->notes[3].cookie);
	EXPECT_EQ(0, bpf_link__destroy(link));

	opts.cnt = 0;
	EXPECT_EQ(NULL, bpf_program__attach_sdt_multi(prog, &opts));
	EXPECT_EQ(EINVAL, errno);
	EXPECT_EQ(NULL, bpf_program__attach_sdt_multi(prog, NULL));
	EXPECT_EQ(EINVAL, errno);
	EXPECT_STREQ("trace_sdt_multi", libbpf_bpf_attach_type_str(BPF_TRACE_SDT_MULTI));
	EXPECT_STREQ("sdt_multi", libbpf_bpf_link_type_str(BPF_LINK_TYPE_SDT_MULTI));
}

/* --- what is refused ------------------------------------------------------ */

static int create(union bpf_attr *attr, size_t size)
{
	int fd = syscall(SYS_bpf, BPF_LINK_CREATE, attr, size);

	return fd < 0 ? -errno : fd;
}

/* A good attribute, for one field of it to be spoilt. */
static void good(union bpf_attr *attr, int prog_fd)
{
	memset(attr, 0, sizeof(*attr));
	attr->link_create.prog_fd = prog_fd;
	attr->link_create.attach_type = BPF_TRACE_SDT_MULTI;
	attr->link_create.sdt_multi.names = (__u64)three;
	attr->link_create.sdt_multi.cookies = (__u64)three_cookies;
	attr->link_create.sdt_multi.ids = (__u64)three_ids;
	attr->link_create.sdt_multi.cnt = 3;
}

#define EXPECT_SPOILT(err, field, value) do {				\
	union bpf_attr attr;						\
									\
	good(&attr, self->note);					\
	attr.link_create.field = (value);				\
	EXPECT_EQ(-(err), create(&attr, sizeof(attr)))			\
		TH_LOG(#field " = " #value);				\
} while (0)

/* One of three names. */
static int attach_with(int prog_fd, const char *name)
{
	const char * const names[] = { three[0], name, three[2] };

	return attach(prog_fd, names, NULL, NULL, 3);
}

TEST_F(sdt, garbage_in_the_attributes_is_refused)
{
	static char long_name[600];
	union bpf_attr attr;
	int fd;

	good(&attr, self->note);
	fd = create(&attr, sizeof(attr));
	ASSERT_LE(0, fd);	/* or the rest would prove nothing */
	close(fd);

	EXPECT_SPOILT(EINVAL, target_fd, 1);
	EXPECT_SPOILT(EINVAL, flags, 1);
	EXPECT_SPOILT(EINVAL, sdt_multi.flags, 1);
	EXPECT_SPOILT(EINVAL, sdt_multi.cnt, 0);
	EXPECT_SPOILT(E2BIG, sdt_multi.cnt, (1U << 20) + 1);
	EXPECT_SPOILT(E2BIG, sdt_multi.cnt, ~0U);
	EXPECT_SPOILT(EINVAL, sdt_multi.names, 0);
	EXPECT_SPOILT(EFAULT, sdt_multi.names, NOWHERE);
	EXPECT_SPOILT(EFAULT, sdt_multi.cookies, NOWHERE);
	EXPECT_SPOILT(EFAULT, sdt_multi.ids, NOWHERE);

	EXPECT_EQ(-EFAULT, attach_with(self->note, NULL));
	EXPECT_EQ(-EFAULT, attach_with(self->note, (char *)NOWHERE));
	EXPECT_EQ(-EINVAL, attach_with(self->note, ""));
	EXPECT_EQ(-EINVAL, attach_with(self->note, "args1"));
	EXPECT_EQ(-ENOENT, attach_with(self->note, "sdt_test:"));
	EXPECT_EQ(-ENOENT, attach_with(self->note, ":args1"));
	EXPECT_EQ(-ENOENT, attach_with(self->note, "sdt_test:args1:"));
	memset(long_name, 'x', sizeof(long_name) - 1);
	EXPECT_EQ(-EINVAL, attach_with(self->note, long_name));
	EXPECT_EQ(-EINVAL, attach_three(dt_object_prog(self->obj, "other_type")));
}

TEST_F(sdt, each_byte_behind_the_attributes_must_be_zero)
{
	const union bpf_attr *attr = NULL;
	size_t end = (size_t)(&attr->link_create.sdt_multi + 1), i;
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

TEST_F(sdt, what_is_refused_keeps_nothing)
{
	__u32 id = sdt_prog_id(self->note);
	int i;

	ASSERT_NE(0, id);
	for (i = 0; i < 100; i++) {
		EXPECT_EQ(-ENOENT, attach_with(self->note, "sdt_test:args7"));
		EXPECT_EQ(-EFAULT, attach_with(self->note, NULL));
		EXPECT_SPOILT(EFAULT, sdt_multi.ids, NOWHERE);
	}
	bpf_object__close(self->obj);
	EXPECT_EQ(0, sdt_wait_gone(id));
	self->obj = NULL;
}

/* --- a thousand ------------------------------------------------------------ */

static int attach_many(int prog_fd)
{
	static char text[MANY][32];
	static const char *names[MANY];
	int i;

	for (i = 0; i < MANY; i++) {
		snprintf(text[i], sizeof(text[i]), "sdt_many:probe0%03d", i);
		names[i] = text[i];
	}
	return attach(prog_fd, names, NULL, NULL, MANY);
}

static int fire_many(void)
{
	int fd = open(FIRE_MANY, O_WRONLY | O_CLOEXEC), err = 0;

	if (fd < 0 || write(fd, "1", 1) != 1)
		err = -errno;
	close(fd);
	return err;
}

TEST_F(sdt, a_thousand_probes_are_one_descriptor)
{
	int fd;

	ASSERT_EQ(0, sdt_load("sdt_many"));
	fd = attach_many(self->note);
	ASSERT_LE(0, fd);
	ASSERT_EQ(0, fire_many());
	EXPECT_EQ(MANY, self->notes[0].hits);
	/* the values of the probes are 10000 ... 10999 */
	EXPECT_EQ(MANY * 10000 + MANY * (MANY - 1) / 2, self->notes[0].sum);
	close(fd);
	ASSERT_EQ(0, fire_many());
	EXPECT_EQ(MANY, self->notes[0].hits);
}

/* The kernel writes it again and again until it fits. */
TEST_F(sdt, fdinfo_shows_the_first_64_of_a_thousand)
{
	static char text[1 << 20];
	int fd, info, lines = 0;
	char path[64], *line;
	ssize_t size = 0, got;

	ASSERT_EQ(0, sdt_load("sdt_many"));
	fd = attach_many(self->note);
	ASSERT_LE(0, fd);
	snprintf(path, sizeof(path), "/proc/self/fdinfo/%d", fd);
	info = open(path, O_RDONLY);
	ASSERT_LE(0, info);
	while ((got = read(info, text + size, sizeof(text) - 1 - size)) > 0)
		size += got;
	ASSERT_EQ(0, got);
	EXPECT_NE(NULL, strstr(text, "\ncount:\t1000\nshown:\t64\n"));
	for (line = text; (line = strstr(line, "\tsdt_many:probe0")); line++)
		lines++;
	EXPECT_EQ(MOST, lines);
	close(info);
	close(fd);
}

#ifdef __x86_64__
/* A kprobe that counts calls of @function in counts[@which]. */
static struct bpf_link *count(struct bpf_object *obj, const char *function,
			      int which)
{
	LIBBPF_OPTS(bpf_kprobe_opts, opts, .bpf_cookie = which);
	struct bpf_program *prog;

	prog = bpf_object__find_program_by_name(obj, "on_call");
	return bpf_program__attach_kprobe_opts(prog, function, &opts);
}

/*
 * What happens while a link is made and let go. Others patch and free, too:
 * what is seen is the least of a few times.
 */
static void see_least(struct bpf_object *obj, int prog_fd, __u64 least[4])
{
	volatile __u64 *counts = dt_var(obj, "counts");
	__u64 before[4];
	int i, j, fd;

	memset(least, 0xff, 4 * sizeof(*least));
	for (i = 0; i < 5; i++) {
		for (j = 0; j < 4; j++)
			before[j] = counts[j];
		fd = attach_many(prog_fd);
		if (fd < 0)
			return;
		close(fd);
		while (counts[1] == before[1])
			usleep(1000);
		for (j = 0; j < 4; j++) {
			if (counts[j] - before[j] < least[j])
				least[j] = counts[j] - before[j];
		}
	}
}
#endif

TEST_F(sdt, a_thousand_probes_take_a_batch_for_256_sites_and_one_grace_period)
{
#ifdef __x86_64__
	const char * const functions[] = {
		dt_kernel_has("text_poke_bp_batch") ?
			"text_poke_bp_batch" : "smp_text_poke_batch_finish",
		"bpf_link_defer_dealloc_rcu_gp",
		"synchronize_rcu", "synchronize_rcu_expedited",
	};
	struct bpf_link *links[4];
	__u64 least[4];
	int i;

	ASSERT_EQ(0, sdt_load("sdt_many"));
	for (i = 0; i < 4; i++) {
		links[i] = count(self->obj, functions[i], i);
		ASSERT_NE(NULL, links[i]) TH_LOG("%s", functions[i]);
	}
	see_least(self->obj, self->note, least);
	EXPECT_EQ(2 * ((MANY + 255) / 256), least[0]);
	EXPECT_EQ(1, least[1]);
	EXPECT_EQ(0, least[2]);
	EXPECT_EQ(0, least[3]);
	for (i = 0; i < 4; i++)
		bpf_link__destroy(links[i]);
#else
	SKIP(return, "the function that patches a batch is one of x86");
#endif
}

/* RCU calls in a softirq that the link can go: it goes where it may take long. */
TEST_F(sdt, a_link_is_not_freed_by_the_callback_of_rcu)
{
	static const char * const names[] = {
		"on_dealloc", "on_dealloc_return", "on_free",
	};
	volatile __u64 *counts = self->counts;
	struct bpf_program *prog;
	struct bpf_link *links[3];
	int i, fd;

	for (i = 0; i < 3; i++) {
		prog = bpf_object__find_program_by_name(self->obj, names[i]);
		links[i] = bpf_program__attach(prog);
		ASSERT_NE(NULL, links[i]) TH_LOG("%s", names[i]);
	}
	ASSERT_EQ(0, sdt_load("sdt_many"));
	fd = attach_many(self->note);
	ASSERT_LE(0, fd);
	close(fd);
	while (!counts[0])
		usleep(1000);
	EXPECT_EQ(0, counts[1]);
	for (i = 0; i < 3; i++)
		bpf_link__destroy(links[i]);
}

TEST_HARNESS_MAIN
