// SPDX-License-Identifier: GPL-2.0
/*
 * Sites: their code while the probe is off and on, many sites, and modules that
 * are loaded and unloaded with their sites.
 */
#include <dirent.h>
#include <errno.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <sys/klog.h>
#include <sys/wait.h>

#include "options.h"
#include "sdt_fixture.h"

/* Commands of klogctl(). */
#define LOG_READ_ALL	3
#define LOG_SIZE	10

/* The first bytes of the function whose only content is a site. */
#define NOP5	"\x0f\x1f\x44\x00\x00"
#define NOP2	"\x66\x90"

#ifdef __x86_64__
/* Read the code at the beginning of a function. */
static int look_at(struct bpf_object *obj, const char *function)
{
	__s64 *error = dt_var(obj, "code_error");
	__u64 *address = dt_var(obj, "code_address");

	*address = sdt_address(function);
	if (!*address)
		return -ENOENT;
	return dt_test_run(dt_object_prog(obj, "peek"), NULL, 0) ?: *error;
}

/* Length of a NOP or jump, 0 if it is neither. */
static int is_nop(const __u8 *code)
{
	if (!memcmp(code, NOP5, 5))
		return 5;
	return memcmp(code, NOP2, 2) ? 0 : 2;
}

static int is_jump(const __u8 *code)
{
	return code[0] == 0xe9 ? 5 : code[0] == 0xeb ? 2 : 0;
}
#endif

/* Behind what the function tracer has put at its entry, itself a NOP of 5. */
TEST_F(sdt, off_is_a_nop_and_on_is_a_jump)
{
#ifdef __x86_64__
	int at = 0, fd, length;

	ASSERT_EQ(0, look_at(self->obj, "sdt_test_off"));
	if (!memcmp(self->code, "\xf3\x0f\x1e\xfa", 4))
		at += 4;
	if (is_nop(self->code + at) == 5 && self->code[at + 5] != 0xc3)
		at += 5;
	length = is_nop(self->code + at);
	EXPECT_NE(0, length);
	/* and nothing else: the function returns */
	EXPECT_EQ(0xc3, self->code[at + length]);

	fd = sdt_attach(self->note, "off", 1);
	ASSERT_LE(0, fd);
	ASSERT_EQ(0, look_at(self->obj, "sdt_test_off"));
	EXPECT_EQ(length, is_jump(self->code + at));
	EXPECT_EQ(0xc3, self->code[at + length]);
	close(fd);
	ASSERT_EQ(0, look_at(self->obj, "sdt_test_off"));
	EXPECT_EQ(length, is_nop(self->code + at));
#else
	SKIP(return, "the codes of NOP and jump are those of x86");
#endif
}

TEST_F(sdt, three_hundred_are_one_probe)
{
	struct sdt_line line;
	int fd = sdt_attach(self->note, "many", 1);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_find("sdt_test", "sdt_test_many", "many", &line));
	EXPECT_EQ(300, line.sites);
	ASSERT_EQ(0, sdt_fire("many"));
	EXPECT_EQ(300, self->notes[1].hits);
	EXPECT_EQ(300 * 299 / 2, self->notes[1].sum);
	close(fd);
	ASSERT_EQ(0, sdt_fire("many"));
	EXPECT_EQ(300, self->notes[1].hits);
}

#ifdef __x86_64__
/*
 * Of the kernel's text patching while a probe is switched on and off. Others
 * patch, too: what is seen is the least of a few times.
 */
static __u64 batches(struct bpf_object *obj, int prog_fd, const char *probe)
{
	__u64 *seen = dt_var(obj, "batches"), least = -1, before, now;
	int i, fd;

	for (i = 0; i < 5; i++) {
		before = __atomic_load_n(seen, __ATOMIC_RELAXED);
		fd = sdt_attach(prog_fd, probe, 1);
		if (fd < 0)
			return 0;
		close(fd);
		now = __atomic_load_n(seen, __ATOMIC_RELAXED);
		if (now - before < least)
			least = now - before;
	}
	return least;
}
#endif

