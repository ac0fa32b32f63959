/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Expansion of inlines, translators and declarations of libraries. Their text
 * is expanded where it is used, and checked again at each use.
 *
 * This part knows three things. A text sees its own keys or input, but no other
 * local names of the place where it is used. An expanded expression has the
 * span of its use, so that errors are shown there. The amount of expanded text
 * is limited, so that a few lines cannot become 2^n nodes.
 */
#ifndef DTRACE_CHECK_EXPAND_H
#define DTRACE_CHECK_EXPAND_H

#include <optional>
#include <string_view>
#include <vector>

#include "base/diag.h"
#include "typed/typed.h"

namespace dt::check {

/* A name that stands for a value in the text of an inline or translator. */
struct Local {
	std::string_view name;
	typed::ExprPtr value; /* cheap and without effect: copied at each use */
};

class Expansions {
public:
	explicit Expansions(Diags &diags) : diags_(diags) {}

	/* During its lifetime, only its names and global ones are visible. */
	class VisibleNames {
	public:
		VisibleNames(Expansions &expansions, std::vector<Local> locals);
		~VisibleNames();
		VisibleNames(const VisibleNames &) = delete;
		VisibleNames &operator=(const VisibleNames &) = delete;

	private:
		Expansions &expansions_;
		std::vector<Local> outer_;
	};

	/*
	 * More local names, such as the enumerators of an enum that is being defined. They
	 * disappear with this object.
	 */
	class MoreLocals {
	public:
		explicit MoreLocals(Expansions &expansions) : expansions_(expansions), outer_(expansions.locals_.size())
		{
		}
		~MoreLocals() { expansions_.locals_.resize(outer_); }
		MoreLocals(const MoreLocals &) = delete;
		MoreLocals &operator=(const MoreLocals &) = delete;
		void add(Local local) { expansions_.locals_.push_back(std::move(local)); }

	private:
		Expansions &expansions_;
		size_t outer_;
	};

	/* During its lifetime, the expression that is written at @written is checked. */
	class Position {
	public:
		Position(Expansions &expansions, Span written);
		~Position();
		Position(const Position &) = delete;
		Position &operator=(const Position &) = delete;
		/* The place where the expression counts as standing. */
		Span span() const { return span_; }

	private:
		Expansions &expansions_;
		std::optional<Span> outer_at_;
		std::optional<Diags::Use> outer_use_;
		bool sets_use_;
		Span span_;
	};

	/* During its lifetime, a library's text is checked for the name at @use, or for the use of the enclosing text. */
	class LibraryUse {
	public:
		LibraryUse(Expansions &expansions, Span use);
		~LibraryUse();
		LibraryUse(const LibraryUse &) = delete;
		LibraryUse &operator=(const LibraryUse &) = delete;

	private:
		Expansions &expansions_;
		std::optional<Span> outer_at_;
		std::optional<Diags::Use> outer_use_;
		size_t outer_texts_; /* Diags::put_in_so_far() */
	};

	/* The value that @name stands for in this text, or nullptr. */
	const typed::Expr *local(std::string_view name) const;
	/* May another text be expanded here? False after a message, which is reported once. */
	bool may_expand(Span span);
	/* The clauses are checked again, so nothing has been expanded. */
	void clear() { expansions_ = 0; }
	/* The expanded code comes from @text; later errors in it show @text as their origin. */
	void comes_from(Span text);

private:
	Diags &diags_;
	std::vector<Local> locals_;
	std::optional<Span> at_;  /* the innermost expression of the clause, whatever is put in there */
	unsigned expansions_ = 0; /* so far */
	unsigned depth_ = 0;	  /* of texts that are being put in */
};

} // namespace dt::check

#endif
