// SPDX-License-Identifier: GPL-2.0
/*
 * Random programs of the type, in three kinds: good ones, which the verifier must
 * accept, ones with a defect, which it must reject, and good ones of which some
 * instructions were changed. What it accepts runs by links of each kind, from
 * trampolines, and by a test run; compiled, with blinded constants, or in the
 * interpreter. Each record and each result must be what the model computes. See
 * gen.h.
 *
 *	RANDOM_PROGRAMS=N	how many programs; default 300
 *	RANDOM_SEED=N		the seed of the first one; the next one has N + 1
 *	RANDOM_SECONDS=N	end after this time
 *
 * A message names the seed of a program. RANDOM_PROGRAMS=1 and this seed run this
 * program alone.
 */
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>
#include <sys/mman.h>
#include <sys/prctl.h>

#include "gen.h"
#include "func.h"
#include "options.h"
#include "raw_tp.h"
#include "sdt.h"
#include "uprobes.h"

#define TARGET		"bpf_fentry_test1"
#define RING_PAGES	16
#define MESSAGES	10	/* failures that are shown */

enum {
	BY_TEST_RUN, BY_KPROBE, BY_UPROBE, BY_RAW_TRAMP,
	/* links of the type */
	BY_RAW_TP, BY_SDT, BY_FENTRY, BY_FEXIT, BY_MULTI, BY_MULTI_RETURN,
	BY_KPROBES, BY_KPROBES_RETURN, BY_UPROBES, BY_UPROBES_RETURN,
	SOURCES
};

static const char *const source_names[] = {
	"test_run", "kprobe", "uprobe", "raw tracepoint trampoline",
	"raw tracepoint link", "static probe", "fentry", "fexit",
	"functions", "returns", "kprobes", "kprobes of returns",
	"functions of processes", "returns of processes",
};

static const enum dt_source_id tramps[] = {
	[BY_KPROBE] = DT_SOURCE_kprobe,
	[BY_UPROBE] = DT_SOURCE_uprobe,
	[BY_RAW_TRAMP] = DT_SOURCE_raw_tracepoint,
};

struct tally {
	int made[NR_GEN_KINDS], accepted[NR_GEN_KINDS];
	int needs_jit, too_long, too_complex, runs, open, records;
	int failures;
};

FIXTURE(gen)
{
	struct bpf_object *tramps;
	struct bpf_link *links[SOURCES];
	int link_fds[SOURCES];
	struct dt_ring ring;
	struct code maps;	/* only its maps are used */
	int clauses, noop;
	int interpreted;	/* targets of programs that are not compiled */
	char *value;		/* of MAP_RESULTS */
	struct gen_input usual[SOURCES];
	struct gen_output out;
	struct gen_prog prog, target;
	struct tally tally;
	long slot_misses;
};

static int load_noop(const struct code *maps, bool copies)
{
	struct code c;
	int fd;

	code_init(&c);
	memcpy(c.map, maps->map, sizeof(c.map));
	if (copies) {
		gen_write_copy(&c);
	} else {
		finalize(&c);
		leave(&c);
	}
	fd = code_load(&c);
	free(c.log);
	return fd;
}

static int make_maps(FIXTURE_DATA(gen) * self)
{
	LIBBPF_OPTS(bpf_map_create_opts, opts, .map_flags = BPF_F_MMAPABLE);
	struct code *c = &self->maps;

	code_init(c);
	c->map[MAP_RESULTS] = bpf_map_create(BPF_MAP_TYPE_ARRAY, "results", 4,
					     GEN_VALUE, 1, &opts);
	code_map(c, MAP_EVENTS);
	code_map(c, MAP_OTHER_EVENTS);
	code_map(c, MAP_PROGS);
	code_map(c, MAP_ECB);
	self->interpreted = dt_prog_array(1);
	self->value = mmap(NULL, GEN_VALUE, PROT_READ | PROT_WRITE, MAP_SHARED,
			   c->map[MAP_RESULTS], 0);
	return c->error || self->value == MAP_FAILED ? -EINVAL : 0;
}

