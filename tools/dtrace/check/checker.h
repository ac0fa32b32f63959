/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Inside of check(): one class, whose functions are sorted by subject into the
 * files of this folder. The interface is check.h.
 *
 * A function that finds a mistake reports it and gives an expression or type of
 * kind Error, which fits everywhere: one mistake, one report.
 */
#ifndef DTRACE_CHECK_CHECKER_H
#define DTRACE_CHECK_CHECKER_H

#include "check/check.h"
#include "check/scope.h"
#include "dlib/dlib.h"
#include "type/btf.h"
#include "typed/typed.h"

namespace dt::check {

/* A name that stands for a value in the text of an inline or translator. */
struct Local {
	std::string_view name;
	typed::ExprPtr value; /* cheap and without effect: copied at each use */
};

class Checker {
public:
	Checker(ProbeTable &probes, KernelTypes &kernel, dlib::DLibraries *libraries, const Options &options,
		Diags &diags)
		: probes_(probes), kernel_(kernel), libraries_(libraries), types_(kernel.pool()), options_(options),
		  diags_(diags)
	{
	}
	typed::Program run(const std::vector<ast::Program> &programs);

private:
	/* check.cc: programs, clauses, statements */
	void program(const ast::Program &program);
	void clause(const ast::Clause &clause, ProgramKind kind);
	void match_probes(const ast::ProbeSpec &spec, ProgramKind kind, std::vector<uint32_t> &ids);
	void statement(const ast::Stmt &stmt, std::vector<typed::StmtPtr> &out);
	void if_statement(const ast::If &node, Span span, std::vector<typed::StmtPtr> &out);
	void expression_statement(const ast::Expr &expr, Span span, std::vector<typed::StmtPtr> &out);

	/* decl.cc: declarations */
	void declare(const ast::VarDecl &decl);
	void declare(const ast::TypedefDecl &decl);
	void declare(const ast::TagDecl &decl);
	void declare(const ast::InlineDecl &decl);
	void declare(const ast::TranslatorDecl &decl);
	void declare(const ast::ProviderDecl &decl);
	void declare_assoc(const ast::VarDecl &decl);
	void redeclared(std::string_view name, Span span, const std::string &before);
	bool can_be_object(const Type *type, Span span, const std::string &what);
	bool can_be_variable(const Type *type, Span span, const std::string &name);
	typed::Variable &new_variable(ast::Scope scope, const std::string &name, const Type *type, Span span);

	/* library.cc: what D libraries declare */
	bool bring_in(dlib::LibraryName kind, std::string_view name, Span use);
	bool bring_in_item(const ast::Item &item);
	void bring_in_translators(const Type *output);
	void consider_library(dlib::LibraryName kind, NearName &near);
	const Symbol *find_symbol(const std::string &name, Span use);

	/* type.cc: types as written */
	const Type *resolve_type(const ast::TypeName &name);
	const Type *declared_type(const ast::TypeName &name, bool needs_size = true);
	const Type *resolve_spec(const ast::TypeSpec &spec);
	const Type *resolve_named(const ast::TypeSpec &spec);
	const Type *resolve_tag(const ast::TypeSpec &spec);
	const Type *find_tag(const ast::TypeSpec &spec);
	const Type *unknown_type(const ast::TypeSpec &spec, TypeTag tag);
	std::string near_type(std::string_view name, TypeTag tag);
	std::string undefined_help(const Type *type);
	const Type *define_struct(const ast::TypeSpec &spec);
	const Type *define_enum(const ast::TypeSpec &spec);
	bool define_member(const ast::Declarator &declarator, std::vector<Member> &members);
	const Type *derive(const ast::Derivation &step, const Type *type, Span span);
	const Type *function_type(const ast::Derivation &step, const Type *result, Span span);
	std::optional<int64_t> constant_integer(const ast::Expr &expr);
	uint64_t size_of(const Type *type) const { return types_.size_of(actual(type)); }

