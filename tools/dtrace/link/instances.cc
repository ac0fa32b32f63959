// SPDX-License-Identifier: GPL-2.0
/*
 * Edits a template into an instance; see instances.h.
 *
 * One pass applies the edits and builds a table "old instruction -> new
 * instruction". A second pass uses the table to correct the jumps. The edits are
 * checked before: an edit that would cut a wide instruction is an error of the
 * tool, and the message says which.
 */
#include "link/instances.h"

namespace dt::link {

namespace {

constexpr uint32_t kGone = UINT32_MAX;

Error bad(const bpf::Function &code, const std::string &why)
{
	return Error{"instance of " + code.name + ": " + why};
}

class Editor {
public:
	Editor(const bpf::Function &code, const std::vector<Edit> &edits) : code_(code), edits_(edits) {}

	Result<bpf::Function> apply()
	{
		if (Status status = check(); !status)
			return status.error();
		out_.name = code_.name;
		copy();
		if (Status status = correct_jumps(); !status)
			return status.error();
		return std::move(out_);
	}

private:
	Status check() const
	{
		const auto size = static_cast<uint32_t>(code_.insns.size());
		std::vector<bool> inner(size + 1); /* second half of a wide load */
		uint32_t next = 0;

		for (uint32_t i = 0; i < size; i++) {
			if (bpf::is_wide(code_.insns[i]))
				inner[++i] = true;
		}
		for (const Edit &edit : edits_) {
			if (edit.at > size || edit.remove > size - edit.at)
				return bad(code_, format("an edit at %u is beyond the end", edit.at));
			if (edit.at < next)
				return bad(code_, format("an edit at %u overlaps the one before", edit.at));
			if (inner[edit.at] || inner[edit.at + edit.remove])
				return bad(code_, format("an edit at %u cuts a 64-bit load", edit.at));
			next = edit.at + edit.remove + (edit.remove == 0 ? 1 : 0);
		}
		return {};
	}

	void put(const bpf::Function &from, uint32_t i)
	{
		out_.insns.push_back(from.insns[i]);
		is_ours_.push_back(&from == &code_ ? i : kGone);
	}

	/* Relocs and notes of @from at [begin, end), moved to where `begin` is now. */
	void move_marks(const bpf::Function &from, uint32_t begin, uint32_t end, uint32_t to)
	{
		for (const bpf::Reloc &reloc : from.relocs) {
			if (reloc.at >= begin && reloc.at < end) {
				out_.relocs.push_back(reloc);
				out_.relocs.back().at = reloc.at - begin + to;
			}
		}
		for (const bpf::Note &note : from.notes) {
			if (note.at >= begin && note.at < end) {
				out_.notes.push_back(note);
				out_.notes.back().at = note.at - begin + to;
			}
		}
	}

	void copy_old(uint32_t begin, uint32_t end)
	{
		const auto to = static_cast<uint32_t>(out_.insns.size());

		for (uint32_t i = begin; i < end; i++) {
			if (new_[i] == kGone)
				new_[i] = static_cast<uint32_t>(out_.insns.size());
			put(code_, i);
		}
		move_marks(code_, begin, end, to);
	}

	void copy()
	{
		const auto size = static_cast<uint32_t>(code_.insns.size());
		uint32_t from = 0;

		new_.assign(size + 1, kGone);
		for (const Edit &edit : edits_) {
			copy_old(from, edit.at);
			const auto to = static_cast<uint32_t>(out_.insns.size());
			new_[edit.at] = to;
			for (uint32_t i = 0; i < edit.insert.insns.size(); i++)
				put(edit.insert, i);
			move_marks(edit.insert, 0, static_cast<uint32_t>(edit.insert.insns.size()), to);
			from = edit.at + edit.remove;
		}
		copy_old(from, size);
		if (new_[size] == kGone)
			new_[size] = static_cast<uint32_t>(out_.insns.size());
	}

	Status correct_jumps()
	{
		for (uint32_t at = 0; at < out_.insns.size(); at++) {
			bpf::Insn &insn = out_.insns[at];
			const uint32_t old = is_ours_[at];

			if (bpf::is_wide(insn)) {
				at++;
				continue;
			}
			if (old == kGone || !bpf::is_jump(insn))
				continue;
			const int64_t target = static_cast<int64_t>(old) + 1 + bpf::jump_distance(insn);
			if (target < 0 || target >= static_cast<int64_t>(new_.size()))
				return bad(code_, format("the jump at %u leaves the function", old));
			const uint32_t to = new_[static_cast<size_t>(target)];
			if (to == kGone)
				return bad(code_, format("the jump at %u leads into what is taken out", old));
			if (!bpf::set_jump_distance(insn, static_cast<int64_t>(to) - at - 1))
				return bad(code_, format("the jump at %u becomes too long", old));
		}
		return {};
	}

	const bpf::Function &code_;
	const std::vector<Edit> &edits_;
	bpf::Function out_;
	std::vector<uint32_t> new_;	/* old instruction -> new one */
	std::vector<uint32_t> is_ours_; /* new instruction -> old one, kGone if put in */
};

} // namespace

Result<bpf::Function> apply_edits(const bpf::Function &code, const std::vector<Edit> &edits)
{
	return Editor(code, edits).apply();
}

Result<Instances> instantiate(const bpf::Function &code, uint32_t count, const Preprocessor &preprocess)
{
	std::vector<std::optional<bpf::Function>> list(count);

	for (uint32_t n = 0; n < count; n++) {
		Result<InstanceEdits> edits = preprocess(n, code);

		if (!edits)
			return Error{format("instance %u of %s: ", n, code.name.c_str()) + edits.error().tried,
				     edits.error().code};
		if (edits->skip)
			continue;
		Result<bpf::Function> made = apply_edits(code, edits->edits);
		if (!made)
			return made.error();
		list[n] = std::move(*made);
	}
	return Instances(std::move(list));
}

} // namespace dt::link
