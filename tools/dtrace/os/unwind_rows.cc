// SPDX-License-Identifier: GPL-2.0
/*
 * Compiles call frame information; see unwind_rows.h.
 *
 * libdw can say the rules at an address, and for which range they hold, but does not list functions. Their addresses are in
 * the section. From each function on, range follows range until libdw knows none or the next function begins.
 * (.eh_frame_hdr has the addresses, too, but programs without a dynamic linker lack it.)
 *
 * To look for a debug file costs much, so this is done only if .eh_frame is silent about most of the code. A few
 * functions of the C library's startup code have it in all programs.
 *
 * Files are not trusted: libdw bounds what it reads, and an address outside of all segments has no row.
 */
#include "os/unwind_rows.h"

#include <dwarf.h>
#include <gelf.h>

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "base/fd.h"
#include "os/debug_file.h"
#include "os/elf_image.h"
#include "os/libdw.h"
#include "os/wary.h"

namespace dt::os {

namespace {

/* DWARF numbers of registers, and whether a call leaves the return address in one. */
#if defined(__x86_64__)
constexpr unsigned kFp = 6, kSp = 7;
constexpr bool kHasLinkRegister = false;
#elif defined(__aarch64__)
constexpr unsigned kFp = 29, kSp = 31;
constexpr bool kHasLinkRegister = true;
#else
#error "say in os/unwind_rows.cc which registers of this processor are the stack and frame pointer"
#endif

/* How all compilers write addresses of functions: 4 bytes, counted from there. */
constexpr uint8_t kUsualEncoding = DW_EH_PE_pcrel | DW_EH_PE_sdata4;

/* What each look at an address costs, beside the instructions that are executed for it. */
constexpr uint64_t kLookWork = 64;

/* Between functions: what at most aligns the next one. */
constexpr uint64_t kPadding = 64;

struct EndCfi {
	void operator()(Dwarf_CFI *cfi) const { libdw()->cfi_end(cfi); }
};
struct EndDwfl {
	void operator()(Dwfl *dwfl) const { libdw()->end(dwfl); }
};
struct FreeFrame {
	void operator()(Dwarf_Frame *frame) const { std::free(frame); }
};
using FramePtr = std::unique_ptr<Dwarf_Frame, FreeFrame>;
using Ops = std::span<const Dwarf_Op>;

template <typename Number>
bool fits(int64_t value)
{
	return static_cast<int64_t>(static_cast<Number>(value)) == value;
}

/* The register and offset of DW_OP_bregN or DW_OP_bregx. */
struct RegisterBase {
	unsigned reg;
	int64_t offset;
};

std::optional<RegisterBase> base_of(const Dwarf_Op &op)
{
	if (op.atom >= DW_OP_breg0 && op.atom <= DW_OP_breg31)
		return RegisterBase{static_cast<unsigned>(op.atom) - DW_OP_breg0, static_cast<int64_t>(op.number)};
	if (op.atom == DW_OP_bregx && op.number < UINT16_MAX)
		return RegisterBase{static_cast<unsigned>(op.number), static_cast<int64_t>(op.number2)};
	return {};
}

bool is_small_constant(const Dwarf_Op &op)
{
	return op.atom >= DW_OP_lit0 && op.atom <= DW_OP_lit31;
}

/* How the linker describes .plt: sp + n + ((pc & 15) >= m) * 8. */
bool is_plt(Ops ops)
{
	constexpr uint8_t atoms[] = {DW_OP_breg0 + kSp, 0,	    DW_OP_lit15, DW_OP_and, 0,
				     DW_OP_ge,		DW_OP_lit3, DW_OP_shl,	 DW_OP_plus};
	const auto is_equal = [](const Dwarf_Op &op, uint8_t atom) { return !atom || op.atom == atom; };

	return std::ranges::equal(ops, atoms, is_equal) && base_of(ops[1]) && is_small_constant(ops[4]);
}

/* Two numbers in one; false if they do not fit. */
bool put_pair(int64_t low, int64_t high, unwind_row &row)
{
	row.cfa = static_cast<int32_t>(static_cast<uint32_t>(high) << 16 | static_cast<uint16_t>(low));
	return fits<int16_t>(low) && fits<uint16_t>(high);
}

/* The CFA. False if it has no form. */
bool put_cfa(Ops ops, unwind_row &row)
{
	const std::optional<RegisterBase> base = ops.empty() ? std::nullopt : base_of(ops[0]);

	if (!base)
		return false;
	if (ops.size() == 1) {
		row.form = base->reg == kSp ? UNWIND_SP : base->reg == kFp ? UNWIND_FP : UNWIND_REGISTER;
		if (row.form == UNWIND_REGISTER)
			return put_pair(base->offset, base->reg, row);
		row.cfa = static_cast<int32_t>(base->offset);
		return fits<int32_t>(base->offset);
	}
	if (is_plt(ops)) {
		row.form = UNWIND_PLT;
		return put_pair(base->offset, ops[4].atom - DW_OP_lit0, row);
	}
	const bool is_added = ops.size() == 3 && ops[2].atom == DW_OP_plus_uconst;
	if (ops[1].atom != DW_OP_deref || (ops.size() != 2 && !is_added) || (base->reg != kSp && base->reg != kFp))
		return false;
	row.form = base->reg == kSp ? UNWIND_AT_SP : UNWIND_AT_FP;
	return put_pair(base->offset, is_added ? static_cast<int64_t>(ops[2].number) : 0, row);
}

/* A register of the caller. */
struct Saved {
	enum class Where : uint8_t { Kept, Undefined, FromCfa, FromRegister, Elsewhere } where = Where::Elsewhere;
	unsigned reg = 0;
	int64_t offset = 0;
};

Saved saved(const Libdw &lib, Dwarf_Frame *frame, int reg)
{
	using enum Saved::Where;
	Dwarf_Op memory[3];
	Dwarf_Op *first = nullptr;
	size_t count = 0;

	if (lib.frame_register(frame, reg, memory, &first, &count) != 0)
		return {};
	Ops ops(first, count);
	if (ops.empty())
		return {.where = first ? Undefined : Kept};
	/* An expression is computed with the CFA on the stack; those that save registers do not use it. */
	if (ops[0].atom != DW_OP_call_frame_cfa)
		return {};
	if (ops.size() == 1)
		return {.where = FromCfa};
	if (ops.size() == 2 && ops[1].atom == DW_OP_plus_uconst)
		return {.where = FromCfa, .offset = static_cast<int64_t>(ops[1].number)};
	if (const std::optional<RegisterBase> base = ops.size() == 2 ? base_of(ops[1]) : std::nullopt)
		return {.where = FromRegister, .reg = base->reg, .offset = base->offset};
	return {};
}

/* False if the return address is nowhere that a row can say. */
bool put_return(const Saved &ra, unwind_row &row)
{
	const int64_t words = ra.offset / 8;

	switch (ra.where) {
	case Saved::Where::Kept: return kHasLinkRegister;
	case Saved::Where::Undefined: row.form = UNWIND_END; return true;
	case Saved::Where::FromCfa: break;
	case Saved::Where::FromRegister:
		if (ra.reg != kSp)
			return false;
		row.form |= UNWIND_RA_BY_SP;
		break;
	case Saved::Where::Elsewhere: return false;
	}
	row.ra = static_cast<int8_t>(words);
	return words && words * 8 == ra.offset && fits<int8_t>(words);
}

bool put_frame_pointer(const Saved &fp, unwind_row &row)
{
	switch (fp.where) {
	case Saved::Where::Kept:
	case Saved::Where::Undefined: return true;
	case Saved::Where::FromCfa: break;
	case Saved::Where::FromRegister:
		if (fp.reg != kSp && fp.reg != kFp)
			return false;
		row.form |= fp.reg == kSp ? UNWIND_FP_BY_SP : UNWIND_FP_BY_FP;
		break;
	case Saved::Where::Elsewhere: return false;
	}
	row.fp = static_cast<int8_t>(fp.offset / 8);
	return (row.fp != 0 || row.form & UNWIND_FP_BY_FP) && row.fp * 8 == fp.offset;
}

/* After the frame pointer: both count from the same place. Only the few frames that are found by the register need it. */
void put_kept(const Saved &kept, unwind_row &row)
{
	const Saved::Where usual = row.form & UNWIND_FP_BY_SP ? Saved::Where::FromRegister : Saved::Where::FromCfa;
	const int64_t words = kept.offset / 8;
	const bool is_there = kept.where == usual && (usual == Saved::Where::FromCfa || kept.reg == kSp) &&
			      words * 8 == kept.offset && words && words != UNWIND_LOST && fits<int8_t>(words);

	if (kept.where != Saved::Where::Kept && kept.where != Saved::Where::Undefined)
		row.kept = static_cast<int8_t>(is_there ? words : UNWIND_LOST);
}

/* The rules of @frame, whose return address is in register @ra. */
unwind_row make_row(const Libdw &lib, Dwarf_Frame *frame, int ra, bool is_signal)
{
	const unwind_row none = {};
	unwind_row row = {};
	Dwarf_Op *first = nullptr;
	size_t count = 0;

	const Saved back = saved(lib, frame, ra);
	if (back.where == Saved::Where::Undefined)
		return {.offset = 0, .cfa = 0, .form = UNWIND_END, .ra = 0, .fp = 0, .kept = 0};
	if (lib.frame_cfa(frame, &first, &count) != 0 || !put_cfa({first, count}, row) || !put_return(back, row) ||
	    !put_frame_pointer(saved(lib, frame, kFp), row))
		return none;
	put_kept(saved(lib, frame, UNWIND_KEPT), row);
	if (is_signal)
		row.form |= UNWIND_SIGNAL;
	return row;
}

bool is_same_rule(const unwind_row &a, const unwind_row &b)
{
	return a.cfa == b.cfa && a.form == b.form && a.ra == b.ra && a.fp == b.fp && a.kept == b.kept;
}

/* How the functions of @cie write their addresses; DW_EH_PE_omit if that is not known. */
uint8_t address_encoding(const Dwarf_CIE &cie)
{
	const uint8_t *at = cie.augmentation_data;
	const uint8_t *const end = at + cie.augmentation_data_size;
	const char *letter = cie.augmentation;

	if (*letter++ != 'z')
		return DW_EH_PE_absptr;
	for (; *letter && at < end; letter++) {
		if (*letter == 'R')
			return *at;
		if (*letter == 'L')
			at++;
		if (*letter == 'P')
			at += (*at & 0x0f) == DW_EH_PE_udata4 || (*at & 0x0f) == DW_EH_PE_sdata4 ? 5 : 9;
	}
	return DW_EH_PE_omit;
}

class RowCompiler {
public:
	RowCompiler(const Libdw &lib, int fd, const std::string &path, Elf *elf, uint64_t most_work)
		: lib_(lib), most_work_(most_work), fd_(fd), path_(path), elf_(elf)
	{
	}

