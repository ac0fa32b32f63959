// SPDX-License-Identifier: GPL-2.0
/*
 * bpf() commands whose attributes are changed at random
 *
 * An input is a few commands one after the other, with their attributes. The
 * first inputs are one valid command each. Another input is an earlier one that
 * is changed a little. If the kernel has KCOV, it tells which code of its own an
 * input executed. An input that executed more than all inputs before it is kept,
 * and is changed again later. Without KCOV, only the first inputs are changed.
 *
 * The kernel decides which commands are valid, so nothing is expected of one
 * command. The kernel reports what is wrong, and at the end nothing is left.
 *
 * FUZZ_INPUTS=N is the number of inputs, FUZZ_SEED=N chooses others,
 * FUZZ_SECONDS=N ends the search earlier.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <linux/bpf.h>
#include <linux/kcov.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/syscall.h>

#include "commands.h"
#include "files.h"
#include "left.h"
#include "options.h"

#define INPUTS		2000
#define CELLS		((int)sizeof(union bpf_attr) / 4 + 4)	/* some beyond the attribute */
#define STEPS		3
#define KEPT		4096
#define TRACE		(64 * 1024)	/* what KCOV notes of a command at most */
#define EDGES		(64 * 1024)
#define LINKS		(CMD_link_uprobes_return - CMD_link_sdt + 1)

/* --- inputs ------------------------------------------------------------- */

/* What a cell of 32 bits of an attribute is. */
enum kind {
	NUMBER,
	FD,	/* an object, see enum object */
	AREA,	/* with the next cell, an address: of an area, see enum area */
	TARGET,	/* the BTF id of a function that can be traced */
};

struct cell {
	enum kind kind;
	unsigned int value;	/* the number, the object or the area */
	unsigned int offset;	/* from an area's address */
};

struct step {
	int cmd;
	unsigned int size;	/* of the attribute */
	struct cell cell[CELLS];
};

struct input {
	int count;
	struct step step[STEPS];
};

/* Objects that attributes name, made before; then what earlier steps made. */
enum object {
	NO_OBJECT,
	PROG,
	OTHER_PROG,
	ITER,
	KPROBE,
	ARRAY,
	LINK_ITER,
	LINK,		/* a link by each of the commands that make one */
	MADE = LINK + LINKS,
	OBJECTS = MADE + STEPS,
};

/* Memory that attributes point to. */
enum area {
	NOWHERE,	/* the address 0, */
	UNMAPPED,
	KERNEL,
	READ_ONLY,
	WRITABLE,
	END,		/* 8 bytes, and nothing behind */
	PROVIDER,
	NAME,
	NAMES,
	SYMS,
	ADDRS,
	IDS,
	TRACEPOINT,
	SYS_ENTER,
	FILE_NAME,
	OFFSETS,
	CONTEXT,
	AREAS,
};

#define AT(field)	(offsetof(union bpf_attr, field) / 4)
#define SET(field, kind, value)	{ AT(field), kind, value }

