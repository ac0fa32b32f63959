// SPDX-License-Identifier: GPL-2.0
/*
 * Builds the objects of JSON output; see print_json.h.
 *
 * Each output action is a row with a function, like the rows that print text in
 * print.cc. An assertion at compile time shows that each action has a row. Texts
 * that formats make, of printf() and printa(), come from the functions that print
 * them as text. So the member "text" is what a user would see without JSON.
 */
#include "out/print_json.h"

#include "base/visit.h"
#include "gen/agg_buckets.h"
#include "out/agg_print.h"
#include "out/json.h"
#include "type/rows.h"

namespace dt::out {

namespace {

void add_bytes(std::span<const uint8_t> bytes, Json &json)
{
	json.begin_object();
	json.key("bytes");
	json.bytes(bytes);
	json.end_object();
}

} // namespace

void json_value(const run::RecordValue &value, const Naming &naming, Json &json)
{
	if (value.is_stack) {
		json.begin_list();
		for (const std::string &name : frame_names(value, naming))
			json.text(name);
		json.end_list();
	} else if (value.names != gen::Names::None) {
		json.text(address_text(value, naming));
	} else if (value.is_float) {
		json.floating(value.object);
	} else if (!value.object.empty()) {
		if (const size_t length = text_length(value.object))
			json.text({reinterpret_cast<const char *>(value.object.data()), length});
		else
			add_bytes(value.object, json);
	} else if (value.is_string) {
		json.text(value.text);
	} else if (value.is_signed) {
		json.integer(static_cast<int64_t>(value.number));
	} else {
		json.number(value.number);
	}
}

namespace {

/* What one action has recorded, and how. */
class JsonOutput {
public:
	JsonOutput(const gen::OutputAction &action, run::RecordValues values, const Naming &naming, Json &json)
		: action_(action), values_(values), naming_(naming), json_(json)
	{
	}

	void add()
	{
		struct Row {
			BuiltinId id;
			void (JsonOutput::*add)();
		};
		static constexpr Row kRows[] = {
			{BuiltinId::Print, &JsonOutput::print},
			{BuiltinId::Printf, &JsonOutput::printf},
			{BuiltinId::Trace, &JsonOutput::value},
			{BuiltinId::Tracemem, &JsonOutput::tracemem},
		};
		static_assert(all_have_code(ActionKind::Output, kRows));
		const Row *row = find_row(kRows, shown_as(action_.action));

		if (!row)
			no_code("output");
		json_.begin_object();
		json_.text("action", builtin(action_.action).name);
		(this->*row->add)();
		json_.end_object();
	}

private:
	void value()
	{
		json_.key("value");
		json_value(values_.front(), naming_, json_);
	}

	void tracemem()
	{
		json_.key("value");
		add_bytes(tracemem_bytes(values_), json_);
	}

	/* As text, too, which has names and types, without the end of its last line. */
	void print()
	{
		std::string text;

		print_typed(action_, values_, 0, text);
		text.pop_back();
		json_.text("text", text);
		json_typed(action_, values_, json_);
	}

	void printf()
	{
		std::string text;

		print_format(*action_.format, values_, naming_, text);
		json_.text("text", text);
		json_.key("values");
		json_.begin_list();
		for (const run::RecordValue &of : values_)
			json_value(of, naming_, json_);
		json_.end_list();
	}

	const gen::OutputAction &action_;
	const run::RecordValues values_;
	const Naming &naming_;
	Json &json_;
};

const char *flow_name(FlowKind kind)
{
	switch (kind) {
	case FlowKind::Within: return "within";
	case FlowKind::Enters: return "entry";
	case FlowKind::Leaves: return "return";
	}
	return "";
}

/* With -x flowtime. */
void add_times(const PrintedFiring &firing, Json &json)
{
	if (firing.flow->has_times && firing.flow->ns)
		json.number("ns", *firing.flow->ns);
	if (!firing.flow->result)
		return;
	json.key("result");
	json_value(result_of(firing.record, *firing.flow->result), {}, json);
}

void add_firing(std::string_view type, const PrintedFiring &firing, Json &json)
{
	const Probe &probe = *firing.record.probe;

	json.text("type", type);
	if (firing.time)
		json.number("time", firing.time);
	json.number("cpu", firing.cpu);
	json.number("id", probe.id);
	json.text("probe", probe.full_name());
	json.number("clause", firing.record.clause);
	if (firing.flow) {
		json.text("flow", flow_name(firing.flow->kind));
		json.number("depth", firing.flow->depth);
		add_times(firing, json);
	}
}

/* The objects of one firing. */
class JsonRecord {
public:
	JsonRecord(const PrintedFiring &firing, const Naming &naming, std::string &out)
		: firing_(firing), naming_(naming), json_(out)
	{
	}

