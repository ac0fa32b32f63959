// SPDX-License-Identifier: GPL-2.0
/*
 * Rows and formats of aggregations; see agg_print.h.
 */
#include "out/agg_print.h"

#include <langinfo.h>
#include <locale.h>

#include <type_traits>

#include "gen/agg_buckets.h"
#include "out/columns.h"
#include "out/print.h"
#include "out/widths.h"

namespace dt::out {

namespace {

/* A struct that is nothing but text. */
bool is_text_object(const AggKeyValue &key)
{
	return key.is_object && text_length(key.object);
}

/* Bytes by which a line may be longer than the first one, without more memory for it. */
constexpr size_t kMoreOfALine = 8;

/* The first line may be much longer than the others. */
constexpr size_t kMostAhead = size_t{16} << 20;

std::string_view text_of(const AggKeyValue &key)
{
	if (!key.is_object)
		return key.text;
	return {reinterpret_cast<const char *>(key.object.data()), text_length(key.object)};
}

run::RecordValue value_of(int64_t number)
{
	run::RecordValue value;

	value.is_signed = true;
	value.number = static_cast<uint64_t>(number);
	return value;
}

/* The number that is shown for a cell where there is room for only one: the count of a distribution. */
int64_t one_number(const AggTotal &total, const AggCell &cell)
{
	return gen::has_buckets(total.function()) ? wrapping_quotient(count_of_all(cell), total.normal) :
						    cell.shown(total.function(), total.normal);
}

/* As one word. */
void append_hex(std::span<const uint8_t> bytes, std::string &out)
{
	for (const uint8_t byte : bytes)
		out += format("%02x", byte);
}

/* "dd;entry_SYSCALL_64;vfs_read 20"; of several values the first one. */
void fold_line(const AggTotal &total, const AggLine &line, const std::vector<AggKeyValue> &keys, const Naming &naming,
	       std::string &out)
{
	join_keys(keys, total.aggregation->keys, {";"}, naming, out);
	out += ' ';
	append_signed(one_number(total, line.cell(0)), 0, out);
	out += '\n';
}

/* As the conversions of the C library would have it. */
bool locale_is_utf8()
{
	const locale_t locale = newlocale(LC_CTYPE_MASK, "", nullptr);

	if (!locale)
		return false;
	const bool is_utf8 = std::string_view(nl_langinfo_l(CODESET, locale)) == "UTF-8";
	freelocale(locale);
	return is_utf8;
}

} // namespace

int64_t count_of_all(const AggCell &cell)
{
	int64_t count = 0;

	for (const auto &[bucket, of_bucket] : cell.buckets)
		count = wrapping_sum(count, of_bucket);
	return count;
}

bool wants_utf8(Encoding encoding)
{
	return encoding == Encoding::Locale ? locale_is_utf8() : encoding == Encoding::Utf8;
}

namespace {

/* -x agghist and -x aggpack: all rows as one picture. False if that is not what they are about. */
bool print_picture(const AggTotal &total, const std::vector<AggLine> &lines, const Options &options,
		   const Naming &naming, std::string &out)
{
	const bool has_buckets = gen::has_buckets(total.function());
	std::vector<PictureRow> rows;
	AggKeys keys(total.aggregation->keys);

	if (!(has_buckets ? options.aggpack : options.agghist) || lines.empty())
		return false;
	for (const AggLine &line : lines) {
		rows.push_back({"", &line.cell(0), 0});
		join_keys(line.keys(keys), total.aggregation->keys, {" "}, naming, rows.back().label);
		rows.back().value = one_number(total, line.cell(0));
	}
	if (has_buckets)
		print_packed(*total.aggregation, rows, options.aggzoom, wants_utf8(options.encoding), out);
	else
		print_bars(rows, options.aggzoom, out);
	return true;
}

void print_value(const AggTotal &total, const AggCell &cell, const Options &options, std::string &out)
{
	if (gen::has_buckets(total.function()))
		print_distribution(*total.aggregation, cell, total.normal, options.aggzoom, out);
	else
		append_signed(cell.shown(total.function(), total.normal), kValueWidth, out, 1);
}

/* -x aggpercpu: after the value of all CPUs that of each. */
void print_cpus(const AggTotal &total, const AggRow &row, const Options &options, std::string &out)
{
	for (const auto &[cpu, cell] : row.of_cpu) {
		out += "\n    [CPU ";
		append_unsigned(cpu, 0, out);
		out += ']';
		print_value(total, cell, options, out);
	}
}

/* A key in its column. */
void print_text(std::string_view text, const Naming &naming, std::string &out)
{
	std::string made;

	append_left(naming.print(text, made), kKeyTextWidth, out, 2);
}

void print_number(int64_t number, const Type *type, std::string &out)
{
	const IntegerWidth *width = integer_width(type->size);

	if (!width)
		return;
	if (type->is_signed)
		append_signed(number, width->of_key, out, 1);
	else
		append_unsigned(static_cast<uint64_t>(number), width->of_key, out, 1);
}

void print_keys(const AggLine &line, const std::vector<const Type *> &types, const Naming &naming, std::string &out)
{
	const std::vector<AggKeyValue> &keys = line.keyed->second.keys;

	if (line.is_plain()) {
		AggKeys::each(line.bytes(), types, [&](size_t i, auto value) {
			if constexpr (std::is_same_v<decltype(value), int64_t>)
				print_number(value, types[i], out);
			else
				print_text(value, naming, out);
		});
	}
	for (size_t i = 0; i < keys.size(); i++)
		print_key(keys[i], types[i], naming, out);
}

} // namespace

void print_key(const AggKeyValue &key, const Type *type, const Naming &naming, std::string &out)
{
	if (key.is_stack)
		print_stack(key.value(type), naming, out);
	else if (key.is_text || is_text_object(key))
		print_text(text_of(key), naming, out);
	else if (key.is_object)
		print_bytes(key.object, out);
	else
		print_number(key.number, type, out);
}

void append_key(const AggKeyValue &key, const Type *type, const Naming &naming, std::string &out)
{
	std::string made;

	if (key.is_stack)
		fold_stack(key.value(type), naming, out);
	else if (key.is_text || is_text_object(key))
		out += naming.print(text_of(key), made);
	else if (key.is_object)
		append_hex(key.object, out);
	else if (type->is_signed)
		append_signed(key.number, 0, out);
	else
		append_unsigned(static_cast<uint64_t>(key.number), 0, out);
}

void join_keys(const std::vector<AggKeyValue> &keys, const std::vector<const Type *> &types, KeyJoint joint,
	       const Naming &naming, std::string &out)
{
	bool is_first = true;

	for (size_t i = 0; i < keys.size(); i++) {
		const size_t before = out.size();

		if (!is_first)
			out += joint.separator;
		const size_t start = out.size();
		append_key(keys[i], types[i], naming, out);
		if (joint.skips_empty_stacks && keys[i].is_stack && out.size() == start)
			out.resize(before);
		else
			is_first = false;
	}
}

void print_totals(AggTotals totals, const Options &options, const Naming &naming, std::string &out)
{
	const AggLines sorted = sorted_lines(totals, options);
	const std::vector<AggLine> &lines = sorted.list;

	if (!options.is_folded() && totals.size() == 1 && print_picture(*totals[0], lines, options, naming, out))
		return;
	const std::vector<const Type *> &types = totals[0]->aggregation->keys;
	const size_t before = out.size();
	AggKeys reader(types);
	for (const AggLine &line : lines) {
		/* Memory for all lines at once: the others are about as long as the first. */
		if (&line == &lines[0] + 1)
			out.reserve(out.size() +
				    std::min((out.size() - before + kMoreOfALine) * (lines.size() - 1), kMostAhead));
		if (options.is_folded()) {
			fold_line(*totals[0], line, line.keys(reader), naming, out);
			continue;
		}
		print_keys(line, types, naming, out);
		for (size_t i = 0; i < totals.size(); i++) {
			print_value(*totals[i], line.cell(i), options, out);
			print_cpus(*totals[i], line.row(i), options, out);
		}
		out += '\n';
	}
}

std::string formatted_row(const typed::PrintfSpec &format, const std::vector<run::RecordValue> &keys,
			  const RowValue &value, const Naming &naming)
{
	std::vector<run::RecordValue> values(static_cast<size_t>(format.args));
	size_t next_key = 0, next_value = 0;
	std::string out;

	for (const typed::PrintfPiece &piece : format.pieces) {
		for (const int star : {piece.width_arg, piece.precision_arg})
			if (star >= 0)
				values[static_cast<size_t>(star)] = keys[next_key++];
		if (piece.aggregation) {
			std::optional<run::RecordValue> made = value(next_value++, out);

			if (!made)
				continue;
			values[static_cast<size_t>(piece.arg)] = std::move(*made);
		} else if (piece.kind != typed::ConvKind::Text) {
			values[static_cast<size_t>(piece.arg)] = keys[next_key++];
		}
		print_piece(piece, values, naming, out);
	}
	return out;
}

std::string formatted_line(AggTotals totals, const typed::PrintfSpec &format, const AggLine &line,
			   const Options &options, const Naming &naming)
{
	const std::vector<const Type *> &types = totals[0]->aggregation->keys;
	AggKeys reader(types);
	const std::vector<AggKeyValue> &read = line.keys(reader);
	std::vector<run::RecordValue> keys;

	for (size_t i = 0; i < read.size(); i++)
		keys.push_back(read[i].value(types[i]));
	const RowValue value = [&](size_t n, std::string &out) -> std::optional<run::RecordValue> {
		const size_t i = std::min(n, totals.size() - 1);
		const AggTotal &total = *totals[i];

		if (!gen::has_buckets(total.function()))
			return value_of(line.cell(i).shown(total.function(), total.normal));
		print_distribution(*total.aggregation, line.cell(i), total.normal, options.aggzoom, out);
		return {};
	};
	return formatted_row(format, keys, value, naming);
}

void print_formatted(AggTotals totals, const typed::PrintfSpec &format, const Options &options, const Naming &naming,
		     std::string &out)
{
	for (const AggLine &line : sorted_lines(totals, options))
		out += formatted_line(totals, format, line, options, naming);
}

} // namespace dt::out
