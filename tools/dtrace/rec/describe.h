/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The order in which the members of each struct stand in a recording. An archive either
 * writes them or reads them. The rules that a value which was read must keep are in
 * rules.h.
 */
#ifndef DTRACE_REC_DESCRIBE_H
#define DTRACE_REC_DESCRIBE_H

#include "base/visit.h"
#include "rec/archive.h"
#include "rec/rules.h"

namespace dt::rec {

/* T, or a T that does not change. */
template <typename Given, typename T>
concept Some = std::is_same_v<std::remove_const_t<Given>, T>;

void describe(auto &a, Some<typed::PrintfPiece> auto &piece)
{
	a.choice(piece.kind, typed::ConvKind::Float);
	a.letter(piece.letter);
	for (auto flag : {&typed::PrintfPiece::left, &typed::PrintfPiece::plus, &typed::PrintfPiece::space,
			  &typed::PrintfPiece::alternate, &typed::PrintfPiece::zero, &typed::PrintfPiece::thousands,
			  &typed::PrintfPiece::aggregation, &typed::PrintfPiece::width_from_arg,
			  &typed::PrintfPiece::precision_from_arg})
		a.flag(piece.*flag);
	for (auto number : {&typed::PrintfPiece::width, &typed::PrintfPiece::precision, &typed::PrintfPiece::arg,
			    &typed::PrintfPiece::width_arg, &typed::PrintfPiece::precision_arg})
		a.integer(piece.*number);
	a.text(piece.text);
	check(a, piece);
}

void describe(auto &a, Some<typed::PrintfSpec> auto &spec)
{
	a.list(spec.pieces, [&](auto &piece) { describe(a, piece); });
	a.integer(spec.args);
	check(a, spec);
}

void describe(auto &a, Some<gen::Field> auto &field)
{
	a.choice(field.source, gen::FieldSource::ProbeId);
	a.choice(field.names, gen::Names::Number);
	for (auto flag : {&gen::Field::is_stack, &gen::Field::is_string, &gen::Field::is_object, &gen::Field::is_float,
			  &gen::Field::is_signed})
		a.flag(field.*flag);
	a.number(field.width);
	a.number(field.offset);
	a.number(field.size);
	a.integer(field.constant);
	a.text(field.text);
	a.choice(field.part, kLastBuiltin);
	a.type(field.enumeration);
	check(a, field);
}

void describe_actions(auto &a, Some<std::vector<gen::LayoutAction>> auto &actions, unsigned depth);

void describe(auto &a, Some<gen::OutputAction> auto &action)
{
	a.choice(action.action, kLastBuiltin);
	a.format(action.format);
	a.type(action.type);
	a.list(action.fields, [&](auto &field) { describe(a, field); });
	check(a, action);
}

void describe(auto &a, Some<gen::RequestAction> auto &action)
{
	a.choice(action.action, kLastBuiltin);
	a.source(action.source);
	a.list(action.fields, [&](auto &field) { describe(a, field); });
	check(a, action);
}

void describe_branches(auto &a, Some<gen::IfAction> auto &action, unsigned depth)
{
	describe(a, action.taken);
	describe_actions(a, action.yes, depth);
	describe_actions(a, action.no, depth);
}

/* One of three: its number, and then itself. */
void describe_action(auto &a, Some<gen::LayoutAction> auto &action, unsigned depth)
{
	using Archive = std::remove_reference_t<decltype(a)>;
	auto kind = static_cast<ActionNode>(action.node.index());

	a.choice(kind, ActionNode::If);
	if constexpr (Archive::reads) {
		switch (kind) {
		case ActionNode::Output: action.node = gen::OutputAction(); break;
		case ActionNode::Request: action.node = gen::RequestAction(); break;
		case ActionNode::If: action.node = gen::IfAction(); break;
		}
	}
	match(
		action.node, [&](Some<gen::IfAction> auto &node) { describe_branches(a, node, depth); },
		[&](auto &node) { describe(a, node); });
}

void describe_actions(auto &a, Some<std::vector<gen::LayoutAction>> auto &actions, unsigned depth)
{
	check_depth(a, depth);
	a.list(actions, [&](auto &action) { describe_action(a, action, depth + 1); });
}

void describe(auto &a, Some<gen::RecordLayout> auto &layout)
{
	a.number(layout.clause);
	a.number(layout.size);
	describe(a, layout.thread);
	describe(a, layout.result);
	a.choice(layout.speculates, gen::Speculates::Ends);
	describe(a, layout.speculation);
	a.list(layout.ends, [&](auto &end) {
		describe(a, end.key);
		a.flag(end.is_committed);
	});
	describe_actions(a, layout.actions, 0);
	check(a, layout);
}

void describe(auto &a, Some<typed::Aggregation> auto &aggregation)
{
	a.text(aggregation.name);
	a.number(aggregation.number);
	describe_function(a, aggregation.function);
	a.list(aggregation.keys, [&](auto &type) { a.type(type); });
	a.list(aggregation.key_names, [&](auto &name) { a.text(name); });
	a.flag(aggregation.is_unsigned);
	a.list(aggregation.params, [&](auto &number) { a.integer(number); });
	check(a, aggregation);
}

void describe(auto &a, Some<gen::AggKey> auto &key)
{
	a.choice(key.kind, gen::AggKeyKind::Stack);
	a.number(key.words);
	a.number(key.bytes);
	a.integer(key.constant);
	a.text(key.text);
	a.choice(key.part, kLastBuiltin);
	a.choice(key.names, gen::Names::Number);
	check(a, key);
}

void describe(auto &a, Some<gen::AggShape> auto &shape)
{
	a.aggregation(shape.aggregation);
	a.list(shape.keys, [&](auto &key) { describe(a, key); });
	a.number(shape.fixed_words);
	a.number(shape.data_words);
	a.flag(shape.has_bucket);
	check(a, shape);
}

/* The part of the layout by which entries are read. */
void describe(auto &a, Some<gen::AggLayout> auto &layout)
{
	a.list(layout.shapes, [&](auto &shape) { describe(a, shape); });
	a.number(layout.aggregations);
	check(a, layout);
}

void describe(auto &a, Some<typed::Variable> auto &array)
{
	a.choice(array.scope, ast::Scope::This);
	a.text(array.name);
	a.type(array.type);
	a.list(array.keys, [&](auto &type) { a.type(type); });
}

void describe(auto &a, Some<gen::ArrayLayout> auto &layout)
{
	a.array(layout.variable);
	a.list(layout.keys, [&](auto &bytes) { a.number(bytes); });
	check(a, layout);
}

/* The members of a unit by which the place of a fault is found. */
void describe_faults(auto &a, Some<gen::Unit> auto &unit)
{
	a.number(unit.first_ecb);
	a.list(unit.enablings, [&](auto &enabling) { a.number(enabling.program); });
	a.list(unit.programs, [&](auto &program) {
		a.list(program.faults, [&](auto &place) {
			a.number(place.pc);
			a.number(place.span.begin);
			a.number(place.span.end);
			a.number(place.span.source);
			a.flag(place.reads_kernel);
		});
	});
}

/* The options that decide what is printed. */
void describe(auto &a, Some<Options> auto &options)
{
	for (auto flag :
	     {&Options::quiet, &Options::flowindent, &Options::flowtime, &Options::rawbytes, &Options::droptags,
	      &Options::temporal, &Options::stacklines, &Options::aggsortkey, &Options::aggsortrev, &Options::aggzoom,
	      &Options::agghist, &Options::aggpack, &Options::aggpercpu})
		a.flag(options.*flag);
	for (auto number : {&Options::flowmin_ns, &Options::stackindent, &Options::aggsortpos, &Options::aggsortkeypos,
			    &Options::specsize})
		a.number(options.*number);
	a.text(options.labels);
	a.choice(options.ustackkeys, UstackKeys::Addresses);
	a.choice(options.oformat, OutputFormat::OpenMetrics);
	a.choice(options.encoding, Encoding::Utf8);
	a.choice(options.bufpolicy, BufPolicy::Ring);
	check(a, options);
}

void describe(auto &a, Some<RunFacts> auto &facts)
{
	a.number(facts.cpus);
	a.number(facts.bufsize);
	a.flag(facts.testing);
	check(a, facts);
}

} // namespace dt::rec

#endif
