/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Errors in the user's program: they are collected, sorted and printed in one
 * form.
 *
 * A stage that finds an error calls Diags::error() and continues as far as it
 * sensibly can, so that one run reports several errors. main.cc stops after a
 * stage that has reported errors. Each kind of error has a tag (diag_tags.def),
 * which -x errtags shows, and a golden test named after the tag. The first line
 * of a message is that of DTrace of Solaris; the rest says where the error is
 * and what to do:
 *
 *   dtrace: failed to compile script x.d: [D_IDENT_UNDEF] line 2: failed to resolve pidd: Unknown variable name
 *     x.d:2:9: trace(pidd);
 *                    ^~~~
 *     did you mean pid?
 */
#ifndef DTRACE_BASE_DIAG_H
#define DTRACE_BASE_DIAG_H

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace dt {

/* Bytes [begin, end) of the text of source number @source (lex/source.h). */
struct Span {
	uint32_t begin = 0;
	uint32_t end = 0;
	uint32_t source = 0;

	/* The span from the start of @a to the end of @b. */
	static Span join(Span a, Span b) { return {a.begin, b.end, a.source}; }
	/* The program as a whole: an error without a position in its text. */
	static Span whole(uint32_t source) { return {UINT32_MAX, UINT32_MAX, source}; }
	bool is_whole() const { return begin == UINT32_MAX; }
	bool operator==(const Span &) const = default;
};

enum class Tag : uint16_t {
#define DIAG(tag, text) tag,
#include "base/diag_tags.def"
#undef DIAG
	kCount
};

enum class Severity : uint8_t { Error, Warning };

/*
 * The region of a clause with the error, which the first line of a message names for -n programs. Enabling: valid, but not
 * allowed.
 */
enum class Region : uint8_t { None, Probes, Predicate, Actions, Declaration, Enabling };

struct Diag {
	Tag tag;
	Severity severity;
	Region region;
	Span span;
	std::string text; /* the reason; starts in lower case, no full stop */
	std::string help; /* what to do, or "" */
	std::optional<Span>
		origin; /* the text of an inline or library that is put in at @span, or the place in there */
	std::optional<Span> other = {}; /* a second place that the error is about */
	std::string other_text = {};	/* what is at that place */
};

class Diags {
public:
	/* Only this many errors are kept, because the 21st error rarely helps. Duplicates are dropped. */
	static constexpr size_t kMax = 20;

	void error(Tag tag, Span span, std::string text, std::string help = {});
	void warning(Tag tag, Span span, std::string text, std::string help = {});

	/* An error about two places; @other_text says what is at @other. */
	void conflict(Tag tag, Span span, std::string text, std::string help, Span other, std::string other_text);

	/* Region of what is reported from here on. */
	void set_region(Region region) { region_ = region; }
	Region region() const { return region_; }

	/*
	 * The user's program uses at @place a text from elsewhere: of an inline, a translator or a library. Errors in
	 * that text are shown at the use. Their origin is the part of the text that is being checked, or the given
	 * span. Returns the previous value.
	 */
	struct Use {
		Span place, text;
	};
	std::optional<Use> set_use(std::optional<Use> use)
	{
		std::swap(use, use_);
		return use;
	}
	/* The code at @place comes from @text. Later errors at @place show @text as their origin. */
	void put_in(Span place, Span text)
	{
		if (uses_.empty() || uses_.back().place != place)
			uses_.push_back({place, text});
	}
	/* What put_in() has noted so far; forget_put_in() drops what it has noted since. */
	size_t put_in_so_far() const { return uses_.size(); }
	void forget_put_in(size_t before) { uses_.resize(before); }

	/*
	 * Drops all reports since @mark was taken, for code that was only tried. Returns the first dropped
	 * message, or "".
	 */
	struct Mark {
		size_t listed, errors;
	};
	Mark mark() const { return {list_.size(), errors_}; }
	std::string rewind(Mark mark);

	/* Gives the reports of @tag and @text another help: a later part of the program says more. */
	void explain(Tag tag, std::string_view text, const std::string &help);

	/* Until keep_few(), all errors are kept, so that drop() finds each of them. */
	void keep_all() { most_ = SIZE_MAX; }
	void keep_few();
	/* Drops the errors that @is_wrong selects, because the rest of the program shows that they are none. Returns their number. */
	size_t drop(const std::function<bool(const Diag &)> &is_wrong);

	bool has_errors() const { return errors_ != 0; }
	size_t errors() const { return errors_; }
	const std::vector<Diag> &all() const { return list_; }

private:
	void add(Severity severity, Tag tag, Span span, std::string text, std::string help);
	std::optional<Span> origin(Span span) const;

	std::vector<Diag> list_;
	std::vector<Use> uses_;
	std::optional<Use> use_;
	size_t errors_ = 0;
	size_t most_ = kMax;
	Region region_ = Region::None;
};

/* A span made readable; lex/source.h makes these. */
struct SourcePlace {
	std::string_view program;   /* "x.d" or the text given to -n */
	std::string_view file;	    /* "x.d" or "-n" */
	uint32_t line;		    /* from 1 */
	uint32_t column;	    /* from 1, in bytes */
	uint32_t width;		    /* of the caret, at least 1 */
	std::string_view line_text; /* without the newline */
	bool is_script;
	bool is_whole; /* the error has no line */
};

std::string_view tag_name(Tag tag);

/* The lines shown for one error, each ended by a newline. @origin and @other: those of @diag, or null. */
std::string format_diag(const Diag &diag, const SourcePlace &place, const SourcePlace *origin, const SourcePlace *other,
			bool with_tag);

/*
 * Finds similar names. Feed candidates with consider(). best() is the one with
 * the smallest edit distance, or "" if none is similar enough. The views must
 * outlive the object.
 */
class NearName {
public:
	explicit NearName(std::string_view wanted) : wanted_(wanted) {}
	void consider(std::string_view candidate);
	std::string_view best() const { return best_; }
	/* "did you mean NAME?" or "" */
	std::string hint() const;

private:
	std::string_view wanted_;
	std::string_view best_;
	size_t distance_ = SIZE_MAX;
};

/* "1 argument", "2 arguments" */
std::string count_of(size_t number, std::string_view noun);

/* std::string from printf arguments: messages without iostreams. */
std::string format(const char *fmt, ...) __attribute__((format(printf, 1, 2)));

} // namespace dt

#endif