static int load_tramps(FIXTURE_DATA(gen) * self)
{
	struct bpf_program *prog;
	struct bpf_object *obj = dt_open("sources");
	int i, err;

	if (!obj)
		return -errno;
	self->tramps = obj;
	bpf_object__for_each_program(prog, obj)
		bpf_program__set_autoload(prog, false);
	for (i = BY_KPROBE; i <= BY_RAW_TRAMP; i++) {
		char name[64];

		snprintf(name, sizeof(name), "on_%s", dt_sources[tramps[i]].name);
		prog = bpf_object__find_program_by_name(obj, name);
		bpf_program__set_autoload(prog, true);
	}
	err = bpf_map__reuse_fd(bpf_object__find_map_by_name(obj, "clauses"),
				self->clauses) ?:
	      bpf_map__reuse_fd(bpf_object__find_map_by_name(obj, "ecbs"),
				self->maps.map[MAP_ECB]) ?:
	      bpf_object__load(obj);
	if (err)
		return err;
	dt_prepare_source(obj);
	for (i = BY_KPROBE; i <= BY_RAW_TRAMP; i++) {
		char name[64];

		snprintf(name, sizeof(name), "on_%s", dt_sources[tramps[i]].name);
		prog = bpf_object__find_program_by_name(obj, name);
		self->links[i] = dt_sources[tramps[i]].attach(prog, 0);
		if (!self->links[i])
			return -errno;
	}
	return 0;
}

/* What BPF_PROG_TEST_RUN gets, also in element 0, which a program may fetch. */
static void make_test_input(struct dtrace_bpf_context *ctx)
{
	int i;

	memset(ctx, 0, sizeof(*ctx));
	ctx->ecb_id = 0x01020304;
	ctx->probe_id = 0xf1f2f3f4;
	ctx->nargs = 7;
	for (i = 0; i < 7; i++)
		ctx->args[i] = 0x8182838485868788ULL * (i + 1);
	for (i = 0; i < (int)sizeof(ctx->regs); i++)
		((char *)&ctx->regs)[i] = i * 7 + 3;
}

static int set_element(int map, const struct dtrace_bpf_context *ctx)
{
	struct dtrace_ecb *ecbs = calloc(libbpf_num_possible_cpus(), sizeof(*ecbs));
	__u32 key = 0;
	int err;

	ecbs[0].id = ctx->ecb_id;
	ecbs[0].probe_id = ctx->probe_id;
	ecbs[0].nargs = ctx->nargs;
	memcpy(ecbs[0].args, ctx->args, sizeof(ecbs[0].args));
	err = bpf_map_update_elem(map, &key, ecbs, BPF_ANY);
	free(ecbs);
	return err;
}

/* Once. */
static int fire_link(int source)
{
	switch (source) {
	case BY_RAW_TP:
		raw_tp_fire();
		return 0;
	case BY_SDT:
		return sdt_fire("args");
	case BY_UPROBES:
	case BY_UPROBES_RETURN:
		uprobes_fire_one();
		return 0;
	default:
		dt_fire_kernel();
		return 0;
	}
}

static int fire(FIXTURE_DATA(gen) * self, int source, int prog)
{
	struct dtrace_bpf_context ctx;
	int err = 0;

	switch (source) {
	case BY_TEST_RUN:
		make_test_input(&ctx);
		return set_element(self->maps.map[MAP_ECB], &ctx) ?:
		       dt_test_run(prog, &ctx, sizeof(ctx));
	case BY_KPROBE:
	case BY_UPROBE:
	case BY_RAW_TRAMP:
		err = dt_set(self->clauses, 0, prog);
		if (!err)
			dt_sources[tramps[source]].fire();
		return err ?: dt_set(self->clauses, 0, self->noop);
	default:
		if (self->link_fds[source] < 0)	/* see make_links() */
			return 0;
		err = bpf_link_update(self->link_fds[source], prog, NULL);
		if (!err)
			err = fire_link(source);
		return err ?: bpf_link_update(self->link_fds[source], self->noop,
					      NULL);
	}
}

