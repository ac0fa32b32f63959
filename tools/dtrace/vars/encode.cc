// SPDX-License-Identifier: GPL-2.0
/*
 * The kernel checks a DATASEC strictly: offsets ascend, variables do not
 * overlap, none has size 0, and names hold letters, digits, dots and
 * underscores. A variable that breaks these rules is left out and counted. If
 * two symbols have the same address, the first by name is in the DATASEC,
 * because the kernel accepts only one; the others are tags on it.
 */
#include "vars/encode.h"

#include <bpf/btf.h>

#include <algorithm>
#include <cctype>
#include <cerrno>
#include <cstring>
#include <unordered_map>
#include <unordered_set>

#include "type/vars_blob.h"
#include "vars/types.h"

namespace dt::vars {

namespace {

constexpr uint64_t kTagBytes = sizeof(struct btf_type) + sizeof(struct btf_decl_tag);

/* As the kernel's __btf_name_valid() does. */
bool is_btf_name(const std::string &name)
{
	const auto is_good = [](char c, bool is_first) {
		return std::isalpha(static_cast<unsigned char>(c)) || c == '_' || c == '.' ||
		       (!is_first && std::isdigit(static_cast<unsigned char>(c)));
	};

	if (name.empty() || name.size() > 127)
		return false;
	for (size_t i = 0; i < name.size(); i++)
		if (!is_good(name[i], i == 0))
			return false;
	return true;
}

class Encoder {
public:
	Encoder(const DwarfFile &file, btf *base, Counts &counts)
		: file_(file), base_(base), types_(base), counts_(counts)
	{
	}

	Result<BtfPtr> run();

private:
	struct Chosen {
		const DwarfVariable *variable;
		uint32_t type;
		std::vector<const DwarfVariable *> aliases = {};
	};

	void choose();
	void choose_section(uint32_t section, std::vector<const DwarfVariable *> &list);
	void count_names(const btf *written, uint32_t first);
	Status write_section(btf *to, uint32_t section, const std::vector<Chosen> &list);
	Status tag(btf *to, const DwarfVariable &variable, int id);
	Status tag(btf *to, const std::string &text, int id);