	/* expr.cc: literals and operators */
	typed::ExprPtr expr(const ast::Expr &expr);
	typed::ExprPtr expr_at(const ast::Expr &expr, Span span);
	typed::ExprPtr value(const ast::Expr &expr);
	typed::ExprPtr literal(const ast::IntLit &lit, Span span);
	typed::ExprPtr unary(const ast::Unary &unary, Span span);
	typed::ExprPtr binary(const ast::Binary &binary, Span span);
	typed::ExprPtr arithmetic(const ast::Binary &binary, typed::ArithOp op, Span span);
	typed::ExprPtr comparison(const ast::Binary &binary, typed::CompareOp op, Span span);
	typed::ExprPtr logic(const ast::Binary &binary, typed::LogicOp op, Span span);
	typed::ExprPtr comma(const ast::Binary &binary, Span span);
	typed::ExprPtr conditional(const ast::Conditional &conditional, Span span);
	typed::ExprPtr pointer_arithmetic(typed::ExprPtr left, typed::ExprPtr right, typed::ArithOp op, Span span);
	typed::ExprPtr pointer_difference(typed::ExprPtr left, typed::ExprPtr right, Span span);

	/* convert.cc: casts, sizes and implicit conversions */
	typed::ExprPtr cast(const ast::Cast &cast, Span span);
	typed::ExprPtr string_of(const ast::StringOf &node, Span span);
	typed::ExprPtr size_of_expr(const ast::SizeofExpr &node, Span span);
	typed::ExprPtr size_of_type(const ast::SizeofType &node, Span span);
	typed::ExprPtr size_value(const Type *type, Span span);
	typed::ExprPtr offset_of(const ast::OffsetOf &node, Span span);
	typed::ExprPtr convert(typed::ExprPtr expr, const Type *type);
	typed::ExprPtr implicit(typed::ExprPtr expr, const Type *type);
	typed::ExprPtr decay(typed::ExprPtr expr);
	typed::ExprPtr as_string(typed::ExprPtr expr);
	typed::ExprPtr promoted(typed::ExprPtr expr);
	typed::ExprPtr as_bit_field(typed::ExprPtr value, const Member &field);
	typed::ExprPtr scaled_index(typed::ExprPtr index, const Type *element);
	typed::ExprPtr error_expr(Span span);
	const Type *first_type(const typed::Expr &value, Span span);

	/* name.cc: what a name stands for */
	typed::ExprPtr name(const ast::Name &name, Span span);
	typed::ExprPtr plain_name(const std::string &name, Span span);
	typed::ExprPtr builtin_variable(const Builtin &builtin, Span span);
	typed::ExprPtr unknown_name(ast::Scope scope, const std::string &name, Span span);
	typed::ExprPtr indexed_builtin(const Builtin &builtin, const ast::Index &node, Span span);
	typed::ExprPtr typed_argument(const ast::Index &node, Span span);

	/* symbol.cc: variables and functions of the kernel */
	typed::ExprPtr kernel_name(const std::string &text, Span span);
	typed::ExprPtr unknown_symbol(const VariableName &name, const std::string &text, Span span);
	typed::ExprPtr refer_to(typed::KernelVariable variable, Span span);
	bool can_be_read(const std::vector<KernelTypes::Variable> &meanings, const std::string &text, Span span);
	typed::ExprPtr percpu(const ast::Call &call, const Builtin &builtin, Span span);

	typed::ExprPtr member_error(const Type *type, const std::string &member, Span span);

	/* place.cc: members, elements, addresses, assignment */
	typed::ExprPtr member(const ast::MemberOf &node, Span span);
	typed::ExprPtr member_of(typed::ExprPtr object, const std::string &member, Span span);
	typed::ExprPtr index(const ast::Index &node, Span span);
	typed::ExprPtr element(typed::ExprPtr base, const ast::Index &node, Span span);
	typed::ExprPtr assoc(typed::Variable &variable, const ast::Index &node, Span span);
	typed::ExprPtr new_assoc(const ast::Name &name, const ast::Index &node, const Type *type, Span span);
	typed::ExprPtr dereference(typed::ExprPtr pointer, Span span);
	typed::ExprPtr address_of(const ast::Unary &node, Span span);
	typed::ExprPtr take_address(typed::ExprPtr place, const Type *type, Span span);
	typed::ExprPtr assign(const ast::Assign &assign, Span span);
	typed::ExprPtr compound_assign(const ast::Assign &assign, Span span);
	typed::ExprPtr increment(const ast::Unary &unary, Span span);
	typed::ExprPtr target(const ast::Expr &target, std::string_view op, const Type *type);
	bool is_new(const ast::Expr &target) const;
	const std::string *inlined(const ast::Expr &target) const;
	bool writable(const typed::Expr &place, const ast::Expr &target, std::string_view op);

