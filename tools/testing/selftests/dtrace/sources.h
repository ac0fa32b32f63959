/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Every event source that a trampoline can be attached to, as a table
 *
 * progs/sources.bpf.c has one trampoline for each row, called on_NAME. A row
 * says how to attach it with a cookie, how to make the probe fire in the
 * calling thread, and what a clause must then see. Tests that must hold for all
 * sources are written once and run for each row.
 *
 * DT_SOURCES() lists the rows, so that tests can turn each row into a variant
 * of their fixture.
 */
#ifndef DTRACE_SOURCES_H
#define DTRACE_SOURCES_H

#include <stdbool.h>
#include <linux/types.h>

struct bpf_link;
struct bpf_program;
struct bpf_object;

/* X(name of source and program) */
#define DT_SOURCES(X)	\
	X(kprobe)	\
	X(kretprobe)	\
	X(kprobe_multi)	\
	X(kretprobe_multi) \
	X(session)	\
	X(uprobe)	\
	X(uretprobe)	\
	X(uprobe_multi)	\
	X(uretprobe_multi) \
	X(tracepoint)	\
	X(raw_tracepoint) \
	X(perf_event)	\
	X(fentry)	\
	X(fexit)	\
	X(tp_btf)

enum dt_source_id {
#define X(name)	DT_SOURCE_##name,
	DT_SOURCES(X)
#undef X
	DT_SOURCE_COUNT
};

/* What the registers of the context must show. */
enum dt_regs {
	DT_REGS_ENTRY,		/* first parameter: the first argument */
	DT_REGS_RETURN,		/* result: the first argument */
	DT_REGS_SESSION,	/* the result at the end */
	DT_REGS_USER,		/* the instruction that faulted */
	DT_REGS_HERE,		/* somewhere in the kernel */
};

/*
 * struct dt_source - what tests need to know of an event source
 * @attach: attach @prog with @cookie; NULL and errno on failure
 * @fire: make the probe fire in this thread, hits times
 * @address: of the probed function, 0 if the source has none
 * @expect_args: store what the trampoline hands over
 */
struct dt_source {
	const char *name;
	struct bpf_link *(*attach)(struct bpf_program *prog, __u64 cookie);
	void (*fire)(void);
	__u64 (*address)(void);
	void (*expect_args)(__u64 *args);
	unsigned int nargs;
	unsigned int hits;
	enum dt_regs regs;
};

/* Stands for the address of the task in expect_args. */
#define DT_ARG_TASK	(~0ULL)

extern const struct dt_source dt_sources[DT_SOURCE_COUNT];

/* Whether the kernel has the source: Linux 6.12 has no fprobe on arm64. */
bool dt_source_there(const struct dt_source *source);

/*
 * struct dt_wired - a source with its clause program, ready to fire
 *
 * The trampoline is loaded against @clauses, of which element 0 is the clause
 * program. Maps of the two objects that have equal names are the same map.
 */
struct dt_wired {
	struct bpf_object *clause_obj;
	struct bpf_object *tramp_obj;
	struct bpf_link *link;
	int clauses;
	int clause;
};

/*
 * Load the clause program @clause of object @clause_file and the trampoline
 * of @source, and attach it with @cookie. 0 or -errno; dt_unwire() is fine
 * after an error too, on memory that was zero.
 */
int dt_wire(struct dt_wired *wired, const struct dt_source *source,
	    const char *clause_file, const char *clause, __u64 cookie);
void dt_unwire(struct dt_wired *wired);

/* Let the loaded trampolines of sources.bpf.c trace the calling thread. */
void dt_prepare_source(struct bpf_object *obj);

/* What uprobes are put on: returns the sum of its arguments. */
int dt_user_function(int a, int b, int c);

/* Address of a kernel symbol, 0 if there is none. */
__u64 dt_ksym(const char *name);

/* Is one of the addresses in a kernel function with @part in its name? */
bool dt_stack_has(const __u64 *addresses, int count, const char *part);

/* Runs bpf_fentry_test1() and its like once, with known arguments. */
void dt_fire_kernel(void);

/*
 * At the begin of a test, or of a fixture's setup, that needs links on functions
 * by fprobe. Linux 6.12 has no fprobe on arm64.
 */
#define DT_NEEDS_FPROBE()						\
	do {								\
		if (!dt_kernel_has("register_fprobe"))			\
			SKIP(return, "no fprobe in this kernel");	\
	} while (0)

#endif /* DTRACE_SOURCES_H */