/* The valid commands. A cell that is not named is 0. */
static const struct {
	int cmd;
	struct {
		unsigned char at, kind;
		unsigned int value;
	} cell[6];
} seeds[] = {
	{ BPF_LINK_CREATE, { SET(link_create.prog_fd, FD, PROG),
			     SET(link_create.attach_type, NUMBER, BPF_TRACE_SDT),
			     SET(link_create.sdt.provider, AREA, PROVIDER),
			     SET(link_create.sdt.name, AREA, NAME) } },
	{ BPF_LINK_CREATE, { SET(link_create.prog_fd, FD, PROG),
			     SET(link_create.attach_type, NUMBER, BPF_TRACE_SDT_MULTI),
			     SET(link_create.sdt_multi.names, AREA, NAMES),
			     SET(link_create.sdt_multi.ids, AREA, IDS),
			     SET(link_create.sdt_multi.cookies, AREA, IDS),
			     SET(link_create.sdt_multi.cnt, NUMBER, 2) } },
	{ BPF_LINK_CREATE, { SET(link_create.prog_fd, FD, PROG),
			     SET(link_create.attach_type, NUMBER, BPF_TRACE_FENTRY),
			     SET(link_create.target_btf_id, TARGET, 0) } },
	{ BPF_LINK_CREATE, { SET(link_create.prog_fd, FD, PROG),
			     SET(link_create.attach_type, NUMBER, BPF_TRACE_FEXIT),
			     SET(link_create.target_btf_id, TARGET, 0) } },
	{ BPF_LINK_CREATE, { SET(link_create.prog_fd, FD, PROG),
			     SET(link_create.attach_type, NUMBER, BPF_TRACE_KPROBE_MULTI),
			     SET(link_create.kprobe_multi.syms, AREA, SYMS),
			     SET(link_create.kprobe_multi.cookies, AREA, IDS),
			     SET(link_create.kprobe_multi.cnt, NUMBER, 1) } },
	{ BPF_LINK_CREATE, { SET(link_create.prog_fd, FD, PROG),
			     SET(link_create.attach_type, NUMBER, BPF_TRACE_KPROBE_MULTI),
			     SET(link_create.kprobe_multi.addrs, AREA, ADDRS),
			     SET(link_create.kprobe_multi.flags, NUMBER,
				 BPF_F_KPROBE_MULTI_KPROBES | BPF_F_KPROBE_MULTI_RETURN),
			     SET(link_create.kprobe_multi.cnt, NUMBER, 1) } },
	{ BPF_LINK_CREATE, { SET(link_create.prog_fd, FD, PROG),
			     SET(link_create.attach_type, NUMBER, BPF_TRACE_RAW_TP),
			     SET(link_create.raw_tp.name, AREA, TRACEPOINT) } },
	{ BPF_LINK_CREATE, { SET(link_create.prog_fd, FD, PROG),
			     SET(link_create.attach_type, NUMBER, BPF_TRACE_RAW_TP),
			     SET(link_create.raw_tp.name, AREA, SYS_ENTER),
			     SET(link_create.raw_tp.ids, AREA, IDS),
			     SET(link_create.raw_tp.cnt, NUMBER, 8) } },
	{ BPF_LINK_CREATE, { SET(link_create.prog_fd, FD, PROG),
			     SET(link_create.attach_type, NUMBER, BPF_TRACE_UPROBE_MULTI),
			     SET(link_create.uprobe_multi.path, AREA, FILE_NAME),
			     SET(link_create.uprobe_multi.offsets, AREA, OFFSETS),
			     SET(link_create.uprobe_multi.cookies, AREA, IDS),
			     SET(link_create.uprobe_multi.cnt, NUMBER, 1) } },
	{ BPF_LINK_CREATE, { SET(link_create.prog_fd, FD, ITER),
			     SET(link_create.attach_type, NUMBER, BPF_TRACE_ITER) } },
	{ BPF_ITER_CREATE, { SET(iter_create.link_fd, FD, LINK_ITER) } },
	{ BPF_LINK_UPDATE, { SET(link_update.link_fd, FD, LINK),
			     SET(link_update.new_prog_fd, FD, OTHER_PROG) } },
	{ BPF_LINK_UPDATE, { SET(link_update.link_fd, FD, LINK + 2),
			     SET(link_update.new_prog_fd, FD, PROG),
			     SET(link_update.old_prog_fd, FD, PROG),
			     SET(link_update.flags, NUMBER, BPF_F_REPLACE) } },
	{ BPF_OBJ_GET_INFO_BY_FD, { SET(info.bpf_fd, FD, LINK),
				    SET(info.info, AREA, WRITABLE),
				    SET(info.info_len, NUMBER, sizeof(struct bpf_link_info)) } },
	{ BPF_OBJ_GET_INFO_BY_FD, { SET(info.bpf_fd, FD, PROG),
				    SET(info.info, AREA, WRITABLE),
				    SET(info.info_len, NUMBER, sizeof(struct bpf_prog_info)) } },
	{ BPF_PROG_TEST_RUN, { SET(test.prog_fd, FD, PROG) } },
	{ BPF_PROG_TEST_RUN, { SET(test.prog_fd, FD, PROG),
			       SET(test.ctx_in, AREA, CONTEXT),
			       SET(test.ctx_size_in, NUMBER,
				   sizeof(struct dtrace_bpf_context)) } },
};

