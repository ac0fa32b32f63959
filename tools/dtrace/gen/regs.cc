// SPDX-License-Identifier: GPL-2.0
/*
 * Linear scan; see regs.h. Time is counted in half steps: instruction i reads
 * at 2i and writes at 2i + 1. So an instruction can write its result to the
 * register of an operand that it reads for the last time.
 *
 * If a scan finds no register, it chooses a value to spill and continues. All
 * chosen values leave the code in one pass, so few scans are needed however
 * long the code is. Stack slots are assigned last, when the code no longer
 * changes. Values that do not live at the same time share a slot.
 */
#include "gen/regs.h"

#include <linux/dtrace.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <climits>
#include <cstddef>
#include <optional>

namespace dt::gen {

namespace {

using bpf::Op;
using bpf::Reg;

constexpr unsigned kMachine = 10;    /* R0...R9 can hold values */
constexpr unsigned kCallerSaved = 6; /* R0...R5 do not survive a call */

/* What an instruction reads and writes. */
struct RegAccess {
	std::array<Reg, 3> reads = {Reg::none, Reg::none, Reg::none};
	Reg write = Reg::none;
	bool is_call = false;
};

bool is_move(const Op &op)
{
	return op.kind == Op::Kind::Insn && op.code == (BPF_ALU64 | BPF_MOV | BPF_X) && op.off == 0;
}

RegAccess access_alu(const Op &op)
{
	RegAccess a;
	const unsigned code = BPF_OP(op.code);

	a.write = op.dst;
	if (code != BPF_MOV)
		a.reads[0] = op.dst;
	if (BPF_SRC(op.code) == BPF_X && code != BPF_NEG && code != BPF_END)
		a.reads[1] = op.src;
	return a;
}

RegAccess access_jump(const Op &op)
{
	RegAccess a;

	switch (BPF_OP(op.code)) {
	case BPF_CALL:
		a.is_call = true;
		a.write = Reg::r0;
		break;
	case BPF_EXIT: a.reads[0] = Reg::r0; break;
	case BPF_JA: break;
	default:
		a.reads[0] = op.dst;
		if (BPF_SRC(op.code) == BPF_X)
			a.reads[1] = op.src;
	}
	return a;
}

RegAccess access(const Op &op)
{
	RegAccess a;

	if (op.kind == Op::Kind::Label)
		return a;
	switch (BPF_CLASS(op.code)) {
	case BPF_ALU:
	case BPF_ALU64: return access_alu(op);
	case BPF_JMP:
	case BPF_JMP32: return access_jump(op);
	case BPF_LD: a.write = op.dst; break;
	case BPF_LDX:
		a.write = op.dst;
		a.reads[0] = op.src;
		break;
	case BPF_ST: a.reads[0] = op.dst; break;
	case BPF_STX:
		a.reads = {op.dst, op.src, Reg::none};
		if (BPF_MODE(op.code) == BPF_ATOMIC && op.imm == (0xf0 | BPF_FETCH)) {
			a.reads[2] = Reg::r0;
			a.write = Reg::r0;
		}
		break;
	}
	return a;
}

struct Interval {
	int begin = INT_MAX, end = -1;

	void cover(int time)
	{
		begin = std::min(begin, time);
		end = std::max(end, time);
	}
	bool is_used() const { return end >= 0; }
};

class Scan {
public:
	/* Virtual registers from @first_tiny on were made by spilling and are not spilled again. */
	Scan(bpf::Code &code, unsigned first_tiny)
		: code_(code), first_tiny_(first_tiny), count_(code.regs() - bpf::number(Reg::virt)),
		  intervals_(count_), uses_(count_), assigned_(count_, Reg::none), hints_(count_, Reg::none)
	{
		find_intervals();
		find_hints();
	}

	/* The values to spill; none if all have a register. */
	std::vector<Reg> allocate()
	{
		std::vector<unsigned> order;
		std::vector<Reg> victims;

		for (unsigned v = 0; v < count_; v++) {
			if (intervals_[v].is_used())
				order.push_back(v);
		}
		std::stable_sort(order.begin(), order.end(),
				 [&](unsigned a, unsigned b) { return intervals_[a].begin < intervals_[b].begin; });
		for (unsigned v : order) {
			Reg r = choose(v);

			if (r == Reg::none) {
				const unsigned out = victim(v);

				victims.push_back(bpf::reg(out + bpf::number(Reg::virt)));
				if (out == v)
					continue;
				r = assigned_[out];
			}
			assigned_[v] = r;
			busy_until_[bpf::number(r)] = intervals_[v].end;
			holder_[bpf::number(r)] = v;
		}
		return victims;
	}

