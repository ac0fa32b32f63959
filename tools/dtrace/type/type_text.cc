// SPDX-License-Identifier: GPL-2.0
/*
 * Parses the type names that the kernel lists for the arguments of a static
 * probe: "const char *", "struct request *", "unsigned int", "u32 __user *",
 * "void (*)(int)".
 *
 * It does not parse C declarators: an argument is an integer, an enum or a
 * pointer. A pointer to a function or an array becomes a pointer to void. Words
 * that mean nothing to a tracer (const, __rcu) are skipped.
 */
#include "type/btf.h"

#include <algorithm>

#include "base/words.h"

namespace dt {

namespace {

constexpr std::string_view kPassedOver[] = {
	"const", "volatile", "restrict", "__restrict", "__force", "__iomem", "__kernel", "__percpu", "__rcu",
};

bool is_passed_over(std::string_view word)
{
	return std::find(std::begin(kPassedOver), std::end(kPassedOver), word) != std::end(kPassedOver);
}

/* The type that was read before the first `*`. */
struct Base {
	TypeTag tag = TypeTag::None;
	bool is_unsigned = false, is_signed = false, is_number = false;
	unsigned longs = 0;
	std::string_view name;
};

/* Words that are not the name, and what each says. */
struct WordRow {
	std::string_view word;
	TypeTag tag = TypeTag::None;
	bool is_unsigned = false, is_signed = false, is_number = false;
	unsigned longs = 0;
};

constexpr WordRow kWords[] = {
	{.word = "struct", .tag = TypeTag::Struct},
	{.word = "union", .tag = TypeTag::Union},
	{.word = "enum", .tag = TypeTag::Enum},
	{.word = "unsigned", .is_unsigned = true, .is_number = true},
	{.word = "signed", .is_signed = true, .is_number = true},
	{.word = "long", .is_number = true, .longs = 1},
	{.word = "int", .is_number = true},
};

void add_word(Base &base, std::string_view word)
{
	const auto *const row = std::ranges::find(kWords, word, &WordRow::word);

	if (row == std::end(kWords)) {
		base.name = word;
		return;
	}
	base.tag = row->tag == TypeTag::None ? base.tag : row->tag;
	base.is_unsigned = base.is_unsigned || row->is_unsigned;
	base.is_signed = base.is_signed || row->is_signed;
	base.is_number = base.is_number || row->is_number;
	base.longs += row->longs;
}

const Type *find_base(KernelTypes &kernel, const Base &base, std::string_view module)
{
	if (base.is_number || base.name == "char" || base.name == "short") {
		std::string name = base.is_unsigned			 ? "unsigned " :
				   base.is_signed && base.name == "char" ? "signed " :
									   "";

		name += base.longs > 1 ? "long long" : base.longs ? "long" : base.name.empty() ? "int" : base.name;
		return find_builtin_type(name);
	}
	if (base.name.empty())
		return nullptr;
	if (base.tag == TypeTag::None)
		if (const Type *type = find_builtin_type(base.name))
			return type;
	if (const Type *type = kernel.find(base.tag, base.name, module))
		return type;
	return kernel.find(base.tag, base.name);
}

} // namespace

const Type *type_by_text(KernelTypes &kernel, std::string_view text, std::string_view module)
{
	TypePool &pool = kernel.pool();
	const Type *type = nullptr;
	bool is_userland = false;
	Base base;

	if (text.find('(') != std::string_view::npos)
		return pool.pointer_to(&types::Void);
	for (size_t i = 0; i < text.size();) {
		if (is_word_char(text[i])) {
			const size_t begin = i;

			while (i < text.size() && is_word_char(text[i]))
				i++;
			const std::string_view word = text.substr(begin, i - begin);
			if (word == "__user")
				is_userland = true;
			else if (!is_passed_over(word))
				add_word(base, word);
			continue;
		}
		if (text[i] == '*') {
			type = type ? type : find_base(kernel, base, module);
			if (!type)
				return nullptr;
			type = pool.pointer_to(type, is_userland);
			is_userland = false;
		} else if (text[i] != ' ') {
			return nullptr;
		}
		i++;
	}
	return type ? type : find_base(kernel, base, module);
}

} // namespace dt
