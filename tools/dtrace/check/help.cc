// SPDX-License-Identifier: GPL-2.0
/*
 * Help lines; see help.h.
 */
#include "check/help.h"

#include <algorithm>

#include "check/node.h"
#include "typed/key_list.h"

namespace dt::check {

namespace {

/* What stands for an argument that a letter of Builtin::args describes. */
struct ArgumentRow {
	char letter;
	std::string_view text;
};

constexpr ArgumentRow kArguments[] = {
	{'i', "integer"}, {'c', "constant"},
	{'s', "string"},  {'S', "string"},
	{'p', "address"}, {'b', "address"},
	{'l', "lock"},	  {'n', "address"},
	{'N', "address"}, {'v', "value"},
	{'t', "value"},	  {'o', "value"},
	{'a', "@name"},	  {'f', "\"format\", value, ..."},
};

std::string_view argument_text(char letter)
{
	return std::ranges::find(kArguments, letter, &ArgumentRow::letter)->text;
}

/* Arguments of a call that letters do not describe. */
struct CallRow {
	BuiltinId id;
	std::string_view arguments;
};

constexpr CallRow kCalls[] = {{BuiltinId::PerCpu, "`variable, cpu"}};

/* Values that no variable can hold. */
struct UnkeptRow {
	const Type *type;
	std::string_view help;
};

constexpr UnkeptRow kUnkept[] = {
	{&types::Stack, "assign it to a variable, record it, as in stack(), or make it a key, as in @a[stack()]"},
	{&types::LateText, "the tool makes this text when it prints: print it, make it a key of an aggregation, or use "
			   "the number"},
	{&types::Void, "it has no value: call it as a statement of its own"},
};

const UnkeptRow *find_unkept(const Type *type)
{
	const auto row = std::ranges::find(kUnkept, actual(type), &UnkeptRow::type);

	return row == std::end(kUnkept) ? nullptr : row;
}

constexpr std::string_view kStackUses =
	"a stack is kept in a variable, compared with == and !=, printed by trace() and %k, or a key";

/* Names that a help line shows of a long list. */
constexpr size_t kListed = 8;

void append_member_names(const Type *type, std::vector<std::string_view> &names)
{
	for (const Member &member : actual(type)->members()) {
		if (!member.name.empty())
			names.push_back(member.name);
		else if (member.type->is_struct())
			append_member_names(member.type, names);
	}
}

} // namespace

std::string help_for_keys(const std::string &name, const std::vector<const Type *> &keys)
{
	if (keys.empty())
		return "it has no keys: write " + name;
	/* The type of a wrong key has no name; the key has an error message of its own. */
	if (std::ranges::any_of(keys, &Type::is_error))
		return "correct the error in its keys first";
	return "write " + name + typed::key_list(keys) + ", with " +
	       (keys.size() == 1 ? "a value of this type" : "values of these types");
}

std::string help_for_call(const Builtin &function)
{
	std::string list, ends;

	if (const auto row = std::ranges::find(kCalls, function.id, &CallRow::id); row != std::end(kCalls))
		return "write " + std::string(function.name) + '(' + std::string(row->arguments) + ')';
	for (const char letter : function.args) {
		if (letter == '?') {
			list += " [";
			ends = "]";
			continue;
		}
		list += (list.empty() || list == " [" ? "" : ", ") + std::string(argument_text(letter));
	}
	if (list.starts_with(' '))
		list.erase(0, 1);
	return "write " + std::string(function.name) + '(' + list + ends + ')';
}

std::string help_for_conversion(const Type *to, const Type *from)
{
	const bool is_number = from->is_scalar();

	if (from->kind == TypeKind::Void)
		return "it has no value";
	if (find_unkept(from))
		return help_for_unkept(from);
	if (to->is_pointer() && is_number)
		return "a cast says that it is meant";
	if (to->is_string() && is_number)
		return "lltostr() makes text of a number, stringof() of an address";
	if (to->is_number() && from->is_string())
		return "strtoll() makes a number of text";
	if (to->is_integer() && from->is_pointer())
		return "a cast says that it is meant, as in (" + std::string(to->name) + ')';
	return "";
}

std::string help_for_value(const Type *to, const Type *from)
{
	if (is_text(to) && from->is_string())
		return "a string is kept in a variable of type string";
	if (to->is_kept_stack())
		return from->is_kept_stack() ?
			       "a variable keeps stacks of one kind: use another one for the other kind" :
			       "assign stack(), ustack() or such a variable; or 0, which frees it";
	if (from->is_kept_stack())
		return std::string(kStackUses) + ": use another variable";
	if (to->is_struct() && from->kind != TypeKind::Void)
		return "assign one of this type, or to its members";
	return help_for_conversion(to, from);
}

bool is_never_kept(const Type *type)
{
	return find_unkept(type);
}

std::string help_for_unkept(const Type *type)
{
	if (const UnkeptRow *row = find_unkept(type))
		return std::string(row->help);
	return type->is_struct() ? "keep a pointer to it" : "";
}

std::string help_for_unfit(const Type *type, std::string otherwise)
{
	return is_stack(type) ? std::string(kStackUses) : is_only_recorded(type) ? help_for_unkept(type) : otherwise;
}

std::string stack_hint(const Type *left, const Type *right)
{
	return is_stack(left) || is_stack(right) ? ": " + std::string(kStackUses) : "";
}

std::string some_of(const std::vector<std::string_view> &names)
{
	std::string list;

	for (size_t i = 0; i < names.size() && i < kListed; i++)
		list += (list.empty() ? "" : ", ") + std::string(names[i]);
	if (names.size() > kListed)
		list += " and " + std::to_string(names.size() - kListed) + " more";
	return list;
}

std::vector<std::string_view> member_names(const Type *type)
{
	std::vector<std::string_view> names;

	append_member_names(type, names);
	return names;
}

std::string help_for_members(const Type *type)
{
	const std::vector<std::string_view> names = member_names(type);

	if (names.empty())
		return actual(type)->members().empty() ? "it has no members" : "its members have no names";
	return "it has " + some_of(names) + (names.size() > kListed ? ": print() shows them" : "");
}

} // namespace dt::check
