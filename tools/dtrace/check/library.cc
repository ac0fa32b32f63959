// SPDX-License-Identifier: GPL-2.0
/*
 * What D libraries declare, brought into the program when it is used.
 *
 * A name is asked for when neither the program nor D has it: its declaration is
 * then declared as if it stood before the clause that is being checked, and
 * looked up again. What the program declares itself is found first and wins, and
 * a new variable is one even if a library has its name: assigning to it asks
 * nobody, so that a program that uses no library does not read one.
 *
 * A mistake in a library, or a type that this kernel lacks, is one of the clause
 * that uses the name, and is shown there. Translators are passed over if they cannot be declared: of
 * several to one type another may be meant.
 */
#include "check/checker.h"

#include <utility>

namespace dt::check {

/* Declares @item at the outermost level, whatever is being checked; false if that has been tried before. */
bool Checker::bring_in_item(const ast::Item &item)
{
	/* `typedef struct s s_t; struct s { s_t *next; };` leads back to s_t, when struct s is known. */
	const unsigned most = std::holds_alternative<ast::TypedefDecl>(item) ? 2 : 1;

	if (brought_in_[&item]++ >= most)
		return false;
	std::vector<Local> locals;
	typed::Clause *const clause = std::exchange(clause_, nullptr);
	const bool in_library = std::exchange(in_library_, true);
	enter(locals);
	std::visit(
		[this](const auto &decl) {
			if constexpr (!std::is_same_v<std::decay_t<decltype(decl)>, ast::Clause>)
				declare(decl);
		},
		item);
	leave(locals);
	in_library_ = in_library;
	clause_ = clause;
	return true;
}

/* Declares what a library has of the name that stands at @use; true if it did. */
bool Checker::bring_in(dlib::LibraryName kind, std::string_view name, Span use)
{
	if (!libraries_ || name.empty())
		return false;
	/* Within the text of a library the use is the one that led there. */
	const std::optional<Span> at = std::exchange(at_, at_ && depth_ > 0 ? at_ : use);
	const auto outer = diags_.set_use(Diags::Use{*at_, *at_});
	const std::vector<const ast::Item *> items = libraries_->find(kind, name);
	const bool found = !items.empty() && bring_in_item(*items[0]);
	diags_.set_use(outer);
	at_ = at;
	return found;
}

/* All translators to @output that can be declared. */
void Checker::bring_in_translators(const Type *output)
{
	if (!libraries_)
		return;
	std::vector<const ast::Item *> items = libraries_->find(dlib::LibraryName::Translator, output->name);
	if (actual(output) != output) {
		const auto more = libraries_->find(dlib::LibraryName::Translator, actual(output)->name);

		items.insert(items.end(), more.begin(), more.end());
	}
	unusable_.clear();
	for (const ast::Item *item : items) {
		const Diags::Mark mark = diags_.mark();

		bring_in_item(*item);
		if (std::string why = diags_.rewind(mark); !why.empty())
			unusable_ = std::move(why);
	}
}

void Checker::consider_library(dlib::LibraryName kind, NearName &near)
{
	if (libraries_)
		libraries_->consider(kind, near);
}

/* What the plain @name stands for in the program or in a library; nullptr also for names of D itself. */
const Symbol *Checker::find_symbol(const std::string &name, Span use)
{
	if (const Symbol *symbol = scope_.find(name))
		return symbol;
	if (find_builtin(name) || !bring_in(dlib::LibraryName::Identifier, name, use))
		return nullptr;
	return scope_.find(name);
}

} // namespace dt::check