TEST_F(sdt, a_batch_has_256_of_them)
{
#ifdef __x86_64__
	struct bpf_program *prog;
	struct bpf_link *link;

	prog = bpf_object__find_program_by_name(self->obj, "on_batch");
	link = bpf_program__attach_kprobe(prog, false, "text_poke_bp_batch");
	if (!link && errno == ENOENT)
		SKIP(return, "no text_poke_bp_batch() to count");
	ASSERT_NE(NULL, link);
	EXPECT_EQ(2 * 1, batches(self->obj, self->note, "off"));
	EXPECT_EQ(2 * 2, batches(self->obj, self->note, "many"));
	bpf_link__destroy(link);
#else
	SKIP(return, "the function that patches a batch is one of x86");
#endif
}

TEST_F(sdt, an_inlined_function_has_one_at_each_place)
{
	int fd = sdt_attach(self->note, "inlined-function", 1);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_fire("inline"));
	EXPECT_EQ(3, self->notes[1].hits);
	EXPECT_EQ(6, self->notes[1].sum);
	close(fd);
}

/* Of a module that comes: in discarded text (2), when it comes (3) and goes (4). */
TEST_F(sdt, a_module_that_comes_joins_a_probe_that_is_on)
{
	struct sdt_line line;
	int fd = sdt_attach(self->note, "joined", 1);

	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_fire("joined"));
	EXPECT_EQ(1, self->notes[1].sum);
	ASSERT_EQ(0, sdt_load("sdt_test_join"));
	EXPECT_EQ(3, self->notes[1].hits);
	EXPECT_EQ(1 + 2 + 3, self->notes[1].sum);
	ASSERT_EQ(0, sdt_find("sdt_test_join", "", "joined", &line));
	EXPECT_EQ(1, line.sites);	/* that in discarded text is gone */
	EXPECT_TRUE(line.enabled);

	ASSERT_EQ(0, sdt_unload("sdt_test_join"));
	EXPECT_EQ(1 + 2 + 3 + 4, self->notes[1].sum);
	EXPECT_EQ(-ENOENT, sdt_find("sdt_test_join", "", "joined", &line));
	ASSERT_EQ(0, sdt_fire("joined"));
	EXPECT_EQ(1 + 2 + 3 + 4 + 1, self->notes[1].sum);
	close(fd);
}

/* Attached after the module came, detached after it went, and the reverse. */
TEST_F(sdt, attach_and_detach_reach_the_sites_of_all_modules)
{
	int fd;

	ASSERT_EQ(0, sdt_load("sdt_test_join"));
	fd = sdt_attach(self->note, "joined", 1);
	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_unload("sdt_test_join"));
	EXPECT_EQ(4, self->notes[1].sum);
	ASSERT_EQ(0, sdt_load("sdt_test_join"));
	EXPECT_EQ(4 + 2 + 3, self->notes[1].sum);
	close(fd);
	ASSERT_EQ(0, sdt_unload("sdt_test_join"));
	EXPECT_EQ(4 + 2 + 3, self->notes[1].sum);
}

TEST_F(sdt, a_link_outlives_the_last_module_of_its_probe)
{
	struct bpf_link_info info = {};
	__u32 size = sizeof(info), id;
	struct sdt_line line;
	int fd;

	ASSERT_EQ(0, sdt_load("sdt_test_join"));
	fd = sdt_attach(self->note, "alone", 1);
	ASSERT_LE(0, fd);
	ASSERT_EQ(0, sdt_unload("sdt_test_join"));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(-ENOENT, sdt_attach(self->note, "alone", 2));
	ASSERT_EQ(0, bpf_link_get_info_by_fd(fd, &info, &size));
	EXPECT_EQ(0, info.sdt.sites);
	EXPECT_EQ(sizeof("alone"), info.sdt.name_len);
	id = info.sdt.id;

	/* what comes back is another probe, and is not switched on */
	ASSERT_EQ(0, sdt_load("sdt_test_join"));
	EXPECT_EQ(1, self->notes[1].hits);
	ASSERT_EQ(0, sdt_find("sdt_test_join", "", "alone", &line));
	EXPECT_NE(id, line.id);
	EXPECT_FALSE(line.enabled);
	EXPECT_EQ(0, bpf_link_detach(fd));
	close(fd);
}