	void begin()
	{
		if (is_open_)
			return;
		is_open_ = true;
		json_.begin_object();
		add_firing("record", firing_, json_);
		if (++parts_ > 1)
			json_.number("part", parts_);
		json_.key("output");
		json_.begin_list();
	}

	void item(const gen::OutputAction &action, run::RecordValues values)
	{
		begin();
		JsonOutput(action, values, naming_, json_).add();
	}

	void end()
	{
		if (!is_open_)
			return;
		is_open_ = false;
		json_.end_list();
		json_.end_object();
		json_.end_line();
	}

private:
	const PrintedFiring &firing_;
	const Naming &naming_;
	Json json_;
	bool is_open_ = false;
	uint64_t parts_ = 0;
};

} // namespace

void json_record(const PrintedFiring &firing, const PrintOptions &options, const Perform &perform, std::string &out)
{
	JsonRecord record(firing, options.naming, out);

	if (!options.quiet)
		record.begin();
	for (const run::RecordItem &item : firing.record.items) {
		match(
			item.action, [&](const gen::OutputAction *action) { record.item(*action, item.values); },
			[&](const gen::RequestAction *request) {
				record.end();
				perform(*request, item.values);
			});
	}
	record.end();
}

void json_fault(const PrintedFiring &firing, const std::optional<Piece> &piece, std::string &out)
{
	const run::Record &record = firing.record;
	std::string text = fault_text(record);
	Json json(out);

	json.begin_object();
	add_firing("fault", firing, json);
	json.text("kind", gen::fault_name(record.fault));
	if (has_address(record.fault))
		json.number("address", record.address);
	if (has_number(record.fault)) {
		json.key(record.fault == gen::Fault::BadSize ? "size" : "index");
		json.integer(static_cast<int64_t>(record.address));
	}
	json.number("pc", record.pc);
	if (piece) {
		json.text("file", piece->file);
		json.number("line", piece->line);
		json.text("code", piece->code);
		text += ", at " + piece->text();
	}
	json.text("text", text);
	json.end_object();
	json.end_line();
}

namespace {

void add_end(std::string_view name, std::optional<int64_t> number, Json &json)
{
	json.key(name);
	if (number)
		json.integer(*number);
	else
		json.null();
}

void add_buckets(const AggTotal &total, const AggCell &cell, Json &json)
{
	json.key("buckets");
	json.begin_list();
	for (const auto &[bucket, count] : cell.buckets) {
		const gen::BucketRange range = gen::bucket_range(*total.aggregation, bucket);

		if (!count)
			continue;
		json.begin_object();
		add_end("from", range.from, json);
		add_end("to", range.to, json);
		json.key("count");
		json.integer(wrapping_quotient(count, total.normal));
		json.end_object();
	}
	json.end_list();
}

/* The members that say what a cell is worth. */
void add_cell(const AggTotal &total, const AggCell &cell, Json &json)
{
	if (gen::has_buckets(total.function())) {
		add_buckets(total, cell, json);
		return;
	}
	json.key("value");
	json.integer(cell.shown(total.function(), total.normal));
}

/* With -x aggpercpu. */
void add_cpus(const AggTotal &total, const AggRow &row, Json &json)
{
	json.key("cpus");
	json.begin_list();
	for (const auto &[cpu, cell] : row.of_cpu) {
		json.begin_object();
		json.number("cpu", cpu);
		add_cell(total, cell, json);
		json.end_object();
	}
	json.end_list();
}

void add_keys(const AggTotal &total, const AggLine &line, const Naming &naming, Json &json)
{
	AggKeys reader(total.aggregation->keys);
	const std::vector<AggKeyValue> &keys = line.keys(reader);

	json.key("keys");
	json.begin_list();
	for (size_t i = 0; i < keys.size(); i++) {
		const AggKeyValue &key = keys[i];

		/* The text of an address is its name. */
		if (key.is_text)
			json.text(key.text);
		else
			json_value(key.value(total.aggregation->keys[i]), naming, json);
	}
	json.end_list();
}

} // namespace

void json_totals(AggTotals totals, const typed::PrintfSpec *format, const Options &options, const Naming &naming,
		 std::string &out)
{
	const AggLines lines = sorted_lines(totals, options);
	Json json(out);

	for (size_t i = 0; i < totals.size(); i++) {
		const AggTotal &total = *totals[i];

		json.begin_object();
		json.text("type", "aggregation");
		json.text("name", "@" + total.aggregation->name);
		json.text("function", total.aggregation->function->name);
		json.key("entries");
		json.begin_list();
		for (const AggLine &line : lines) {
			json.begin_object();
			add_keys(total, line, naming, json);
			add_cell(total, line.cell(i), json);
			if (total.has_cpus)
				add_cpus(total, line.row(i), json);
			/* Once, as it is of the whole row. */
			if (format && i == 0)
				json.text("text", formatted_line(totals, *format, line, options, naming));
			json.end_object();
		}
		json.end_list();
		json.end_object();
		json.end_line();
	}
}

} // namespace dt::out