	std::vector<unwind_row> compile()
	{
		const std::unique_ptr<Dwarf_CFI, EndCfi> cfi(lib_.getcfi_elf(elf_));

		add_table({.cfi = cfi.get(), .elf = elf_, .section = ".eh_frame"});
		if (has_section(".debug_frame") || is_most_unknown())
			add_debug_frame();
		for (const GElf_Phdr &segment : code_segments())
			add_segment(segment);
		if (!std::ranges::is_sorted(rows_, {}, &unwind_row::offset))
			std::ranges::sort(rows_, {}, &unwind_row::offset);
		return std::move(rows_);
	}

private:
	struct RuleRange {
		uint64_t start, end;
		unwind_row row;
	};

	/*
	 * A function. @rules is what computes its rules: its size and instructions, or nothing if that is not known. Those
	 * with the same rules, and the same @cie, have the same ranges.
	 */
	struct CfiFunction {
		uint64_t start;
		size_t bytes; /* of its instructions, at most */
		Dwarf_Off cie = 0;
		std::string_view rules = {};
	};
	using RulesKey = std::pair<Dwarf_Off, std::string_view>;

	struct HashRules {
		size_t operator()(const RulesKey &key) const
		{
			return std::hash<std::string_view>()(key.second) ^ std::hash<Dwarf_Off>()(key.first);
		}
	};
	/* The ranges of functions, as if those began at 0. */
	struct KnownRules {
		struct RulesPart {
			size_t first, count;
		};

