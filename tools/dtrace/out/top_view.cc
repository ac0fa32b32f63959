// SPDX-License-Identifier: GPL-2.0
/* Sorts the tables, divides the lines of the screen among them, and writes the lines; see top_view.h. */
#include "out/top_view.h"

#include <algorithm>
#include <cmath>
#include <tuple>

#include "base/diag.h"
#include "base/number.h"
#include "out/columns.h"
#include "out/json.h"

namespace dt::out {

namespace {

constexpr size_t kByRate = 0, kByTotal = 1, kByKeys = 2;
constexpr size_t kNumberWidth = 12;
constexpr std::string_view kHelp = "q quit  p pause  < > sorted by  r reverse";

/* A cell of the terminal for each character; what is no text, and would move the cursor, is a question mark. */
std::string printable(std::string_view text)
{
	std::string out;

	while (!text.empty()) {
		const size_t length = utf8_length(text);
		const auto first = static_cast<unsigned char>(text[0]);
		/* U+0080 to U+009F are control characters, too. */
		const bool is_control = first < ' ' || first == 0x7f ||
					(first == 0xc2 && length == 2 && static_cast<unsigned char>(text[1]) < 0xa0);

		out += is_control || !length ? "?" : text.substr(0, length);
		text.remove_prefix(std::max<size_t>(length, 1));
	}
	return out;
}

/* Characters of valid UTF-8. */
size_t cells(std::string_view text)
{
	return static_cast<size_t>(std::ranges::count_if(text, [](char c) { return (c & 0xc0) != 0x80; }));
}

std::string cut(std::string text, size_t columns)
{
	size_t bytes = 0;

	for (; columns && bytes < text.size(); columns--)
		bytes += utf8_length(std::string_view(text).substr(bytes));
	text.resize(bytes);
	return text;
}

/* Numbers in the order of numbers, before texts in theirs. */
bool is_before(const std::string &a, const std::string &b)
{
	const auto number_a = parse_number<int64_t>(a), number_b = parse_number<int64_t>(b);

	if (number_a && number_b && *number_a != *number_b)
		return *number_a < *number_b;
	if (number_a.has_value() != number_b.has_value())
		return number_a.has_value();
	return a < b; /* also of "1" and "01" */
}

/* The largest numbers and the first keys come first; among equal rows the larger total, then the first keys. */
bool stands_before(const TopRow &a, const TopRow &b, size_t column)
{
	const size_t key = column - kByKeys;
	const double rate_a = a.rate.value_or(0), rate_b = b.rate.value_or(0);

	if (column >= kByKeys && key < a.keys.size() && a.keys[key] != b.keys[key])
		return is_before(a.keys[key], b.keys[key]);
	if (column == kByRate && (rate_a < rate_b || rate_a > rate_b))
		return rate_a > rate_b;
	if (a.total != b.total)
		return a.total > b.total;
	return std::ranges::lexicographical_compare(a.keys, b.keys, is_before);
}

std::vector<const TopRow *> sorted(const TopTable &table, const TopChoice &choice)
{
	std::vector<const TopRow *> rows;

	for (const TopRow &row : table.rows)
		rows.push_back(&row);
	std::ranges::sort(rows, [&](const TopRow *a, const TopRow *b) {
		return choice.is_reversed ? stands_before(*b, *a, choice.column) : stands_before(*a, *b, choice.column);
	});
	return rows;
}

/* How many rows each table shows if all have @lines together. A table that needs fewer leaves them to the others. */
std::vector<size_t> shares(const TopShot &shot, uint64_t most, size_t lines)
{
	std::vector<size_t> list(shot.tables.size(), 0);
	bool is_given = true;

	while (lines && is_given) {
		is_given = false;
		for (size_t i = 0; i < list.size() && lines; i++) {
			if (list[i] >= std::min<uint64_t>(shot.tables[i].rows.size(), most))
				continue;
			list[i]++;
			lines--;
			is_given = true;
		}
	}
	return list;
}

std::string period_text(std::chrono::milliseconds period)
{
	const auto ms = period.count();

	return ms == 1000 ? "second" : ms % 1000 ? std::to_string(ms) + " ms" : std::to_string(ms / 1000) + " s";
}

std::string column_title(std::string_view name, bool is_chosen)
{
	return std::string(name) + (is_chosen ? "*" : " ");
}

std::string title(const TopTable &table, const TopChoice &choice)
{
	std::string text, keys;

	append_right(column_title("TOTAL", choice.column == kByTotal), kNumberWidth + 1, text);
	append_right(column_title("PER SECOND", choice.column == kByRate), kNumberWidth + 1, text);
	for (size_t i = 0; i < table.key_names.size(); i++) {
		keys += keys.empty() ? "" : ", ";
		keys += table.key_names[i] + (choice.column == kByKeys + i ? "*" : "");
	}
	text += ' ' + table.name;
	text += keys.empty() ? "" : '[' + keys + ']';
	text += table.range.empty() ? "" : "  " + table.range;
	return text;
}

/* @widths: of the keys; the last one is not filled up. */
std::string row_text(const TopRow &row, const std::vector<size_t> &widths)
{
	std::string text;

	append_right(std::to_string(row.total), kNumberWidth, text);
	text += ' ';
	append_right(row.rate ? format("%.1f", *row.rate) : "-", kNumberWidth, text);
	text += "  ";
	if (!row.blocks.empty())
		text += ':' + row.blocks + ":  ";
	for (size_t i = 0; i < row.keys.size(); i++) {
		const std::string key = printable(row.keys[i]);

		text += key;
		if (i + 1 < row.keys.size())
			text.append(widths[i] - cells(key) + 2, ' ');
	}
	return text;
}

void add_table(const TopTable &table, size_t rows, const TopChoice &choice, std::vector<std::string> &lines)
{
	std::vector<const TopRow *> list = sorted(table, choice);
	std::vector<size_t> widths(table.key_names.size(), 0);

	list.resize(rows);
	for (const TopRow *row : list)
		for (size_t i = 0; i < row->keys.size(); i++)
			widths[i] = std::max(widths[i], cells(printable(row->keys[i])));
	lines.push_back(title(table, choice));
	for (const TopRow *row : list)
		lines.push_back(row_text(*row, widths));
}

} // namespace

size_t sort_columns(const TopShot &shot)
{
	size_t keys = 0;

	for (const TopTable &table : shot.tables)
		keys = std::max(keys, table.key_names.size());
	return kByKeys + keys;
}

std::vector<std::string> top_lines(const TopShot &shot, TopSize size, const TopChoice &choice, uint64_t most,
				   std::string_view message)
{
	const size_t tables = shot.tables.size();
	/* The first line, the last one, a title for each table, and an empty line between two. */
	const size_t used = 2 + 2 * tables - (tables > 0);
	const std::vector<size_t> rows = shares(shot, most, size.lines > used ? size.lines - used : 0);
	std::vector<std::string> lines;

	lines.push_back("dtrace: " + std::to_string(shot.age.count()) + " s, refreshed each " +
			period_text(shot.period) + (choice.is_paused ? ", paused" : ""));
	for (size_t i = 0; i < tables; i++) {
		if (i > 0)
			lines.emplace_back();
		add_table(shot.tables[i], rows[i], choice, lines);
	}
	lines.resize(size.lines > 0 ? size.lines - 1 : 0);
	lines.push_back(message.empty() ? std::string(kHelp) : printable(message));
	for (std::string &line : lines)
		line = cut(std::move(line), size.columns);
	return lines;
}

} // namespace dt::out
