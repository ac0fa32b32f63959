// SPDX-License-Identifier: GPL-2.0
/*
 * Finds the BTF files and decides which of them is asked. The file of vmlinux
 * is opened at the first question, those of modules at the first question that
 * vmlinux cannot answer. btf_file.cc turns what is found into types;
 * variables.cc looks up variables.
 */
#include "type/btf.h"

#include <dirent.h>

#include <algorithm>
#include <cstring>
#include <unordered_map>
#include <vector>

#include "base/fd.h"
#include "type/btf_file.h"
#include "type/variables.h"

namespace dt {

namespace {

constexpr const char *kBtfDir = "/sys/kernel/btf";
constexpr const char *kJitSwitch = "/proc/sys/net/core/bpf_jit_enable";

/* May a type of this BTF kind be meant by a name with @tag? */
bool is_named_by(unsigned kind, TypeTag tag)
{
	if (tag != TypeTag::None)
		return tag_of(kind) == tag;
	return kind == BTF_KIND_TYPEDEF || kind == BTF_KIND_INT;
}

} // namespace

struct KernelTypes::Impl {
	Impl(TypePool &p, std::string path, std::string vars)
		: pool(p), btfpath(std::move(path)), varspath(std::move(vars))
	{
	}

	/* The variables that one BTF file describes. */
	struct Described {
		std::unique_ptr<BtfFile> description;	 /* nullptr: there is none */
		std::unique_ptr<VariableList> own, list; /* list nullptr: own is all */

		const VariableList &best() const { return list ? *list : *own; }
	};

	Described &describe(BtfFile &file);
	Result<std::unique_ptr<BtfFile>> find_description(BtfFile &file);
	/* Without anchor. */
	BtfVariable meaning(const Described &from, const VariableList::Entry &entry);
	BtfFile *vmlinux();
	BtfFile *module(std::string_view name);
	void open_modules();
	/* Asks the files that @module can mean, vmlinux first, until one says true. */
	template <typename Ask>
	void ask(std::string_view module_name, Ask ask_file);

