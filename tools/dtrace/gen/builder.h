/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Builder: private to gen/. One Builder writes one clause program, or the
 * function that handles faults. Builder itself evaluates expressions and
 * statements, in the files gen_*.cc. Its members provide what expressions and
 * statements consist of:
 *
 *     Firing, FiringTime          what the probe hands over, and when it fired
 *     OwnMemory, ThisVariables    memory of the program
 *     RecordWriter, Faults        what goes to the consumer
 *     Pool, Strtok, Stack         what some builtins need
 *     Arithmetic, Access          what is computed, and where values are
 *     Aggregates                  how aggregations change
 *
 * Strings and structs: the user of a value names the memory, and the expression
 * is written there.
 */
#ifndef DTRACE_GEN_BUILDER_H
#define DTRACE_GEN_BUILDER_H

#include <string>
#include <string_view>
#include <vector>

#include "gen/aggregates.h"
#include "gen/arithmetic.h"
#include "gen/draft.h"
#include "gen/faults.h"
#include "gen/firing.h"
#include "gen/own_memory.h"
#include "gen/access.h"
#include "gen/pool.h"
#include "gen/record_writer.h"
#include "gen/stack.h"
#include "gen/strtok.h"
#include "gen/this_variables.h"
#include "gen/unit.h"
#include "gen/uses.h"

namespace dt::gen {

/* An argument of a function of the library. */
struct CallArgument {
	enum class Kind : uint8_t { Value, Memory, Literal };

	Kind kind = Kind::Value;
	Value value = {};
	gen::Memory memory = {};  /* a string */
	std::string literal = {}; /* a string that needs no copy: it has a place in map "literals" */
};

/* A string literal that is longer than the maximum. */
struct CutLiteral {
	Span span;
	size_t bytes; /* before it was cut */
};

class Builder {
public:
	/* @clauses: all that the program will hold. */
	Builder(const Shared &shared, Demand &demand, const WorkingPlace &working,
		const std::vector<const ClauseUses *> &clauses);
	Builder(const Builder &) = delete; /* the parts refer to each other */
	Builder &operator=(const Builder &) = delete;

	/* program.cc: a whole program from clauses and their layouts. */
	void begin_program(const ClauseProgram &program);
	void clause(const ClauseUses &uses, const RecordLayout &layout);
	bpf::Function end_program(std::string name);

	/* As begin_program(), for the function that handles all faults of all programs and runs the clauses of ERROR. */
	void begin_fault_function();

	/* Bytes of working memory that the clauses so far need. */
	uint64_t working_bytes() const { return work_.most() + work_.padding; }
	/* The largest variable in working memory, or nullptr. */
	const typed::Variable *largest_this() const { return this_.largest(); }
	size_t length() const { return code_.ops().size(); }
	/* These are valid after end_program(), which gave @code. */
	int stack_bytes() const { return stack_bytes_; }
	std::vector<FaultPlace> fault_places(const bpf::Function &code) const { return faults_.places(code); }
	const std::vector<CutLiteral> &cut_literals() const { return cut_literals_; }

private:
	/* Tables of code for builtins. */
	struct ActionRows;
	struct CallRows;
	struct VariableRows;

	/* gen_site.cc and program.cc */
	bpf::Reg check_site(const ClauseProgram &program);
	void prepare_this();
	bool may_end_firing(const ClauseUses &uses) const;

	/* gen_expr.cc; what value() gives can be computed with, the other may be a Value::is_pointer. */
	Value value(const typed::Expr &expr) { return memory_.number(value_or_pointer(expr)); }
	Value value_or_pointer(const typed::Expr &expr);
	Value value_for(const Memory &to, const typed::Expr &expr);
	Value process();
	void branch(const typed::Expr &expr, bpf::Label target, bool when);
	void discard(const typed::Expr &expr);
	void discard_memory(const typed::Expr &expr);
	Value builtin_value(const typed::BuiltinVar &variable);
	Value convert(const typed::Expr &expr, const typed::Convert &node);
	Value unary(const typed::Expr &expr, const typed::Unary &node);
	Value arith(const typed::Expr &expr);
	Value conditional(const typed::Expr &expr);
	bool value_into(bpf::Reg r, const typed::Expr &expr);
	Value truth(const typed::Expr &expr);
	void branch_logic(const typed::Logic &node, bpf::Label target, bool when);
	void branch_compare(const typed::Compare &node, bpf::Label target, bool when);
	/* The value of @expr, kept safe while @next is evaluated. */
	Value value_before(const typed::Expr &expr, const typed::Expr &next);
	Value value_or_pointer_before(const typed::Expr &expr, const typed::Expr &next);
	Value kept_before(const Value &v, const typed::Expr &next);

	/* gen_locate.cc */
	Place locate(const typed::Expr &expr);
	/* The place of @expr, kept safe while @next is evaluated. */
	Place locate_before(const typed::Expr &expr, const typed::Expr &next);
	Place find_place(const typed::Expr &expr);
	uint32_t key_of(const typed::AssocRef &node);
	Place locate_deref(const typed::Deref &node, const Type *type);
	Place locate_character(const typed::Element &node);
	Place locate_element(const typed::Element &node, const typed::Expr &expr);

	/* gen_kernel.cc: variables of the kernel */
	Place locate_kernel(const typed::KernelRef &ref);
	Value percpu_copy(const std::string &name, uint32_t btf_id, const typed::Expr *cpu);
	void check_module(const typed::KernelVariable &variable, const Value &address);