		std::vector<RuleRange> ranges;
		std::unordered_map<RulesKey, RulesPart, HashRules> parts;
	};

	/* A section of call frame information. */
	struct CfiTable {
		Dwarf_CFI *cfi;
		Elf *elf;
		std::string_view section;
		Elf_Data *data = nullptr;
		uint64_t address = 0;

		bool is_for_debuggers() const { return section == ".debug_frame"; }
	};

	std::vector<GElf_Phdr> code_segments() const
	{
		std::vector<GElf_Phdr> segments = load_segments(elf_);

		std::erase_if(segments, [](const GElf_Phdr &segment) { return !(segment.p_flags & PF_X); });
		return segments;
	}

	bool has_section(std::string_view wanted) const
	{
		bool has = false;

		each_section(elf_,
			     [&](Elf_Scn *, const GElf_Shdr &, std::string_view name) { has = has || name == wanted; });
		return has;
	}

	bool is_most_unknown() const
	{
		uint64_t bytes = 0, known = 0;

		for (const GElf_Phdr &segment : code_segments())
			bytes += segment.p_filesz;
		for (const RuleRange &range : ranges_)
			known += range.end - range.start;
		return known < bytes / 2;
	}

	/* Functions that have rules already keep them. */
	void add_table(CfiTable table)
	{
		each_section(table.elf, [&](Elf_Scn *section, const GElf_Shdr &header, std::string_view name) {
			if (name != table.section || header.sh_type == SHT_NOBITS || header.sh_size > kMostFrames)
				return;
			table.data = elf_getdata(section, nullptr);
			table.address = header.sh_addr;
		});
		if (!table.cfi || !table.data || !table.data->d_buf)
			return;
		const std::vector<RuleRange> known = std::exchange(ranges_, {});
		const std::vector<CfiFunction> functions = list_functions(table);
		KnownRules rules;
		for (size_t i = 0; i < functions.size(); i++) {
			const uint64_t start = functions[i].start;
			const auto next = std::ranges::upper_bound(known, start, {}, &RuleRange::start);

			if (next != known.begin() && start < next[-1].end)
				continue;
			uint64_t end = next == known.end() ? UINT64_MAX : next->start;
			if (i + 1 < functions.size())
				end = std::min(end, functions[i + 1].start);
			add_function(table, functions[i], end, rules);
		}
		const auto middle = ranges_.insert(ranges_.end(), known.begin(), known.end());
		std::ranges::inplace_merge(ranges_, middle, {}, &RuleRange::start);
	}

