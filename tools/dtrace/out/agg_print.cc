// SPDX-License-Identifier: GPL-2.0
/* Widths of columns are those of the classic tool: scripts take lines apart by them. */
#include "out/agg_print.h"

#include "gen/agg_buckets.h"
#include "out/columns.h"
#include "out/print.h"

namespace dt::out {

namespace {

constexpr int kValueWidth = 16;
constexpr size_t kTextWidth = 50;

void print_key(const AggKeyValue &key, const Type *type, const Naming &naming, std::string &out)
{
	struct Column {
		uint32_t size;
		int width;
	};
	static constexpr Column kColumns[] = {{1, 3}, {2, 5}, {4, 8}, {8, 16}};

	if (key.is_stack) {
		print_stack(key.value(type), naming, out);
		return;
	}
	if (key.is_text) {
		out += "  ";
		append_left(key.text, kTextWidth, out);
		return;
	}
	for (const Column &column : kColumns) {
		if (column.size != type->size)
			continue;
		if (type->is_signed)
			append_signed(key.number, column.width, out, 1);
		else
			append_unsigned(static_cast<uint64_t>(key.number), column.width, out, 1);
	}
}

run::Value value_of(int64_t number)
{
	run::Value value;

	value.is_signed = true;
	value.number = static_cast<uint64_t>(number);
	return value;
}

/* How many firings a distribution has. */
int64_t count_of_all(const AggCell &cell)
{
	int64_t count = 0;

	for (const auto &[bucket, of_bucket] : cell.buckets)
		count = wrapping_sum(count, of_bucket);
	return count;
}

/* "dd;entry_SYSCALL_64;vfs_read 20"; of several values the first one. */
void fold_line(const AggTotal &total, const AggLine &line, const Naming &naming, std::string &out)
{
	for (size_t i = 0; i < line.keys->size(); i++) {
		const AggKeyValue &key = (*line.keys)[i];
		const Type *type = total.aggregation->keys[i];

		out += i > 0 ? ";" : "";
		if (key.is_stack)
			fold_stack(key.value(type), naming, out);
		else if (key.is_text)
			out += key.text;
		else if (type->is_signed)
			append_signed(key.number, 0, out);
		else
			append_unsigned(static_cast<uint64_t>(key.number), 0, out);
	}
	out += ' ';
	append_signed(gen::has_buckets(total.function()) ?
			      wrapping_quotient(count_of_all(*line.cells[0]), total.normal) :
			      line.cells[0]->shown(total.function(), total.normal),
		      0, out);
	out += '\n';
}

} // namespace

void print_totals(AggTotals totals, const Options &options, const Naming &naming, std::string &out)
{
	for (const AggLine &line : sorted_lines(totals, options)) {
		if (options.is_folded()) {
			fold_line(*totals[0], line, naming, out);
			continue;
		}
		for (size_t i = 0; i < line.keys->size(); i++)
			print_key((*line.keys)[i], totals[0]->aggregation->keys[i], naming, out);
		for (size_t i = 0; i < totals.size(); i++) {
			const AggTotal &total = *totals[i];

			if (gen::has_buckets(total.function()))
				print_distribution(*total.aggregation, *line.cells[i], total.normal, options.aggzoom,
						   out);
			else
				append_signed(line.cells[i]->shown(total.function(), total.normal), kValueWidth, out,
					      1);
		}
		out += '\n';
	}
}

void print_formatted(AggTotals totals, const typed::PrintfSpec &format, const Options &options, const Naming &naming,
		     std::string &out)
{
	std::vector<run::Value> values(static_cast<size_t>(format.args));

	for (const AggLine &line : sorted_lines(totals, options)) {
		size_t next_key = 0, next_value = 0;

		for (const typed::PrintfPiece &piece : format.pieces) {
			if (piece.aggregation) {
				const size_t i = std::min(next_value++, totals.size() - 1);
				const AggTotal &total = *totals[i];

				if (gen::has_buckets(total.function())) {
					print_distribution(*total.aggregation, *line.cells[i], total.normal,
							   options.aggzoom, out);
					continue;
				}
				values[static_cast<size_t>(piece.arg)] =
					value_of(line.cells[i]->shown(total.function(), total.normal));
			} else if (piece.kind != typed::ConvKind::Text) {
				values[static_cast<size_t>(piece.arg)] =
					(*line.keys)[next_key].value(totals[0]->aggregation->keys[next_key]);
				next_key++;
			}
			print_piece(piece, values, naming, out);
		}
	}
}

} // namespace dt::out
