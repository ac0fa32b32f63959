// SPDX-License-Identifier: GPL-2.0
/*
 * BTF to types of the pool.
 *
 * Each BTF file that is open is the TypeSource of the structs, unions and
 * enums that come from it, their source_id being the BTF id. A module's BTF is
 * split: ids below the number of types of vmlinux mean those of vmlinux, which
 * are made by its file, so that both have the same Type.
 *
 * Qualifiers and type tags fall away, but for the tag `user` behind a pointer.
 * What D has no word for (floats, 128-bit integers) becomes a struct without
 * members of the right size: it can be carried along and not looked into.
 */
#include "type/btf.h"

#include <bpf/btf.h>
#include <bpf/libbpf.h>
#include <dirent.h>

#include <cerrno>
#include <cstring>
#include <unordered_map>
#include <vector>

namespace dt {

namespace {

constexpr const char *kBtfDir = "/sys/kernel/btf";
constexpr unsigned kMaxDepth = 64;	/* of pointers to functions that take pointers to functions ... */

struct BtfFree {
	void operator()(btf *b) const { btf__free(b); }
};

/* "long unsigned int" as compilers write it, in the order that C programmers do. */
std::string_view usual_name(std::string_view name)
{
	static constexpr struct {
		std::string_view compiler, usual;
	} rows[] = {
		{"long int", "long"},
		{"long unsigned int", "unsigned long"},
		{"long long int", "long long"},
		{"long long unsigned int", "unsigned long long"},
		{"short int", "short"},
		{"short unsigned int", "unsigned short"},
	};

	for (const auto &row : rows)
		if (row.compiler == name)
			return row.usual;
	return name;
}

TypeTag tag_of(unsigned kind)
{
	switch (kind) {
	case BTF_KIND_STRUCT: return TypeTag::Struct;
	case BTF_KIND_UNION: return TypeTag::Union;
	case BTF_KIND_ENUM:
	case BTF_KIND_ENUM64: return TypeTag::Enum;
	default: return TypeTag::None;
	}
}

/* May a type of this BTF kind be meant by a name with @tag? */
bool is_named_by(unsigned kind, TypeTag tag)
{
	if (tag != TypeTag::None)
		return tag_of(kind) == tag;
	return kind == BTF_KIND_TYPEDEF || kind == BTF_KIND_INT;
}

class BtfFile final : public TypeSource {
public:
	BtfFile(std::string name, btf *file, BtfFile *base, TypePool &pool)
		: name_(std::move(name)), btf_(file), base_(base), pool_(pool),
		  first_(base ? btf__type_cnt(base->btf_.get()) : 1)
	{
	}

	const std::string &name() const { return name_; }
	btf *raw() const { return btf_.get(); }
	const Type *type(uint32_t id, unsigned depth = 0);
	void complete(const Type &type) override;

	/* Calls @visit(id, type, name) for the types of this file alone until it returns true. */
	template <typename Visit>
	bool any(Visit visit) const
	{
		for (uint32_t id = first_, end = btf__type_cnt(btf_.get()); id < end; id++) {
			const btf_type *t = btf__type_by_id(btf_.get(), id);

			if (visit(id, t, text(t->name_off)))
				return true;
		}
		return false;
	}

	/* Id of the first one, 0: none. */
	template <typename Wanted>
	uint32_t find(std::string_view wanted, Wanted is_wanted) const
	{
		uint32_t found = 0;

		any([&](uint32_t id, const btf_type *t, std::string_view name) {
			if (is_wanted(btf_kind(t)) && name == wanted)
				found = id;
			return found != 0;
		});
		return found;
	}

	bool is_percpu(uint32_t variable) const;

private:
	std::string_view text(uint32_t offset) const
	{
		const char *s = btf__name_by_offset(btf_.get(), offset);

		return s ? s : "";
	}
	const Type *make(const btf_type *t, uint32_t id, unsigned depth);
	bool is_signed_enum(const btf_type *t);
	const Type *integer(const btf_type *t);
	const Type *pointer(const btf_type *t, unsigned depth);
	const Type *function(const btf_type *t, unsigned depth);
	Type *shell(TypeKind kind, const char *tag, const btf_type *t, uint32_t id);
	const Type *opaque(std::string_view name, uint32_t size);

