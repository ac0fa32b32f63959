// SPDX-License-Identifier: GPL-2.0
/*
 * The types of probe arguments: from BTF, from the format of a tracepoint, or from
 * the list of the kernel's static probes.
 *
 * A probe says by a variant (probe/arg_types.h) where its types are described. Each
 * question, such as how many arguments there are or what the type of one is, visits
 * that variant. So a new kind of description is one more function for each
 * question.
 */
#include "check/probe_args.h"

#include <algorithm>
#include <optional>

#include "check/check.h"
#include "probe/tracepoint.h"

namespace dt::check {

using namespace typed;

namespace {

/*
 * The type of the function that a tracepoint calls; nullptr: not known. Its first parameter is the caller's own
 * (DECLARE_TRACE() in tracepoint.h).
 */
const Type *tracepoint_handler(KernelTypes &kernel, const arg_types::Parameters &parameters)
{
	const Type *type = kernel.find(TypeTag::None, "btf_trace_" + std::string(parameters.tracepoint));

	type = type ? actual(type) : nullptr;
	const Type *handler = type && type->is_pointer() ? type->of : nullptr;
	return handler && handler->kind == TypeKind::Function && !handler->params().empty() ? handler : nullptr;
}

/* How many arguments a probe has; nothing if that is not known. */
struct CountOfArguments {
	KernelTypes &kernel;
	std::string_view module;

	std::optional<size_t> operator()(const arg_types::None &) const { return {}; }
	std::optional<size_t> operator()(const arg_types::Prototype &prototype) const
	{
		const Type *function = kernel.function(prototype.function, module);

		if (!function)
			return {};
		if (prototype.is_return)
			return function->of->kind == TypeKind::Void ? 1 : 2;
		return function->params().size();
	}
	std::optional<size_t> operator()(const arg_types::Written &written) const
	{
		return split_types(written.list).size();
	}
	std::optional<size_t> operator()(const arg_types::Parameters &parameters) const
	{
		const Type *handler = tracepoint_handler(kernel, parameters);

		return handler ? std::optional(handler->params().size() - 1) : std::nullopt;
	}
	std::optional<size_t> operator()(const arg_types::Translated &translated) const
	{
		return translated.list.size();
	}
	std::optional<size_t> operator()(const arg_types::Fields &fields) const
	{
		const TracepointFormat &known = fields.event->format();

		return known.status ? std::optional(known.types.size() -
						    std::min<size_t>(fields.skipped, known.types.size())) :
				      std::nullopt;
	}
};

/* args[@number] of a probe whose arguments D libraries make; nullptr: it is none, or has no such argument. */
const arg_types::TranslatedArg *translated_arg(const Probe &probe, uint64_t number)
{
	const auto *translated = std::get_if<arg_types::Translated>(&probe.types);

	return translated && number < translated->list.size() ? &translated->list[number] : nullptr;
}

/* Why argument_type() does not know the type of argument @number of @probe. */
std::string why_unknown(const KernelTypes &kernel, const Probe &probe, unsigned number)
{
	if (const auto *fields = std::get_if<arg_types::Fields>(&probe.types);
	    fields && !fields->event->format().status)
		return fields->event->format().status.error().text();
	if (const Status known = probe.argument_status(number + 1); !known)
		return known.error().text();
	if (!kernel.failure().empty())
		return kernel.failure();
	return number < kMaxArgs ? "arg0 to arg9 are there without a type" :
				   "only tracepoints have more than arg0 to arg9";
}

/*
 * The type of a field in a record: the type that the format names, if the kernel has it and it is a number or pointer, else
 * an integer as wide as the field. The kernel does not check the name in the format: it may belong to a struct of eight
 * bytes, or to a macro.
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

	/* A return has its arg0 and arg1 as args[]. */
	const Type *operator()(const arg_types::Prototype &prototype) const
	{
		const Type *function = kernel.function(prototype.function, module);

		if (!function)
			return nullptr;
		if (prototype.is_return)
			return index == 0					  ? &types::Int :
			       index == 1 && function->of->kind != TypeKind::Void ? function->of :
										    nullptr;
		return index < std::min<size_t>(function->params().size(), kMaxArgs) ? function->params()[index].type :
										       nullptr;
	}

	const Type *operator()(const arg_types::Written &written) const
	{
		const std::vector<std::string_view> list = split_types(written.list);

		const Type *type = index < list.size() ? type_by_text(kernel, list[index], module) : nullptr;
		/* A register of its own holds it, which no program can read. */
		return type && !type->is_float() ? type : nullptr;
	}

