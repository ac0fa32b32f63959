// SPDX-License-Identifier: GPL-2.0
/*
 * Looks up variables and functions of the kernel by name; see symbol.h.
 */
#include "check/symbol.h"

#include <algorithm>

#include "check/expr.h"
#include "check/help.h"

namespace dt::check {

using namespace typed;

namespace {

std::string own_module(const std::string &module)
{
	return module == "vmlinux" ? "" : module;
}

KernelVariable as_typed(const KernelTypes::BtfVariable &from)
{
	KernelVariable to = {.name = from.name,
			     .module = own_module(from.module),
			     .file = from.file,
			     .type = from.type,
			     .anchor = from.anchor,
			     .distance = from.distance};

	to.is_percpu = from.is_percpu;
	to.percpu_id = from.percpu_id;
	return to;
}

} // namespace

ExprPtr KernelSymbols::unknown(const VariableName &name, const std::string &text, Span span)
{
	NearName near(name.name);
	const std::string why = kernel_.failure().empty() ? kernel_.variables_failure() : kernel_.failure();

	if (!why.empty()) {
		diags_.error(Tag::D_SYM_NOTYPES, span, "no type information is available for " + text, why);
		return error_expr(span);
	}
	kernel_.each_variable([&near](std::string_view other) { return near.consider(other), false; }, {});
	diags_.error(Tag::D_IDENT_UNDEF, span, "failed to resolve " + text + ": Unknown symbol name",
		     near.hint().empty() ? "the kernel has no such variable; dtrace -l --vars lists them" :
					   near.hint());
	return error_expr(span);
}

namespace {

/* The text to write for each of @meanings. Several variables of functions in one file may have the same text. */
std::string choices(const std::vector<KernelTypes::BtfVariable> &meanings)
{
	std::vector<std::string> texts, same;

	for (const KernelTypes::BtfVariable &meaning : meanings) {
		const std::string text = meaning.text();

		(std::ranges::count(texts, text) + std::ranges::count(same, text) ? same : texts).push_back(text);
	}
	std::erase_if(texts, [&](const std::string &text) { return std::ranges::count(same, text) != 0; });
	const std::string list = texts.empty() ? "" : "write " + some_of({texts.begin(), texts.end()});
	if (same.empty())
		return list;
	return list + (list.empty() ? "" : "; ") + "these cannot be told apart by their file: " + same[0];
}

} // namespace

/* False after a message. */
bool KernelSymbols::can_be_read(const std::vector<KernelTypes::BtfVariable> &meanings, const std::string &text,
				Span span)
{
	if (meanings.size() > 1) {
		diags_.error(Tag::D_SYM_AMBIGUOUS, span, text + " stands for " + count_of(meanings.size(), "variable"),
			     choices(meanings));
		return false;
	}
	if (meanings[0].is_init) {
		diags_.error(Tag::D_SYM_INIT, span, text + " is no longer there",
			     "it is in " + meanings[0].section + ", which is thrown away when " +
				     (meanings[0].module == "vmlinux" ? "the kernel" : "the module") + " has started");
		return false;
	}
	if (meanings[0].anchor.empty() && !meanings[0].percpu_id) {
		diags_.error(Tag::D_SYM_AMBIGUOUS, span, "the address of " + text + " is not clear",
			     "several symbols have its name, and no other of section " + meanings[0].section +
				     " has a name of its own");
		return false;
	}
	return true;
}

/* One object for each variable, however often it is named. */
ExprPtr KernelSymbols::refer_to(KernelVariable variable, Span span)
{
	for (const KernelVariable &known : named_)
		if (known.text() == variable.text())
			return make_typed(known.type, span, KernelRef{&known});
	if (variable.is_percpu && !variable.percpu_id)
		variable.some_percpu_id = kernel_.some_percpu_id();
	if (!variable.is_percpu && variable.module.empty() && kernel_.cast())
		variable.cast = &*kernel_.cast();
	if (!variable.module.empty())
		if (const Type *module = kernel_.find(TypeTag::Struct, "module"))
			if (const auto name = find_member(module, "name"))
				variable.module_name = name->bit_offset / 8;
	return make_typed(variable.type, span, KernelRef{&named_.emplace_back(std::move(variable))});
}

ExprPtr KernelSymbols::name(const std::string &text, Span span)
{
	const VariableName asked = parse_variable_name(text);
	const std::vector<KernelTypes::BtfVariable> meanings = kernel_.variables(asked);

	if (!meanings.empty())
		return can_be_read(meanings, text, span) ? refer_to(as_typed(meanings[0]), span) : error_expr(span);
	const std::string module = own_module(std::string(asked.module));
	if (const Type *function = kernel_.function(asked.name, asked.module))
		return refer_to({.name = std::string(asked.name),
				 .module = module,
				 .file = {},
				 .type = function,
				 .anchor = std::string(asked.name)},
				span);
	return unknown(asked, text, span);
}

ExprPtr KernelSymbols::percpu(const ast::Call &call, const Builtin &builtin, Span span)
{
	if (!arguments_.count(call, builtin))
		return error_expr(span);
	ExprPtr place = expressions_.expr(*call.args[0]), cpu = expressions_.value(*call.args[1]);
	auto *ref = std::get_if<KernelRef>(&place->node);

	if (any_error(*place, *cpu))
		return error_expr(span);
	if (!ref || !ref->variable->is_percpu || ref->cpu) {
		diags_.error(Tag::D_PROTO_ARG, place->span, "percpu( ) argument #1 is incompatible with prototype",
			     "a per-CPU variable of the kernel is expected, as in percpu(`runqueues, 0).nr_running");
		return error_expr(span);
	}
	if (!cpu->type->is_integer()) {
		diags_.error(Tag::D_PROTO_ARG, cpu->span, "percpu( ) argument #2 is incompatible with prototype",
			     "an integer is expected, this is of type " + std::string(cpu->type->name));
		return error_expr(span);
	}
	ref->cpu = convert(std::move(cpu), &types::ULong);
	place->span = span;
	return place;
}

} // namespace dt::check
