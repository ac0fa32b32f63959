// SPDX-License-Identifier: GPL-2.0
/*
 * What a name stands for.
 *
 * A plain name is looked for among the keys of an inline or the input of a
 * translator that is being put in, then among what the program declares, then
 * among D's own names, then in D libraries, and last among the constants of the
 * kernel's enums, which is the first that needs BTF. args[n] has the type that the prototype
 * of the probed function gives it.
 */
#include "check/checker.h"

#include "probe/tracepoint.h"

namespace dt::check {

using namespace typed;

namespace {

/* A second node for a value that may be read twice: see Local. bind() gives these and no others. */
ExprPtr copy(const Expr &expr)
{
	if (const auto *node = std::get_if<Deref>(&expr.node))
		return make_typed(expr.type, expr.span, Deref{copy(*node->pointer)});
	if (const auto *node = std::get_if<Convert>(&expr.node))
		return make_typed(expr.type, expr.span, Convert{copy(*node->operand)});
	if (const auto *node = std::get_if<VarRef>(&expr.node))
		return make_typed(expr.type, expr.span, *node);
	if (const auto *node = std::get_if<BuiltinVar>(&expr.node))
		return make_typed(expr.type, expr.span, *node);
	if (const auto *node = std::get_if<Str>(&expr.node))
		return make_typed(expr.type, expr.span, *node);
	const Int *constant = as_constant(expr);
	return make_typed(constant ? expr.type : &types::Error, expr.span, Int{constant ? constant->value : 0});
}

/* Why argument_type() does not know the type of an argument of @probe. */
std::string why_unknown(const KernelTypes &kernel, const Probe &probe)
{
	if (const auto *fields = std::get_if<arg_types::Fields>(&probe.types)) {
		const TracepointFormat &known = fields->event->format();

		return known.status ? "it has " + count_of(known.types.size(), "argument") :
				      known.status.error().text();
	}
	return kernel.failure().empty() ? "arg0 to arg9 are there without a type" : kernel.failure();
}

/*
 * Of a field in a record: the type that is written there, if it is the kernel's and that of a number or pointer, else an
 * integer as wide as the field. What is written is only a name to who made the event: a struct of eight bytes may hide
 * behind it, or the type of a macro.
 */
const Type *field_type(KernelTypes &kernel, const TracepointFormat &known, std::string_view module, unsigned index)
{
	if (index >= known.types.size())
		return nullptr;
	const Type *type = type_by_text(kernel, known.types[index], module);
	if (type && type->is_scalar())
		return type;
	const ArgPlace &place = known.args.place[index];
	if (place.source != ArgSource::Field)
		return kernel.pool().pointer_to(&types::Void);
	return find_builtin_type(format("%sint%u_t", place.is_signed ? "" : "u", 8u * place.bytes));
}

/* The type of args[@index], by what says it; nullptr: not known. */
struct TypeOfArgument {
	KernelTypes &kernel;
	std::string_view module;
	unsigned index;

	const Type *operator()(const arg_types::None &) const { return nullptr; }

	/* Of a return as its arg0 and arg1. */
	const Type *operator()(const arg_types::Prototype &prototype) const
	{
		const Type *function = kernel.function(prototype.function, module);

		if (!function)
			return nullptr;
		if (prototype.is_return)
			return index == 0					  ? &types::Int :
			       index == 1 && function->of->kind != TypeKind::Void ? function->of :
										    nullptr;
		return index < function->params().size() ? function->params()[index].type : nullptr;
	}

	const Type *operator()(const arg_types::Written &written) const
	{
		const std::vector<std::string_view> list = split_types(written.list);

		return index < list.size() ? type_by_text(kernel, list[index], module) : nullptr;
	}