	/* gen_variable.cc */
	Value user_register(const typed::Expr &number);
	Value interrupt_level(const typed::Expr &preempt_count);

	/* gen_assign.cc */
	Value assign(const typed::Expr &expr, const typed::Assign &node, bool is_discarded = false);
	Value compound(const typed::CompoundAssign &node, bool is_discarded = false);
	Value increment(const typed::Increment &node, const Type *type, bool is_discarded = false);
	void assign_memory(const typed::Assign &node);
	void put(const typed::Expr &value, Memory to);
	void put_stack(const typed::Expr &stack, Memory to);
	void put_struct(const typed::StructValue &value, Memory to);

	/* gen_string.cc */
	void string_into(const typed::Expr &expr, Memory to);
	Memory string_operand(const typed::Expr &expr);
	Memory string_temporary(const typed::Expr &expr);
	Memory temporary(uint32_t bytes);
	void branch_strings(const typed::CompareStrings &node, bpf::Label target, bool when);
	bool branch_execname(const typed::CompareStrings &node, bpf::Label target, bool when);
	void note_cut(Span literal, size_t bytes);
	void literal_into(std::string_view text, Memory to);
	void string_variable_into(const typed::BuiltinVar &variable, Memory to);
	void execname_into(const typed::BuiltinVar &execname, Memory to);
	void probe_name_into(int32_t column, BuiltinId part, Memory to);
	void string_of(const typed::Expr &operand, Memory to);
	void string_place_into(const typed::Expr &expr, Memory to);

	/* gen_call.cc: functions of D; those that give a string put it to @to. */
	Value call(const typed::Expr &expr, const typed::Call &node);
	void string_call(const typed::Expr &expr, const typed::Call &node, Memory to);
	void library_call(const typed::Call &node, std::string_view function, std::string_view letters, int32_t missing,
			  const Memory *to);
	CallArgument string_argument(const typed::Expr &expr, bool must_copy);
	CallArgument integer_argument(const typed::Expr &expr, const Type *type, bool must_copy);
	void set_argument(bpf::Reg r, const CallArgument &argument);
	bool has_known_end(const Memory &to) const;
	Value buffer_end(const Memory &to);
	Value string_length(const typed::Expr &expr);
	Value number_call(const typed::Call &node);
	void strtok_into(const typed::Call &node, Memory to);
	void text_call(const typed::Call &node, Memory to);

	/* gen_call_memory.cc */
	Value alloca_call(const typed::Call &node);
	Value copyin_call(const typed::Call &node);
	void copy_call(const typed::Call &node, size_t to_number, size_t size_number, bool is_userland);
	void copyinstr_into(const typed::Call &node, Memory to);

	/* gen_float.cc, gen_call_net.cc */
	Value number_as(const typed::Expr &expr, const Type *type);
	Value swapped(const typed::Expr &expr, int bits);
	void inet4_into(const Value &from, bool is_userland, Memory to);
	void inet6_into(const Value &from, bool is_userland, bool only_ipv4, Memory to);
	void inet_ntop_into(const typed::Call &node, Memory to);
	void link_ntop_into(const typed::Call &node, Memory to);

	/* gen_agg.cc */
	void aggregate(const typed::AggUpdate &update);
	void put_key(const typed::Expr &expr, const AggKey &key, Memory to);
	Memory put_keys(const typed::AggUpdate &update, const AggShape &shape);

	/* gen_action.cc */
	void statements(const std::vector<typed::StmtPtr> &list, const std::vector<LayoutAction> &actions);
	void if_statement(const typed::If &node, const IfAction *layout);
	void action(const typed::Action &action, const LayoutAction *layout);
	void put_field(const typed::Expr *expr, const Field &field);
	void put_names(Memory to, bool is_user, bool is_stack, const typed::Expr *address);
	void replace_result();

	Draft draft_;
	const Shared &shared_ = draft_.shared;
	ValueCode &code_ = draft_.code;
	Frame &frame_ = draft_.frame;
	Workspace &work_ = draft_.work;
	ThisVariables this_;
	Firing firing_{draft_};
	FiringTime time_{draft_};
	OwnMemory memory_{draft_, firing_};
	RecordWriter record_{draft_, firing_, time_, memory_};
	Faults faults_{draft_, firing_, time_, memory_, record_};
	Arithmetic arithmetic_{draft_, faults_};
	Pool pool_{draft_, memory_, faults_};
	Access access_{draft_, memory_, faults_, pool_, this_};
	Stack stack_{draft_, firing_, memory_};
	Aggregates aggregates_;
	Strtok strtok_;
	bpf::Reg replaces_ = bpf::Reg::none;	/* has return() run? none: no clause has it */
	bpf::Reg result_ = bpf::Reg::none;	/* its argument */
	bpf::Label leave_ = bpf::Label::None;	/* the end of the program */
	bpf::Label outside_ = bpf::Label::None; /* the exit of firings that run no clause: nothing is given back */
	const typed::Clause *only_ = nullptr;	/* the clause of a program that has no other */
	const typed::Clause *last_ = nullptr;	/* the clause that no other follows */
	const typed::Clause *early_ = nullptr;	/* the clause whose predicate check_site() has evaluated */
	size_t prologue_ = 0;			/* ops before the first clause */
	int stack_bytes_ = 0;
	std::vector<CutLiteral> cut_literals_;
};

/* May evaluating @expr change a variable? */
bool has_effects(const typed::Expr &expr);

/* Do only constants and fields of the context determine @expr? Then evaluating it can neither fault nor call anything. */
bool is_of_context(const typed::Expr &expr);

} // namespace dt::gen

#endif
