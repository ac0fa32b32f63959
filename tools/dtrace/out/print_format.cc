// SPDX-License-Identifier: GPL-2.0
/*
 * D's printf(). The compiler has parsed the format; here each piece is one step.
 * The type of the argument decides how it is read, so h, l and ll have no
 * effect. Only rare conversions, dates and floating point, use the C library.
 */
#include "out/print.h"

#include <algorithm>
#include <cstring>
#include <ctime>

#include "base/diag.h"
#include "out/columns.h"

namespace dt::out {

std::string escape(std::string_view text)
{
	static constexpr std::string_view special = "\a\b\f\n\r\t\v\\\"", letters = "abfnrtv\\\"";
	std::string result;

	for (char c : text) {
		const size_t at = special.find(c);
		const auto byte = static_cast<unsigned char>(c);

		if (at != std::string_view::npos)
			result += std::string("\\") + letters[at];
		else if (byte < 0x20 || byte >= 0x7f)
			result += format("\\%03o", byte);
		else
			result += c;
	}
	return result;
}

namespace {

/* %C: a NUL is \0 there, as in C. */
std::string escaped_char(char c)
{
	return c == '\0' ? "\\0" : escape(std::string(1, c));
}

/* @code in UTF-8; what is no character of Unicode is shown as U+FFFD. */
std::string utf8(uint32_t code)
{
	constexpr uint32_t replacement = 0xfffd;
	std::string text;

	if (code > 0x10ffff || (code >= 0xd800 && code < 0xe000))
		code = replacement;
	if (code < 0x80)
		return std::string(1, static_cast<char>(code));
	const int more = code < 0x800 ? 1 : code < 0x10000 ? 2 : 3;
	constexpr uint8_t first[] = {0, 0xc0, 0xe0, 0xf0};
	text += static_cast<char>(first[more] | code >> (6 * more));
	for (int i = more; i-- > 0;)
		text += static_cast<char>(0x80 | ((code >> (6 * i)) & 0x3f));
	return text;
}

/* The characters in @object, 4 bytes each. */
std::string wide_text(std::span<const uint8_t> object)
{
	std::string text;

	for (; object.size() >= 4; object = object.subspan(4)) {
		uint32_t code;

		std::memcpy(&code, object.data(), sizeof(code));
		if (code == 0)
			break;
		text += utf8(code);
	}
	return text;
}

/* Values that the pieces of one format take their arguments from. */
class Formatter {
public:
	Formatter(run::RecordValues values, const Naming &naming, std::string &out)
		: values_(values), naming_(naming), out_(out)
	{
	}

	void piece(const typed::PrintfPiece &p)
	{
		if (p.kind == typed::ConvKind::Text) {
			out_ += p.text;
			return;
		}
		if (p.arg < 0 || static_cast<size_t>(p.arg) >= values_.size())
			return;
		const run::RecordValue &v = values_[static_cast<size_t>(p.arg)];
		std::string made;

		if (!is_plain(p))
			convert(p, v);
		else if (p.kind == typed::ConvKind::Signed)
			append_plain(v.number, v.is_signed ? 'd' : 'u', out_);
		else if (p.kind == typed::ConvKind::Unsigned)
			append_plain(cut(v), p.letter, out_);
		else if (p.kind == typed::ConvKind::String)
			out_ += naming_.print(text_of(v, made), shown_);
		else
			convert(p, v);
	}

private:
	/* Neither a column nor digits nor signs were asked for, as in most formats. */
	static bool is_plain(const typed::PrintfPiece &p)
	{
		return p.width < 0 && p.precision < 0 && !p.width_from_arg && !p.precision_from_arg && !p.plus &&
		       !p.space && !p.alternate;
	}

	/* All conversions, with everything that they can have. */
	void convert(const typed::PrintfPiece &p, const run::RecordValue &v)
	{
		std::string made;

		switch (p.kind) {
		case typed::ConvKind::Signed: add_number(p, v.is_signed ? 'd' : 'u', v.number); break;
		case typed::ConvKind::Unsigned: add_number(p, p.letter, cut(v)); break;
		case typed::ConvKind::Char: {
			const char c = static_cast<char>(v.number);

			add_text(p, {&c, 1});
			break;
		}
		case typed::ConvKind::CharEscaped: add_text(p, escaped_char(static_cast<char>(v.number))); break;
		case typed::ConvKind::WideChar: add_text(p, utf8(static_cast<uint32_t>(v.number))); break;
		case typed::ConvKind::WideString: add_text(p, wide_text(v.object)); break;
		case typed::ConvKind::String: add_text(p, text_of(v, made)); break;
		case typed::ConvKind::StringEscaped: add_text(p, escape(text_of(v, made))); break;
		case typed::ConvKind::DateTime: add_text(p, date(v.number, "%Y %b %e %H:%M:%S")); break;
		case typed::ConvKind::DateRfc822: add_text(p, date(v.number, "%a, %d %b %Y %T %Z")); break;
		case typed::ConvKind::Float: add_float(p, v); break;
		case typed::ConvKind::KernelAddress:
		case typed::ConvKind::UserAddress: add_text(p, address_text(v, naming_)); break;
		case typed::ConvKind::Stack: stack(p, v); break;
		case typed::ConvKind::Pointer: add_number(p, 'x', cut(v)); break;
		case typed::ConvKind::Text: break;
		}
	}

