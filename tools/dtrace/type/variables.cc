// SPDX-License-Identifier: GPL-2.0
/*
 * Lists variables, and finds the file that describes one.
 *
 * One walk over the types makes a list; a search walks over the list. Both cost
 * less than an index would, as a program names few variables.
 */
#include "type/variables.h"

#include <elf.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "base/diag.h"
#include "base/fd.h"
#include "type/vars_blob.h"

namespace dt {

namespace {

/* Does @file, like "kernel/fork.c", end with the whole names of @path? */
bool is_file(std::string_view file, std::string_view path)
{
	if (!file.ends_with(path))
		return false;
	return file.size() == path.size() || file[file.size() - path.size() - 1] == '/';
}

/* The text after @prefix in the tag of that prefix; "": there is no such tag. */
std::string tag_text(const BtfFile &file, std::string_view prefix)
{
	std::string text;

	file.any([&](uint32_t, const btf_type *t, std::string_view name) {
		if (!btf_is_decl_tag(t) || !name.starts_with(prefix))
			return false;
		text = name.substr(prefix.size());
		return true;
	});
	return text;
}

std::string_view directory_of(std::string_view path)
{
	const size_t slash = path.rfind('/');

	return slash == std::string_view::npos ? std::string_view() : path.substr(0, slash);
}

} // namespace

VariableList::VariableList(BtfFile &file) : file_(file)
{
	std::unordered_map<uint32_t, std::string_view> files; /* by id of the VAR */
	std::unordered_multimap<uint32_t, std::string_view> aliases;

	file.any([&](uint32_t, const btf_type *t, std::string_view name) {
		if (btf_is_decl_tag(t) && name.starts_with(kFileTag))
			files.emplace(t->type, name.substr(kFileTag.size()));
		if (btf_is_decl_tag(t) && name.starts_with(kAliasTag))
			aliases.emplace(t->type, name.substr(kAliasTag.size()));
		if (!btf_is_datasec(t))
			return false;
		for (unsigned i = 0; i < btf_vlen(t); i++) {
			const btf_var_secinfo &info = btf_var_secinfos(t)[i];
			const btf_type *var = file.data().type(info.type);

			if (var && btf_is_var(var))
				entries_.push_back({file.text(var->name_off),
						    name,
						    {},
						    info.type,
						    info.offset,
						    info.size,
						    btf_var(var)->linkage == BTF_VAR_GLOBAL_ALLOCATED});
		}
		return false;
	});
	for (Entry &entry : entries_)
		if (auto known = files.find(entry.id); known != files.end())
			entry.file = known->second;
	for (size_t i = 0, count = entries_.size(); i < count; i++) {
		const auto [first, last] = aliases.equal_range(entries_[i].id);

		for (auto it = first; it != last; ++it) {
			entries_.push_back(entries_[i]);
			entries_.back().name = it->second;
			entries_.back().file = {};
		}
	}
}

std::vector<const VariableList::Entry *> VariableList::find(std::string_view name, std::string_view path) const
{
	std::vector<const Entry *> found;

	for (const Entry &entry : entries_)
		if (entry.name == name && (path.empty() || entry.file.empty() || is_file(entry.file, path)))
			found.push_back(&entry);
	return found;
}

bool VariableList::is_only_symbol(std::string_view name) const
{
	const auto is_function = [](unsigned kind) { return kind == BTF_KIND_FUNC; };

	return std::ranges::count(entries_, name, &Entry::name) == 1 && !file_.find(name, is_function) &&
	       (!file_.base() || !file_.base()->find(name, is_function));
}

/* Neighbours are looked at from near to far, as the first one is nearly always good. */
const VariableList::Entry *VariableList::search_anchor(const Entry &entry) const
{
	const auto is_good = [&](const Entry &other) {
		return other.is_global && other.section == entry.section && is_only_symbol(other.name);
	};
	const auto at = static_cast<size_t>(&entry - entries_.data());

	for (size_t away = 0; away <= at || at + away < entries_.size(); away++) {
		if (away <= at && is_good(entries_[at - away]))
			return &entries_[at - away];
		if (at + away < entries_.size() && is_good(entries_[at + away]))
			return &entries_[at + away];
	}
	return is_only_symbol(entry.name) ? &entry : nullptr;
}

/* A search walks over all variables several times, and a program may name one variable in each clause. */
const VariableList::Entry *VariableList::anchor(const Entry &entry) const
{
	const auto [known, is_new] = anchors_.try_emplace(&entry);

	if (is_new)
		known->second = search_anchor(entry);
	return known->second;
}

bool is_percpu_section(std::string_view section)
{
	return section == ".data..percpu";
}

bool is_init_section(std::string_view section)
{
	/* The kernel's linker scripts have them between __init_begin and __init_end, or after what is kept. */
	constexpr std::string_view kOthers[] = {".apicdrivers", ".exit.data", ".altinstructions", ".brk"};

	return section.starts_with(".init") || section.ends_with(".init") || std::ranges::count(kOthers, section);
}

std::string find_build_id(std::string_view notes)
{
	constexpr std::string_view kOwner = {"GNU\0", 4};

	while (notes.size() >= sizeof(Elf64_Nhdr)) {
		Elf64_Nhdr header;
		std::string text;

		std::memcpy(&header, notes.data(), sizeof(header));
		const size_t name = sizeof(header), bytes = name + (size_t{header.n_namesz} + 3) / 4 * 4;
		const size_t end = bytes + (size_t{header.n_descsz} + 3) / 4 * 4;
		if (end > notes.size())
			break;
		if (header.n_type == NT_GNU_BUILD_ID && notes.substr(name, header.n_namesz) == kOwner) {
			for (const char c : notes.substr(bytes, header.n_descsz))
				text += format("%02x", static_cast<unsigned char>(c));
			return text;
		}
		notes.remove_prefix(end);
	}
	return "";
}

Result<std::unique_ptr<BtfFile>> open_description(const std::string &path, const std::string &build_id, BtfFile &base,
						  TypePool &pool)
{
	Result<BtfData> data = BtfData::open(path, &base.data());

	if (!data)
		return data.error();
	auto file = std::make_unique<BtfFile>(base.name(), std::move(*data), &base, pool);
	const std::string said = tag_text(*file, kBuildIdTag);
	if (!build_id.empty() && said != build_id)
		return Error{path + " is of another kernel or module: its build id is " +
			     (said.empty() ? "missing" : said) + ", not " + build_id};
	return file;
}

Result<std::unique_ptr<BtfFile>> search_description(const std::vector<std::string> &dirs, const std::string &build_id,
						    BtfFile &base, TypePool &pool)
{
	std::string tried;

	if (build_id.empty())
		return Error{base.name() + " has no build id"};
	for (const std::string &dir : dirs) {
		const std::string path = dir + '/' + build_id + std::string(kVarsSuffix);

		if (access(path.c_str(), F_OK) == 0)
			return open_description(path, build_id, base, pool);
		tried += (tried.empty() ? "" : ", nor ") + path;
	}
	return Error{"there is no " + tried + "; dtrace-vars makes it"};
}

std::vector<std::string> description_dirs()
{
	char exe[4096];
	const ssize_t length = readlink("/proc/self/exe", exe, sizeof(exe));
	std::vector<std::string> dirs;

	if (length > 0) {
		const std::string_view prefix = directory_of(directory_of({exe, static_cast<size_t>(length)}));

		if (prefix != "/usr")
			dirs.push_back(std::string(prefix) + "/lib/dtrace/vars");
	}
	dirs.push_back("/usr/lib/dtrace/vars");
	return dirs;
}

} // namespace dt