	TypePool &pool;
	std::string btfpath, varspath;
	std::string failure, variables_failure;
	std::unordered_map<const BtfFile *, Described> described;
	bool tried = false, tried_modules = false, tried_cast = false;
	std::optional<RdonlyCast> cast;
	std::unique_ptr<BtfFile> base;
	std::vector<std::unique_ptr<BtfFile>> modules;
	std::unordered_map<std::string, const Type *> found; /* by tag, module and name; also what is not there */
};

BtfFile *KernelTypes::Impl::vmlinux()
{
	if (!tried) {
		const std::string path = btfpath.empty() ? std::string(kBtfDir) + "/vmlinux" : btfpath;

		tried = true;
		Result<BtfData> data = BtfData::open(path, nullptr, "cannot read types of the kernel from ");
		if (data)
			base = std::make_unique<BtfFile>("vmlinux", std::move(*data), nullptr, pool);
		else
			failure = data.error().text();
	}
	return base.get();
}

/* Modules are looked for only beside the running kernel's own BTF. */
BtfFile *KernelTypes::Impl::module(std::string_view name)
{
	for (const auto &file : modules)
		if (file->name() == name)
			return file.get();
	if (!vmlinux() || !btfpath.empty() || name.find('/') != std::string_view::npos)
		return nullptr;
	const std::string path = std::string(kBtfDir) + '/' + std::string(name);
	Result<BtfData> data = BtfData::open(path, &base->data());
	if (!data)
		return nullptr;
	return modules.emplace_back(std::make_unique<BtfFile>(std::string(name), std::move(*data), base.get(), pool))
		.get();
}

void KernelTypes::Impl::open_modules()
{
	if (tried_modules || !btfpath.empty())
		return;
	tried_modules = true;
	DIR *dir = opendir(kBtfDir);
	if (!dir)
		return;
	while (const dirent *entry = readdir(dir)) {
		if (entry->d_name[0] != '.' && std::strcmp(entry->d_name, "vmlinux") != 0)
			module(entry->d_name);
	}
	closedir(dir);
}

template <typename Ask>
void KernelTypes::Impl::ask(std::string_view module_name, Ask ask_file)
{
	if (!module_name.empty()) {
		BtfFile *file = module_name == "vmlinux" ? vmlinux() : module(module_name);

		if (file)
			ask_file(*file);
		return;
	}
	if (!vmlinux() || ask_file(*base))
		return;
	open_modules();
	for (const auto &file : modules)
		if (ask_file(*file))
			return;
}

KernelTypes::KernelTypes(TypePool &pool, std::string btfpath, std::string varspath)
	: impl_(std::make_unique<Impl>(pool, std::move(btfpath), std::move(varspath)))
{
}
KernelTypes::~KernelTypes() = default;

TypePool &KernelTypes::pool()
{
	return impl_->pool;
}

const std::string &KernelTypes::failure() const
{
	return impl_->failure;
}

const Type *KernelTypes::find(TypeTag tag, std::string_view name, std::string_view module)
{
	std::string key = std::to_string(static_cast<int>(tag)) + std::string(module) + '`' + std::string(name);

	if (auto known = impl_->found.find(key); known != impl_->found.end())
		return known->second;
	const Type *type = nullptr;
	impl_->ask(module, [&](BtfFile &file) {
		const uint32_t id = file.find(name, [tag](unsigned kind) { return is_named_by(kind, tag); });

		type = id ? file.type(id) : nullptr;
		return type != nullptr;
	});
	impl_->found.emplace(std::move(key), type);
	return type;
}

const Type *KernelTypes::function(std::string_view name, std::string_view module)
{
	const Type *type = nullptr;

	impl_->ask(module, [&](BtfFile &file) {
		const uint32_t id = file.find(name, [](unsigned kind) { return kind == BTF_KIND_FUNC; });

		type = id ? file.type(id) : nullptr;
		return type != nullptr;
	});
	return type;
}

std::vector<uint32_t> KernelTypes::function_ids(const std::vector<std::string_view> &names)
{
	/* A file that the user gave need not be of this kernel. */
	const BtfFile *file = !names.empty() && impl_->btfpath.empty() ? impl_->vmlinux() : nullptr;
	std::unordered_map<std::string_view, uint32_t> found;
	std::vector<uint32_t> ids;

	for (const std::string_view name : names)
		found.emplace(name, 0);
	size_t left = found.size();
	if (file)
		file->any([&](uint32_t id, const btf_type *type, std::string_view name) {
			const auto it = btf_kind(type) == BTF_KIND_FUNC ? found.find(name) : found.end();

			if (it != found.end() && it->second == 0) {
				it->second = id;
				left--;
			}
			return left == 0;
		});
	for (const std::string_view name : names)
		ids.push_back(found.at(name));
	return ids;
}

VariableName parse_variable_name(std::string_view text)
{
	const size_t last = text.rfind('`');
	if (last == std::string_view::npos)
		return {{}, {}, text};
	VariableName found = {{}, text.substr(0, last), text.substr(last + 1)};
	const size_t first = found.file.find('`');

	if (first != std::string_view::npos) {
		found.module = found.file.substr(0, first);
		found.file.remove_prefix(first + 1);
	} else if (found.file.find_first_of("./\"") == std::string_view::npos) {
		std::swap(found.module, found.file);
	}
	if (found.file.starts_with('"'))
		found.file = found.file.substr(1, found.file.size() - 2);
	return found;
}

std::string KernelTypes::BtfVariable::text() const
{
	const std::string of = module == "vmlinux" ? "" : module;

	return of + (of.empty() || file.empty() ? "" : "`") + (file.empty() ? "" : '"' + file + '"') + '`' + name;
}

Result<std::unique_ptr<BtfFile>> KernelTypes::Impl::find_description(BtfFile &file)
{
	if (!btfpath.empty())
		return varspath.empty() ? Error{"-x varspath does not say what describes those of " + btfpath} :
					  open_description(varspath, "", file, pool);
	const std::string notes = &file == base.get() ? "/sys/kernel/notes" :
							"/sys/module/" + file.name() + "/notes/.note.gnu.build-id";
	const Result<std::string> bytes = read_file(notes);
	if (!bytes)
		return bytes.error();
	return search_description(varspath.empty() ? description_dirs() : std::vector{varspath}, find_build_id(*bytes),
				  file, pool);
}

/* Looked for when a variable of the file is first asked for, and once. */
KernelTypes::Impl::Described &KernelTypes::Impl::describe(BtfFile &file)
{
	auto [it, is_new] = described.try_emplace(&file);
	Described &entry = it->second;

	if (!is_new)
		return entry;
	entry.own = std::make_unique<VariableList>(file);
	Result<std::unique_ptr<BtfFile>> opened = find_description(file);
	if (opened) {
		entry.description = std::move(*opened);
		entry.list = std::make_unique<VariableList>(*entry.description);
	} else if (variables_failure.empty()) {
		variables_failure = "only per-CPU variables" + (&file == base.get() ? "" : " of " + file.name()) +
				    " are known: " + opened.error().text();
	}
	return entry;
}

KernelTypes::BtfVariable KernelTypes::Impl::meaning(const Described &from, const VariableList::Entry &entry)
{
	BtfFile &file = from.best().file();
	BtfVariable variable = {.type = file.type(entry.id),
				.name = std::string(entry.name),
				.module = file.name(),
				.file = std::string(entry.file),
				.section = std::string(entry.section),
				.bytes = entry.bytes,
				.is_percpu = is_percpu_section(entry.section),
				.is_init = is_init_section(entry.section),
				.anchor = std::string(entry.name)};

	if (!variable.is_percpu || &from.own->file() != base.get() || from.best().find(entry.name).size() != 1)
		return variable;
	/* The verifier finds the address by the name, so that must be the only one. */
	const std::vector<const VariableList::Entry *> known = from.own->find(entry.name);
	if (known.size() == 1 && is_percpu_section(known[0]->section)) {
		variable.percpu_id = known[0]->id;
		variable.type = base->type(known[0]->id);
	}
	return variable;
}

std::vector<KernelTypes::BtfVariable> KernelTypes::variables(const VariableName &name)
{
	std::vector<BtfVariable> list;

	impl_->ask(name.module, [&](BtfFile &file) {
		const Impl::Described &described = impl_->describe(file);
		std::vector<const VariableList::Entry *> found = described.best().find(name.name, name.file);

		/* As in C, a name means the variable that other files see, if there is one. */
		if (name.file.empty() && std::ranges::count_if(found, &VariableList::Entry::is_global) == 1)
			std::erase_if(found, [](const VariableList::Entry *entry) { return !entry->is_global; });
		for (const VariableList::Entry *entry : found) {
			const VariableList::Entry *anchor = described.best().anchor(*entry);

			list.push_back(impl_->meaning(described, *entry));
			list.back().anchor = anchor ? anchor->name : std::string_view();
			list.back().distance = anchor ? static_cast<int32_t>(entry->offset - anchor->offset) : 0;
		}
		return &file == impl_->base.get() && !list.empty();
	});
	return list;
}

std::optional<KernelTypes::BtfVariable> KernelTypes::variable(std::string_view name, std::string_view module)
{
	std::vector<BtfVariable> list = variables({module, {}, name});

	return list.size() == 1 ? std::optional(std::move(list[0])) : std::nullopt;
}

const std::string &KernelTypes::variables_failure() const
{
	return impl_->variables_failure;
}

void KernelTypes::each_variable(const std::function<bool(std::string_view)> &wants,
				const std::function<void(const BtfVariable &)> &visit)
{
	impl_->ask("", [&](BtfFile &file) {
		const Impl::Described &described = impl_->describe(file);

		for (const VariableList::Entry &entry : described.best().entries())
			if (wants(entry.name))
				visit(impl_->meaning(described, entry));
		return false;
	});
}

uint32_t KernelTypes::some_percpu_id()
{
	if (!impl_->vmlinux())
		return 0;
	const VariableList &own = *impl_->describe(*impl_->base).own;

	for (const VariableList::Entry &entry : own.entries())
		if (entry.is_global && is_percpu_section(entry.section) && own.find(entry.name).size() == 1)
			return entry.id;
	return 0;
}

const std::optional<KernelTypes::RdonlyCast> &KernelTypes::cast()
{
	if (impl_->tried_cast || !impl_->vmlinux())
		return impl_->cast;
	impl_->tried_cast = true;
	if (impl_->btfpath.empty()) {
		/* The interpreter calls no functions but helpers. */
		const Result<std::string> jit = read_file(kJitSwitch);

		if (!jit || jit->starts_with('0'))
			return impl_->cast;
	}
	const BtfFile &file = *impl_->base;
	RdonlyCast found = {};
	file.any([&](uint32_t id, const btf_type *t, std::string_view name) {
		if (!found.function && btf_is_func(t) && name == "bpf_rdonly_cast")
			found.function = id;
		if (!found.type && btf_kind(t) == BTF_KIND_STRUCT && !name.empty() && file.begins_with_number(t, 8)) {
			found.type = id;
			found.type_name = "struct " + std::string(name);
		}
		return found.function && found.type;
	});
	if (found.function && found.type)
		impl_->cast = std::move(found);
	return impl_->cast;
}

std::optional<EnumConstant> KernelTypes::enumerator(std::string_view name)
{
	std::optional<EnumConstant> found;

	if (!impl_->vmlinux())
		return found;
	impl_->base->any([&](uint32_t id, const btf_type *t, std::string_view) {
		if (!btf_is_any_enum(t))
			return false;
		for (unsigned i = 0; i < btf_vlen(t) && !found; i++) {
			const uint32_t at = btf_is_enum(t) ? btf_enum(t)[i].name_off : btf_enum64(t)[i].name_off;

			if (impl_->base->text(at) == name) {
				const Type *type = impl_->base->type(id);

				found = {type, type->enumerators()[i].value};
			}
		}
		return found.has_value();
	});
	return found;
}

void KernelTypes::consider(TypeTag tag, NearName &near)
{
	if (impl_->vmlinux()) {
		impl_->base->any([&](uint32_t, const btf_type *t, std::string_view name) {
			if (is_named_by(btf_kind(t), tag))
				near.consider(name);
			return false;
		});
	}
}

} // namespace dt