/* A descriptor or -errno. */
static int make_link(int source, int prog)
{
	static const char *const names[] = { TARGET };
	const __u64 cookies[] = { FUNC_COOKIE(5, 6), FUNC_COOKIE(7, 8) };

	switch (source) {
	case BY_RAW_TP:
		return raw_tp_link(prog, RAW_TP, cookies[0]);
	case BY_SDT:
		return sdt_attach(prog, "args6", 9);
	case BY_FENTRY:
		return func_tramp(prog, BPF_TRACE_FENTRY, NULL, TARGET, cookies[0]);
	case BY_FEXIT:
		return func_tramp(prog, BPF_TRACE_FEXIT, NULL, TARGET, cookies[0]);
	case BY_MULTI:
		return func_multi(prog, names, cookies, 1, 0);
	case BY_MULTI_RETURN:
		return func_multi(prog, names, cookies, 1, BPF_F_KPROBE_MULTI_RETURN);
	case BY_KPROBES:
		return func_multi(prog, names, cookies, 1, BPF_F_KPROBE_MULTI_KPROBES);
	case BY_KPROBES_RETURN:
		return func_multi(prog, names, cookies, 1, BPF_F_KPROBE_MULTI_KPROBES |
				  BPF_F_KPROBE_MULTI_RETURN);
	case BY_UPROBES:
		return uprobes_link(prog, cookies, 0, 0);
	default:
		return uprobes_link(prog, cookies, 0, BPF_F_UPROBE_MULTI_RETURN);
	}
}

/* With a program that reads registers, because a link that begins without may refuse them later. */
static int make_links(FIXTURE_DATA(gen) * self)
{
	int prog = load_noop(&self->maps, true), i, err = prog < 0 ? prog : 0;

	for (i = BY_RAW_TP; i < SOURCES && !err; i++) {
		self->link_fds[i] = make_link(i, prog);
		/* Without fprobe, which arm64 lacks on Linux 6.12. */
		if ((i == BY_MULTI || i == BY_MULTI_RETURN) &&
		    self->link_fds[i] == -EOPNOTSUPP)
			continue;
		err = self->link_fds[i] < 0 ? self->link_fds[i] :
		      bpf_link_update(self->link_fds[i], self->noop, NULL);
	}
	close(prog);
	return err;
}

/* What programs see that do not copy their context. */
static int find_usual(FIXTURE_DATA(gen) * self)
{
	int prog = load_noop(&self->maps, true), i, err = prog < 0 ? prog : 0;

	for (i = 0; i < SOURCES && !err; i++) {
		err = fire(self, i, prog);
		memcpy(&self->usual[i].ctx, self->value + GEN_COPY,
		       sizeof(self->usual[i].ctx));
		self->usual[i].knows_args = i != BY_RAW_TP && i != BY_RAW_TRAMP;
		self->usual[i].knows_regs = i == BY_TEST_RUN;
		self->usual[i].pid_tgid = (__u64)getpid() << 32 | gettid();
	}
	close(prog);
	return err;
}

FIXTURE_SETUP(gen)
{
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	ASSERT_EQ(0, dt_pin(0));
	ASSERT_EQ(0, sdt_load("sdt_test"));
	memset(self, 0, sizeof(*self));
	ASSERT_EQ(0, make_maps(self));
	ASSERT_EQ(0, dt_ring_open(&self->ring, 0, RING_PAGES, NULL));
	ASSERT_EQ(0, dt_set(self->maps.map[MAP_EVENTS], 0, self->ring.fd));
	self->noop = load_noop(&self->maps, false);
	ASSERT_LE(0, self->noop);
	self->clauses = dt_prog_array(4);
	ASSERT_EQ(0, dt_set(self->clauses, 0, self->noop));
	ASSERT_EQ(0, load_tramps(self));
	ASSERT_EQ(0, make_links(self));
	ASSERT_EQ(0, find_usual(self));
	self->slot_misses = dt_stat("slot_misses");
}