	void rewrite() const
	{
		for (Op &op : code_.ops()) {
			if (op.kind == Op::Kind::Label)
				continue;
			op.dst = machine(op.dst);
			op.src = machine(op.src);
		}
		std::erase_if(code_.ops(), [](const Op &op) { return is_move(op) && op.dst == op.src; });
	}

private:
	static unsigned index(Reg r) { return bpf::number(r) - bpf::number(Reg::virt); }
	Reg machine(Reg r) const { return bpf::is_virtual(r) ? assigned_[index(r)] : r; }

	void find_intervals()
	{
		std::array<int, kMachine> set_at; /* when a machine register was last set */

		set_at.fill(-1);
		for (size_t i = 0; i < code_.ops().size(); i++) {
			const RegAccess a = access(code_.ops()[i]);
			const int time = 2 * static_cast<int>(i);

			for (Reg r : a.reads)
				note_read(r, time, set_at);
			if (a.is_call)
				note_call(time, set_at);
			if (bpf::is_virtual(a.write))
				intervals_[index(a.write)].cover(time + 1);
			else if (bpf::number(a.write) < kMachine) {
				set_at[bpf::number(a.write)] = time + 1;
				keep(bpf::number(a.write), time + 1, time + 1);
			}
		}
	}

	void note_read(Reg r, int time, const std::array<int, kMachine> &set_at)
	{
		if (bpf::is_virtual(r)) {
			intervals_[index(r)].cover(time);
			uses_[index(r)]++;
			assert(intervals_[index(r)].begin < time && "read before it is set");
		} else if (bpf::number(r) < kMachine) {
			keep(bpf::number(r), set_at[bpf::number(r)], time);
		}
	}

	/* Machine register @r has a meaning from @begin to @end, which no call of keep() before was after. */
	void keep(unsigned r, int begin, int end)
	{
		std::vector<Interval> &list = fixed_[r];

		if (!list.empty() && begin <= list.back().end)
			list.back().cover(end);
		else
			list.push_back({begin, end});
	}

	bool is_kept(unsigned r, const Interval &life) const
	{
		const std::vector<Interval> &list = fixed_[r];
		const auto next = std::partition_point(list.begin(), list.end(),
						       [&](const Interval &f) { return f.end < life.begin; });

		return next != list.end() && next->begin <= life.end;
	}

	/* Arguments are what was set since the call before; all of R0...R5 are lost. */
	void note_call(int time, std::array<int, kMachine> &set_at)
	{
		for (unsigned r = 0; r < kCallerSaved; r++) {
			if (r > 0 && set_at[r] > last_call_)
				keep(r, set_at[r], time);
			keep(r, time + 1, time + 1);
		}
		last_call_ = time + 1;
	}

	void find_hints()
	{
		for (const Op &op : code_.ops()) {
			if (!is_move(op))
				continue;
			if (bpf::is_virtual(op.dst) && hints_[index(op.dst)] == Reg::none)
				hints_[index(op.dst)] = op.src;
			if (bpf::is_virtual(op.src) && !bpf::is_virtual(op.dst))
				hints_[index(op.src)] = op.dst;
		}
	}

	bool is_free(unsigned r, const Interval &life) const
	{
		return busy_until_[r] < life.begin && !is_kept(r, life);
	}

	Reg choose(unsigned v) const
	{
		const Reg hint = hints_[v] == Reg::none ? Reg::none : machine(hints_[v]);

		if (bpf::number(hint) < kMachine && is_free(bpf::number(hint), intervals_[v]))
			return hint;
		for (unsigned r = 0; r < kMachine; r++) {
			if (is_free(r, intervals_[v]))
				return bpf::reg(r);
		}
		return Reg::none;
	}

	/*
	 * The value that is used least among @v and the values in its way, so that
	 * few loads are needed. Among equal ones, the value that lives longest.
	 */
	unsigned victim(unsigned v) const
	{
		auto is_better = [&](unsigned a, unsigned b) {
			return is_tiny(b) || uses_[a] < uses_[b] ||
			       (uses_[a] == uses_[b] && intervals_[a].end > intervals_[b].end);
		};
		unsigned best = v;

		for (unsigned r = 0; r < kMachine; r++) {
			const unsigned other = holder_[r];

			if (busy_until_[r] >= intervals_[v].begin && !is_kept(r, intervals_[v]) && !is_tiny(other) &&
			    is_better(other, best))
				best = other;
		}
		assert(!is_tiny(best) && "nothing left to spill");
		return best;
	}