/* Lines of the kernel's log with both texts; what was there before counts, too. */
static int count_log(const char *first, const char *second)
{
	int size = klogctl(LOG_SIZE, NULL, 0), count = 0;
	char *text = calloc(1, size + 1), *line, *rest = text;

	if (!text || klogctl(LOG_READ_ALL, text, size) < 0)
		count = -1;
	while (count >= 0 && (line = strsep(&rest, "\n")))
		count += strstr(line, first) && strstr(line, second);
	free(text);
	return count;
}

/* All that is left out is the probe that does not fit: with a line, for two sites. */
TEST_F(sdt, a_module_loses_the_probe_that_has_other_types_elsewhere)
{
	int lines = count_log("sdt_test_clash:", "sdt_test:joined (long) is left out");
	int joined = sdt_attach(self->note, "joined", 1), behind;
	struct sdt_line line;

	ASSERT_LE(0, lines);
	ASSERT_LE(0, joined);
	ASSERT_EQ(0, sdt_load("sdt_test_clash"));
	EXPECT_EQ(lines + 1, count_log("sdt_test_clash:",
				       "sdt_test:joined (long) is left out"));
	EXPECT_EQ(0, sdt_find("sdt_test_clash", "", "before-clash", &line));
	EXPECT_EQ(0, sdt_find("sdt_test_clash", "", "behind-clash", &line));
	EXPECT_EQ(-ENOENT, sdt_find("sdt_test_clash", "", "joined", &line));
	ASSERT_EQ(0, sdt_find("sdt_test", "", "joined", &line));
	EXPECT_STREQ("int", line.types);

	/* the module fires all of them when it goes */
	behind = sdt_attach(self->note, "behind-clash", 2);
	ASSERT_LE(0, behind);
	ASSERT_EQ(0, sdt_unload("sdt_test_clash"));
	EXPECT_EQ(0, self->notes[1].hits);
	EXPECT_EQ(2, self->notes[2].sum);
	ASSERT_EQ(0, sdt_fire("joined"));
	EXPECT_EQ(1, self->notes[1].hits);
	close(joined);
	close(behind);
}

/*
 * A module whose own sites differ, which LTO lets by, loses them as well, and
 * takes nothing from others.
 */
TEST_F(sdt, a_module_loses_the_probe_that_has_other_types_within_it)
{
	const char *said = "sdt_test:joined (signed int) is left out";
	int lines = count_log("sdt_test_mixed:", said), joined, second, behind;
	struct sdt_line line;

	joined = sdt_attach(self->note, "joined", 1);
	ASSERT_LE(0, joined);
	ASSERT_EQ(0, sdt_load("sdt_test_mixed"));
	EXPECT_EQ(0, self->notes[1].hits);
	EXPECT_EQ(lines + 1, count_log("sdt_test_mixed:", said));
	EXPECT_EQ(-ENOENT, sdt_find("sdt_test_mixed", "", "joined", &line));
	second = sdt_attach(self->note, "joined", 2);
	ASSERT_LE(0, second);
	behind = sdt_attach(self->note, "behind-mixed", 3);
	ASSERT_LE(0, behind);
	ASSERT_EQ(0, sdt_fire("joined"));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(1, self->notes[2].hits);

	/* it fires all of them when it goes */
	ASSERT_EQ(0, sdt_unload("sdt_test_mixed"));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(2, self->notes[3].sum);
	close(joined);
	ASSERT_EQ(0, sdt_fire("joined"));
	EXPECT_EQ(2, self->notes[2].hits);
	close(second);
	close(behind);
}