	const Type *operator()(const arg_types::Fields &fields) const
	{
		return field_type(kernel, fields.event->format(), module, index);
	}
};

} // namespace

ExprPtr Checker::unknown_name(ast::Scope scope, const std::string &name, Span span)
{
	NearName near(name);

	scope_.consider(scope, near);
	if (scope == ast::Scope::Plain) {
		consider_builtins(near);
		consider_library(dlib::LibraryName::Identifier, near);
		diags_.error(Tag::D_IDENT_UNDEF, span, "failed to resolve " + name + ": Unknown variable name",
			     near.hint());
	} else {
		diags_.error(Tag::D_VAR_UNDEF, span,
			     scoped_name(scope, name) + " has not yet been declared or assigned", near.hint());
	}
	return error_expr(span);
}

ExprPtr Checker::name(const ast::Name &name, Span span)
{
	if (name.scope == ast::Scope::Kernel)
		return kernel_name(name.name, span);
	if (name.scope == ast::Scope::Plain)
		return plain_name(name.name, span);
	const Variable *variable = scope_.variable(name.scope, name.name);
	if (!variable)
		return unknown_name(name.scope, name.name, span);
	if (variable->is_assoc) {
		diags_.error(Tag::D_ARR_BADREF, span,
			     variable->text() + " is an associative array and may not be used without its key");
		return error_expr(span);
	}
	return make_typed(variable->type, span, VarRef{variable});
}

ExprPtr Checker::plain_name(const std::string &name, Span span)
{
	for (const Local &local : locals_)
		if (local.name == name)
			return copy(*local.value);

	const size_t before = diags_.errors();
	if (const Symbol *symbol = find_symbol(name, span)) {
		if (const auto *constant = std::get_if<EnumConstant>(&symbol->what))
			return make_typed(constant->type, span,
					  Int{fit_to_type(static_cast<uint64_t>(constant->value), constant->type)});
		if (InlineDef *const *def = std::get_if<InlineDef *>(&symbol->what))
			return inline_value(**def, {}, span);
		const Variable *variable = std::get<Variable *>(symbol->what);
		if (!variable->is_assoc)
			return make_typed(variable->type, span, VarRef{variable});
		diags_.error(Tag::D_ARR_BADREF, span,
			     name + " is an associative array and may not be used without its key");
		return error_expr(span);
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

ExprPtr Checker::builtin_variable(const Builtin &builtin, Span span)
{
	const std::string name(builtin.name);

	switch (builtin.kind) {
	case BuiltinKind::Variable: break;
	case BuiltinKind::Indexed:
		diags_.error(Tag::D_ARR_BADREF, span, name + "[ ] is an array and may not be used without an index");
		return error_expr(span);
	default:
		diags_.error(Tag::D_IDENT_BADREF, span, name + " is a function and has no value of its own",
			     "call it: " + name + "(...)");
		return error_expr(span);
	}
	if (ExprPtr looked = kernel_variable(builtin, span))
		return looked;
	if (builtin.id != BuiltinId::CurThread)
		return make_typed(builtin.type, span, BuiltinVar{&builtin});

	const Type *task = kernel_.find(TypeTag::Struct, "task_struct");
	if (!task) {
		diags_.error(Tag::D_TYPE_ERR, span, "the type of curthread, struct task_struct, is not known",
			     kernel_.failure());
		return error_expr(span);
	}
	return make_typed(types_.pointer_to(task), span, BuiltinVar{&builtin});
}

/* args[n], uregs[n] */
ExprPtr Checker::indexed_builtin(const Builtin &builtin, const ast::Index &node, Span span)
{
	const std::string name(builtin.name);

	if (node.keys.size() != 1) {
		diags_.error(Tag::D_PROTO_LEN, span,
			     name + "[ ] prototype mismatch: " + count_of(node.keys.size(), "index") +
				     " passed, 1 expected");
		return error_expr(span);
	}
	if (builtin.id == BuiltinId::Args)
		return typed_argument(node, span);
	ExprPtr index = value(*node.keys[0]);
	if (!index->type->is_error() && !index->type->is_integer()) {
		diags_.error(Tag::D_PROTO_ARG, index->span, name + "[ ] index must be an integer",
			     "this is of type " + std::string(index->type->name));
		return error_expr(span);
	}
	if (index->type->is_error())
		return error_expr(span);
	std::vector<ExprPtr> args;
	args.push_back(convert(std::move(index), &types::ULong));
	return make_typed(&types::UInt64, span, Call{&builtin, std::move(args)});
}

ExprPtr Checker::typed_argument(const ast::Index &node, Span span)
{
	const ExprPtr index = value(*node.keys[0]);
	const Int *number = as_constant(*index);
	const Type *type = nullptr;
	std::string first;

	if (index->type->is_error())
		return error_expr(span);
	if (!number || !index->type->is_integer() || number->value >= kMaxArgs) {
		diags_.error(Tag::D_ARGS_IDX, index->span, "args[ ] index must be an integer constant from 0 to 9");
		return error_expr(span);
	}
	/* Under -Z no probe may be there: then it does not matter. */
	if (!clause_ || clause_->probes.empty())
		return error_expr(span);
	for (const uint32_t id : clause_->probes) {
		const Probe probe = probes_.probe(id);
		const Type *found = argument_type(kernel_, probe, static_cast<unsigned>(number->value));

		if (!found) {
			diags_.error(Tag::D_ARGS_NONE, span,
				     format("args[%u] is not known for probe ", static_cast<unsigned>(number->value)) +
					     probe.full_name(),
				     why_unknown(kernel_, probe));
			return error_expr(span);
		}
		if (type && !same_type(type, found)) {
			diags_.error(Tag::D_ARGS_TYPE, span,
				     format("args[%u] is of different types: ", static_cast<unsigned>(number->value)) +
					     std::string(type->name) + " of " + first + ", " +
					     std::string(found->name) + " of " + probe.full_name(),
				     "write a clause for each");
			return error_expr(span);
		}
		if (!type)
			first = probe.full_name();
		type = type ? type : found;
	}
	if (!type->is_scalar()) {
		diags_.error(Tag::D_UNIMPL, span,
			     "an argument passed by value as " + std::string(type->name) + " is not supported yet");
		return error_expr(span);
	}
	const Builtin &arg = builtin(static_cast<BuiltinId>(static_cast<uint64_t>(BuiltinId::Arg0) + number->value));
	return convert(make_typed(arg.type, span, BuiltinVar{&arg}), type);
}

const Type *argument_type(KernelTypes &kernel, const Probe &probe, unsigned index)
{
	return std::visit(TypeOfArgument{kernel, probe.module, index}, probe.types);
}

} // namespace dt::check