	void add_debug_frame()
	{
		const std::unique_ptr<Dwfl, EndDwfl> dwfl(lib_.begin(&dwfl_callbacks()));
		Fd copy(fcntl(fd_, F_DUPFD_CLOEXEC, 0));
		Dwarf_Addr bias = 0;

		if (!dwfl || !copy)
			return;
		Dwfl_Module *const module =
			lib_.report_elf(dwfl.get(), path_.c_str(), path_.c_str(), copy.get(), 0, true);
		if (!module)
			return;
		copy.release(); /* the module has it */
		lib_.report_end(dwfl.get(), nullptr, nullptr);
		if (Dwarf *const dwarf = lib_.dwarf_of(module, bias); dwarf && bias == 0)
			add_table({.cfi = lib_.getcfi(dwarf), .elf = lib_.getelf(dwarf), .section = ".debug_frame"});
	}

	/* The functions that @table has, by address. */
	std::vector<CfiFunction> list_functions(const CfiTable &table)
	{
		std::map<Dwarf_Off, uint8_t> encodings; /* of what a CIE is for */
		std::vector<CfiFunction> functions;
		Dwarf_CFI_Entry entry;
		const char *const ident = elf_getident(table.elf, nullptr);

		for (Dwarf_Off at = 0, next = 0;; at = next) {
			const int result = lib_.next_cfi(reinterpret_cast<const unsigned char *>(ident), table.data,
							 !table.is_for_debuggers(), at, &next, &entry);

			if (result > 0 || next <= at)
				break;
			if (result < 0)
				continue; /* of another version */
			if (dwarf_cfi_cie_p(&entry))
				encodings[at] = address_encoding(entry.cie);
			else if (table.is_for_debuggers())
				add_address(entry.fde, functions);
			else if (const auto cie = encodings.find(entry.fde.CIE_pointer);
				 cie != encodings.end() && cie->second == kUsualEncoding)
				add_start(table, entry.fde, functions);
		}
		std::ranges::sort(functions, {}, &CfiFunction::start);
		return functions;
	}

	/* The address itself, as .debug_frame has it. */
	static void add_address(const Dwarf_FDE &function, std::vector<CfiFunction> &functions)
	{
		uint64_t address;

		if (function.end - function.start < static_cast<ptrdiff_t>(sizeof(address)))
			return;
		std::memcpy(&address, function.start, sizeof(address));
		functions.push_back({.start = address, .bytes = static_cast<size_t>(function.end - function.start)});
	}

