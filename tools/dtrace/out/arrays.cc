// SPDX-License-Identifier: GPL-2.0
/*
 * Decodes elements of associative arrays, and prints them; see arrays.h.
 *
 * A key of the map is the tuple (gen/workspace.h): integers as 8 bytes, all else as it is in memory, filled with zeros.
 */
#include "out/arrays.h"

#include <algorithm>
#include <cstring>

#include "out/agg_print.h"
#include "out/agg_sort.h"
#include "out/columns.h"
#include "out/print.h"
#include "out/print_json.h"
#include "out/widths.h"
#include "run/elements.h"
#include "type/rows.h"

namespace dt::out {

namespace {

using Bytes = std::span<const uint8_t>;

uint64_t number_of(Bytes bytes, const Type *type)
{
	uint64_t number = 0;
	const size_t size = std::clamp<size_t>(type->size, 1, sizeof(number));
	const auto unused = static_cast<unsigned>(64 - 8 * size);

	std::memcpy(&number, bytes.data(), std::min(size, bytes.size()));
	return type->is_signed ? static_cast<uint64_t>(static_cast<int64_t>(number << unused) >> unused) : number;
}

/* The frames up to the first 0; the number of the process precedes them. */
void take_stack(Bytes bytes, const Type *type, AggKeyValue &value)
{
	const bool is_user = type->stack == StackOf::Process;

	value.is_stack = true;
	value.names = is_user ? gen::Names::User : gen::Names::Kernel;
	value.part = is_user ? BuiltinId::Ustack : BuiltinId::StackTrace;
	value.stack.resize(bytes.size() / sizeof(uint64_t));
	std::memcpy(value.stack.data(), bytes.data(), value.stack.size() * sizeof(uint64_t));
	if (is_user && !value.stack.empty()) {
		value.pid = value.stack.front();
		value.stack.erase(value.stack.begin());
	}
	value.stack.erase(std::ranges::find(value.stack, uint64_t{0}), value.stack.end());
}

AggKeyValue value_of(Bytes bytes, const Type *type)
{
	AggKeyValue value;

	if (type->is_kept_stack()) {
		take_stack(bytes.first(std::min<size_t>(bytes.size(), type->size)), type, value);
	} else if (type->is_string()) {
		const char *text = reinterpret_cast<const char *>(bytes.data());

		value.is_text = true;
		value.text.assign(text, strnlen(text, bytes.size()));
	} else if (type->is_scalar()) {
		value.number = static_cast<int64_t>(number_of(bytes, type));
	} else {
		value.is_object = true;
		value.object.assign(bytes.begin(), bytes.begin() + std::min<size_t>(bytes.size(), type->size));
	}
	return value;
}

/* As a record would hold it. */
run::RecordValue recorded(const AggKeyValue &value, const Type *type)
{
	run::RecordValue made = value.value(type);

	made.is_float = type->is_float();
	return made;
}

void sort(std::vector<ArrayRow> &rows, const std::vector<const Type *> &keys, const Options &options)
{
	std::ranges::sort(rows, [&](const ArrayRow &a, const ArrayRow &b) {
		const int which = order_of_keys(a.keys, b.keys, keys, options.aggsortkeypos);

		return options.aggsortrev ? which > 0 : which < 0;
	});
}

class ArrayPrinter {
public:
	ArrayPrinter(const typed::Variable &array, const Options &options, const Naming &naming, std::string &out)
		: array_(array), options_(options), naming_(naming), out_(out)
	{
	}

	void row(const ArrayRow &row)
	{
		for (size_t i = 0; i < row.keys.size(); i++)
			print_key(row.keys[i], array_.keys[i], naming_, out_);
		value(row.value);
	}

	/* "key;key value" */
	void folded(const ArrayRow &row)
	{
		join_keys(row.keys, array_.keys, {";"}, naming_, out_);
		out_ += ' ';
		append_key(row.value, array_.type, naming_, out_);
		out_ += '\n';
	}

	std::string formatted(const ArrayRow &row, const typed::PrintfSpec &format) const
	{
		std::vector<run::RecordValue> keys;

		for (size_t i = 0; i < row.keys.size(); i++)
			keys.push_back(recorded(row.keys[i], array_.keys[i]));
		const RowValue value = [&](size_t, std::string &) { return recorded(row.value, array_.type); };
		return formatted_row(format, keys, value, naming_);
	}