FIXTURE_TEARDOWN(gen)
{
	int i;

	for (i = 0; i < SOURCES; i++)
		bpf_link__destroy(self->links[i]);
	for (i = BY_RAW_TP; i < SOURCES; i++)
		close(self->link_fds[i]);
	bpf_object__close(self->tramps);
	dt_ring_close(&self->ring);
	dt_exec_mode(DT_EXEC_JIT);
}

/* Records of one run, as they come. */
struct reader {
	const struct gen_output *want;
	int count;
	const char *error;
	char text[64];		/* of the error */
};

static void read_record(void *arg, const struct perf_event_header *hdr)
{
	struct reader *r = arg;
	const struct gen_record *want = &r->want->records[r->count];
	const __u8 *raw;
	__u32 size, i;

	/* What earlier runs lost is reported before the next record. */
	if (hdr->type == PERF_RECORD_PAD || hdr->type == PERF_RECORD_LOST ||
	    r->error || r->want->end != GEN_DONE)
		return;
	if (hdr->type != PERF_RECORD_SAMPLE)
		r->error = "not a sample";
	if (r->count++ >= r->want->count)
		r->error = "too many records";
	if (r->error)
		return;
	raw = dt_sample_raw(hdr, &size);
	if (size != (want->size + 3) / 8 * 8 + 4)
		r->error = "wrong size";
	for (i = 0; i < want->size && !r->error; i++) {
		if (want->bytes[i].is_known && want->bytes[i].value != raw[i]) {
			snprintf(r->text, sizeof(r->text),
				 "record %d, byte %u is %02x instead of %02x",
				 r->count, i, raw[i], want->bytes[i].value);
			r->error = r->text;
		}
	}
}

static const char *check_results(const struct gen_output *out, const __u8 *value,
				 int *at)
{
	int i;

	for (i = 0; i < GEN_COPY; i++) {
		if (i >= 8 * GEN_RESULTS && i < 8 * UNKNOWN)
			continue;
		if (out->results[i].is_known && out->results[i].value != value[i]) {
			*at = i;
			return "wrong result";
		}
	}
	return NULL;
}

/* The fields that no program and no source changes. */
static bool is_usual(const struct dtrace_bpf_context *ctx,
		     const struct dtrace_bpf_context *usual)
{
	const size_t end = offsetof(struct dtrace_bpf_context, buf);

	return !memcmp((const char *)ctx + CTX(state), (const char *)usual + CTX(state),
		       end - CTX(state)) &&
	       !memcmp(ctx, usual, CTX(task));
}

/* Run an accepted program from a source: NULL, or what is wrong. */
static const char *run_from(FIXTURE_DATA(gen) * self, int source, int fd, int *at)
{
	struct gen_input in = self->usual[source];
	struct reader reader = { .want = &self->out };
	__u64 unknown = self->prog.code.len * 37 % 256;
	const struct code *target;
	long records;
	int err;

	prctl(PR_GET_NAME, in.comm);
	memset(self->value, 0, GEN_VALUE);
	memcpy(self->value + 8 * UNKNOWN, &unknown, 8);
	err = fire(self, source, fd);
	if (err) {
		*at = err;
		return "it did not run";
	}
	in.unknown = unknown;
	in.body = self->prog.body;
	if (self->prog.copies) {
		memcpy(&in.ctx, self->value + GEN_COPY, sizeof(in.ctx));
		in.knows_args = true;
		in.knows_regs = true;
	}
	target = self->prog.tail_calls ? &self->target.code : NULL;
	gen_model(&self->prog.code, target, &in, &self->out);
	self->tally.runs++;
	self->tally.open += self->out.end == GEN_OPEN;
	if (self->out.end == GEN_FAULT)
		return self->out.text;
	records = dt_ring_read(&self->ring, read_record, &reader);
	if (records < 0)
		return "broken framing of the ring";
	if (reader.error) {
		snprintf(self->out.text, sizeof(self->out.text), "%s",
			 reader.error);
		return self->out.text;
	}
	if (self->out.end != GEN_DONE)
		return NULL;
	self->tally.records += reader.count;
	if (reader.count != self->out.count)
		return "too few records";
	if (self->prog.copies && !self->prog.tail_calls &&
	    self->prog.finalizes && !is_usual(&in.ctx, &self->usual[source].ctx))
		return "unusual context";
	return check_results(&self->out, (const __u8 *)self->value, at);
}

