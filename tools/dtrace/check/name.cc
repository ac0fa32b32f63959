// SPDX-License-Identifier: GPL-2.0
/*
 * Resolves names.
 *
 * A plain name is looked up in this order: the keys of the inline or the input
 * of the translator that is being expanded, the declarations of the program,
 * D's own names, D libraries, and the enum constants of the kernel. Only the
 * last step needs BTF.
 */
#include "check/expr.h"
#include "check/help.h"

namespace dt::check {

using namespace typed;

ExprPtr Expressions::unknown_name(ast::Scope scope, const std::string &name, Span span)
{
	NearName near(name);
	std::string help;

	scope_.consider(scope, near);
	if (scope == ast::Scope::Plain) {
		consider_builtins(near);
		libraries_.consider(dlib::LibraryName::Identifier, near);
		if (!kernel_.variables(parse_variable_name(name)).empty())
			help = "the kernel has a variable of this name: write `" + name;
	}
	if (help.empty())
		help = near.best().empty() ?
			       "assign it first, or declare it, as in " + declaration(scope, &types::Int, name) :
			       near.hint();
	diags_.error(unknown_tag(scope), span, unknown_text(scope, name), help);
	return error_expr(span);
}

ExprPtr Expressions::without_keys(const Variable &variable, Span span)
{
	diags_.error(Tag::D_IDENT_BADREF, span,
		     variable.text() + " is an associative array and may not be used without its key",
		     help_for_keys(variable.text(), variable.keys));
	return error_expr(span);
}

ExprPtr Expressions::name(const ast::Name &name, Span span)
{
	if (name.scope == ast::Scope::Kernel)
		return symbols_.name(name.name, span);
	if (name.scope == ast::Scope::Plain)
		return plain_name(name.name, span);
	const Variable *variable = scope_.variable(name.scope, name.name);
	if (!variable)
		return unknown_name(name.scope, name.name, span);
	if (variable->is_assoc)
		return without_keys(*variable, span);
	return make_typed(variable->type, span, VarRef{variable});
}

ExprPtr Expressions::plain_name(const std::string &name, Span span)
{
	if (const Expr *local = expansions_.local(name))
		return Givens::copy(*local);

	const size_t before = diags_.errors();
	if (const PlainName *symbol = libraries_.find_plain_name(name, span)) {
		if (const auto *constant = std::get_if<EnumConstant>(&symbol->what))
			return make_typed(constant->type, span,
					  Int{fit_to_type(static_cast<uint64_t>(constant->value), constant->type)});
		if (InlineDef *const *def = std::get_if<InlineDef *>(&symbol->what))
			return inlines_.value(**def, {}, span);
		const Variable *variable = std::get<Variable *>(symbol->what);
		return variable->is_assoc ? without_keys(*variable, span) :
					    make_typed(variable->type, span, VarRef{variable});
	}
	if (const Builtin *builtin = find_builtin(name))
		return builtin_variable(*builtin, span);
	if (const auto constant = kernel_.enumerator(name))
		return make_typed(constant->type, span,
				  Int{fit_to_type(static_cast<uint64_t>(constant->value), constant->type)});
	/* A library has it, but cannot be used, which has been said. */
	if (diags_.errors() != before)
		return error_expr(span);
	return unknown_name(ast::Scope::Plain, name, span);
}

/* strjoin("pid", lltostr(pid)) */
ExprPtr Expressions::provider_of_process(Span span)
{
	const auto text_of = [&](BuiltinId id, std::vector<ExprPtr> args) {
		return make_typed(&types::String, span, Call{&builtin(id), std::move(args)});
	};
	std::vector<ExprPtr> number, parts;

	number.push_back(plain_name("pid", span));
	parts.push_back(make_typed(&types::String, span, Str{"pid"}));
	parts.push_back(text_of(BuiltinId::Lltostr, std::move(number)));
	return text_of(BuiltinId::Strjoin, std::move(parts));
}

ExprPtr Expressions::builtin_variable(const Builtin &builtin, Span span)
{
	const std::string name(builtin.name);

	switch (builtin.kind) {
	case BuiltinKind::Variable: break;
	case BuiltinKind::Indexed:
		diags_.error(Tag::D_IDENT_BADREF, span, name + "[ ] is an array and may not be used without an index",
			     "write " + name + "[0]");
		return error_expr(span);
	default:
		diags_.error(Tag::D_IDENT_BADREF, span, name + " is a function and has no value of its own",
			     "call it: " + name + "(...)");
		return error_expr(span);
	}
	const BuiltinVar variable = {&builtin};
	if (variable.is_arg()) {
		const std::string_view word = probe_arguments_.translated_word(variable.arg_index());

		if (!word.empty()) {
			const ProbeArguments::Untranslated of_event(probe_arguments_);
			return plain_name(std::string(word), span);
		}
	}
	if (ExprPtr looked = kernel_reads_.variable(builtin, span))
		return looked;
	if (builtin.id == BuiltinId::ProbeProv && probe_arguments_.has_many_processes())
		return provider_of_process(span);
	if (builtin.id != BuiltinId::CurThread)
		return make_typed(builtin.type, span, BuiltinVar{&builtin});

	const Type *task = kernel_.find(TypeTag::Struct, "task_struct");
	if (!task) {
		diags_.error(Tag::D_TYPE_ERR, span, "the type of curthread, struct task_struct, is not known",
			     kernel_.failure());
		return error_expr(span);
	}
	return make_typed(pool_.pointer_to(task), span, BuiltinVar{&builtin});
}

namespace {

/* args[n] */
bool is_argument(const ast::Index &node)
{
	const auto *base = std::get_if<ast::Name>(&node.base->node);
	const Builtin *builtin = base && base->scope == ast::Scope::Plain ? find_builtin(base->name) : nullptr;

	return builtin && builtin->id == BuiltinId::Args && node.keys.size() == 1;
}

} // namespace

std::string Expressions::translated_argument(const ast::Index &node)
{
	return is_argument(node) ? std::string(probe_arguments_.translated(*value(*node.keys[0]))) : "";
}

const Type *Expressions::declared_argument(const ast::Index &node, Span span, ExprPtr &passed)
{
	return is_argument(node) ? probe_arguments_.wants_translator(*value(*node.keys[0]), span, passed) : nullptr;
}

/* args[n], uregs[n] */
ExprPtr Expressions::indexed_builtin(const Builtin &builtin, const ast::Index &node, Span span)
{
	const std::string name(builtin.name);

	if (node.keys.size() != 1) {
		diags_.error(Tag::D_PROTO_LEN, span,
			     name + "[ ] prototype mismatch: " + count_of(node.keys.size(), "index") +
				     " passed, 1 expected",
			     "write " + name + "[0]");
		return error_expr(span);
	}
	if (builtin.id == BuiltinId::Args) {
		const ExprPtr number = value(*node.keys[0]);
		const std::string_view translated = probe_arguments_.translated(*number);
		ExprPtr passed;

		if (const Type *made = probe_arguments_.wants_translator(*number, span, passed))
			return translators_.pointer_value(made, std::move(passed), span);
		if (translated.empty())
			return probe_arguments_.argument(*number, span);
		const ProbeArguments::Untranslated of_event(probe_arguments_);
		return plain_name(std::string(translated), span);
	}
	ExprPtr index = value(*node.keys[0]);
	if (!index->type->is_error() && !index->type->is_integer()) {
		diags_.error(Tag::D_PROTO_ARG, index->span, name + "[ ] index must be an integer",
			     "this is of type " + std::string(index->type->name));
		return error_expr(span);
	}
	if (index->type->is_error())
		return error_expr(span);
	if (const Int *number = as_constant(*index))
		if (ExprPtr selector = kernel_reads_.selector(number->value, span))
			return selector;
	std::vector<ExprPtr> args;
	args.push_back(convert(std::move(index), &types::ULong));
	return make_typed(&types::UInt64, span, Call{&builtin, std::move(args)});
}

} // namespace dt::check
