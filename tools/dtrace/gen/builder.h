/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Builder: private to gen/. One of them writes one clause program; the files
 * gen_expr.cc, gen_string.cc and gen_action.cc hold its parts.
 *
 * Integers: a value in a register is always what C says its type holds,
 * sign- or zero-extended to 64 bits (fit_to_type()). Operations that can leave
 * that range cut their result; all others rely on it.
 *
 * Strings: an expression is put into memory that the user of its value names.
 */
#ifndef DTRACE_GEN_BUILDER_H
#define DTRACE_GEN_BUILDER_H

#include <algorithm>
#include <cstring>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "gen/frame.h"
#include "gen/unit.h"

namespace dt::gen {

/* Literals of all programs, each once, with their final NULs: map "literals". */
class Literals {
public:
	uint32_t add(std::string_view text);
	std::vector<uint8_t> take() { return std::move(bytes_); }
	bool empty() const { return bytes_.empty(); }

private:
	std::vector<uint8_t> bytes_;
};

/* What programs share while they are generated. */
struct Shared {
	uint64_t strsize = 256;
	Literals literals;
	bool wants_probe_names = false;
	uint32_t probe_names_bytes = 0;	/* size of map "probe_names" */
};

/* An integer: a register, or a constant that has not been loaded. */
struct Value {
	bpf::Reg reg = bpf::Reg::none;
	int64_t constant = 0;
	bool owned = false;	/* the register may be changed */

	bool is_constant() const { return reg == bpf::Reg::none; }
	/* Can it be an operand of an instruction as it is? */
	bool is_immediate() const { return is_constant() && constant == static_cast<int32_t>(constant); }
};

/* Memory for a string. */
struct Memory {
	bpf::Reg base = bpf::fp;
	int32_t offset = 0;
	uint32_t size = 0;
};

class Builder {
public:
	explicit Builder(Shared &shared) : shared_(shared) {}

	/* gen.cc: a whole program from clauses and their layouts. */
	void begin_program();
	void clause(const typed::Clause &clause, const RecordLayout &layout);
	bpf::Function end_program(std::string name);

private:
	/* gen.cc */
	void reserve(uint32_t size, bpf::Label failed, bpf::Reg &record);
	void commit(int32_t flags);
	void fault_blocks();

	/* gen_expr.cc */
	Value value(const typed::Expr &expr);
	void branch(const typed::Expr &expr, bpf::Label target, bool when);
	void discard(const typed::Expr &expr);
	Value builtin_value(const typed::BuiltinVar &variable);
	Value convert(const typed::Expr &expr, const typed::Convert &node);
	Value unary(const typed::Expr &expr, const typed::Unary &node);
	Value arith(const typed::Expr &expr, const typed::Arith &node);
	Value divide(const typed::Expr &expr, const typed::Arith &node);
	Value shift(const typed::Expr &expr, const typed::Arith &node);
	Value conditional(const typed::Conditional &node);
	Value truth(const typed::Expr &expr);
	void branch_logic(const typed::Logic &node, bpf::Label target, bool when);
	void branch_compare(const typed::Compare &node, bpf::Label target, bool when);
	bpf::Reg in_register(const Value &v);
	bpf::Reg changeable(const Value &v);
	void fit(bpf::Reg r, const Type *type);
	Value context_field(int16_t offset, unsigned bytes, bool is_signed, const char *note);
	void emit_compare(bpf::Cmp cmp, const Value &a, const Value &b, bpf::Label target);

	/* gen_string.cc */
	void string_into(const typed::Expr &expr, Memory to);
	Memory string_temporary(const typed::Expr &expr);
	Memory temporary(uint32_t bytes);
	void branch_strings(const typed::CompareStrings &node, bpf::Label target, bool when);
	bool branch_execname(const typed::CompareStrings &node, bpf::Label target, bool when);
	void literal_into(std::string_view text, Memory to);
	void probe_name_into(BuiltinId part, Memory to);
	void address(bpf::Reg r, Memory memory);

	/* gen_action.cc */
	void statements(const std::vector<typed::StmtPtr> &list, const std::vector<LayoutAction> &actions);
	void action(const typed::Action &action, const OutputAction *output);
	void put_field(const typed::Expr &expr, const Field &field);
	void exit_action(const typed::Action &action);

	/* Jumps here end the clause with a fault. */
	bpf::Label fault_label(Fault fault);

	Shared &shared_;
	bpf::Code code_;
	Frame frame_;
	bpf::Reg context_ = bpf::Reg::none;
	bpf::Reg record_ = bpf::Reg::none;	/* none: no record is open */
	bpf::Reg timestamp_ = bpf::Reg::none;	/* none: not read yet */
	uint32_t scratch_used_ = 0;
	uint32_t clause_ = 0;

	struct PendingFault {
		Fault fault;
		bool record_open;
		bpf::Label label;
	};
	std::vector<PendingFault> faults_;
};

/* Calls @visit for @expr and all below it. */
void for_each_expr(const typed::Expr &expr, const std::function<void(const typed::Expr &)> &visit);
void for_each_expr(const typed::Clause &clause, const std::function<void(const typed::Expr &)> &visit);

} // namespace dt::gen

#endif
