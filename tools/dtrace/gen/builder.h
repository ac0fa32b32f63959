/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Builder: private to gen/. One Builder writes one clause program, or the
 * function that handles faults. The files gen_*.cc hold its parts.
 *
 * Integers: a register always holds the value that its C type describes, sign-
 * or zero-extended to 64 bits (fit_to_type()). Operations whose result can
 * leave the range of the type truncate it; all others rely on the invariant.
 *
 * Strings and structs: the user of a value names the memory, and the expression
 * is written there.
 */
#ifndef DTRACE_GEN_BUILDER_H
#define DTRACE_GEN_BUILDER_H

#include <algorithm>
#include <cstring>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "gen/frame.h"
#include "gen/known.h"
#include "gen/literals.h"
#include "gen/note.h"
#include "gen/pool.h"
#include "gen/strtok.h"
#include "gen/unit.h"
#include "gen/workspace.h"

namespace dt::gen {

/* What programs share while they are generated. */
struct Shared {
	const Storage &storage;
	uint64_t strsize = 256;
	uint64_t scratchsize = 256; /* -x scratchsize: for alloca() and its kin */
	Literals literals;
	uint32_t nspec = 0; /* -x nspec, if the program speculates */
	bool wants_probe_names = false;
	uint32_t probe_names_bytes = 0; /* size of map "probe_names" */
	bool working_map = false;	/* working memory is in map "working", not in the context */
	uint32_t globals_padding = 0;	/* bytes behind the globals that no program touches, for the verifier's sake */
	uint64_t error_bytes = 0;	/* of working memory: the ERROR clauses' */
	uint32_t error_enabling = 0;	/* number of ERROR's, 0: none */
	int64_t tai_offset_ns = 0;	/* CLOCK_TAI less CLOCK_REALTIME */
	bool wants_time = true;		/* records say when they were made */
	const AggLayout &aggregations;
};

/* An integer: a register, or a constant that has not been loaded. */
struct Value {
	bpf::Reg reg = bpf::Reg::none;
	int64_t constant = 0;
	bool owned = false; /* the register may be changed */

	bool is_constant() const { return reg == bpf::Reg::none; }
	/* Can it be an operand of an instruction as it is? */
	bool is_immediate() const { return is_constant() && constant == static_cast<int32_t>(constant); }
};

/* Memory that the verifier knows. */
struct Memory {
	bpf::Reg base = bpf::fp;
	int32_t offset = 0;
	uint32_t size = 0;
};

/* What is handed to a function of the library. */
struct CallArgument {
	enum class Kind : uint8_t { Value, Memory, Literal };

	Kind kind = Kind::Value;
	Value value = {};
	gen::Memory memory = {};  /* a string */
	std::string literal = {}; /* a string that needs no copy: it has a place in map "literals" */
};

/*
 * Describes a place. Its address is fetched only when it is needed: working
 * memory must be compared with its end again after some calls, a thread's
 * storage may not exist, and an element may have to be created.
 */
struct Place {
	enum class Kind : uint8_t {
		Register, /* a scalar `this` */
		Scratch,  /* working memory: @offset */
		Global,	  /* map "globals": @offset */
		Self,	  /* the task's storage: @offset */
		Assoc,	  /* element of map @variable, by @key: @offset in the value */
		Task,	  /* curthread, which may be read directly: @base */
		PerCpu,	  /* a copy of a per-CPU variable of type @known, likewise: @base */
		Cast,	  /* what bpf_rdonly_cast() has given, while it is read */
		Kernel,
		User, /* any address: @base, or constant if none; @offset */
	};

	Kind kind = Kind::Scratch;
	bpf::Reg base = bpf::Reg::none;
	int64_t offset = 0;
	bpf::Reg index = bpf::Reg::none; /* further bytes, within the object's bounds */
	uint32_t key = 0;		 /* of Assoc: place in working memory */
	const typed::Variable *variable = nullptr;
	const KernelTypes::Cast *cast = nullptr; /* of Kernel: may be used, as the memory is always there */
	const Type *known = nullptr;		 /* what the verifier knows to be at @base of Task and PerCpu */
	uint8_t bits = 0, bit_shift = 0;	 /* of a bit-field: in the integer at offset */
	uint8_t unit = 0;			 /* bytes of that integer */
	const typed::Expr *expr = nullptr;	 /* what it is in the program; nullptr: nothing */