	std::string name_;
	std::unique_ptr<btf, BtfFree> btf_;
	BtfFile *base_;
	TypePool &pool_;
	uint32_t first_;	/* id of the first type that is not in base_ */
	std::unordered_map<uint32_t, const Type *> made_;
	std::optional<bool> tells_enum_sign_;
};

/* Encoders from before 2022 never set the flag for signed enums: there all count as signed, as the format said then. */
bool BtfFile::is_signed_enum(const btf_type *t)
{
	if (!tells_enum_sign_)
		tells_enum_sign_ = any([](uint32_t, const btf_type *e, std::string_view) {
			return btf_is_any_enum(e) && btf_kflag(e);
		});
	return btf_kflag(t) || !*tells_enum_sign_;
}

/* A struct, union or enum whose parts are read later. */
Type *BtfFile::shell(TypeKind kind, const char *tag, const btf_type *t, uint32_t id)
{
	const std::string_view name = text(t->name_off);
	Type *made = pool_.add({kind, false, t->size, pool_.keep(tag + (name.empty() ? "{...}" : std::string(name)))});

	made->source = this;
	made->source_id = id;
	return made;
}

const Type *BtfFile::opaque(std::string_view name, uint32_t size)
{
	return pool_.add({TypeKind::Struct, false, size, pool_.keep(name)});
}

const Type *BtfFile::integer(const btf_type *t)
{
	const std::string_view name = usual_name(text(t->name_off));
	const bool is_signed = btf_int_encoding(t) & BTF_INT_SIGNED;

	if (t->size > 8)
		return opaque(name, t->size);
	/* The same object as the program's own `int`, where it is the same type. */
	if (const Type *known = find_builtin_type(name);
	    known && known->is_integer() && known->size == t->size && known->is_signed == is_signed)
		return known;
	return pool_.add({TypeKind::Integer, is_signed, t->size, pool_.keep(name)});
}

const Type *BtfFile::pointer(const btf_type *t, unsigned depth)
{
	bool is_user = false;
	uint32_t id = t->type;

	for (const btf_type *to; id != 0; id = to->type) {
		to = btf__type_by_id(btf_.get(), id);
		if (!to || btf_kind(to) != BTF_KIND_TYPE_TAG)
			break;
		is_user |= text(to->name_off) == "user";
	}
	return pool_.pointer_to(type(id, depth + 1), is_user);
}

const Type *BtfFile::function(const btf_type *t, unsigned depth)
{
	const btf_param *params = btf_params(t);
	std::vector<Member> list;
	bool is_variadic = false;

	for (unsigned i = 0; i < btf_vlen(t); i++) {
		if (params[i].type == 0)
			is_variadic = true;	/* the last one, without a name */
		else
			list.push_back({pool_.keep(text(params[i].name_off)), type(params[i].type, depth + 1), 0, 0});
	}
	return pool_.function_of(type(t->type, depth + 1), std::move(list), is_variadic);
}

const Type *BtfFile::make(const btf_type *t, uint32_t id, unsigned depth)
{
	switch (btf_kind(t)) {
	case BTF_KIND_INT:
		return integer(t);
	case BTF_KIND_PTR:
		return pointer(t, depth);
	case BTF_KIND_ARRAY:
		return pool_.array_of(type(btf_array(t)->type, depth + 1), btf_array(t)->nelems);
	case BTF_KIND_STRUCT:
		return shell(TypeKind::Struct, "struct ", t, id);
	case BTF_KIND_UNION:
		return shell(TypeKind::Union, "union ", t, id);
	case BTF_KIND_ENUM:
	case BTF_KIND_ENUM64: {
		Type *made = shell(TypeKind::Enum, "enum ", t, id);

		made->is_signed = is_signed_enum(t);
		return made;
	}
	case BTF_KIND_FWD: {
		/* A module may know only the name of what vmlinux defines, or one file of what another does. */
		const TypeTag tag = btf_kflag(t) ? TypeTag::Union : TypeTag::Struct;
		for (BtfFile *file = this; file; file = file->base_)
			if (uint32_t whole = file->find(text(t->name_off), [tag](unsigned k) { return tag_of(k) == tag; }))
				return file->type(whole, depth);
		Type *made = shell(btf_kflag(t) ? TypeKind::Union : TypeKind::Struct, btf_kflag(t) ? "union " : "struct ", t, id);

		made->source = nullptr;
		made->size = 0;
		made->is_incomplete = true;
		return made;
	}
	case BTF_KIND_TYPEDEF: {
		const Type *known = find_builtin_type(text(t->name_off));
		const Type *to = type(t->type, depth + 1);

		/* The program's uint64_t and the kernel's are one. */
		return known && same_type(known, to) ? known : pool_.named(text(t->name_off), to);
	}
	case BTF_KIND_FUNC_PROTO:
		return function(t, depth);
	case BTF_KIND_FUNC:
	case BTF_KIND_CONST:
	case BTF_KIND_VOLATILE:
	case BTF_KIND_RESTRICT:
	case BTF_KIND_TYPE_TAG:
	case BTF_KIND_VAR:
		return type(t->type, depth + 1);
	case BTF_KIND_FLOAT:
		return opaque(text(t->name_off), t->size);
	default:
		return &types::Void;
	}
}

/* The type with number @id, 0 being void. */
const Type *BtfFile::type(uint32_t id, unsigned depth)
{
	if (id == 0 || depth > kMaxDepth)
		return &types::Void;
	if (id < first_)
		return base_->type(id, depth);
	if (auto known = made_.find(id); known != made_.end())
		return known->second;

	const btf_type *t = btf__type_by_id(btf_.get(), id);
	const Type *made = t ? make(t, id, depth) : &types::Void;
	made_.emplace(id, made);
	return made;
}

void BtfFile::complete(const Type &type)
{
	const btf_type *t = btf__type_by_id(btf_.get(), type.source_id);

	type.source = nullptr;
	if (btf_is_any_enum(t)) {
		std::vector<Enumerator> list;

		for (unsigned i = 0; i < btf_vlen(t); i++) {
			if (btf_is_enum(t)) {
				const struct btf_enum &e = btf_enum(t)[i];
				const auto bits = static_cast<uint32_t>(e.val);

				list.push_back({pool_.keep(text(e.name_off)), is_signed_enum(t) ? e.val : int64_t{bits}});
			} else {
				const struct btf_enum64 &e = btf_enum64(t)[i];

				list.push_back({pool_.keep(text(e.name_off)), static_cast<int64_t>(btf_enum64_value(&e))});
			}
		}
		type.enumerator_list = pool_.keep(std::move(list));
		return;
	}
	std::vector<Member> list;
	for (unsigned i = 0; i < btf_vlen(t); i++) {
		const btf_member &m = btf_members(t)[i];

		list.push_back({pool_.keep(text(m.name_off)), this->type(m.type), btf_member_bit_offset(t, i),
				static_cast<uint8_t>(btf_member_bitfield_size(t, i))});
	}
	type.member_list = pool_.keep(std::move(list));
}

/* Is the variable with this id in the section of per-CPU data? */
bool BtfFile::is_percpu(uint32_t variable) const
{
	return any([&](uint32_t, const btf_type *t, std::string_view name) {
		if (btf_kind(t) != BTF_KIND_DATASEC || name != ".data..percpu")
			return false;
		const btf_var_secinfo *vars = btf_var_secinfos(t);
		for (unsigned i = 0; i < btf_vlen(t); i++)
			if (vars[i].type == variable)
				return true;
		return false;
	});
}

} // namespace

struct KernelTypes::Impl {
	Impl(TypePool &p, std::string path) : pool(p), btfpath(std::move(path)) {}