	bool is_tiny(unsigned v) const { return v + bpf::number(Reg::virt) >= first_tiny_; }

	bpf::Code &code_;
	const unsigned first_tiny_;
	const unsigned count_;
	std::vector<Interval> intervals_;
	std::vector<unsigned> uses_; /* reads */
	std::vector<Reg> assigned_;
	std::vector<Reg> hints_;
	std::array<std::vector<Interval>, kMachine> fixed_; /* ascending, apart */
	std::array<int, kMachine> busy_until_ = filled(-2);
	std::array<unsigned, kMachine> holder_ = {};
	int last_call_ = -2;

	static constexpr std::array<int, kMachine> filled(int value)
	{
		std::array<int, kMachine> a = {};

		a.fill(value);
		return a;
	}
};

/* Takes @victims out of the registers of @code, all at once. */
class Spiller {
public:
	/* @slots: how many places of the stack there are. They have numbers from 1 on. */
	Spiller(bpf::Code &code, const std::vector<Reg> &victims, int &slots)
		: code_(code), homes_(code.regs() - bpf::number(Reg::virt))
	{
		find_repeatable(victims);
		for (Reg v : victims) {
			if (!home(v).again)
				home(v).slot = ++slots;
		}
	}

	void rewrite()
	{
		std::vector<Op> old;

		old.swap(code_.ops());
		code_.ops().reserve(old.size() + old.size() / 4);
		for (Op &op : old) {
			code_.set_span(op.span);
			if (is_move(op))
				rewrite_move(std::move(op));
			else
				rewrite_op(std::move(op));
		}
	}

private:
	/* Where a value is instead. */
	struct Home {
		std::optional<Op> again; /* nowhere: this makes it */
		int slot = 0;		 /* in the stack */
	};

	static bool is_spilled(const Home &home) { return home.again || home.slot; }
	Home &home(Reg v) { return homes_[bpf::number(v) - bpf::number(Reg::virt)]; }
	/* Virtual registers that spilling has made have no home. */
	bool is_spilled(Reg r)
	{
		return bpf::is_virtual(r) && bpf::number(r) - bpf::number(Reg::virt) < homes_.size() &&
		       is_spilled(home(r));
	}

	/*
	 * Finds the one instruction that makes a value, if it can as well be repeated before each use: a constant, or
	 * a field of the context, which does not change. The context is what the first instruction copies. Pointers
	 * to the context's buffers are not repeated, as they come with what has been found out of them. Nor are fields
	 * that were compared with a bound: the verifier would not know the bound of what is read again.
	 */
	void find_repeatable(const std::vector<Reg> &victims)
	{
		std::vector<unsigned> writes(homes_.size());
		std::vector<const Op *> made(homes_.size());
		std::vector<bool> bounded(homes_.size());

		for (const Op &op : code_.ops()) {
			const RegAccess a = access(op);
			const Reg v = a.write;

			for (const Reg r : a.reads) {
				if (is_bound(op) && bpf::is_virtual(r))
					bounded[bpf::number(r) - bpf::number(Reg::virt)] = true;
			}
			if (!bpf::is_virtual(v))
				continue;
			writes[bpf::number(v) - bpf::number(Reg::virt)]++;
			made[bpf::number(v) - bpf::number(Reg::virt)] = &op;
		}
		for (Reg v : victims) {
			const unsigned i = bpf::number(v) - bpf::number(Reg::virt);

			if (writes[i] == 1 && is_repeatable(*made[i]) && !(bounded[i] && is_load(*made[i])))
				homes_[i].again = *made[i];
		}
	}

	static bool is_load(const Op &op) { return BPF_CLASS(op.code) == BPF_LDX; }

	/* A jump by which operand is the larger one. */
	static bool is_bound(const Op &op)
	{
		const unsigned code = BPF_OP(op.code);

		return op.kind != Op::Kind::Label &&
		       (BPF_CLASS(op.code) == BPF_JMP || BPF_CLASS(op.code) == BPF_JMP32) && code != BPF_JA &&
		       code != BPF_CALL && code != BPF_EXIT && code != BPF_JEQ && code != BPF_JNE && code != BPF_JSET;
	}