/* --- running ------------------------------------------------------------ */

struct fuzz {
	int fd[OBJECTS];
	const void *area[AREAS];
	void *writable;		/* area WRITABLE */
	__u32 target;
	unsigned long *trace;	/* how many addresses KCOV has noted, and these; or NULL */
	unsigned char edges[EDGES];
	unsigned int edge_count;
	struct input kept[KEPT];
	unsigned int kept_count;
	unsigned int seed, succeeded, failed;
};

static unsigned int pick(struct fuzz *f, unsigned int n)
{
	return rand_r(&f->seed) % n;
}

/* Which edges has the last command been the first to take? How many. */
static unsigned int note_edges(struct fuzz *f)
{
	unsigned long i, at, last = 0, count;
	unsigned int found = 0;

	if (!f->trace)
		return 0;
	count = __atomic_load_n(f->trace, __ATOMIC_RELAXED);
	for (i = 1; i <= count; i++) {
		at = (f->trace[i] ^ last << 5) * 0x9e3779b97f4a7c15UL >> 48;
		last = f->trace[i];
		found += !f->edges[at];
		f->edges[at] = 1;
	}
	f->edge_count += found;
	return found;
}

static void write_attr(struct fuzz *f, const struct step *step,
		       unsigned int *attr)
{
	const struct cell *cell;
	__u64 address;
	int i;

	for (i = 0; i < CELLS; i++) {
		cell = &step->cell[i];
		attr[i] = cell->value;
		if (cell->kind == FD)
			attr[i] = f->fd[cell->value];
		else if (cell->kind == TARGET)
			attr[i] = f->target;
		if (cell->kind != AREA)
			continue;
		address = (unsigned long)f->area[cell->value] + cell->offset;
		attr[i] = address;
		if (++i < CELLS)
			attr[i] = address >> 32;
	}
	/* The kernel does what this says, and this can take hours. */
	if (step->cmd == BPF_PROG_TEST_RUN)
		attr[AT(test.repeat)] &= 0xff;
}

/* 0, a descriptor or -errno. What the command makes is object MADE + @number. */
static int run_step(struct fuzz *f, const struct step *step, int number)
{
	unsigned int attr[CELLS];
	int ret;

	write_attr(f, step, attr);
	if (f->trace)
		__atomic_store_n(f->trace, 0, __ATOMIC_RELAXED);
	ret = syscall(__NR_bpf, step->cmd, attr, step->size);
	ret = ret < 0 ? -errno : ret;
	f->succeeded += ret >= 0;
	f->failed += ret < 0;
	if (ret > 0)
		f->fd[MADE + number] = ret;
	return ret;
}

static void fire_all(void)
{
	int i;

	for (i = 0; i < LINKS; i++)
		cmds[CMD_link_sdt + i].fire();
}

/* Use what the commands of an input have made, and close it. */
static void use(struct fuzz *f)
{
	char path[64], text[4096];
	int i, *fd;

	fire_all();
	for (i = 0; i < STEPS; i++) {
		fd = &f->fd[MADE + i];
		if (*fd < 0)
			continue;
		snprintf(path, sizeof(path), "/proc/self/fdinfo/%d", *fd);
		dt_read_all(open(path, O_RDONLY | O_CLOEXEC));
		/* It is an iterator, or this fails. */
		while (read(*fd, text, sizeof(text)) > 0)
			;
		close(*fd);
		*fd = -1;
	}
}

/* What the last command returned. The input is kept if it found something. */
static int run_input(struct fuzz *f, const struct input *in)
{
	unsigned int found = 0;
	int i, ret = 0;

	/* What the kernel wrote there is not what it reads next. */
	memset(f->writable, 0, DT_PAGE_SIZE);
	for (i = 0; i < in->count; i++) {
		ret = run_step(f, &in->step[i], i);
		found += note_edges(f);
	}
	use(f);
	if (found && f->kept_count < KEPT)
		f->kept[f->kept_count++] = *in;
	return ret;
}

/* --- changes ------------------------------------------------------------ */

static struct input seed_input(int number)
{
	struct input in = { .count = 1 };
	struct step *step = &in.step[0];
	size_t i;