	/* The verifier knows the pointer. */
	bool is_typed() const { return kind == Kind::Task || kind == Kind::PerCpu || kind == Kind::Cast; }
	bool is_ours() const { return !is_typed() && kind != Kind::Kernel && kind != Kind::User; }
	/* For listings. */
	std::string text() const { return expr ? place_text(*expr) : std::string(); }
};

/* Narrows @place to a member. */
void add_member(Place &place, const Member &member);

/*
 * During its lifetime, @expr is computed. An expression of an inline or a translator does not count, because the user
 * looks for the place where it is used.
 */
class Computing {
public:
	Computing(Span &computed, Span statement, const typed::Expr &expr) : computed_(computed), before_(computed)
	{
		if (expr.span.source == statement.source && expr.span.begin >= statement.begin &&
		    expr.span.end <= statement.end)
			computed_ = expr.span;
	}
	Computing(const Computing &) = delete;
	Computing &operator=(const Computing &) = delete;
	~Computing() { computed_ = before_; }

private:
	Span &computed_;
	const Span before_;
};

class Builder {
public:
	/* @clauses: all that the program will hold. */
	Builder(Shared &shared, const std::vector<const typed::Clause *> &clauses);

	/* gen.cc: a whole program from clauses and their layouts. */
	void begin_program(const ClauseProgram &program);
	void clause(const typed::Clause &clause, const RecordLayout &layout);
	bpf::Function end_program(std::string name);

	/* gen_fault.cc: the function that handles all faults of all programs, and runs the clauses of ERROR. */
	void begin_fault_function();

	/* Bytes of working memory that the clauses so far need. */
	uint64_t working_bytes() const { return work_.most() + work_.padding; }
	/* The largest variable in working memory, or nullptr. */
	const typed::Variable *largest_this() const;
	size_t length() const { return code_.ops().size(); }
	/* After end_program(), which gave @code. */
	int stack_bytes() const { return stack_bytes_; }
	std::vector<FaultPlace> fault_places(const bpf::Function &code) const;
	/* String literals that are longer than the maximum and have been cut. */
	struct CutLiteral {
		Span span;
		size_t bytes; /* before it was cut */
	};
	const std::vector<CutLiteral> &cut_literals() const { return cut_literals_; }

private:
	/* Their rows are code of builtins. */
	friend struct ActionRows;
	friend struct AggregatingRows;
	friend struct CallRows;
	friend struct VariableRows;

	/* gen_site.cc */
	void check_site(const ClauseProgram &program);

	/* gen.cc */
	void read_time();
	void prepare_this();

	/* gen_record.cc */
	void reserve(uint32_t size, bpf::Label failed, bpf::Reg &record);
	void put_header(bpf::Reg base, uint32_t clause);
	void open_record(const RecordLayout &layout, bpf::Label failed);
	void close_record(const RecordLayout &layout);
	void write_parts(const RecordLayout &layout);
	void commit(int32_t flags);

	/* gen_fault.cc */
	void fault(Fault kind, const Value &address, bool reads_kernel = false);
	/* A fault if the comparison holds. @address: the address that could not be read, or the index. */
	void fault_if(bpf::Cmp bad, bpf::Reg a, int32_t b, Fault kind, const Value &address = {});
	/* A fault if the comparison shows that a helper could not read at @from. */
	void unread_if(bpf::Cmp bad, const Value &from, bool is_userland);
	void fault_blocks(bpf::Label next);
	void fault_record(bpf::Reg clause, bpf::Reg kind, bpf::Reg pc, bpf::Reg address);
	void count(Counter which);

