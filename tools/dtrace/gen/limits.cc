// SPDX-License-Identifier: GPL-2.0
/*
 * Refuses what is too large; see limits.h.
 *
 * The numbers are those of the kernel and its verifier, or follow from how the tool
 * uses memory. Each message says what can be made smaller.
 */
#include "gen/limits.h"

#include "base/visit.h"
#include "gen/frame.h"

#include <algorithm>

namespace dt::gen {

/* Strings that are recorded are not cut below this, the usual -x strsize, to make a record fit. */
constexpr uint64_t kLeastCut = 256;

/* A clause's part of the stack, and that of ERROR's clauses after it; functions of the library take the rest. */
constexpr int kMaxFrame = kStackBytes - static_cast<int>(kLibraryStack);

/*
 * What the verifier takes for certain. It keeps a state for each conditional jump between it and the end, at most 8192
 * (BPF_COMPLEXITY_LIMIT_JMP_SEQ); some are left for functions of the library. It looks at a million instructions, and
 * at those after a jump more than once.
 */
constexpr size_t kMaxJumps = 7500;
constexpr size_t kMaxInsns = 400000;

namespace {

unsigned long long wide(uint64_t bytes)
{
	return bytes;
}

/* Variables of one kind, of which all together can be too large. */
struct SizeSum {
	uint64_t bytes = 0;
	const typed::Variable *largest = nullptr;