	/* call.cc: functions and their arguments */
	typed::ExprPtr call(const ast::Call &call, Span span);
	const Builtin *callable(const ast::Call &call);
	bool arguments(const ast::Call &call, const Builtin &builtin, size_t first, std::vector<typed::ExprPtr> &args);
	bool argument_count(const ast::Call &call, const Builtin &builtin);
	typed::ExprPtr argument(typed::ExprPtr expr, char letter);

	/* kernel.cc: functions that look at structures of the kernel */
	typed::ExprPtr kernel_call(const Builtin &builtin, std::vector<typed::ExprPtr> &args, Span span);
	typed::ExprPtr mutex_call(BuiltinId id, typed::ExprPtr mutex, Span span);
	typed::ExprPtr rwlock_call(BuiltinId id, typed::ExprPtr lock, Span span);
	typed::ExprPtr progenyof_call(const Builtin &builtin, typed::ExprPtr pid, Span span);
	typed::ExprPtr path_call(const Builtin &builtin, typed::ExprPtr path, Span span);
	typed::ExprPtr kernel_variable(const Builtin &builtin, Span span);
	typed::ExprPtr interrupts(const Builtin &builtin, Span span);
	typed::ExprPtr arguments_of_process(const Builtin &builtin, Span span);
	typed::ExprPtr this_thread(Span span);
	typed::ExprPtr of_this_thread(const std::vector<std::string> &path, const Type *type, Span span);
	typed::ExprPtr with_layout(const Builtin &builtin, typed::ExprPtr address, uint64_t layout, Span span);
	const Type *kernel_struct(TypeTag tag, std::string_view name, Span span);
	typed::ExprPtr kernel_word(typed::ExprPtr pointer, const Type *type, const std::vector<std::string> &path,
				   Span span);
	typed::ExprPtr masked(typed::ExprPtr word, uint64_t mask, Span span);

	/* action.cc: actions */
	typed::StmtPtr action(const ast::Call &call, const Builtin &builtin, Span span);
	void fit_arguments(const ast::Call &call, typed::Action &action);
	void formatted(const ast::Call &call, typed::Action &action);
	void check_format(const ast::Call &call, Span format_span, typed::Action &action);
	void check_conversion(const ast::Call &call, size_t number, const typed::PrintfPiece &piece,
			      typed::Action &action);
	void order_rules(const Builtin &builtin, Span span);

	/* agg.cc: aggregations */
	typed::StmtPtr agg_update(const ast::Assign &assign, const ast::Aggregate &target, Span span);
	typed::Aggregation *find_aggregation(const std::string &name);
	bool same_function(const typed::Aggregation &agg, const Builtin &function, Span span);
	bool agg_keys(const ast::Aggregate &node, typed::Aggregation &agg, bool is_first,
		      std::vector<typed::ExprPtr> &keys, Span span);
	bool agg_values(const ast::Call &call, const Builtin &function, std::vector<typed::ExprPtr> &values,
			std::vector<int64_t> &params);
	bool agg_params(const Builtin &function, const std::vector<int64_t> &params, const typed::Aggregation &agg,
			bool is_first, const ast::Call &call);
	const typed::Aggregation *agg_argument(const ast::Call &call, size_t number, Tag not_one, Tag unknown);
	void on_aggregation(const ast::Call &call, typed::Action &action);
	void printa(const ast::Call &call, typed::Action &action);
	void printa_format(const ast::Call &call, Span format_span, typed::Action &action);