/* A new program in @p, which uses the maps of all. */
static int write_prog(FIXTURE_DATA(gen) * self, struct gen_prog *p, __u64 seed,
		      enum gen_kind kind, enum dt_exec mode)
{
	free(p->code.log);
	code_init(&p->code);
	p->code.is_quiet = true;
	memcpy(p->code.map, self->maps.map, sizeof(p->code.map));
	if (mode == DT_EXEC_INTERPRETER)
		p->code.map[MAP_PROGS] = self->interpreted;
	return gen_write(p, seed, kind);
}

static enum gen_kind kind_of(__u64 seed)
{
	int part = gen_random(&seed) % 100;

	return part < 50 ? GEN_GOOD : part < 70 ? GEN_BAD : GEN_CHANGED;
}

static enum dt_exec mode_of(__u64 seed)
{
	int part = gen_random(&seed) / 128 % 100;

	return part < 80 ? DT_EXEC_JIT : part < 90 ? DT_EXEC_BLINDED :
						     DT_EXEC_INTERPRETER;
}

static int load_target(FIXTURE_DATA(gen) * self, __u64 seed, enum dt_exec mode)
{
	int fd, err = write_prog(self, &self->target, ~seed, GEN_TARGET, mode);

	if (err)
		return err;
	fd = code_load(&self->target.code);
	if (fd < 0)
		return fd;
	err = dt_set(self->target.code.map[MAP_PROGS], 0, fd);
	close(fd);
	return err;
}

static void complain(struct tally *tally, __u64 seed, enum gen_kind kind,
		     const char *what, const char *where, int at)
{
	static const char *const kinds[] = { "good", "bad", "changed", "target" };

	if (tally->failures++ < MESSAGES)
		printf("# seed %llu (%s): %s, %s, %d\n", (unsigned long long)seed,
		       kinds[kind], what, where, at);
}

/* The verifier's last words before its statistics. */
static const char *reason(char *log)
{
	char *end = strstr(log, "\nprocessed "), *line;

	if (end)
		*end = '\0';
	line = strrchr(log, '\n');
	return line ? line + 1 : log;
}

/* The verifier has limits that are no rules. */
static bool is_too_complex(const char *log)
{
	return strstr(log, "program is too large") || strstr(log, "too complex");
}

static void run_accepted(FIXTURE_DATA(gen) * self, __u64 seed, int fd,
			 enum dt_exec mode)
{
	const char *error;
	__u64 choice = ~seed;
	int i, at = 0;

	for (i = 0; i < SOURCES; i++) {
		/* A third of the links for each program. */
		if (i >= BY_RAW_TP &&
		    (gen_random(&choice) % 3 || self->link_fds[i] < 0))
			continue;
		/* An element stays taken; the caller has to be compiled as well. */
		if (i >= BY_KPROBE && i <= BY_RAW_TRAMP &&
		    (!self->prog.finalizes || mode == DT_EXEC_INTERPRETER))
			continue;
		error = run_from(self, i, fd, &at);
		if (error) {
			complain(&self->tally, seed, self->prog.kind, error,
				 source_names[i], at);
			return;
		}
	}
}