	/* gen_expr.cc */
	Value value(const typed::Expr &expr);
	void branch(const typed::Expr &expr, bpf::Label target, bool when);
	void discard(const typed::Expr &expr);
	void discard_memory(const typed::Expr &expr);
	Value timestamp();
	Value builtin_value(const typed::BuiltinVar &variable);
	Value convert(const typed::Expr &expr, const typed::Convert &node);
	Value unary(const typed::Expr &expr, const typed::Unary &node);
	Value arith(const typed::Expr &expr);
	Value compute(typed::ArithOp op, const Type *type, Value left, Value right, bool may_swap = true);
	Value divide(typed::ArithOp op, const Type *type, const Value &left, const Value &right);
	Value shift(typed::ArithOp op, const Type *type, const Value &left, const Value &right);
	Value conditional(const typed::Expr &expr);
	void value_into(bpf::Reg r, const typed::Expr &expr);
	Value truth(const typed::Expr &expr);
	void branch_logic(const typed::Logic &node, bpf::Label target, bool when);
	void branch_compare(const typed::Compare &node, bpf::Label target, bool when);
	/* The value of @expr, kept safe while @next is evaluated. */
	Value value_before(const typed::Expr &expr, const typed::Expr &next);
	Value kept_before(const Value &v, const typed::Expr &next);
	bpf::Reg in_register(const Value &v);
	bpf::Reg changeable(const Value &v);
	void set(bpf::Reg r, const Value &v);
	void fit(bpf::Reg r, const Type *type);
	void store_value(bpf::Reg base, int16_t offset, unsigned bytes, const Value &v, std::string note = {});
	Value fitted(const Value &v, const Type *from, const Type *to);
	Value enabling();
	Value enabling_word();
	Value context_field(int16_t offset, unsigned bytes, const char *note);
	void emit_compare(bpf::Cmp cmp, const Value &a, const Value &b, bpf::Label target);

	/* gen_place.cc */
	Place locate(const typed::Expr &expr);
	Place find_place(const typed::Expr &expr);
	Place locate_variable(const typed::Variable &variable);
	Place locate_deref(const typed::Deref &node, const Type *type);
	Place locate_character(const typed::Element &node);
	Place locate_element(const typed::Element &node, const typed::Expr &expr);
	Place at_address(Value address, bool is_userland);
	Value address_of(Place &place);
	Value plain_number(bpf::Reg pointer);
	Value load_place(Place &place, const Type *type);
	Value load_direct(bpf::Reg base, int64_t offset, const Place &place, const Type *type);
	Value load_foreign(Place &place, const Type *type);
	Value load_cast(Place place, const Type *type);
	/* Address that the verifier knows. Null pointers of Self and Assoc go to @missing. */
	Memory readable(Place &place, uint32_t bytes, bpf::Label missing);
	Memory writable(Place &place, uint32_t bytes, bpf::Label dropped);
	Memory with_index(Memory memory, const Place &place, uint32_t bytes);
	Memory working_memory(uint32_t at, uint32_t bytes);
	Memory own_memory(Place &place, const Value &size, Fault beyond);
	Value foreign_address(Place &place);
	Value address_to_read(Place &place, uint32_t bytes);
	void read_memory(Memory to, uint32_t bytes, Place &from);
	bpf::Reg scratch();
	bpf::Reg globals();

	/* gen_kernel.cc: variables of the kernel */
	Place locate_kernel(const typed::KernelRef &ref);
	Value percpu_copy(const std::string &name, uint32_t btf_id, const typed::Expr *cpu);
	void check_module(const typed::KernelVariable &variable, const Value &address);

	/* gen_variable.cc */
	Value wall_clock();
	Value call_error();
	Memory frames_in_work(uint32_t bytes);
	void tracepoint_callers(const Memory &frames);
	Value here();
	Value stack_call(const char *function, bool is_user);
	Value caller();
	Value stack_depth();
	void stack_into(const Memory &to, bool is_user);
	Value user_register(const typed::Expr &number);
	Value interrupt_level(const typed::Expr &preempt_count);

	/* gen_assign.cc */
	Value kept(const Place &place, const Type *type, const Value &v);
	Value assign(const typed::Expr &expr, const typed::Assign &node, bool is_discarded = false);
	Value compound(const typed::CompoundAssign &node, bool is_discarded = false);
	Value increment(const typed::Increment &node, const Type *type, bool is_discarded = false);
	void store_place(Place &place, const Type *type, const Value &v);
	void store_direct(Memory to, const Place &place, const Type *type, const Value &v);
	void assign_memory(const typed::Assign &node);
	void put(const typed::Expr &value, Memory to);
	void put_struct(const typed::StructValue &value, Memory to);
	void zero(Memory memory);

	/* gen_assoc.cc */
	uint32_t key_of(const typed::AssocRef &node);
	bpf::Reg find_element(const Place &place);
	void update_element(const Place &place, uint32_t value);
	void delete_element(const Place &place);
	bpf::Reg self_storage(bool create);