	/* xlate.cc: inlines and translators */
	typed::ExprPtr inline_value(InlineDef &def, std::vector<typed::ExprPtr> keys, Span span);
	typed::ExprPtr keyed_inline(InlineDef &def, const ast::Index &node, Span span);
	void enter(std::vector<Local> &locals);
	void leave(std::vector<Local> &locals);
	bool is_local(std::string_view name) const;
	bool may_expand(Span span);
	bool inline_keys(InlineDef &def, const ast::Index &node, Span span, std::vector<typed::ExprPtr> &keys);
	typed::ExprPtr bind(typed::ExprPtr value, typed::ExprPtr &effect);
	typed::ExprPtr translated_member(const ast::Expr &base, const std::string &member, bool arrow, Span span,
					 bool &found);
	typed::ExprPtr xlate_value(const ast::Xlate &node, Span span);
	typed::ExprPtr xlate_member(const ast::Xlate &node, const std::string &member, bool arrow, Span span);
	typed::ExprPtr member_value(const Translator &translator, const ast::TranslatorMember &member,
				    const Member &to);
	typed::ExprPtr stand_in(const Type *type, Span span);
	typed::ExprPtr with_locals(std::vector<Local> locals, const ast::Expr &expr);
	void check_translator(const Translator &translator);
	const Translator *known_translator(const Type *output, const Type *input) const;
	const Translator *find_translator(const Type *output, const Type *input, Span span);

	ProbeTable &probes_;
	KernelTypes &kernel_;
	dlib::DLibraries *libraries_; /* or null */
	TypePool &types_;
	const Options &options_;
	Diags &diags_;
	typed::Program out_;
	Scope scope_;
	std::vector<Local> locals_;
	std::optional<Span> at_;	  /* the innermost expression of the clause, whatever is put in there */
	typed::Clause *clause_ = nullptr; /* the one that is being checked */
	/* What its actions so far forbid to those behind them. */
	struct {
		bool speculates, commits, records;
	} order_ = {};
	std::deque<typed::Variable> stand_ins_; /* for keys and inputs while a declaration is checked */
	std::unordered_map<const ast::TypeSpec *, const Type *> defined_; /* specs with a body, seen before */
	unsigned hidden_ = 0;						  /* variables made for bind() */
	unsigned expansions_ = 0; /* of inlines and translators, so that nobody builds 2^n nodes */
	unsigned depth_ = 0;	  /* of those that are being put in */
	std::unordered_map<const ast::Item *, unsigned> brought_in_; /* from libraries, and how often */
	bool in_library_ = false;				     /* one is being declared */
	std::string unusable_; /* why the last translator of a library was passed over */
};

/* A new node; a node of constants becomes a constant (fold.cc). */
template <typename Node>
typed::ExprPtr make_typed(const Type *type, Span span, Node node)
{
	typed::ExprPtr expr = std::make_unique<typed::Expr>();

	expr->type = type;
	expr->span = span;
	expr->node = std::move(node);
	return expr;
}

/* The same value with less to do at run time. Never folds what would fault. */
typed::ExprPtr fold(typed::ExprPtr expr);

/* An empty string if @expr is 0, as an integer or a pointer; else @expr. */
typed::ExprPtr null_as_string(typed::ExprPtr expr);

/* The value of an integer constant, or nullptr. */
const typed::Int *as_constant(const typed::Expr &expr);

/* Is it `char *` or `char []`, which stand for strings? */
bool is_text(const Type *type);

/* Does a place lie in the memory of the process? */
bool is_in_process(const typed::Expr &place);

/* Does something happen when @expr is evaluated, besides its value? */
bool has_effect(const typed::Expr &expr);

/* What to do about a value of @type where there must be an integer or a pointer. */
std::string help_for_condition(const Type *type);

/* "1 argument", "2 arguments" */
std::string count_of(size_t number, std::string_view noun);

inline bool any_error(const typed::Expr &a, const typed::Expr &b)
{
	return a.type->is_error() || b.type->is_error();
}

} // namespace dt::check

#endif