static void try_seed(FIXTURE_DATA(gen) * self, __u64 seed)
{
	enum gen_kind kind = kind_of(seed);
	enum dt_exec mode = mode_of(seed);
	struct tally *tally = &self->tally;
	int fd, err;

	if (dt_exec_mode(mode)) {
		mode = DT_EXEC_JIT;
		dt_exec_mode(mode);
	}
	if (write_prog(self, &self->prog, seed, kind, mode)) {
		tally->too_long++;
		return;
	}
	fd = code_load(&self->prog.code);
	if (fd < 0 && mode == DT_EXEC_INTERPRETER && code_needs_jit(&self->prog.code)) {
		tally->needs_jit++;
		return;
	}
	if (fd < 0 && is_too_complex(self->prog.code.log)) {
		tally->too_complex++;
		return;
	}
	tally->made[kind]++;
	if (fd < 0) {
		if (kind == GEN_GOOD)
			complain(tally, seed, kind, "rejected",
				 reason(self->prog.code.log), fd);
		return;
	}
	tally->accepted[kind]++;
	if (kind == GEN_BAD) {
		complain(tally, seed, kind, "accepted", self->prog.defect, 0);
	} else {
		err = self->prog.tail_calls ? load_target(self, seed, mode) : 0;
		if (err && is_too_complex(self->target.code.log))
			tally->too_complex++;
		else if (err)
			complain(tally, seed, GEN_TARGET, "rejected",
				 reason(self->target.code.log), err);
		else
			run_accepted(self, seed, fd, mode);
	}
	close(fd);
}

static bool is_over(time_t start)
{
	long seconds = dt_option("RANDOM_SECONDS", 0);

	return seconds && time(NULL) - start >= seconds;
}

static void report(const struct tally *t, long programs)
{
	static const char *const kinds[] = { "good", "bad", "changed" };
	int i;

	printf("# %ld programs, %d need a compiler, %d are too long, %d too complex\n",
	       programs, t->needs_jit, t->too_long, t->too_complex);
	for (i = GEN_GOOD; i <= GEN_CHANGED; i++)
		printf("# %s: %d of %d accepted\n", kinds[i], t->accepted[i],
		       t->made[i]);
	printf("# %d runs, %d of them depend on something unknown; %d records\n",
	       t->runs, t->open, t->records);
}

TEST_F_TIMEOUT(gen, accepted_programs_do_what_the_model_says, 360000)
{
	long count = dt_option("RANDOM_PROGRAMS", 300), i;
	__u64 seed = dt_option("RANDOM_SEED", 1);
	struct tally *t = &self->tally;
	time_t start = time(NULL);
	int made, accepted;

	for (i = 0; i < count && !is_over(start); i++)
		try_seed(self, seed + i);
	ASSERT_EQ(0, dt_exec_mode(DT_EXEC_JIT));
	report(t, i);
	made = t->made[GEN_GOOD] + t->made[GEN_BAD] + t->made[GEN_CHANGED];
	accepted = t->accepted[GEN_GOOD] + t->accepted[GEN_CHANGED];
	EXPECT_EQ(0, t->failures);
	EXPECT_EQ(self->slot_misses, dt_stat("slot_misses"));
	for (i = BY_RAW_TP; i < SOURCES; i++) {
		if (i != BY_SDT && i < BY_UPROBES && self->link_fds[i] >= 0)
			EXPECT_EQ(0, func_missed(self->link_fds[i]))
				TH_LOG("%s", source_names[i]);
	}
	if (count < 100)
		return;
	/* A generator whose programs are all accepted or all rejected tests little. */
	EXPECT_LT(made / 4, accepted);
	EXPECT_LT(made / 5, made - accepted);
	EXPECT_LT(t->runs / 2, t->runs - t->open);
	EXPECT_GE(count / 20, t->too_long + t->too_complex);
}

#include "fail_memory.h"

TEST_HARNESS_MAIN