	/* gen_string.cc */
	void string_into(const typed::Expr &expr, Memory to);
	Memory string_operand(const typed::Expr &expr);
	Memory string_temporary(const typed::Expr &expr);
	Memory temporary(uint32_t bytes);
	void branch_strings(const typed::CompareStrings &node, bpf::Label target, bool when);
	bool branch_execname(const typed::CompareStrings &node, bpf::Label target, bool when);
	void note_cut(Span literal, size_t bytes);
	void literal_into(std::string_view text, Memory to);
	void string_variable_into(BuiltinId id, Memory to);
	void execname_into(Memory to);
	void probe_name_into(int32_t column, BuiltinId part, Memory to);
	void string_of(const typed::Expr &operand, Memory to);
	void string_place_into(const typed::Expr &expr, Memory to);
	void read_string(Memory to, Place &place, bool may_be_full = false);
	void address(bpf::Reg r, Memory memory);

	/* gen_call.cc: functions of D; those that give a string put it to @to. */
	Value call(const typed::Expr &expr, const typed::Call &node);
	void string_call(const typed::Expr &expr, const typed::Call &node, Memory to);
	void library_call(const typed::Call &node, std::string_view function, std::string_view letters, int32_t missing,
			  const Memory *to);
	CallArgument string_argument(const typed::Expr &expr, bool must_copy);
	CallArgument integer_argument(const typed::Expr &expr, const Type *type, bool must_copy);
	void set_argument(bpf::Reg r, const CallArgument &argument);
	void check_base(const Value &base);
	bool has_known_end(const Memory &to) const;
	Value buffer_end(const Memory &to);
	Value call_result();
	Value string_length(const typed::Expr &expr);
	Value device_part(const typed::Call &node, bool is_major);
	Value speculation_number();
	Value random_number();
	Value progeny_call(const typed::Call &node);
	Value number_call(const typed::Call &node);
	void strtok_into(const typed::Call &node, Memory to);
	void text_call(const typed::Call &node, Memory to);

	/* gen_call_memory.cc */
	void align_into(bpf::Reg r);
	Place take_from_pool(const Value &size);
	void check_pool(const Value &address, const Value &size, Fault beyond);
	Value pool_address(const Place &place);
	Value alloca_call(const typed::Call &node);
	Value copyin_call(const typed::Call &node);
	void copy_foreign(const Memory &to, const Value &size, const Value &from, bool is_userland,
			  Fault beyond = Fault::BadSize);
	void copy_call(const typed::Expr &from_expr, const typed::Expr &to_expr, const typed::Expr &size_expr,
		       bool is_userland);
	void copyinstr_into(const typed::Call &node, Memory to);

	/* gen_float.cc */
	Value number_as(const typed::Expr &expr, const Type *type);

	/* gen_call_net.cc */
	Value swapped(const typed::Expr &expr, int bits);
	Value integer_at(const Value &from, bool is_userland, int64_t offset, const Type *type);
	void inet4_into(const Value &from, bool is_userland, Memory to);
	void inet6_into(const Value &from, bool is_userland, bool only_ipv4, Memory to);
	void inet_ntop_into(const typed::Call &node, Memory to);
	void link_ntop_into(const typed::Call &node, Memory to);

	/* gen_agg.cc */
	void begin_counting();
	void aggregate(const typed::AggUpdate &update);
	bpf::Reg counting_element();
	bpf::Reg find_counting_element();
	void put_key(const typed::Expr &expr, const AggKey &key, Memory to);
	Memory put_keys(const typed::AggUpdate &update, const AggShape &shape);
	Value bucket_of(const typed::Aggregation &aggregation, const Value &number);
	void put_bucket(const Value &bucket, const AggShape &shape, Memory keys);
	Memory placed_bucket(const typed::Aggregation &aggregation, Memory data, const Value &bucket,
			     bpf::Label dropped);
	Memory find_data(bpf::Reg element, const AggShape &shape, Memory keys, bpf::Label dropped);
	void add_to(Memory data, uint32_t word, const Value &v, const std::string &note);
	void raise(Memory data, const Value &v, BuiltinId function, bpf::Label dropped);

