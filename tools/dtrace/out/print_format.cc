// SPDX-License-Identifier: GPL-2.0
/*
 * printf() of D. Each piece of the format is handed to the C library as a
 * conversion of its own, built from the flags that the user gave; the type of
 * the argument decides what is passed, so h, l and ll do not matter.
 */
#include "out/print.h"

#include <ctime>

#include "base/diag.h"

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

/* Values that the pieces of one format take their arguments from. */
class Formatter {
public:
	Formatter(const std::vector<run::Value> &values, std::string &out) : values_(values), out_(out) {}

	void piece(const typed::PrintfPiece &p)
	{
		if (p.kind == typed::ConvKind::Text) {
			out_ += p.text;
			return;
		}
		if (p.arg < 0 || static_cast<size_t>(p.arg) >= values_.size())
			return;
		const run::Value &v = values_[static_cast<size_t>(p.arg)];
		switch (p.kind) {
		case typed::ConvKind::Signed: add(p, v.is_signed ? "lld" : "llu", v.number); break;
		case typed::ConvKind::Unsigned: add(p, (std::string("ll") + p.letter).c_str(), cut(v)); break;
		case typed::ConvKind::Char: add_text(p, std::string(1, static_cast<char>(v.number))); break;
		case typed::ConvKind::CharEscaped:
			add_text(p, escape(std::string(1, static_cast<char>(v.number))));
			break;
		case typed::ConvKind::String: add_text(p, std::string(v.text)); break;
		case typed::ConvKind::StringEscaped: add_text(p, escape(v.text)); break;
		case typed::ConvKind::DateTime: add_text(p, date(v.number, "%Y %b %e %H:%M:%S")); break;
		case typed::ConvKind::DateRfc822: add_text(p, date(v.number, "%a, %d %b %G %T %Z")); break;
		case typed::ConvKind::Float: add_float(p, v); break;
		case typed::ConvKind::Pointer:
		case typed::ConvKind::KernelAddress: /* without symbols, addresses stay numbers */
		case typed::ConvKind::UserAddress:
		case typed::ConvKind::Stack:
			add_text(p, format("0x%llx", static_cast<unsigned long long>(cut(v))));
			break;
		case typed::ConvKind::Text: break;
		}
	}

private:
	/* The value as an unsigned number of its own width. */
	static unsigned long long cut(const run::Value &v)
	{
		return v.width >= 8 || v.width == 0 ? v.number : v.number & ((1ull << (8 * v.width)) - 1);
	}

	int argument(int index, bool wanted, int otherwise) const
	{
		if (!wanted || index < 0 || static_cast<size_t>(index) >= values_.size())
			return otherwise;
		return static_cast<int>(values_[static_cast<size_t>(index)].number);
	}

	/* "%-08.3" up to the length and letter. */
	std::string conversion(const typed::PrintfPiece &p, const char *letters) const
	{
		std::string text = "%";
		int width = argument(p.width_arg, p.width_from_arg, p.width);
		const int precision = argument(p.precision_arg, p.precision_from_arg, p.precision);
		bool left = p.left;

		if (p.width_from_arg && width < 0) { /* as in C */
			left = true;
			width = -std::max(width, -kMaxWidth);
		}
		text += left ? "-" : "";
		text += p.plus ? "+" : "";
		text += p.space ? " " : "";
		text += p.alternate ? "#" : "";
		text += p.zero ? "0" : "";
		text += p.thousands ? "'" : "";
		if (width >= 0)
			text += std::to_string(std::min(width, kMaxWidth));
		if (precision >= 0)
			text += "." + std::to_string(std::min(precision, kMaxWidth));
		return text + letters;
	}

	template <typename T>
	void add_converted(const std::string &conversion, T value)
	{
		const int size = std::snprintf(nullptr, 0, conversion.c_str(), value);

		if (size < 0)
			return;
		std::string text(static_cast<size_t>(size) + 1, '\0');
		std::snprintf(text.data(), text.size(), conversion.c_str(), value);
		text.pop_back();
		out_ += text;
	}

	void add(const typed::PrintfPiece &p, const char *letters, unsigned long long number)
	{
		add_converted(conversion(p, letters), number);
	}

	void add_float(const typed::PrintfPiece &p, const run::Value &v)
	{
		const double number = v.is_signed ? static_cast<double>(static_cast<int64_t>(v.number)) :
						    static_cast<double>(v.number);

		add_converted(conversion(p, std::string(1, p.letter).c_str()), number);
	}

	void add_text(const typed::PrintfPiece &p, const std::string &text)
	{
		typed::PrintfPiece plain = p;

		plain.plus = plain.space = plain.alternate = plain.zero = plain.thousands = false;
		/* "%c" of a NUL must print it; text otherwise ends at a NUL. */
		if (p.kind == typed::ConvKind::Char && text[0] == '\0')
			add_converted(conversion(plain, "c"), 0);
		else
			add_converted(conversion(plain, "s"), text.c_str());
	}

	/* Nanoseconds since 1970, in local time. */
	static std::string date(uint64_t ns, const char *how)
	{
		const auto seconds = static_cast<time_t>(ns / 1000000000);
		tm parts = {};
		char text[64];

		localtime_r(&seconds, &parts);
		return {text, std::strftime(text, sizeof(text), how, &parts)};
	}

	static constexpr int kMaxWidth = 4096;

	const std::vector<run::Value> &values_;
	std::string &out_;
};

} // namespace

void print_format(const typed::PrintfSpec &spec, const std::vector<run::Value> &values, std::string &out)
{
	Formatter formatter(values, out);

	for (const typed::PrintfPiece &piece : spec.pieces)
		formatter.piece(piece);
}

} // namespace dt::out