	BtfFile *vmlinux();
	BtfFile *module(std::string_view name);
	void open_modules();
	/* Asks the files that @module can mean, vmlinux first, until one says true. */
	template <typename Ask>
	void ask(std::string_view module_name, Ask ask_file);

	TypePool &pool;
	std::string btfpath;
	std::string failure;
	bool tried = false, tried_modules = false;
	std::unique_ptr<BtfFile> base;
	std::vector<std::unique_ptr<BtfFile>> modules;
	std::unordered_map<std::string, const Type *> found;	/* by tag, module and name; also what is not there */
};

BtfFile *KernelTypes::Impl::vmlinux()
{
	if (!tried) {
		const std::string path = btfpath.empty() ? std::string(kBtfDir) + "/vmlinux" : btfpath;

		tried = true;
		libbpf_set_print(nullptr);
		errno = 0;
		btf *file = btf__parse(path.c_str(), nullptr);
		if (file)
			base = std::make_unique<BtfFile>("vmlinux", file, nullptr, pool);
		else
			failure = "cannot read types of the kernel from " + path + ": " + std::strerror(errno);
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
	btf *file = btf__parse_split(path.c_str(), base->raw());
	if (!file)
		return nullptr;
	return modules.emplace_back(std::make_unique<BtfFile>(std::string(name), file, base.get(), pool)).get();
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

KernelTypes::KernelTypes(TypePool &pool, std::string btfpath) : impl_(std::make_unique<Impl>(pool, std::move(btfpath))) {}
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

std::optional<KernelTypes::Variable> KernelTypes::variable(std::string_view name, std::string_view module)
{
	std::optional<Variable> found;

	impl_->ask(module, [&](BtfFile &file) {
		const uint32_t id = file.find(name, [](unsigned kind) { return kind == BTF_KIND_VAR; });

		if (id)
			found = {file.type(id), file.name(), file.is_percpu(id)};
		return found.has_value();
	});
	return found;
}

std::optional<KernelTypes::EnumConstant> KernelTypes::enumerator(std::string_view name)
{
	std::optional<EnumConstant> found;

	if (!impl_->vmlinux())
		return found;
	const btf *file = impl_->base->raw();
	impl_->base->any([&](uint32_t id, const btf_type *t, std::string_view) {
		if (!btf_is_any_enum(t))
			return false;
		for (unsigned i = 0; i < btf_vlen(t) && !found; i++) {
			const uint32_t at = btf_is_enum(t) ? btf_enum(t)[i].name_off : btf_enum64(t)[i].name_off;
			const char *text = btf__name_by_offset(file, at);

			if (text && name == text) {
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