	/* A width is how far frames are indented. */
	void stack(const typed::PrintfPiece &p, const run::RecordValue &v)
	{
		const int width = argument(p.width_arg, p.width_from_arg, p.width);
		Naming naming = naming_;

		if (width > 0)
			naming.stackindent = static_cast<size_t>(std::min(width, typed::kMaxWidth));
		print_stack(v, naming, out_);
	}

	/* The text of an enum is the name of a constant, or the number if it has no name; @made holds that. */
	static std::string_view text_of(const run::RecordValue &v, std::string &made)
	{
		if (v.names == gen::Names::Number)
			return made = number_text(v.part, v.number);
		if (!v.enumeration)
			return v.text;
		const std::string_view name = enumerator_name(v.enumeration, static_cast<int64_t>(v.number));

		if (!name.empty())
			return name;
		append_plain(v.number, v.is_signed ? 'd' : 'u', made);
		return made;
	}

	/* The value as an unsigned number of its own width. */
	static unsigned long long cut(const run::RecordValue &v)
	{
		return v.width >= 8 || v.width == 0 ? v.number : v.number & ((1ull << (8 * v.width)) - 1);
	}

	int argument(int index, bool wanted, int otherwise) const
	{
		if (!wanted || index < 0 || static_cast<size_t>(index) >= values_.size())
			return otherwise;
		return static_cast<int>(values_[static_cast<size_t>(index)].number);
	}

	/* Column and digits; a negative width from an argument is as in C. */
	struct Column {
		bool left;
		int width, precision;
	};

	Column column(const typed::PrintfPiece &p) const
	{
		int width = argument(p.width_arg, p.width_from_arg, p.width);
		const int precision = argument(p.precision_arg, p.precision_from_arg, p.precision);
		const bool is_negative = p.width_from_arg && width < 0;

		if (is_negative)
			width = -std::max(width, -typed::kMaxWidth);
		return {p.left || is_negative, std::clamp(width, 0, typed::kMaxWidth),
			std::min(precision, typed::kMaxWidth)};
	}

	void add_number(const typed::PrintfPiece &p, char letter, uint64_t number)
	{
		const Column c = column(p);

		append_number(number,
			      {letter, c.left, p.plus, p.space, p.alternate, p.zero, c.width,
			       std::max(c.precision, -1)},
			      out_);
	}

	void add_text(const typed::PrintfPiece &p, std::string_view text)
	{
		const Column c = column(p);

		if (c.precision >= 0)
			text = text.substr(0, static_cast<size_t>(c.precision));
		append_text(naming_.print(text, shown_), c.left, static_cast<size_t>(c.width), out_);
	}

	void add_float(const typed::PrintfPiece &p, const run::RecordValue &v)
	{
		const long double number = float_value(v.object);
		const Column c = column(p);
		std::string conversion = "%";

		conversion += c.left ? "-" : "";
		conversion += p.plus ? "+" : "";
		conversion += p.space ? " " : "";
		conversion += p.alternate ? "#" : "";
		conversion += p.zero ? "0" : "";
		conversion += std::string("*.*L") + p.letter;
		const int size = std::snprintf(nullptr, 0, conversion.c_str(), c.width, c.precision, number);
		if (size < 0)
			return;
		std::string text(static_cast<size_t>(size) + 1, '\0');
		std::snprintf(text.data(), text.size(), conversion.c_str(), c.width, c.precision, number);
		text.pop_back();
		out_ += text;
	}

	/* Nanoseconds since 1970, in local time. */
	static std::string date(uint64_t number, const char *how)
	{
		const auto ns = static_cast<int64_t>(number);
		/* Before 1970, as after it, a part of a second belongs to the second that it is in. */
		const time_t seconds = ns / 1000000000 - (ns % 1000000000 < 0);
		tm parts = {};
		char text[64];

		localtime_r(&seconds, &parts);
		return {text, std::strftime(text, sizeof(text), how, &parts)};
	}

	run::RecordValues values_;
	const Naming &naming_;
	std::string &out_;
	std::string shown_; /* of the argument that is printed, if it differs */
};

} // namespace

void print_piece(const typed::PrintfPiece &piece, run::RecordValues values, const Naming &naming, std::string &out)
{
	Formatter(values, naming, out).piece(piece);
}

void print_format(const typed::PrintfSpec &spec, run::RecordValues values, const Naming &naming, std::string &out)
{
	Formatter formatter(values, naming, out);

	for (const typed::PrintfPiece &piece : spec.pieces)
		formatter.piece(piece);
}

} // namespace dt::out