	const Type *operator()(const arg_types::Parameters &parameters) const
	{
		const Type *handler = tracepoint_handler(kernel, parameters);

		return handler && index + 1 < handler->params().size() ? handler->params()[index + 1].type : nullptr;
	}

	/* An inline has a type of its own, which is known where it is put in. */
	const Type *operator()(const arg_types::Translated &) const { return nullptr; }

	const Type *operator()(const arg_types::Fields &fields) const
	{
		return field_type(kernel, fields.event->format(), module, index + fields.skipped);
	}
};

struct NameOfArgument {
	KernelTypes &kernel;
	std::string_view module;
	unsigned index;

	std::string_view operator()(const arg_types::None &) const { return {}; }
	std::string_view operator()(const arg_types::Written &) const { return {}; }
	std::string_view operator()(const arg_types::Parameters &) const { return {}; }
	std::string_view operator()(const arg_types::Translated &) const { return {}; }

	std::string_view operator()(const arg_types::Prototype &prototype) const
	{
		const Type *function = prototype.is_return ? nullptr : kernel.function(prototype.function, module);

		return function && index < function->params().size() ? function->params()[index].name : "";
	}

	std::string_view operator()(const arg_types::Fields &fields) const
	{
		const std::vector<std::string> &names = fields.event->format().names;

		const size_t field = index + fields.skipped;

		return field < names.size() ? std::string_view(names[field]) : "";
	}
};

} // namespace

/* args[@number] of a probe that a provider declares with @args. */
std::optional<DeclaredArg> ProbeArguments::declared_at(const Probe &probe, const std::vector<DeclaredArg> &args,
						       unsigned number, Span span)
{
	const size_t passed = probe.argument_texts().size();

	if (number >= args.size()) {
		diags_.error(Tag::D_ARGS_IDX, span,
			     format("index %u is out of range for args[ ] of ", number) + probe.full_name(),
			     "the declaration of its provider has " +
				     (args.empty() ? "no arguments" : count_of(args.size(), "argument")) +
				     (number < std::min<size_t>(passed, kMaxArgs) ?
					      format(": arg%u is there without a type", number) :
					      ""));
		return {};
	}
	if (args[number].number < passed)
		return args[number];
	diags_.error(Tag::D_ARGS_IDX, span,
		     format("args[%u] is declared, but not passed at ", number) + probe.full_name(),
		     "the process passes " + (passed ? count_of(passed, "argument") : "no arguments") +
			     ": take the declaration that it was built with");
	return {};
}

std::optional<DeclaredArg> ProbeArguments::at_probe(const Probe &probe, unsigned number, Span span)
{
	if (const std::vector<DeclaredArg> *args = declared_.find(probe, span))
		return declared_at(probe, *args, number, span);
	if (const Type *type = argument_type(kernel_, probe, number))
		return DeclaredArg{type, type, number};

	const auto count = std::visit(CountOfArguments{kernel_, probe.module}, probe.types);
	if (count && number >= *count)
		diags_.error(Tag::D_ARGS_IDX, span,
			     format("index %u is out of range for args[ ] of ", number) + probe.full_name(),
			     "it has " + (*count ? count_of(*count, "argument") : "no arguments"));
	else
		diags_.error(Tag::D_ARGS_NONE, span,
			     format("args[%u] is not known for probe ", number) + probe.full_name(),
			     why_unknown(kernel_, probe, number));
	return {};
}

std::optional<DeclaredArg> ProbeArguments::common(unsigned number, Span span)
{
	std::optional<DeclaredArg> first;
	std::string first_name;

	/* Under -Z no probe may be there: then it does not matter. */
	if (!ids_ || ids_->empty() || differs(number, span))
		return {};
	for (const uint32_t id : *ids_) {
		const Probe probe = probes_.probe(id);
		const std::optional<DeclaredArg> found = at_probe(probe, number, span);

		if (!found)
			return {};
		if (!first) {
			first = found;
			first_name = probe.full_name();
		} else if (*first != *found) {
			const bool has_types = !same_type(first->type, found->type),
				   has_numbers = !has_types && first->number != found->number;
			const auto text = [&](const DeclaredArg &arg) {
				return has_numbers ? format("arg%u", arg.number) :
						     std::string((has_types ? arg.type : arg.passed)->name);
			};

			diags_.error(Tag::D_ARGS_TYPE, span,
				     format("args[%u] is of different ", number) +
					     (has_numbers ? "arguments: " : "types: ") + text(*first) + " of " +
					     first_name + ", " + text(*found) + " of " + probe.full_name(),
				     "write a clause for each");
			return {};
		}
	}
	return first;
}

