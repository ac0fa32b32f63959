// SPDX-License-Identifier: GPL-2.0
/*
 * Walks the stack of the process, by the rows of its files (base/unwind.h). What is no address in an executable
 * mapping is no frame, and ends the stack.
 *
 * The registers are those that the thread had when it last left its process. They lie at the end of its
 * kernel stack, whether it is in a system call, in a breakpoint or interrupted.
 *
 * What is known of the frame is in working memory, where the verifier does not follow it. So all rounds look alike, and
 * it looks at few. Searches halve a range; the place in it is masked where it changes, for the same reason.
 * Frames are written to working memory: its end, @end, shows the verifier that an index which it does not
 * know is valid.
 */
#include "lib.h"
#include "base/unwind.h"

/* Words of struct pt_regs. */
#ifdef DTRACE_ARM64
#define WORD_KEPT 19
#define WORD_FP 29
#define WORD_LR 30
#define WORD_SP 31
#define WORD_PC 32
/* A return address may be signed, in the bits above those of an address. */
#define ADDRESS_MASK ((1ULL << 48) - 1)
#else
#define WORD_FP 4
#define WORD_KEPT 5
#define WORD_PC 16
#define WORD_SP 19
/* A digit for each DWARF number from 0 to 15, of which 7 is the stack pointer. */
#define WORDS_BY_DWARF 0xacb5de4098763210ULL
#define ADDRESS_MASK (~0ULL)
#endif

#define PAGE_BITS 12

/* What is known of a frame, and of the mapping that its code is in. It lies after the frames. */
struct walk {
	u64 pc, sp, fp;
	u64 regs;     /* address of the thread's registers; 0: only those above are known */
	u64 is_exact; /* pc is not after a call */
	u64 kept_at;  /* where register UNWIND_KEPT is; odd: in the registers of the thread; 0: not known */
	u64 start, bytes, offset;
	u32 first, count;
};
static_assert(STACK_BYTES + sizeof(struct walk) == UNWIND_BYTES, "what lies after the frames");

/* False if @w->pc is in no mapping. */
static NOINLINE int find_mapping(const struct unwind_process *process, struct walk *w)
{
	const struct unwind_mapping *mapping;
	const u64 pc = w->pc;
	u64 at = 0, count = process->count;

	if (pc - w->start < w->bytes)
		return 1;
	while (count > 1) {
		const u64 half = count / 2;
		const u64 next = (at + half) & (UNWIND_MAPPINGS - 1);

		if (process->mappings[next].start <= pc)
			at = next;
		count -= half;
		may_leave;
	}
	mapping = &process->mappings[at];
	w->start = mapping->start;
	w->bytes = count ? (u64)mapping->pages << PAGE_BITS : 0;
	w->offset = (u64)mapping->page_offset << PAGE_BITS;
	w->first = mapping->first;
	w->count = mapping->count;
	return pc - w->start < w->bytes;
}

static NOINLINE const struct unwind_row *find_row(const struct unwind_row *rows, const struct walk *w)
{
	/* After a call that does not return, the next function may begin. */
	const u64 offset = w->pc - !w->is_exact - w->start + w->offset;
	u64 at = w->first & (UNWIND_ROWS - 1), count = w->count;

	while (count > 1) {
		const u64 half = count / 2;
		const u64 next = (at + half) & (UNWIND_ROWS - 1);

		if (rows[next].offset <= offset)
			at = next;
		count -= half;
		may_leave;
	}
	return &rows[at];
}

static inline u64 word_at(u64 address, u64 *is_bad)
{
	u64 word = 0;

	*is_bad |= bpf_probe_read_user(&word, sizeof(word), (const void *)address) != 0;
	return word;
}

/* DWARF register @number: of the first frame, because callers have other values in it. */
static inline u64 thread_register(const struct walk *w, u32 number, u64 *is_bad)
{
#ifdef DTRACE_ARM64
	const u64 place = number & 31;
	const u32 last = WORD_SP;
#else
	const u64 place = WORDS_BY_DWARF >> (60 - 4 * (number & 15)) & 15;
	const u32 last = 15;
#endif
	u64 word = 0;

	*is_bad |= !w->regs || number > last;
	bpf_probe_read_kernel(&word, sizeof(word), (const void *)(w->regs + place * 8));
	return word;
}

static inline u64 kept_register(const struct walk *w, u64 *is_bad)
{
	u64 word = 0;

	if (!(w->kept_at & 1))
		return word_at(w->kept_at, is_bad);
	bpf_probe_read_kernel(&word, sizeof(word), (const void *)(w->kept_at - 1));
	return word;
}

/* From @w to its caller by the frame pointer; false if there is none. */
static NOINLINE int step_by_frame_pointer(struct walk *w)
{
	const u64 fp = w->fp;
	u64 is_bad = fp < w->sp || fp & 7;

	w->fp = word_at(fp, &is_bad);
	w->pc = word_at(fp + 8, &is_bad) & ADDRESS_MASK;
	w->sp = fp + 16;
	w->regs = w->is_exact = w->kept_at = 0;
	return !is_bad;
}

static inline u64 cfa_of(const struct unwind_row *row, const struct walk *w, u64 *is_bad)
{
	const s64 low = (short)row->cfa;
	const u32 high = (u32)row->cfa >> 16;

	switch (row->form & UNWIND_FORM) {
	case UNWIND_SP: return w->sp + (s64)row->cfa;
	case UNWIND_FP: return w->fp + (s64)row->cfa;
	case UNWIND_REGISTER:
		return (high == UNWIND_KEPT ? kept_register(w, is_bad) : thread_register(w, high, is_bad)) + low;
	case UNWIND_AT_SP: return word_at(w->sp + low, is_bad) + high;
	case UNWIND_AT_FP: return word_at(w->fp + low, is_bad) + high;
	case UNWIND_PLT: return w->sp + low + ((w->pc & 15) >= high) * 8;
	}
	*is_bad = 1;
	return 0;
}