	const DwarfFile &file_;
	btf *base_;
	TypeMap types_;
	Counts &counts_;
	std::vector<std::vector<Chosen>> chosen_; /* by section */
	std::unordered_map<std::string, unsigned> names_;
};

/* Chooses the variables of one section that its DATASEC can hold. */
void Encoder::choose_section(uint32_t section, std::vector<const DwarfVariable *> &list)
{
	uint64_t end = 0;
	bool is_first = true;
	uint64_t begin = 0;

	for (const DwarfVariable *variable : list) {
		counts_.symbols++;
		if (!is_btf_name(variable->name)) {
			counts_.bad_name++;
			continue;
		}
		if (!is_first && variable->offset == begin) {
			chosen_[section].back().aliases.push_back(variable);
			names_[variable->name]++;
			continue;
		}
		if (variable->offset < end || variable->bytes == 0) {
			counts_.overlapping++;
			continue;
		}
		const bool has_type = variable->has_type && variable->type != 0;
		uint32_t type = has_type ? types_.completed(types_.of(file_.dwarf(), variable->type), variable->bytes) :
					   0;

		if (type == 0) {
			type = types_.bytes(static_cast<uint32_t>(std::min<uint64_t>(variable->bytes, INT32_MAX)));
			counts_.without_type++;
		} else if (const uint64_t bytes = types_.size_of(type); bytes != variable->bytes) {
			counts_.other_size.push_back(variable->name + " (" + std::to_string(variable->bytes) +
						     " bytes, type " + std::to_string(bytes) + ')');
		}
		chosen_[section].push_back({variable, type});
		names_[variable->name]++;
		begin = variable->offset;
		end = begin + variable->bytes;
		is_first = false;
	}
}

void Encoder::choose()
{
	std::vector<std::vector<const DwarfVariable *>> by_section(file_.sections().size());

	for (const DwarfVariable &variable : file_.variables())
		by_section[variable.section].push_back(&variable);
	chosen_.resize(by_section.size());
	for (uint32_t section = 0; section < by_section.size(); section++)
		choose_section(section, by_section[section]);
}

/* Tells variables of one name apart. */
Status Encoder::tag(btf *to, const DwarfVariable &variable, int id)
{
	if (names_[variable.name] < 2 || variable.file.empty())
		return {};
	return tag(to, std::string(kFileTag) + variable.file, id);
}

Status Encoder::tag(btf *to, const std::string &text, int id)
{
	if (const int error = btf__add_decl_tag(to, text.c_str(), id, -1); error < 0)
		return Error{"cannot write a tag", -error};
	counts_.tags++;
	return {};
}

Status Encoder::write_section(btf *to, uint32_t section, const std::vector<Chosen> &list)
{
	const Section &where = file_.sections()[section];
	SectionCounts counts = {where.name, list.size(), 0, 0};
	std::vector<int> ids;

	for (const Chosen &chosen : list) {
		const int linkage = chosen.variable->is_static ? BTF_VAR_STATIC : BTF_VAR_GLOBAL_ALLOCATED;
		const int id = btf__add_var(to, chosen.variable->name.c_str(), linkage, static_cast<int>(chosen.type));

		if (id < 0)
			return Error{"cannot write variable " + chosen.variable->name, -id};
		ids.push_back(id);
		counts.bytes += chosen.variable->bytes;
	}
	if (counts_.encoded == 0 && !file_.build_id().empty()) {
		if (Status status = tag(to, std::string(kBuildIdTag) + file_.build_id(), ids[0]); !status)
			return status;
	}
	for (size_t i = 0; i < list.size(); i++) {
		if (Status status = tag(to, *list[i].variable, ids[i]); !status)
			return status;
		for (const DwarfVariable *alias : list[i].aliases) {
			if (Status status = tag(to, std::string(kAliasTag) + alias->name, ids[i]); !status)
				return status;
			counts_.aliases++;
		}
	}
	if (const int id = btf__add_datasec(to, where.name.c_str(), static_cast<uint32_t>(where.bytes)); id < 0)
		return Error{"cannot write section " + where.name, -id};
	for (size_t i = 0; i < list.size(); i++) {
		const int error = btf__add_datasec_var_info(to, ids[i], static_cast<uint32_t>(list[i].variable->offset),
							    static_cast<uint32_t>(list[i].variable->bytes));

		if (error < 0)
			return Error{"cannot write section " + where.name, -error};
	}
	counts.btf_bytes = list.size() *
				   (sizeof(struct btf_type) + sizeof(struct btf_var) + sizeof(struct btf_var_secinfo)) +
			   sizeof(struct btf_type);
	counts_.encoded += list.size();
	counts_.sections.push_back(counts);
	return {};
}

/* A name is written once, and not at all if the base has it. It counts for the first item with this name. */
void Encoder::count_names(const btf *written, uint32_t first)
{
	std::unordered_set<uint32_t> seen;
	size_t section = 0;
	const auto count = [&](uint32_t offset, uint64_t &bytes) {
		if (offset >= first && seen.insert(offset).second)
			bytes += std::strlen(btf__str_by_offset(written, offset)) + 1;
	};

	for (uint32_t id = btf__type_cnt(base_); id < btf__type_cnt(written); id++) {
		const btf_type *t = btf__type_by_id(written, id);

		if (btf_is_decl_tag(t))
			count(t->name_off, counts_.tag_name_bytes);
		if (!btf_is_datasec(t))
			continue;
		SectionCounts &counts = counts_.sections[section++];
		count(t->name_off, counts.name_bytes);
		for (unsigned i = 0; i < btf_vlen(t); i++)
			count(btf__type_by_id(written, btf_var_secinfos(t)[i].type)->name_off, counts.name_bytes);
	}
}

Result<BtfPtr> Encoder::run()
{
	BtfPtr to(btf__new_empty_split(base_));
	uint32_t size = 0;

	if (!to)
		return Error{"cannot begin to write BTF", errno};
	choose();
	if (Status status = types_.write(to.get()); !status)
		return status.error();
	for (uint32_t section = 0; section < chosen_.size(); section++) {
		if (chosen_[section].empty())
			continue;
		if (Status status = write_section(to.get(), section, chosen_[section]); !status)
			return status.error();
	}
	counts_.new_types = types_.new_types();
	const void *raw = btf__raw_data(to.get(), &size);
	btf_header header;
	std::memcpy(&header, raw, sizeof(header));
	counts_.blob_bytes = size;
	counts_.name_bytes = header.str_len;
	counts_.type_bytes = header.type_len - counts_.tags * kTagBytes;
	for (const SectionCounts &section : counts_.sections)
		counts_.type_bytes -= section.btf_bytes;
	raw = btf__raw_data(base_, &size);
	counts_.base_bytes = size;
	std::memcpy(&header, raw, sizeof(header));
	count_names(to.get(), header.str_len);
	return to;
}

std::string number_text(uint64_t value)
{
	const std::string digits = std::to_string(value);
	std::string text;

	for (size_t i = 0; i < digits.size(); i++) {
		if (i && (digits.size() - i) % 3 == 0)
			text += ',';
		text += digits[i];
	}
	return text;
}

} // namespace

void BtfDelete::operator()(btf *b) const
{
	btf__free(b);
}

Result<BtfPtr> read_btf(const std::string &path, btf *base)
{
	BtfPtr read(base ? btf__parse_split(path.c_str(), base) : btf__parse(path.c_str(), nullptr));

	if (!read)
		return Error{"cannot read BTF of " + path, errno};
	return read;
}

Result<BtfPtr> encode(const DwarfFile &file, btf *base, Counts &counts)
{
	return Encoder(file, base, counts).run();
}

std::string report(const Counts &counts, const Skipped &skipped)
{
	constexpr size_t kNamed = 20;
	uint64_t sections = 0;
	std::string out = "encoded " + number_text(counts.encoded + counts.aliases) + " of " +
			  number_text(counts.symbols) + " variables, " + number_text(counts.without_type) +
			  " of them as bytes, for want of a type\n";
	const std::pair<const char *, uint64_t> reasons[] = {
		{"names that BTF cannot hold", counts.bad_name},
		{"within another variable", counts.overlapping},
		{"thread-local", skipped.thread_local_},
		{"absolute, or in no section that is loaded", skipped.no_place},
		{"without size", skipped.empty},
		{"cut into pieces by the compiler", skipped.split_up},
	};

	for (const auto &[what, count] : reasons)
		if (count)
			out += "left out: " + number_text(count) + ' ' + what + '\n';
	out += "of another size than their types: " + number_text(counts.other_size.size());
	for (size_t i = 0; i < counts.other_size.size() && i < kNamed; i++)
		out += (i ? ", " : ": ") + counts.other_size[i];
	out += counts.other_size.size() > kNamed ? " ...\n" : "\n";
	out += format("%-28s %10s %14s %12s %14s\n", "section", "variables", "bytes", "bytes of BTF", "bytes of names");
	for (const SectionCounts &section : counts.sections) {
		out += format("%-28s %10s %14s %12s %14s\n", section.name.c_str(),
			      number_text(section.variables).c_str(), number_text(section.bytes).c_str(),
			      number_text(section.btf_bytes).c_str(), number_text(section.name_bytes).c_str());
		sections += section.btf_bytes;
	}
	out += format("in all %s bytes: %s of variables and sections, %s of %s tags, %s of %s types, %s of names, "
		      "of tags %s of them\n",
		      number_text(counts.blob_bytes).c_str(), number_text(sections).c_str(),
		      number_text(counts.tags * kTagBytes).c_str(), number_text(counts.tags).c_str(),
		      number_text(counts.type_bytes).c_str(), number_text(counts.new_types).c_str(),
		      number_text(counts.name_bytes).c_str(), number_text(counts.tag_name_bytes).c_str());
	out += format("%.1f %% of the %s bytes of the kernel's own\n",
		      100.0 * static_cast<double>(counts.blob_bytes) /
			      static_cast<double>(std::max<uint64_t>(counts.base_bytes, 1)),
		      number_text(counts.base_bytes).c_str());
	return out;
}

} // namespace dt::vars
