// SPDX-License-Identifier: GPL-2.0
/*
 * Declares what D libraries contain in the program that uses it; see library_names.h.
 */
#include "check/library_names.h"

#include <utility>

#include "type/builtins.h"

namespace dt::check {

/* Declares @item at the outermost level, whatever is being checked; false if that has been tried before. */
bool Libraries::declare_item(const ast::Item &item)
{
	/* `typedef struct s s_t; struct s { s_t *next; };` leads back to s_t, when struct s is known. */
	const unsigned most = std::holds_alternative<ast::TypedefDecl>(item) ? 2 : 1;

	if (declared_[&item]++ >= most)
		return false;
	const bool outer = std::exchange(is_declaring_, true);
	const Expansions::VisibleNames text(expansions_, {});
	declare_(item);
	is_declaring_ = outer;
	return true;
}

bool Libraries::bring_in(dlib::LibraryName kind, std::string_view name, Span use)
{
	if (!libraries_ || name.empty())
		return false;
	const Expansions::LibraryUse position(expansions_, use);
	const std::vector<const ast::Item *> items = libraries_->find(kind, name);
	return !items.empty() && declare_item(*items[0]);
}

std::string Libraries::bring_in_translators(const Type *output)
{
	std::string unusable;

	if (!libraries_)
		return unusable;
	std::vector<const ast::Item *> items = libraries_->find(dlib::LibraryName::Translator, output->name);
	if (actual(output) != output) {
		const auto more = libraries_->find(dlib::LibraryName::Translator, actual(output)->name);

		items.insert(items.end(), more.begin(), more.end());
	}
	for (const ast::Item *item : items) {
		const Diags::Mark mark = diags_.mark();

		declare_item(*item);
		if (std::string why = diags_.rewind(mark); !why.empty())
			unusable = std::move(why);
	}
	return unusable;
}

void Libraries::consider(dlib::LibraryName kind, NearName &near)
{
	if (libraries_)
		libraries_->consider(kind, near);
}

const PlainName *Libraries::find_plain_name(const std::string &name, Span use)
{
	if (const PlainName *symbol = scope_.find(name))
		return symbol;
	if (find_builtin(name) || !bring_in(dlib::LibraryName::Identifier, name, use))
		return nullptr;
	return scope_.find(name);
}

} // namespace dt::check
