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
#define HAS_LINK_REGISTER 1
#define WORD_KEPT 19
#define WORD_FP 29
#define WORD_LR 30
#define WORD_SP 31
#define WORD_PC 32
/* A return address may be signed, in the bits above those of an address. */
#define ADDRESS_MASK ((1ULL << 48) - 1)
#else
#define HAS_LINK_REGISTER 0
#define WORD_LR 0
#define WORD_FP 4
#define WORD_KEPT 5
#define WORD_PC 16
#define WORD_SP 19
/* A digit for each DWARF number from 0 to 15, of which 7 is the stack pointer. */
#define WORDS_BY_DWARF 0xacb5de4098763210ULL
#define ADDRESS_MASK (~0ULL)
#endif

/* What is known of a frame. It lies after the frames. */
struct walk {
	u64 pc, sp, fp;
	u64 regs;	  /* address of the thread's registers; 0: only those above are known */
	u64 after_call;	  /* 1: pc is where a call returns to */
	u64 kept_at;	  /* where register UNWIND_KEPT is; odd: in the registers of the thread; 0: not known */
	u64 last, before; /* numbers of the mapping that has the code, and of the one that had the code before */
};
static_assert(STACK_BYTES + sizeof(struct walk) == UNWIND_BYTES, "what lies after the frames");

static inline const struct unwind_mapping *mapping_at(const struct unwind_process *process, u64 number)
{
	return &process->mappings[number & (UNWIND_MAPPINGS - 1)];
}

static inline int has_code(const struct unwind_mapping *mapping, u64 pc)
{
	return pc - mapping->start < mapping->bytes;
}

/* The number of the last mapping that begins at @pc or before. */
static NOINLINE u64 search_mappings(const struct unwind_process *process, u64 pc)
{
	u64 at = 0, count = process->count;

	while (count > 1) {
		const u64 half = count / 2;
		const u64 next = (at + half) & (UNWIND_MAPPINGS - 1);

		if (process->mappings[next].start <= pc)
			at = next;
		count -= half;
		may_leave;
	}
	return at;
}

/* False if @w->pc is in no mapping. Two files often call each other in turn, so the last two mappings are tried first. */
static ALWAYS_INLINE int find_mapping(const struct unwind_process *process, struct walk *w)
{
	const u64 pc = w->pc;
	u64 at = w->before;

	if (has_code(mapping_at(process, w->last), pc))
		return 1;
	if (!has_code(mapping_at(process, at), pc)) {
		at = search_mappings(process, pc);
		if (!has_code(mapping_at(process, at), pc))
			return 0;
	}
	w->before = w->last;
	w->last = at;
	return 1;
}

/* The row of @w in @mapping: the index leaves the few rows of a block. */
static ALWAYS_INLINE const struct unwind_row *find_row(const struct unwind_table *table,
						       const struct unwind_mapping *mapping, const struct walk *w)
{
	/* After a call that does not return, the next function may begin. */
	const u64 offset = w->pc - w->after_call + mapping->to_block;
	const u64 block = offset >> UNWIND_BLOCK_BITS;
	const u32 *const entry = &table->index[(mapping->index + block) & (UNWIND_INDEX - 1)];
	u64 at, count;

	if (block >= mapping->blocks)
		return &table->rows[0]; /* UNWIND_NONE */
	at = entry[0];
	count = entry[1] - at + 1;
	while (count > 1) {
		const u64 half = count / 2;

		if (table->rows[(at + half) & (UNWIND_ROWS - 1)].offset <= offset)
			at += half;
		count -= half;
		may_leave;
	}
	return &table->rows[at & (UNWIND_ROWS - 1)];
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
	w->regs = w->kept_at = 0;
	w->after_call = 1;
	return !is_bad;
}

/* The return address is at @ra, or in the link register, which is known of the first frame only. */
static inline u64 return_address(const struct unwind_row *row, const struct walk *w, u64 ra, u64 *is_bad)
{
	if (HAS_LINK_REGISTER && !row->ra)
		return thread_register(w, WORD_LR, is_bad);
	return word_at(ra, is_bad);
}

/* Words that one read fetches. */
#define WORDS 8

/*
 * Sets pc and fp of @w to the words at @ra and @fp. Functions save the frame pointer soon after they are called, so one read
 * often has both. It may begin below the stack, in memory that is not there.
 */