/* While nobody has it but objects that do not agree with themselves. */
TEST_F(sdt, a_probe_that_is_left_out_everywhere_is_not_unique)
{
	struct sdt_line line;

	EXPECT_EQ(-ENOENT, sdt_attach(self->note, "mixed", 1));
	ASSERT_EQ(0, sdt_load("sdt_test_mixed"));
	EXPECT_EQ(-ENOTUNIQ, sdt_attach(self->note, "mixed", 1));
	EXPECT_EQ(-ENOENT, sdt_find("sdt_test_mixed", "", "mixed", &line));
	/* another module that comes and goes changes nothing */
	ASSERT_EQ(0, sdt_load("sdt_test_join"));
	ASSERT_EQ(0, sdt_unload("sdt_test_join"));
	EXPECT_EQ(-ENOTUNIQ, sdt_attach(self->note, "mixed", 1));

	/* and one that agrees with itself has it, whoever came first */
	ASSERT_EQ(0, sdt_unload("sdt_test"));
	ASSERT_EQ(0, sdt_unload("sdt_test_mixed"));
	ASSERT_EQ(0, sdt_load("sdt_test_mixed"));
	EXPECT_EQ(-ENOTUNIQ, sdt_attach(self->note, "joined", 1));
	ASSERT_EQ(0, sdt_load("sdt_test"));
	EXPECT_LE(0, sdt_attach(self->note, "joined", 1));
	ASSERT_EQ(0, sdt_fire("joined"));
	EXPECT_EQ(1, self->notes[1].hits);
	ASSERT_EQ(0, sdt_unload("sdt_test_mixed"));
	EXPECT_EQ(1, self->notes[1].hits);
	EXPECT_EQ(-ENOENT, sdt_attach(self->note, "mixed", 1));
}

TEST_F(sdt, types_that_came_first_go_with_their_last_module)
{
	struct sdt_line line;

	ASSERT_EQ(0, sdt_unload("sdt_test"));
	ASSERT_EQ(0, sdt_load("sdt_test_clash"));
	ASSERT_EQ(0, sdt_find("sdt_test_clash", "", "joined", &line));
	EXPECT_STREQ("long", line.types);
	EXPECT_EQ(2, line.sites);
	ASSERT_EQ(0, sdt_load("sdt_test"));
	EXPECT_EQ(-ENOENT, sdt_find("sdt_test", "", "joined", &line));
	ASSERT_EQ(0, sdt_unload("sdt_test_clash"));
	EXPECT_EQ(-ENOENT, sdt_find("sdt_test", "", "joined", &line));
	ASSERT_EQ(0, sdt_unload("sdt_test"));
	ASSERT_EQ(0, sdt_load("sdt_test"));
	ASSERT_EQ(0, sdt_find("sdt_test", "", "joined", &line));
	EXPECT_STREQ("int", line.types);
}

/* sysfs has a file for each section of a module that is loaded. */
TEST_F(sdt, a_module_has_one_section_for_all_its_probes)
{
	int probes = 0, sites = 0;
	struct dirent *entry;
	DIR *dir;

	dir = opendir("/sys/module/sdt_test/sections");
	ASSERT_NE(NULL, dir);
	while ((entry = readdir(dir))) {
		probes += !strncmp(entry->d_name, "__sdt_probes", 12);
		sites += !strncmp(entry->d_name, "__sdt_sites", 11);
	}
	closedir(dir);
	EXPECT_EQ(1, probes);
	EXPECT_EQ(1, sites);
}

TEST_F(sdt, the_module_can_be_unloaded_while_all_its_probes_are_on)
{
	static const char * const name[] = { "args1", "many", "joined", "nmi" };
	struct sdt_line line;
	int fd[4], i;

	for (i = 0; i < 4; i++) {
		fd[i] = sdt_attach(self->note, name[i], i);
		ASSERT_LE(0, fd[i]);
	}
	ASSERT_EQ(0, sdt_fire("many"));
	ASSERT_EQ(0, sdt_unload("sdt_test"));
	for (i = 0; i < 4; i++)
		EXPECT_EQ(-ENOENT, sdt_find("sdt_test", "", name[i], &line));
	ASSERT_EQ(0, sdt_load("sdt_test"));
	ASSERT_EQ(0, sdt_fire("many"));
	EXPECT_EQ(300, self->notes[1].hits);
	for (i = 0; i < 4; i++)
		close(fd[i]);
}