	step->cmd = seeds[number].cmd;
	step->size = sizeof(union bpf_attr);
	for (i = 0; i < ARRAY_SIZE(seeds[number].cell); i++) {
		struct cell *cell = &step->cell[seeds[number].cell[i].at];

		if (!seeds[number].cell[i].at && i)
			break;
		cell->kind = seeds[number].cell[i].kind;
		cell->value = seeds[number].cell[i].value;
	}
	return in;
}

static void change_cell(struct fuzz *f, struct cell *cell)
{
	static const unsigned int numbers[] = {
		0, 1, 2, 3, 7, 8, 16, 63, 64, 255, 256, 511, 512, 4095, 4096,
		65535, 1 << 20, (1 << 20) + 1, 0x7fffffff, 0x80000000, 0xffffffff,
	};
	static const unsigned int offsets[] = { 0, 1, 4, 8, 0x7f8, 0xff8, 0xfff };

	switch (pick(f, 6)) {
	case 0:
		cell->kind = NUMBER;
		cell->value = numbers[pick(f, ARRAY_SIZE(numbers))];
		break;
	case 1:
		cell->kind = NUMBER;
		cell->value = pick(f, __MAX_BPF_ATTACH_TYPE + 1);
		break;
	case 2:
		cell->kind = NUMBER;
		cell->value ^= 1U << pick(f, 32);
		break;
	case 3:
		cell->kind = FD;
		cell->value = pick(f, OBJECTS);
		break;
	case 4:
		cell->kind = AREA;
		cell->value = pick(f, AREAS);
		cell->offset = 0;
		break;
	default:
		if (cell->kind == AREA)
			cell->offset = offsets[pick(f, ARRAY_SIZE(offsets))];
	}
}

static void change(struct fuzz *f, struct input *in)
{
	struct step *step = &in->step[pick(f, in->count)];
	const struct input *other = &f->kept[pick(f, f->kept_count)];

	switch (pick(f, 12)) {
	case 0:
		step->size = pick(f, sizeof(unsigned int) * CELLS + 1);
		break;
	case 1:
		step->cmd = other->step[0].cmd;
		break;
	case 2:
		if (in->count < STEPS)
			in->step[in->count++] = other->step[pick(f, other->count)];
		break;
	case 3:
		if (in->count > 1)
			*step = in->step[--in->count];
		break;
	default:
		/* All commands use the first cells. */
		change_cell(f, &step->cell[pick(f, pick(f, 4) ? 14 : CELLS)]);
	}
}

/* --- the test ----------------------------------------------------------- */

FIXTURE(fuzz)
{
	struct bpf_object *obj;
	struct cmd_objects objects;
	struct fuzz *fuzz;
	int kcov;
};

/* KCOV traces this thread from now on: its descriptor, or -1 without KCOV. */
static int trace_thread(struct fuzz *f)
{
	int kcov = open("/sys/kernel/debug/kcov", O_RDWR | O_CLOEXEC);
	void *trace;

	if (kcov < 0 || ioctl(kcov, KCOV_INIT_TRACE, TRACE))
		return -1;
	trace = mmap(NULL, TRACE * sizeof(*f->trace), PROT_READ | PROT_WRITE,
		     MAP_SHARED, kcov, 0);
	if (trace == MAP_FAILED || ioctl(kcov, KCOV_ENABLE, KCOV_TRACE_PC))
		return -1;
	f->trace = trace;
	return kcov;
}