static inline void read_both(struct walk *w, u64 ra, u64 fp, u64 *is_bad)
{
	const u64 distance = ra - fp;
	u64 words[WORDS];

	if (distance < sizeof(words) &&
	    bpf_probe_read_user(words, sizeof(words), (const void *)(ra + 8 - sizeof(words))) == 0) {
		w->fp = words[(WORDS - 1 - distance / 8) & (WORDS - 1)];
		w->pc = words[WORDS - 1];
	} else {
		w->fp = word_at(fp, is_bad);
		w->pc = word_at(ra, is_bad);
	}
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

/* From @w to its caller by @row; false if it is not known. */
static NOINLINE int step_by_any_row(const struct unwind_row *row, struct walk *w)
{
	const u32 form = row->form;
	u64 is_bad = 0;
	const u64 cfa = cfa_of(row, w, &is_bad);
	const u64 ra = (form & UNWIND_RA_BY_SP ? w->sp : cfa) + (s64)row->ra * 8;
	const u64 fp_base = form & UNWIND_FP_BY_SP ? w->sp : form & UNWIND_FP_BY_FP ? w->fp : cfa;

	/* Only a signal can leave its stack, and only a function that keeps the link register has no frame. */
	if (is_bad || (cfa <= w->sp && !(form & UNWIND_SIGNAL) && (row->ra || cfa != w->sp)))
		return 0;
	if (row->kept)
		w->kept_at = row->kept == UNWIND_LOST ? 0 : (form & UNWIND_FP_BY_SP ? w->sp : cfa) + (s64)row->kept * 8;
	if (row->fp || form & UNWIND_FP_BY_FP)
		w->fp = word_at(fp_base + (s64)row->fp * 8, &is_bad);
	w->pc = return_address(row, w, ra, &is_bad) & ADDRESS_MASK;
	w->sp = cfa;
	w->regs = 0;
	w->after_call = !(form & UNWIND_SIGNAL);
	return !is_bad;
}

/*
 * The same for nearly all rows: what is saved is at a distance from the CFA, and the CFA is at one from the stack pointer or
 * the frame pointer.
 */
static ALWAYS_INLINE int step_by_row(const struct unwind_row *row, struct walk *w)
{
	const u32 form = row->form;
	u64 cfa, ra, is_bad = 0;

	if ((form != UNWIND_SP && form != UNWIND_FP) || (HAS_LINK_REGISTER && !row->ra))
		return step_by_any_row(row, w);
	cfa = (form == UNWIND_SP ? w->sp : w->fp) + (s64)row->cfa;
	if (cfa <= w->sp)
		return 0;
	if (row->kept)
		w->kept_at = row->kept == UNWIND_LOST ? 0 : cfa + (s64)row->kept * 8;
	w->sp = cfa;
	w->regs = 0;
	w->after_call = 1;
	ra = cfa + (s64)row->ra * 8;
	if (row->fp)
		read_both(w, ra, cfa + (s64)row->fp * 8, &is_bad);
	else
		is_bad = bpf_probe_read_user(&w->pc, sizeof(w->pc), (const void *)ra) != 0;
	w->pc &= ADDRESS_MASK;
	return !is_bad;
}

/* Not a reason: the frame has no caller, which its code says by a rule, or by a frame pointer or an address that is 0. */
#define OUTERMOST UNWIND_WHYS

/* From @w to its caller: 0, or why there is none (enum unwind_why, or OUTERMOST). */
static ALWAYS_INLINE int step(const struct unwind_process *process, const struct unwind_table *table, struct walk *w)
{
	const struct unwind_row *row = find_row(table, mapping_at(process, w->last), w);

	opaque(row); /* one register has it */

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
	w->after_call = 0;
	w->kept_at = *(volatile u64 *)&w->regs + WORD_KEPT * sizeof(u64) + 1;
	w->last = w->before = 0;
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
	const struct unwind_table *table = (const struct unwind_table *)bpf_map_lookup_elem(&unwind_rows, &zero);
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
	if (!table || !process || !find_mapping(process, w)) {
		dt_count(UNKNOWN_PROCESS);
		count = 1;
	} else {
		why = 0;
		while (count < limit && put_frame(frames, count, end, w->pc)) {
			count++;
			why = step(process, table, w);
			if (why)
				break;
			may_leave;
		}
	}
	if (most & UNWIND_SAYS_WHY && count < limit && why < OUTERMOST)
		put_frame(frames, count, end, why);
	return count;
}