std::string_view ProbeArguments::translated(const Expr &index) const
{
	const Int *number = as_constant(index);
	std::string_view value;

	if (!number || !ids_)
		return {};
	for (const uint32_t id : *ids_) {
		const arg_types::TranslatedArg *arg = translated_arg(probes_.probe(id), number->value);

		if (!arg || (!value.empty() && arg->value != value))
			return {};
		value = arg->value;
	}
	return value;
}

/* Probes that differ in this have a copy of the clause each. */
std::string_view ProbeArguments::translated_word(unsigned number) const
{
	if (is_untranslated_ || !ids_ || ids_->empty())
		return {};
	const std::span<const std::string_view> words = probes_.probe(ids_->front()).words;
	return number < words.size() ? words[number] : std::string_view();
}

/* Two probes of the clause have different things as args[@number], of which one is translated. */
bool ProbeArguments::differs(unsigned number, Span span)
{
	const Probe first = probes_.probe(ids_->front());
	const arg_types::TranslatedArg *arg = translated_arg(first, number);

	for (const uint32_t id : *ids_) {
		const Probe probe = probes_.probe(id);
		const arg_types::TranslatedArg *other = translated_arg(probe, number);

		if ((arg ? arg->value : "") == (other ? other->value : ""))
			continue;
		const auto text = [](const arg_types::TranslatedArg *of) {
			return of ? std::string(of->type) : std::string("another");
		};
		diags_.error(Tag::D_ARGS_TYPE, span,
			     format("args[%u] is of different types: ", number) + text(arg) + " of " +
				     first.full_name() + ", " + text(other) + " of " + probe.full_name(),
			     "write a clause for each");
		return true;
	}
	return false;
}

/* The process or event passes it as the @number-th, of @type. */
ExprPtr ProbeArguments::passed_value(unsigned number, const Type *type, Span span)
{
	const unsigned named = std::min(number, kMaxArgs - 1);
	const Builtin &arg = builtin(static_cast<BuiltinId>(static_cast<unsigned>(BuiltinId::Arg0) + named));

	ExprPtr value = make_typed(arg.type, span, BuiltinVar{&arg, number == named ? 0 : number});

	/* Of a bool, the source passes a byte that is 0 or 1, and any bits above it. */
	if (is_bool(type))
		return make_typed(type, span, Convert{std::move(value)});
	return convert(std::move(value), type);
}

const Type *ProbeArguments::wants_translator(const Expr &index, Span span, ExprPtr &passed)
{
	const Int *number = as_constant(index);

	if (!number || !ids_ || ids_->empty())
		return nullptr;
	const std::vector<DeclaredArg> *args = declared_.find(probes_.probe(ids_->front()), span);
	if (!args || number->value >= args->size() || !(*args)[number->value].is_translated())
		return nullptr;
	const auto arg = common(static_cast<unsigned>(number->value), span);
	passed = arg ? passed_value(arg->number, arg->passed, span) : error_expr(span);
	return (*args)[number->value].type;
}

ExprPtr ProbeArguments::argument(const Expr &index, Span span)
{
	const Int *number = as_constant(index);

	if (index.type->is_error())
		return error_expr(span);
	if (!number || !index.type->is_integer()) {
		diags_.error(Tag::D_PROTO_ARG, index.span, "args[ ] argument #1 is incompatible with prototype",
			     "an integer constant is expected, this is of type " + std::string(index.type->name));
		return error_expr(span);
	}
	if (number->value >= kMaxFields) {
		diags_.error(Tag::D_ARGS_IDX, index.span, "args[ ] index must be an integer constant from 0 to 63");
		return error_expr(span);
	}
	const auto arg = common(static_cast<unsigned>(number->value), span);
	if (!arg || arg->type->is_error())
		return error_expr(span);
	if (!arg->type->is_scalar()) {
		diags_.error(Tag::D_UNIMPL, span,
			     "an argument passed by value as " + std::string(arg->type->name) +
				     " is not supported yet");
		return error_expr(span);
	}
	return passed_value(arg->number, arg->type, span);
}

const Type *argument_type(KernelTypes &kernel, const Probe &probe, unsigned index)
{
	return std::visit(TypeOfArgument{kernel, probe.module, index}, probe.types);
}

std::string_view argument_name(KernelTypes &kernel, const Probe &probe, unsigned index)
{
	return std::visit(NameOfArgument{kernel, probe.module, index}, probe.types);
}

} // namespace dt::check