	void json(const std::vector<ArrayRow> &rows, const typed::PrintfSpec *format)
	{
		Json json(out_);

		json.begin_object();
		json.text("type", "array");
		json.text("name", array_.text());
		json.key("entries");
		json.begin_list();
		for (const ArrayRow &row : rows) {
			json.begin_object();
			json.key("keys");
			json.begin_list();
			for (size_t i = 0; i < row.keys.size(); i++)
				json_value(recorded(row.keys[i], array_.keys[i]), naming_, json);
			json.end_list();
			json_member(row.value, json);
			if (format)
				json.text("text", formatted(row, *format));
			json.end_object();
		}
		json.end_list();
		json.end_object();
		json.end_line();
	}

private:
	/* The last column, with its end. */
	void value(const AggKeyValue &value)
	{
		const Type *type = array_.type;

		if (value.is_stack) {
			print_stack(value.value(type), naming_, out_);
		} else if (value.is_text) {
			std::string made;

			out_.append("  ").append(naming_.print(value.text, made)) += '\n';
		} else if (value.is_object) {
			const run::RecordValue object = recorded(value, type);

			out_ += ' ';
			print_typed({.action = BuiltinId::Print, .type = type, .span = {}, .fields = {}}, {&object, 1},
				    0, out_);
		} else {
			if (type->is_signed)
				append_signed(value.number, kValueWidth, out_, 1);
			else
				append_unsigned(static_cast<uint64_t>(value.number), kValueWidth, out_, 1);
			out_ += '\n';
		}
	}

	/* With the members of a struct. */
	void json_member(const AggKeyValue &value, Json &json) const
	{
		const run::RecordValue made = recorded(value, array_.type);

		if (value.is_object && !made.is_float) {
			json_typed({.action = BuiltinId::Print, .type = array_.type, .span = {}, .fields = {}},
				   {&made, 1}, json);
			return;
		}
		json.key("value");
		json_value(made, naming_, json);
	}

	const typed::Variable &array_;
	const Options &options_;
	const Naming &naming_;
	std::string &out_;
};

} // namespace

ArrayRow array_row(const gen::ArrayLayout &layout, Bytes key, Bytes value)
{
	ArrayRow row;
	size_t at = 0;

	for (size_t i = 0; i < layout.keys.size(); i++) {
		row.keys.push_back(value_of(key.subspan(at, layout.keys[i]), layout.variable->keys[i]));
		at += layout.keys[i];
	}
	row.value = value_of(value, layout.variable->type);
	return row;
}

void print_rows(const typed::Action &action, std::vector<ArrayRow> rows, const Options &options, const Naming &naming,
		std::string &out)
{
	const typed::PrintfSpec *format = action.format.get();
	ArrayPrinter printer(*action.array, options, naming, out);

	sort(rows, action.array->keys, options);
	if (options.is_json()) {
		printer.json(rows, format);
		return;
	}
	if (!format && !options.is_folded())
		out += '\n';
	for (const ArrayRow &row : rows) {
		if (format)
			out += printer.formatted(row, *format);
		else if (options.is_folded())
			printer.folded(row);
		else
			printer.row(row);
	}
}

Status Arrays::read(const gen::ArrayLayout &layout, std::vector<ArrayRow> &rows) const
{
	const gen::MapDef &map = unit_.maps[layout.map];
	std::vector<rec::ElementBytes> elements;
	std::deque<std::vector<uint8_t>> bytes; /* of the elements, for the recorder */

	const auto keep = [&](Bytes from) { return Bytes(bytes.emplace_back(from.begin(), from.end())); };
	const Status status = run::read_elements(session_->units.front().maps[layout.map].get(), map.key_size,
						 map.value_size, [&](Bytes key, Bytes value) {
							 rows.push_back(array_row(layout, key, value));
							 if (recorder_)
								 elements.push_back({keep(key), keep(value)});
						 });
	if (recorder_ && status)
		recorder_->array(static_cast<uint32_t>(&layout - unit_.arrays.data()), elements);
	return status;
}

void Arrays::add(const rec::ArrayEvent &array)
{
	std::vector<ArrayRow> rows;

	for (const rec::ElementBytes &element : array.elements)
		rows.push_back(array_row(*array.layout, element.key, element.value));
	added_.push_back({array.layout, std::move(rows)});
}

Status Arrays::print(const typed::Action &action, const Options &options, const Naming &naming, std::string &out)
{
	const auto layout = std::ranges::find(unit_.arrays, action.array, &gen::ArrayLayout::variable);
	Status status;
	std::vector<ArrayRow> rows;

	if (layout == unit_.arrays.end())
		no_code("map of an array");
	if (session_) {
		if (status = read(*layout, rows); !status)
			return status;
	} else if (!added_.empty() && added_.front().layout == &*layout) {
		rows = std::move(added_.front().rows);
		added_.pop_front();
	} else {
		return status; /* the run could not read it */
	}
	print_rows(action, std::move(rows), options, naming, out);
	return status;
}

} // namespace dt::out