#ifdef DTRACE_ARM64
/* At @ra, or in the link register, which is known of the first frame only. */
static inline u64 return_address(const struct unwind_row *row, const struct walk *w, u64 ra, u64 *is_bad)
{
	return row->ra ? word_at(ra, is_bad) : thread_register(w, WORD_LR, is_bad);
}
#else
#define return_address(row, w, ra, is_bad) word_at(ra, is_bad)
#endif

/* From @w to its caller by @row; false if it is not known. */
static NOINLINE int step_by_row(const struct unwind_row *row, struct walk *w)
{
	const u32 form = row->form;
	u64 is_bad = 0;
	const u64 cfa = cfa_of(row, w, &is_bad);
	const u64 ra = (form & UNWIND_RA_BY_SP ? w->sp : cfa) + row->ra * 8;
	const u64 fp_base = form & UNWIND_FP_BY_SP ? w->sp : form & UNWIND_FP_BY_FP ? w->fp : cfa;

	/* Only a signal can leave its stack, and only a function that keeps the link register has no frame. */
	if (is_bad || (cfa <= w->sp && !(form & UNWIND_SIGNAL) && (row->ra || cfa != w->sp)))
		return 0;
	if (row->fp || form & UNWIND_FP_BY_FP)
		w->fp = word_at(fp_base + row->fp * 8, &is_bad);
	if (row->kept)
		w->kept_at = row->kept == UNWIND_LOST ? 0 : (form & UNWIND_FP_BY_SP ? w->sp : cfa) + row->kept * 8;
	w->pc = return_address(row, w, ra, &is_bad) & ADDRESS_MASK;
	w->sp = cfa;
	w->regs = 0;
	w->is_exact = form & UNWIND_SIGNAL;
	return !is_bad;
}

/* Not a reason: the frame has no caller, which its code says by a rule, or by a frame pointer or an address that is 0. */
#define OUTERMOST UNWIND_WHYS

/* From @w to its caller: 0, or why there is none (enum unwind_why, or OUTERMOST). */
static NOINLINE int step(const struct unwind_process *process, const struct unwind_row *rows, struct walk *w)
{
	const struct unwind_row *row = &rows[0]; /* UNWIND_NONE */

	if (w->count)
		row = find_row(rows, w);
	if ((row->form & UNWIND_FORM) == UNWIND_END)
		return OUTERMOST;
	if ((row->form & UNWIND_FORM) != UNWIND_NONE) {
		if (!step_by_row(row, w))
			return UNWIND_UNREADABLE;
	} else {
		const u64 fp = w->fp;

		if (!step_by_frame_pointer(w))
			return fp ? UNWIND_NO_FRAME_POINTER : OUTERMOST;
	}
	if (find_mapping(process, w))
		return 0;
	return w->pc ? UNWIND_NO_CODE : OUTERMOST;
}

extern struct dt_map unwind_rows, unwind_processes;

/* The registers of the thread. By way of memory, their address becomes a number for the verifier. */
static inline void begin(struct walk *w)
{
	const u64 *regs = bpf_task_pt_regs(bpf_get_current_task_btf());

	w->pc = regs[WORD_PC];
	w->sp = regs[WORD_SP];
	w->fp = regs[WORD_FP];
	w->regs = (u64)regs;
	w->is_exact = 1;
	w->kept_at = *(volatile u64 *)&w->regs + WORD_KEPT * sizeof(u64) + 1;
	w->start = w->bytes = 0;
}

/* Writes @frame to @frames[@at]; false if that is beyond @end. */
static inline int put_frame(u64 *frames, u64 at, const char *end, u64 frame)
{
	u64 *place = frames + at;

	opaque(place);
	if ((const char *)(place + 1) > end)
		return 0;
	*place = frame;
	return 1;
}

/*
 * Writes at most @most frames of the process @pid to @frames, UNWIND_BYTES of working memory, and says how many. The
 * STACK_BYTES after the last one are 0. The first frame is certain; it is the only one of a process that is not known.
 * With UNWIND_SAYS_WHY in @most, an enum unwind_why follows if the stack ends early.
 */
u64 dt_unwind(u64 *frames, const char *end, u64 most, u32 pid)
{
	const u64 limit = most & ~(u64)UNWIND_SAYS_WHY;
	u64 why = UNWIND_UNKNOWN_PROCESS;
	const u32 zero = 0;
	const struct unwind_row *rows = (const struct unwind_row *)bpf_map_lookup_elem(&unwind_rows, &zero);
	const struct unwind_process *process =
		(const struct unwind_process *)bpf_map_lookup_elem(&unwind_processes, &pid);
	struct walk *w = (struct walk *)(frames + STACK_FRAMES);
	u64 count = unknown();

	/* What cannot be read is cleared. */
	bpf_probe_read_kernel(frames, STACK_BYTES, 0);
	begin(w);
	/* Threads of the kernel have no stack of a process. */
	if (!pid || !w->pc)
		return 0;
	frames[0] = w->pc;
	if (!rows || !process || !find_mapping(process, w)) {
		dt_count(UNKNOWN_PROCESS);
		count = 1;
	} else {
		why = 0;
		while (count < limit && put_frame(frames, count, end, w->pc)) {
			count++;
			why = step(process, rows, w);
			if (why)
				break;
			may_leave;
		}
	}
	if (most & UNWIND_SAYS_WHY && count < limit && why < OUTERMOST)
		put_frame(frames, count, end, why);
	return count;
}