	void add(const typed::Variable &variable, uint64_t room, uint64_t strsize)
	{
		bytes += room;
		if (!largest || room > room_of(largest->type, strsize))
			largest = &variable;
	}
};

void refuse_together(const char *what, const SizeSum &sum, uint64_t most, Diags &diags)
{
	if (sum.bytes > most)
		diags.error(Tag::D_TOO_LARGE, sum.largest->first_use,
			    format("%s take %llu bytes, more than %llu", what, wide(sum.bytes), wide(most)),
			    sum.largest->text() + " is the largest of them: use fewer, or smaller arrays, or shorter "
						  "strings with -x strsize");
}

void refuse_element(const typed::Variable &variable, const AssocMap &map, Diags &diags)
{
	if (map.key_bytes + map.value_bytes > kMaxElement)
		diags.error(Tag::D_TOO_LARGE, variable.first_use,
			    format("an element of %s takes %llu bytes, and %llu for its key: together more than %llu",
				   variable.text().c_str(), wide(map.value_bytes), wide(map.key_bytes),
				   wide(kMaxElement)),
			    "use smaller elements, a shorter key, or shorter strings with -x strsize");
}

RecordLimits with_strsize(RecordLimits limits, uint64_t strsize)
{
	limits.strsize = strsize;
	return limits;
}

/* The longest strings, up to @strsize, with which the record of a clause is not too long; 0 if they would be too short. */
uint64_t fitting_strsize(const ClauseUses &uses, const RecordLimits &limits)
{
	uint64_t good = kLeastCut, bad = limits.strsize + 1;
	auto is_too_long = [&](uint64_t strsize) {
		return lay_out_record(uses, with_strsize(limits, strsize)).size > kMaxRecord;
	};

	if (limits.strsize <= kLeastCut || is_too_long(good))
		return 0;
	while (bad - good > 1) {
		const uint64_t middle = (good + bad) / 2;

		(is_too_long(middle) ? bad : good) = middle;
	}
	return good;
}

/* The first print() that goes beyond that, or nullptr. */
const OutputAction *first_beyond(const std::vector<LayoutAction> &actions)
{
	for (const LayoutAction &item : actions) {
		const OutputAction *found = match(
			item.node,
			[](const IfAction &branch) {
				const OutputAction *first = first_beyond(branch.yes);

				return first ? first : first_beyond(branch.no);
			},
			[](const OutputAction &output) {
				const bool is_beyond = output.type &&
						       output.fields.back().offset + output.fields.back().size >
							       kMaxRecord;

				return is_beyond ? &output : nullptr;
			},
			[](const RequestAction &) -> const OutputAction * { return nullptr; });

		if (found)
			return found;
	}
	return nullptr;
}

void say_too_long(const typed::Clause &clause, const RecordLayout &layout, Diags &diags)
{
	const OutputAction *print = first_beyond(layout.actions);
	const std::string takes =
		format("the record of this clause takes %u bytes, more than %u", layout.size, kMaxRecord);

	if (print)
		diags.error(Tag::D_RECORD_SIZE, print->span, "print( ) does not fit: " + takes,
			    "print parts of it, use a clause of its own, or record fewer bytes of each object with -x "
			    "printsize");
	else
		diags.error(Tag::D_RECORD_SIZE, clause.span, takes,
			    "trace less in one clause, shorter strings with -x strsize, or fewer frames of stacks");
}

void refuse_more(const char *what, size_t has, size_t most, Span largest, Diags &diags)
{
	if (has > most)
		diags.error(Tag::D_TOO_LARGE, largest,
			    format("the clauses of this probe become %zu %s, more than the %zu that the "
				   "kernel takes",
				   has, what, most),
			    "this is the largest clause: do less in it, or put a part on another probe");
}

size_t conditional_jumps(const bpf::Function &function)
{
	return static_cast<size_t>(
		std::count_if(function.insns.begin(), function.insns.end(), [](const bpf::Insn &insn) {
			const int kind = BPF_CLASS(insn.code), op = BPF_OP(insn.code);

			return (kind == BPF_JMP || kind == BPF_JMP32) && op != BPF_JA && op != BPF_CALL &&
			       op != BPF_EXIT;
		}));
}

} // namespace

void refuse_too_large(const typed::Program &program, const std::vector<ClauseUses> &clauses, const Storage &storage,
		      const Options &options, Diags &diags)
{
	SizeSum globals, self;

	for (const typed::Variable &variable : program.variables) {
		const uint64_t room = room_of(variable.type, options.strsize);

		if (variable.is_assoc)
			refuse_element(variable, storage.map(variable), diags);
		else if (variable.scope == ast::Scope::Self)
			self.add(variable, room, options.strsize);
		else if (variable.scope != ast::Scope::This)
			globals.add(variable, room, options.strsize);
	}
	refuse_together("the global variables", globals, kMaxGlobals, diags);
	refuse_together("the thread-local variables", self, kMaxSelf, diags);
	if (options.scratchsize <= kMaxScratch)
		return;
	const auto found =
		std::ranges::find_if(clauses, [](const ClauseUses &uses) { return uses.scratch != nullptr; });
	if (found != clauses.end())
		diags.error(Tag::D_TOO_LARGE, found->scratch->span,
			    format("-x scratchsize is %llu bytes, more than %llu", wide(options.scratchsize),
				   wide(kMaxScratch)),
			    "it is for alloca( ), copyin( ), copyinto( ) and bcopy( ) in one firing: make it smaller");
}

std::vector<RecordLayout> fit_records(const std::vector<ClauseUses> &clauses, const RecordLimits &limits, Diags &diags)
{
	const typed::Clause *first_cut = nullptr;
	uint64_t shortest = limits.strsize;
	std::vector<RecordLayout> layouts;

	for (const ClauseUses &uses : clauses) {
		RecordLayout &layout = layouts.emplace_back(lay_out_record(uses, limits));

		if (layout.size <= kMaxRecord)
			continue;
		if (const uint64_t fits = fitting_strsize(uses, limits)) {
			first_cut = first_cut ? first_cut : uses.clause;
			shortest = std::min(shortest, fits);
			layout = lay_out_record(uses, with_strsize(limits, fits));
		} else {
			say_too_long(*uses.clause, layout, diags);
		}
	}
	if (first_cut)
		diags.warning(Tag::D_RECORD_SIZE, first_cut->span,
			      format("strings are recorded with at most %llu bytes", wide(shortest)),
			      format("a record has at most %u bytes; strings that are not recorded are not cut",
				     kMaxRecord));
	return layouts;
}

void warn_of_cut_literals(const Builder &builder, uint64_t strsize, Diags &diags)
{
	constexpr size_t most = 64 << 10; /* -x strsize takes */

	for (const auto &[literal, bytes] : builder.cut_literals()) {
		diags.warning(Tag::D_STR_SIZE, literal,
			      format("this string of %zu bytes is cut to %llu", bytes, wide(strsize - 1)),
			      bytes < most ? format("-x strsize=%zu keeps all of it", bytes + 1) :
					     "use several shorter strings");
	}
}

void refuse_working(const Builder &builder, uint64_t kept, Span neediest, Diags &diags)
{
	const typed::Variable *largest = builder.largest_this();
	const auto most = wide(kMaxWorking), has = wide(largest && kept > most ? kept : builder.working_bytes());

	if (has <= most)
		return;
	if (largest && kept > most)
		diags.error(Tag::D_TOO_LARGE, largest->first_use,
			    format("the clause-local variables of one probe take %llu bytes, more than %llu", has,
				   most),
			    largest->text() + " is the largest of them: use fewer, or smaller arrays, or "
					      "shorter strings with -x strsize");
	else
		diags.error(Tag::D_TOO_LARGE, neediest,
			    format("a statement of this clause needs %llu bytes of working memory, more than %llu", has,
				   most),
			    "do less in one statement, or use smaller structs, or shorter strings with -x strsize");
}

void refuse_long_code(const bpf::Function &code, Span largest, Diags &diags)
{
	refuse_more("instructions", code.insns.size(), kMaxInsns, largest, diags);
	refuse_more("conditional jumps", conditional_jumps(code), kMaxJumps, largest, diags);
}

void refuse_frame(int bytes, Span last, Diags &diags)
{
	if (bytes > kMaxFrame)
		diags.error(Tag::D_TOO_LARGE, last,
			    format("the clauses of this probe need %d bytes of stack, more than %d", bytes, kMaxFrame),
			    "use fewer variables and shorter expressions in one clause");
}

void refuse_frames(int of_error, Span error, int of_clauses, Span clauses, Diags &diags)
{
	constexpr int unit = 32; /* the kernel counts stack in these */
	const int all = (of_error + unit - 1) / unit * unit + (of_clauses + unit - 1) / unit * unit;

	if (all > kMaxFrame && !diags.has_errors())
		diags.error(Tag::D_TOO_LARGE, of_error > of_clauses ? error : clauses,
			    format("clauses need %d bytes of stack, and those of ERROR %d where they fail: "
				   "more than %d",
				   of_clauses, of_error, kMaxFrame),
			    "use fewer variables and shorter expressions in one clause");
}

} // namespace dt::gen