	bool is_repeatable(const Op &op) const
	{
		const bool is_constant = op.code == (BPF_ALU64 | BPF_MOV | BPF_K) ||
					 op.code == (BPF_ALU | BPF_MOV | BPF_K) ||
					 (BPF_CLASS(op.code) == BPF_LD && op.ref != bpf::RefKind::Map);
		const bool is_field = BPF_CLASS(op.code) == BPF_LDX && BPF_MODE(op.code) == BPF_MEM &&
				      op.src == code_.ops().front().dst &&
				      (op.off < static_cast<int>(offsetof(dtrace_bpf_context, buf)) ||
				       op.off > static_cast<int>(offsetof(dtrace_bpf_context, scratch_end)));

		return is_constant || is_field;
	}

	/* Loads and stores keep the number of their slot in @imm until place_slots(). */
	void put(Reg v, Reg from)
	{
		Op op = bpf::store(bpf::Width::dw, bpf::fp, 0, from);

		op.imm = home(v).slot;
		code_.emit(std::move(op), "spill");
	}

	void fetch(Reg to, Reg v)
	{
		if (home(v).again) {
			Op op = *home(v).again;

			op.dst = to;
			op.span = code_.span();
			if (BPF_CLASS(op.code) == BPF_LDX && is_spilled(op.src))
				op.src = fetched(op.src);
			code_.ops().push_back(std::move(op));
		} else {
			Op op = bpf::load(bpf::Width::dw, to, bpf::fp, 0);

			op.imm = home(v).slot;
			code_.emit(std::move(op), "reload");
		}
	}

	Reg fetched(Reg v)
	{
		const Reg tiny = code_.new_reg();

		fetch(tiny, v);
		return tiny;
	}

	void rewrite_move(Op op)
	{
		if (!is_spilled(op.dst)) {
			if (is_spilled(op.src))
				fetch(op.dst, op.src);
			else
				code_.ops().push_back(std::move(op));
		} else if (home(op.dst).slot) {
			put(op.dst, is_spilled(op.src) ? fetched(op.src) : op.src);
		}
	}

	void rewrite_op(Op op)
	{
		const RegAccess a = access(op);
		auto is_read = [&](Reg r) { return a.reads[0] == r || a.reads[1] == r; };
		const Reg dst = op.dst, src = op.src;
		const bool dst_spilled = (is_read(dst) || a.write == dst) && is_spilled(dst);

		if (dst_spilled && home(dst).again && a.write == dst)
			return;
		if (dst_spilled)
			op.dst = is_read(dst) ? fetched(dst) : code_.new_reg();
		if (is_read(src) && is_spilled(src))
			op.src = src == dst ? op.dst : fetched(src);
		const Reg made = op.dst;
		code_.ops().push_back(std::move(op));
		if (dst_spilled && a.write == dst)
			put(dst, made);
	}

	bpf::Code &code_;
	std::vector<Home> homes_;
};

int slot_of(const Op &op)
{
	const bool is_load = op.code == (BPF_LDX | BPF_MEM | BPF_DW) && op.src == bpf::fp;
	const bool is_store = op.code == (BPF_STX | BPF_MEM | BPF_DW) && op.dst == bpf::fp;

	return op.kind == Op::Kind::Insn && (is_load || is_store) ? static_cast<int>(op.imm) : 0;
}

/* Gives the slots places below @used bytes of the stack; returns what is used then. */
int place_slots(bpf::Code &code, int slots, int used)
{
	std::vector<Interval> lives(static_cast<size_t>(slots) + 1);
	std::vector<int> places(lives.size()), free;

	for (size_t i = 0; i < code.ops().size(); i++) {
		if (const int slot = slot_of(code.ops()[i]))
			lives[static_cast<size_t>(slot)].cover(static_cast<int>(i));
	}
	for (size_t i = 0; i < code.ops().size(); i++) {
		Op &op = code.ops()[i];
		const auto slot = static_cast<size_t>(slot_of(op));

		if (slot == 0)
			continue;
		if (lives[slot].begin == static_cast<int>(i)) {
			if (free.empty())
				free.push_back(used += 8);
			places[slot] = free.back();
			free.pop_back();
		}
		if (lives[slot].end == static_cast<int>(i))
			free.push_back(places[slot]);
		op.off = static_cast<int16_t>(-places[slot]);
		op.imm = 0;
	}
	return used;
}

} // namespace

int allocate_registers(bpf::Code &code, int stack_used)
{
	const unsigned first_tiny = code.regs();
	int slots = 0;

	for (;;) {
		Scan scan(code, first_tiny);
		const std::vector<Reg> victims = scan.allocate();

		if (victims.empty()) {
			scan.rewrite();
			return place_slots(code, slots, stack_used);
		}
		Spiller(code, victims, slots).rewrite();
	}
}

} // namespace dt::gen