	static void add_start(const CfiTable &table, const Dwarf_FDE &function, std::vector<CfiFunction> &functions)
	{
		const std::string_view bytes(reinterpret_cast<const char *>(function.start),
					     reinterpret_cast<const char *>(function.end));
		int32_t distance;

		if (bytes.size() < sizeof(distance))
			return;
		std::memcpy(&distance, function.start, sizeof(distance));
		const auto offset =
			static_cast<uint64_t>(function.start - static_cast<const uint8_t *>(table.data->d_buf));
		functions.push_back({.start = table.address + offset + static_cast<uint64_t>(int64_t{distance}),
				     .bytes = bytes.size(),
				     .cie = function.CIE_pointer,
				     .rules = bytes.substr(sizeof(distance))});
	}

	/* The ranges of @function, up to @end. */
	void add_function(const CfiTable &table, const CfiFunction &function, uint64_t end, KnownRules &known)
	{
		const uint64_t start = function.start;
		const RulesKey key = {function.cie, function.rules};

		if (const auto same = known.parts.find(key); same != known.parts.end()) {
			for (const RuleRange &range :
			     std::span(known.ranges).subspan(same->second.first, same->second.count))
				if (start + range.start < end)
					add({start + range.start, std::min(start + range.end, end), range.row});
			return;
		}
		const size_t first = known.ranges.size();
		for (uint64_t at = start; at < end;) {
			Dwarf_Frame *found = nullptr;
			Dwarf_Addr begin, behind;
			bool is_signal = false;

			work_ += kLookWork + function.bytes;
			if (work_ > most_work_ || lib_.cfi_addrframe(table.cfi, at, &found) != 0)
				break;
			const FramePtr frame(found);
			const int ra = lib_.frame_info(found, &begin, &behind, &is_signal);
			if (ra < 0 || behind <= at)
				break;
			const unwind_row row = make_row(lib_, found, ra, is_signal);
			add({at, std::min<uint64_t>(behind, end), row});
			known.ranges.push_back({at - start, behind - start, row});
			at = behind;
		}
		/* Ranges that the next function cuts are not those of its likes. */
		const size_t count = known.ranges.size() - first;
		const bool is_cut = count && start + known.ranges.back().end > end;
		if (!function.rules.empty() && !is_cut)
			known.parts.emplace(key, KnownRules::RulesPart{first, count});
	}

	/* Where the rule stays the same, or only bytes that align lie between, one range goes on. */
	void add(const RuleRange &range)
	{
		if (!ranges_.empty()) {
			RuleRange &last = ranges_.back();

			if (range.start - last.end < kPadding)
				last.end = range.start;
			if (last.end == range.start && is_same_rule(last.row, range.row)) {
				last.end = range.end;
				return;
			}
		}
		ranges_.push_back(range);
	}

	/* Rows of what @segment has of the ranges, and of what lies between them. */
	void add_segment(const GElf_Phdr &segment)
	{
		const uint64_t end = segment.p_vaddr + segment.p_filesz;
		uint64_t behind = segment.p_vaddr;
		auto range = std::ranges::lower_bound(ranges_, segment.p_vaddr, {}, &RuleRange::start);
		const auto add_row = [&](uint64_t address, unwind_row row) {
			const uint64_t offset = address - segment.p_vaddr + segment.p_offset;

			row.offset = static_cast<uint32_t>(offset);
			if (row.offset == offset)
				rows_.push_back(row);
		};

		for (; range != ranges_.end() && range->start < end; ++range) {
			if (range->start != behind)
				add_row(behind, {});
			add_row(range->start, range->row);
			behind = range->end;
		}
		add_row(behind, {});
	}

	const Libdw &lib_;
	const uint64_t most_work_;
	uint64_t work_ = 0;
	const int fd_;
	const std::string &path_;
	Elf *const elf_;
	std::vector<RuleRange> ranges_; /* by address */
	std::vector<unwind_row> rows_;
};

} // namespace

Result<std::vector<unwind_row>> unwind_rows(int fd, const std::string &path, uint64_t most_work)
{
	if (!libdw())
		return libdw().error();
	const auto compile = [&]() -> Result<std::vector<unwind_row>> {
		const ElfPtr elf = open_elf(fd);

		if (!elf || elf_kind(elf.get()) != ELF_K_ELF)
			return std::vector<unwind_row>();
		return RowCompiler(*libdw(), fd, path, elf.get(), most_work).compile();
	};

	/* Another run may have more memory, so the cache must not keep that there are none. */
	return within_memory(compile, Error{"call frame information takes more memory than there should be"});
}

} // namespace dt::os