	/* gen_action.cc */
	void statements(const std::vector<typed::StmtPtr> &list, const std::vector<LayoutAction> &actions);
	void if_statement(const typed::If &node, const IfAction *layout);
	void action(const typed::Action &action, const LayoutAction *layout);
	void put_field(const typed::Expr &expr, const Field &field);
	void put_names(const Field &field, const typed::Expr *address);
	void put_names(Memory to, bool is_user, bool is_stack, const typed::Expr *address);
	void print_action(const typed::Expr &shown, const OutputAction &output);
	void exit_action(const typed::Action &action);
	void speculate_action(const typed::Action &action);
	void end_speculation_action(const typed::Action &action);
	void tracemem_action(const typed::Action &action, const std::vector<Field> &fields);
	void signal_action(const Value &number);
	void chill_action(const typed::Action &action);
	void return_action(const typed::Action &action);
	void replace_result();
	void copyout_action(const typed::Expr &from, const typed::Expr &to, const typed::Expr &size_expr);
	void copyoutstr_action(const typed::Action &action);
	void write_to_process(const Memory &from, const Value &size, const Value &to);

	Shared &shared_;
	KnowingCode code_;
	Frame frame_;
	Workspace work_;
	bpf::Reg context_ = bpf::Reg::none;
	bpf::Reg working_ = bpf::Reg::none;	     /* element of map "working" */
	bpf::Reg record_ = bpf::Reg::none;	     /* none: no record is open */
	bool ends_speculation_ = false;		     /* the clause has commit() or discard() */
	bool is_split_ = false;			     /* it is in working memory, and no reservation is open */
	int16_t speculation_ = 0;		     /* where the open record has the key of its speculation */
	bpf::Label unspeculated_ = bpf::Label::None; /* where a record goes whose speculation is not in use */
	bpf::Reg timestamp_ = bpf::Reg::none;	     /* none: not read yet */
	bpf::Reg generation_ = bpf::Reg::none;	     /* none: no clause counts */
	bpf::Reg element_ = bpf::Reg::none;	     /* for all clauses; none: each looks it up */
	bpf::Reg time_ = bpf::Reg::none;	     /* of the firing, for all clauses; none: only one wants it */
	bool is_time_read_ = false;		     /* time_ is not 0 */
	bpf::Reg replaces_ = bpf::Reg::none;	     /* has return() run? none: no clause has it */
	bpf::Reg result_ = bpf::Reg::none;	     /* its argument */
	bpf::Label bail_ = bpf::Label::None;	     /* where a clause ends if what cannot be happens */
	bpf::Label leave_ = bpf::Label::None;	     /* the end of the program */
	bpf::Label outside_ = bpf::Label::None;	     /* the exit of firings that run no clause: nothing is given back */
	bpf::Reg state_ = bpf::Reg::none;	     /* map "state"; none: not loaded yet */
	Pool pool_;
	Strtok strtok_;
	int counting_ = 0;		       /* clauses that have aggregations */
	const typed::Clause *only_ = nullptr;  /* the clause of a program that has no other */
	const typed::Clause *early_ = nullptr; /* the clause whose predicate check_site() has evaluated */
	uint32_t clause_ = 0;
	size_t prologue_ = 0; /* ops before the first clause */
	std::unordered_map<const typed::Variable *, bpf::Reg> this_;
	std::vector<const typed::Variable *> unassigned_; /* `this` that may be read first */
	std::vector<size_t> working_ends_;		  /* ops that add the size of working memory */
	int stack_bytes_ = 0;

	std::vector<CutLiteral> cut_literals_;

	/* Of a fault: the expression that is computed; {}: the statement. */
	Span computed_ = {};
	struct FaultSite {
		Span span;
		bool reads_kernel;
	};
	std::unordered_map<bpf::Label, FaultSite> fault_sites_; /* by the label of its place */

	/* Of the function for faults: what ERROR's arg1 ... arg5 are. */
	std::vector<Value> error_args_;
	bool is_error_ = false;
	/* As ClauseProgram has them. */
	bool is_straight_ = false, at_return_ = false, at_tracepoint_ = false, ends_call_ = false;
	ArgSlots slots_;						      /* the same */
	bpf::Label fault_ = bpf::Label::None, fault_open_ = bpf::Label::None; /* behind the clause */
};

/* The comparison that holds when @c does not. The comparison "set" has none; see its user. */
bpf::Cmp inverse(bpf::Cmp c);

/* May evaluating @expr change a variable? */
bool has_effects(const typed::Expr &expr);

/* Do only constants and fields of the context determine @expr? Then evaluating it can neither fault nor call anything. */
bool is_of_context(const typed::Expr &expr);

} // namespace dt::gen

#endif
