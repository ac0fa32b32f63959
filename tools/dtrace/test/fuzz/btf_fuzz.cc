// SPDX-License-Identifier: GPL-2.0
/*
 * The input is the BTF of a kernel or of a module; the first byte says which. Each type is read down to its members,
 * and is looked up by its name. BTF of a module is split from that of the goldens' kernel. All that a file can say is
 * tried: cycles of typedefs, ids beyond the end, arrays whose size overflows, members outside of their struct.
 */
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <cstdlib>
#include <string>
#include <string_view>

#include "base/fd.h"
#include "test/paths.h"
#include "type/btf.h"
#include "type/btf_file.h"

namespace {

using namespace dt;

struct Kernel {
	TypePool pool;
	BtfFile file = {"vmlinux", std::move(*BtfData::open(paths::kernel_btf, nullptr)), nullptr, pool};
};

/* All that D can ask of a type, @depth levels deep. */
uint64_t look_at(const Type *type, unsigned depth)
{
	uint64_t sum = type->size + type->name.size() + type->enumerators().size() + enumerator_name(type, 1).size();

	if (depth == 0)
		return sum;
	if (type->of)
		sum += look_at(type->of, depth - 1);
	if (type->is_struct() || type->kind == TypeKind::Function) {
		for (const Member &member : type->members()) {
			sum += member.bit_offset + look_at(member.type, depth - 1);
			if (type->is_struct() && !member.name.empty())
				sum += find_member(type, member.name).has_value();
		}
	}
	return sum;
}

uint64_t read_types(BtfFile &file)
{
	constexpr unsigned depth = 3;
	uint64_t sum = 0;

	file.any([&](uint32_t id, const btf_type *, std::string_view) {
		if (const Type *type = file.type(id))
			sum += look_at(type, depth) + same_type(type, promote(type));
		return false;
	});
	return sum;
}

uint64_t read_module(std::string_view bytes)
{
	static Kernel kernel;
	TypePool pool;
	Result<BtfData> split = BtfData::parse(bytes, &kernel.file.data());

	if (!split)
		return 0;
	BtfFile file("module", std::move(*split), &kernel.file, pool);
	return read_types(file);
}

/* What the compiler asks of the file that -x btfpath= names. */
uint64_t look_up(const std::string &path)
{
	TypePool pool;
	KernelTypes kernel(pool, path);
	uint64_t sum = 0;
	NearName near("task_strukt");

	for (const char *name : {"task_struct", "a", "list_head", "vfs_read", "u8"}) {
		for (const TypeTag tag : {TypeTag::None, TypeTag::Struct, TypeTag::Union, TypeTag::Enum})
			if (const Type *type = kernel.find(tag, name))
				sum += look_at(type, 2);
		if (const Type *type = kernel.function(name))
			sum += look_at(type, 2);
		sum += kernel.enumerator(name).has_value() + kernel.variables({"", "", name}).size();
	}
	kernel.consider(TypeTag::Struct, near);
	kernel.each_variable([](std::string_view) { return true; },
			     [&](const KernelTypes::BtfVariable &variable) { sum += variable.text().size(); });
	return sum + kernel.some_percpu_id() + kernel.cast().has_value() + kernel.failure().size();
}

uint64_t read_kernel(std::string_view bytes)
{
	const Fd memory(memfd_create("btf", MFD_CLOEXEC));
	TypePool pool;

	if (!memory || !write_all(memory.get(), bytes.data(), bytes.size()))
		std::abort();
	const uint64_t sum = look_up("/proc/self/fd/" + std::to_string(memory.get()));
	Result<BtfData> data = BtfData::parse(bytes, nullptr);
	if (!data)
		return sum;
	BtfFile file("vmlinux", std::move(*data), nullptr, pool);
	return sum + read_types(file);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
	const std::string_view input(reinterpret_cast<const char *>(data), size);
	volatile uint64_t sum = 0;

	if (input.starts_with('m'))
		sum = sum + read_module(input.substr(1));
	else if (!input.empty())
		sum = sum + read_kernel(input.substr(1));
	return 0;
}
