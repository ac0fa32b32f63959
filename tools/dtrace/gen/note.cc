// SPDX-License-Identifier: GPL-2.0
/*
 * Writes a place as D; see note.h. One function calls itself for the object,
 * pointer or array that the place is in.
 *
 * Casts are left out, and keys and indices are not shown: the text should identify
 * the place and still fit beside an instruction.
 */
#include "gen/note.h"

namespace dt::gen {

namespace {

/* A longer path is cut at its start: programs that other programs write can have long paths. */
constexpr size_t kLongest = 64;

/* A member of an anonymous struct or union is written as one of the object around. */
const typed::Expr &named_object(const typed::MemberOf &node)
{
	const typed::Expr *object = node.object.get();

	while (const auto *outer = std::get_if<typed::MemberOf>(&object->node)) {
		if (!outer->member.name.empty())
			break;
		object = outer->object.get();
	}
	return *object;
}

std::string member_text(const typed::MemberOf &node)
{
	const typed::Expr &object = named_object(node);
	const auto *deref = std::get_if<typed::Deref>(&object.node);

	std::string text = deref ? place_text(*deref->pointer) + "->" : place_text(object) + ".";

	text += node.member.name;
	return text.size() <= kLongest ? text : "..." + text.substr(text.size() - kLongest + 3);
}

} // namespace

std::string place_text(const typed::Expr &place)
{
	if (const auto *variable = std::get_if<typed::VarRef>(&place.node))
		return variable->variable->text();
	if (const auto *assoc = std::get_if<typed::AssocRef>(&place.node))
		return assoc->variable->text() + "[]";
	if (const auto *kernel = std::get_if<typed::KernelRef>(&place.node))
		return kernel->variable->text();
	if (const auto *builtin = std::get_if<typed::BuiltinVar>(&place.node))
		return builtin->field ? format("args[%u]", builtin->field) : std::string(builtin->builtin->name);
	if (const auto *member = std::get_if<typed::MemberOf>(&place.node))
		return member_text(*member);
	if (const auto *element = std::get_if<typed::Element>(&place.node))
		return place_text(*element->array) + "[]";
	if (const auto *deref = std::get_if<typed::Deref>(&place.node))
		return "*" + place_text(*deref->pointer);
	if (const auto *address = std::get_if<typed::AddressOf>(&place.node))
		return "&" + place_text(*address->place);
	if (const auto *same = std::get_if<typed::Convert>(&place.node))
		return place_text(*same->operand);
	return "(...)";
}

} // namespace dt::gen