static int prepare_areas(struct fuzz *f)
{
	static const char *const target = "bpf_fentry_test1";
	static __u64 names[2], syms[1], addrs[1], ids[512], offsets[1] = { 4096 };
	static struct dtrace_bpf_context context;
	size_t page = DT_PAGE_SIZE, i;
	char *pages;

	pages = mmap(NULL, 3 * page, PROT_READ | PROT_WRITE,
		     MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
	if (pages == MAP_FAILED || mprotect(pages, page, PROT_READ) ||
	    mprotect(pages + 2 * page, page, PROT_NONE))
		return -errno;
	names[0] = (unsigned long)"sdt_test:args1";
	names[1] = (unsigned long)"sdt_test:args2";
	syms[0] = (unsigned long)target;
	addrs[0] = sdt_address(target);
	for (i = 0; i < ARRAY_SIZE(ids); i++)
		ids[i] = FUNC_COOKIE(i + 1, 1);
	f->area[UNMAPPED] = pages + 2 * page;
	f->area[KERNEL] = (void *)(unsigned long)addrs[0];
	f->area[READ_ONLY] = pages;
	f->writable = pages + page;
	f->area[WRITABLE] = f->writable;
	f->area[END] = pages + 2 * page - 8;
	f->area[PROVIDER] = "sdt_test";
	f->area[NAME] = "args1";
	f->area[NAMES] = names;
	f->area[SYMS] = syms;
	f->area[ADDRS] = addrs;
	f->area[IDS] = ids;
	f->area[TRACEPOINT] = RAW_TP;
	f->area[SYS_ENTER] = "sys_enter";
	/* Not that of this process: a uprobe inside of an instruction changes it. */
	f->area[FILE_NAME] = "/bin/true";
	f->area[OFFSETS] = offsets;
	f->area[CONTEXT] = &context;
	return 0;
}

FIXTURE_SETUP(fuzz)
{
	const struct bpf_insn insns[] = { DT_RETURN_0() };
	struct fuzz *f = calloc(1, sizeof(*f));
	int i;

	ASSERT_NE(NULL, f);
	self->fuzz = f;
	self->kcov = -1;
	memset(f->fd, -1, sizeof(f->fd));
	ASSERT_EQ(0, func_load("func", &self->obj));
	f->fd[PROG] = dt_object_prog(self->obj, "count");
	f->fd[OTHER_PROG] = dt_object_prog(self->obj, "plain");
	ASSERT_EQ(0, cmd_prepare(&self->objects, f->fd[PROG]));
	f->target = self->objects.target_id;
	f->fd[ITER] = self->objects.iter;
	f->fd[ARRAY] = self->objects.array;
	f->fd[KPROBE] = dt_load(BPF_PROG_TYPE_KPROBE, insns, ARRAY_SIZE(insns));
	f->fd[LINK_ITER] = cmds[CMD_link_iter].run(&self->objects, 0);
	for (i = 0; i < LINKS; i++) {
		const struct cmd *cmd = &cmds[CMD_link_sdt + i];

		f->fd[LINK + i] = cmd->run(&self->objects, cmd->arg);
	}
	for (i = PROG; i < MADE; i++)
		ASSERT_LE(0, f->fd[i])
			TH_LOG("object %d", i);
	ASSERT_EQ(0, prepare_areas(f));
}

FIXTURE_TEARDOWN(fuzz)
{
	close(self->kcov);
	bpf_object__close(self->obj);
}

/* FUZZ_INPUTS says how long this is. */
TEST_F_TIMEOUT(fuzz, commands_leave_nothing, 86400)
{
	long inputs = dt_option("FUZZ_INPUTS", INPUTS), i;
	long seconds = dt_option("FUZZ_SECONDS", 0);
	struct fuzz *f = self->fuzz;
	time_t start = time(NULL);
	struct dt_left before;
	struct input in;

	fire_all();
	before = dt_look();
	self->kcov = trace_thread(f);
	f->seed = dt_option("FUZZ_SEED", 1);
	for (i = 0; i < (long)ARRAY_SIZE(seeds); i++) {
		in = seed_input(i);
		EXPECT_LE(0, run_input(f, &in))
			TH_LOG("seed %ld", i);
		if (!f->trace)
			f->kept[f->kept_count++] = in;
	}
	for (i = 0; i < inputs && (!seconds || time(NULL) - start < seconds); i++) {
		in = f->kept[pick(f, f->kept_count)];
		do {
			change(f, &in);
		} while (pick(f, 3));
		run_input(f, &in);
	}
	TH_LOG("%ld inputs, %u commands succeeded, %u failed; %u inputs kept, %u edges%s",
	       i, f->succeeded, f->failed, f->kept_count, f->edge_count,
	       f->trace ? "" : ": no KCOV");
	EXPECT_LT(ARRAY_SIZE(seeds), f->succeeded);
	EXPECT_LT(0, f->failed);
	EXPECT_NOTHING_LEFT(before);
}

TEST_HARNESS_MAIN