/* --- all CPUs fire meanwhile ---------------------------------------------- */

#define MAX_CPUS	64
#define SWITCHES	500
#define MANY_SWITCHES	40

/* A child for each CPU that fires until it is killed. */
static int start_firing(pid_t *child, const char *what)
{
	int cpus = dt_cpus() < MAX_CPUS ? dt_cpus() : MAX_CPUS, i;

	for (i = 0; i < cpus; i++) {
		child[i] = fork();
		if (child[i])
			continue;
		if (dt_pin(i))
			_exit(1);
		/* the pause is for emulators that run one CPU after another */
		while (!sdt_fire(what))
			usleep(50);
		_exit(1);
	}
	return cpus;
}

/* Whether all had fired until they were killed. */
static bool stop_firing(pid_t *child, int cpus)
{
	bool good = true;
	int i, status;

	for (i = 0; i < cpus; i++) {
		if (waitpid(child[i], &status, WNOHANG))
			good = false;
		kill(child[i], SIGKILL);
		waitpid(child[i], &status, 0);
	}
	return good;
}

/*
 * Switch a probe on and off @count times while all CPUs fire it with @what;
 * how often that went well.
 */
static int switch_while_all_fire(struct sdt_note *notes, int prog_fd,
				 const char *probe, const char *what, int count)
{
	pid_t child[MAX_CPUS];
	int i, fd, second, cpus;

	cpus = start_firing(child, what);
	for (i = 0; i < count; i++) {
		__u64 before = notes[1].hits;

		fd = sdt_attach(prog_fd, probe, 1);
		if (fd < 0)
			break;
		while (*(volatile __u64 *)&notes[1].hits == before)
			usleep(20);
		/* a second one comes to the first, and stays when that goes */
		second = i % 2 ? -1 : sdt_attach(prog_fd, probe, 2);
		close(fd);
		if (second >= 0)
			close(second);
	}
	return stop_firing(child, cpus) ? i : -1;
}

/* 300 places at once; and one, for which DTRACE_SWITCHES says how often. */
TEST_F_TIMEOUT(sdt, many_switched_while_all_cpus_fire, 86400)
{
	EXPECT_EQ(MANY_SWITCHES, switch_while_all_fire(self->notes, self->note,
						       "many", "many 2",
						       MANY_SWITCHES));
}

TEST_F_TIMEOUT(sdt, switched_while_all_cpus_fire, 86400)
{
	int count = dt_option("DTRACE_SWITCHES", SWITCHES);

	ASSERT_LT(0, count);
	EXPECT_EQ(count, switch_while_all_fire(self->notes, self->note,
					       "joined", "joined", count));
	TH_LOG("%d times", count);
}

/* Each time it fires three times itself, with 2, 3 and 4. */
TEST_F_TIMEOUT(sdt, a_module_comes_and_goes_while_all_cpus_fire, 86400)
{
	int i, fd = sdt_attach(self->note, "joined", 1), cpus;
	pid_t child[MAX_CPUS];

	ASSERT_LE(0, fd);
	cpus = start_firing(child, "joined 2");
	for (i = 0; i < 10; i++) {
		if (sdt_load("sdt_test_join") || sdt_unload("sdt_test_join"))
			break;
	}
	EXPECT_EQ(10, i);
	EXPECT_TRUE(stop_firing(child, cpus));
	/* all others were of 1 */
	EXPECT_EQ(self->notes[1].hits + i * (1 + 2 + 3), self->notes[1].sum);
	close(fd);
}

TEST_HARNESS_MAIN
