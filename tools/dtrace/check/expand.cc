// SPDX-License-Identifier: GPL-2.0
/*
 * Which names an expanded text sees, and which span its expressions get; see
 * expand.h.
 */
#include "check/expand.h"

#include <algorithm>
#include <utility>

namespace dt::check {

namespace {

constexpr unsigned kMaxExpansions = 10000;
constexpr unsigned kMaxDepth = 50;

} // namespace

Expansions::VisibleNames::VisibleNames(Expansions &expansions, std::vector<Local> locals)
	: expansions_(expansions), outer_(std::exchange(expansions.locals_, std::move(locals)))
{
	expansions_.depth_++;
}

Expansions::VisibleNames::~VisibleNames()
{
	expansions_.depth_--;
	expansions_.locals_ = std::move(outer_);
}

Expansions::Position::Position(Expansions &expansions, Span written)
	: expansions_(expansions), outer_at_(expansions.at_), sets_use_(expansions.depth_ > 0 && expansions.at_),
	  span_(written)
{
	if (sets_use_) {
		span_ = *expansions_.at_;
		outer_use_ = expansions_.diags_.set_use(Diags::Use{span_, written});
	} else if (expansions_.depth_ == 0) {
		expansions_.at_ = written;
	}
}

Expansions::Position::~Position()
{
	expansions_.at_ = outer_at_;
	if (sets_use_)
		expansions_.diags_.set_use(outer_use_);
}

Expansions::LibraryUse::LibraryUse(Expansions &expansions, Span use)
	: expansions_(expansions), outer_at_(expansions.at_), outer_texts_(expansions.diags_.put_in_so_far())
{
	if (!expansions_.at_ || expansions_.depth_ == 0)
		expansions_.at_ = use;
	outer_use_ = expansions_.diags_.set_use(Diags::Use{*expansions_.at_, *expansions_.at_});
}

Expansions::LibraryUse::~LibraryUse()
{
	/* Texts that only the check of the library has expanded are not in the code of the use. */
	expansions_.diags_.forget_put_in(outer_texts_);
	expansions_.diags_.set_use(outer_use_);
	expansions_.at_ = outer_at_;
}

const typed::Expr *Expansions::local(std::string_view name) const
{
	const auto found = std::ranges::find(locals_, name, &Local::name);

	return found == locals_.end() ? nullptr : found->value.get();
}

bool Expansions::may_expand(Span span)
{
	if (++expansions_ <= kMaxExpansions && depth_ < kMaxDepth)
		return true;
	/* Once is enough, and nothing more is put in. */
	if (expansions_ > kMaxExpansions + 1)
		return false;
	const bool too_deep = depth_ >= kMaxDepth;
	expansions_ = kMaxExpansions + 1;
	diags_.error(Tag::D_TOO_DEEP, span,
		     too_deep ? "inlines and translators are nested too deeply" :
				"inlines and translators are used too often",
		     format("at most %u times, and %u within each other", kMaxExpansions, kMaxDepth));
	return false;
}

void Expansions::comes_from(Span text)
{
	if (at_)
		diags_.put_in(*at_, text);
}

} // namespace dt::check
