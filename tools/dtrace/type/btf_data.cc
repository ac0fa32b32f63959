// SPDX-License-Identifier: GPL-2.0
/*
 * Two walks over the types: the first checks that all of them are complete and
 * counts them, the second records their positions. Growing a list would cost
 * more.
 */
#include "type/btf_data.h"

#include <gelf.h>
#include <sys/stat.h>

#include <cstring>

namespace dt {

namespace {

constexpr uint64_t kMaxBytes = 1u << 30;

/* Bytes after struct btf_type, and for each of its vlen parts. */
struct Extra {
	uint8_t once, each;
};

/* by kind; those that are not known have none */
constexpr Extra kExtras[] = {
	{0, 0},
	{sizeof(uint32_t), 0},		     /* BTF_KIND_INT */
	{0, 0},				     /* BTF_KIND_PTR */
	{sizeof(struct btf_array), 0},	     /* BTF_KIND_ARRAY */
	{0, sizeof(struct btf_member)},	     /* BTF_KIND_STRUCT */
	{0, sizeof(struct btf_member)},	     /* BTF_KIND_UNION */
	{0, sizeof(struct btf_enum)},	     /* BTF_KIND_ENUM */
	{0, 0},				     /* BTF_KIND_FWD */
	{0, 0},				     /* BTF_KIND_TYPEDEF */
	{0, 0},				     /* BTF_KIND_VOLATILE */
	{0, 0},				     /* BTF_KIND_CONST */
	{0, 0},				     /* BTF_KIND_RESTRICT */
	{0, 0},				     /* BTF_KIND_FUNC: vlen is its linkage */
	{0, sizeof(struct btf_param)},	     /* BTF_KIND_FUNC_PROTO */
	{sizeof(struct btf_var), 0},	     /* BTF_KIND_VAR */
	{0, sizeof(struct btf_var_secinfo)}, /* BTF_KIND_DATASEC */
	{0, 0},				     /* BTF_KIND_FLOAT */
	{sizeof(struct btf_decl_tag), 0},    /* BTF_KIND_DECL_TAG */
	{0, 0},				     /* BTF_KIND_TYPE_TAG */
	{0, sizeof(struct btf_enum64)},	     /* BTF_KIND_ENUM64 */
};
static_assert(std::size(kExtras) == NR_BTF_KINDS);

/* Bytes of the type at @at, of which @left are there; 0: it is cut off, or of a kind that is not known. */
uint32_t type_bytes(const uint8_t *at, uint32_t left)
{
	if (left < sizeof(btf_type))
		return 0;
	const auto *type = reinterpret_cast<const btf_type *>(at);
	const unsigned kind = btf_kind(type);
	if (kind == BTF_KIND_UNKN || kind >= NR_BTF_KINDS)
		return 0;
	const uint32_t parts = kExtras[kind].once + kExtras[kind].each * btf_vlen(type);
	const uint32_t bytes = static_cast<uint32_t>(sizeof(btf_type)) + parts;
	return bytes <= left ? bytes : 0;
}

struct FileRange {
	uint64_t at = 0, bytes = 0; /* bytes 0: not found */
};

/* Where section .BTF of an ELF file is. */
FileRange find_section(int fd)
{
	elf_version(EV_CURRENT);
	Elf *elf = elf_begin(fd, ELF_C_READ, nullptr);
	size_t names = 0;
	FileRange found;

	if (elf && elf_getshdrstrndx(elf, &names) == 0) {
		for (Elf_Scn *scn = nullptr; (scn = elf_nextscn(elf, scn)) != nullptr;) {
			GElf_Shdr header;
			const char *name = gelf_getshdr(scn, &header) ? elf_strptr(elf, names, header.sh_name) :
									nullptr;

			if (name && std::strcmp(name, ".BTF") == 0 && header.sh_type == SHT_PROGBITS &&
			    (header.sh_flags & SHF_COMPRESSED) == 0)
				found = {header.sh_offset, header.sh_size};
		}
	}
	elf_end(elf);
	return found;
}

/* False with errno, which is 0 if the file ends before. */
bool read_all(int fd, uint8_t *to, FileRange range)
{
	while (range.bytes > 0) {
		const ssize_t n = pread(fd, to, range.bytes, static_cast<off_t>(range.at));

		if (n < 0 && errno == EINTR)
			continue;
		if (n <= 0) {
			errno = n < 0 ? errno : 0;
			return false;
		}
		to += n;
		range.at += static_cast<uint64_t>(n);
		range.bytes -= static_cast<uint64_t>(n);
	}
	return true;
}

} // namespace

const char *BtfData::index_types(uint32_t bytes)
{
	size_t count = 0;

	for (uint32_t at = 0; at < bytes; count++) {
		const uint32_t size = type_bytes(types_ + at, bytes - at);

		if (size == 0)
			return "a type is cut off or of a kind that is not known";
		at += size;
	}
	places_.reserve(count);
	for (uint32_t at = 0; at < bytes; at += type_bytes(types_ + at, bytes - at))
		places_.push_back(at);
	return nullptr;
}

/* The first @size bytes of bytes_ are the file. */
const char *BtfData::index(size_t size)
{
	/* Newer kernels have more members, which are not needed. */
	constexpr size_t least = offsetof(btf_header, str_len) + sizeof(btf_header::str_len);
	btf_header header = {};

	if (size < least)
		return "too short for BTF";
	std::memcpy(&header, bytes_.get(), least);
	if (header.magic != BTF_MAGIC)
		return "not BTF of this byte order";
	if (header.version != BTF_VERSION || header.hdr_len < least || header.hdr_len > size)
		return "BTF of a version that is not known";
	const uint64_t left = size - header.hdr_len;
	if (uint64_t{header.type_off} + header.type_len > left || uint64_t{header.str_off} + header.str_len > left)
		return "cut off";
	if ((header.hdr_len | header.type_off) % alignof(btf_type) != 0)
		return "types are not aligned";
	types_ = bytes_.get() + header.hdr_len + header.type_off;
	text_ = reinterpret_cast<const char *>(bytes_.get()) + header.hdr_len + header.str_off;
	text_bytes_ = header.str_len;
	if (text_bytes_ > 0 ? text_[text_bytes_ - 1] != '\0' : !base_)
		return "names have no end";
	if (base_) {
		first_ = base_->end();
		first_text_ = base_->first_text_ + base_->text_bytes_;
	}
	return index_types(header.type_len);
}

const char *BtfData::read(const Fd &file)
{
	struct stat status;
	char magic[SELFMAG] = {};

	if (fstat(file.get(), &status) != 0)
		return std::strerror(errno);
	FileRange range = {0, static_cast<uint64_t>(status.st_size)};
	if (pread(file.get(), magic, sizeof(magic), 0) < 0)
		return std::strerror(errno);
	if (std::memcmp(magic, ELFMAG, SELFMAG) == 0)
		range = find_section(file.get());
	if (range.bytes == 0)
		return "no BTF in it";
	if (range.bytes > kMaxBytes)
		return "too large for BTF";
	bytes_ = std::make_unique_for_overwrite<uint8_t[]>(range.bytes);
	if (!read_all(file.get(), bytes_.get(), range))
		return errno ? std::strerror(errno) : "cut off";
	return index(range.bytes);
}

Result<BtfData> BtfData::open(const std::string &path, const BtfData *base, const std::string &trying)
{
	BtfData data;
	const Fd file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));

	if (!file)
		return Error{trying + path, errno};
	data.base_ = base;
	if (const char *why = data.read(file))
		return Error{trying + path + ": " + why};
	return data;
}

Result<BtfData> BtfData::parse(std::string_view bytes, const BtfData *base)
{
	BtfData data;

	data.base_ = base;
	data.bytes_ = std::make_unique_for_overwrite<uint8_t[]>(bytes.size());
	std::memcpy(data.bytes_.get(), bytes.data(), bytes.size());
	if (const char *why = data.index(bytes.size()))
		return Error{why};
	return data;
}

} // namespace dt
