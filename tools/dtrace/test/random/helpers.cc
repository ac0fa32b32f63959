// SPDX-License-Identifier: GPL-2.0
/* The kernel's helpers, as far as the programs of tests need them. */
#include <cerrno>
#include <cstring>

#include "lex/source.h"
#include "machine.h"

namespace dt::test {

namespace {

constexpr uint64_t error(int number)
{
	return static_cast<uint64_t>(-static_cast<int64_t>(number));
}

} // namespace

uint64_t Machine::help(int32_t helper)
{
	switch (helper) {
	case BPF_FUNC_finalize_context: return 0;
	case BPF_FUNC_buffer_reserve: return reserve();
	case BPF_FUNC_buffer_commit: return commit();
	case BPF_FUNC_probe_read_kernel: return read(r_[1], r_[2], r_[3]);
	case BPF_FUNC_probe_read_kernel_str: return read_string(r_[1], r_[2], r_[3]);
	case BPF_FUNC_strncmp: return compare_strings(r_[1], r_[2], r_[3]);
	case BPF_FUNC_ktime_get_ns: return time_ += 1000;
	case BPF_FUNC_get_smp_processor_id: return 0;
	}
	Map *const used = map(r_[1]);
	if (!used)
		return 0;
	switch (helper) {
	case BPF_FUNC_map_lookup_elem: return lookup(*used, r_[2]);
	case BPF_FUNC_map_update_elem: return update(*used, r_[2], r_[3]);
	case BPF_FUNC_map_delete_elem: return remove(*used, r_[2]);
	case BPF_FUNC_task_storage_get: return task_storage(*used);
	}
	wrong(format("helper %d, which the machine does not know", helper));
	return 0;
}

Machine::Map *Machine::map(uint64_t handle)
{
	if (handle - 1 < maps_.size())
		return &maps_[handle - 1];
	wrong("a helper that the machine does not know, or no map");
	return nullptr;
}

/* At an address that is 4 modulo 8, as in a ring. */
uint64_t Machine::reserve()
{
	constexpr size_t shift = 4;
	const size_t size = r_[4];

	if (r_[2] != DTRACE_BUF_OUTPUT || context_.buf) {
		wrong("reserves another buffer, or again");
		return 0;
	}
	record_.assign(size + 2 * sizeof(uint64_t), 0xa5);
	context_.buf = record_.data() + shift;
	context_.buf_end = record_.data() + shift + size;
	allow(context_.buf, size);
	return 0;
}

uint64_t Machine::commit()
{
	const auto *begin = static_cast<const uint8_t *>(context_.buf),
		   *end = static_cast<const uint8_t *>(context_.buf_end);

	if (!begin) {
		wrong("commits what is not reserved");
		return 0;
	}
	if (!r_[4])
		records_.emplace_back(begin, end);
	regions_.erase(address(begin));
	context_.buf = context_.buf_end = nullptr;
	return 0;
}

uint64_t Machine::lookup(Map &map, uint64_t key)
{
	const uint8_t *const bytes = memory(key, map.def->key_size);

	if (!bytes)
		return 0;
	if (!map.flat.empty()) {
		uint32_t index = 0;

		std::memcpy(&index, bytes, sizeof(index));
		return index < map.flat.size() / map.stride ? address(map.flat.data() + index * map.stride) : 0;
	}
	const auto found = map.hash.find(Bytes(bytes, bytes + map.def->key_size));
	return found == map.hash.end() ? 0 : address(found->second->data());
}

uint64_t Machine::update(Map &map, uint64_t key, uint64_t value)
{
	const uint8_t *const bytes = memory(key, map.def->key_size), *const from = memory(value, map.def->value_size);

	if (!bytes || !from)
		return 0;
	if (map.def->type != BPF_MAP_TYPE_HASH) {
		wrong("updates what is no hash");
		return 0;
	}
	/* The element may be the value itself. */
	auto element = std::make_unique<Bytes>(from, from + map.def->value_size);
	remove(map, key);
	if (map.hash.size() >= map.def->max_entries)
		return error(E2BIG);
	allow(element->data(), element->size());
	map.hash[Bytes(bytes, bytes + map.def->key_size)] = std::move(element);
	return 0;
}

uint64_t Machine::remove(Map &map, uint64_t key)
{
	const uint8_t *const bytes = memory(key, map.def->key_size);

	if (!bytes)
		return 0;
	const auto found = map.hash.find(Bytes(bytes, bytes + map.def->key_size));
	if (found == map.hash.end())
		return error(ENOENT);
	removed_.push_back(std::move(found->second));
	map.hash.erase(found);
	return 0;
}

uint64_t Machine::task_storage(Map &map)
{
	constexpr uint64_t create = BPF_LOCAL_STORAGE_GET_F_CREATE;

	if (!map.storage && (r_[4] & create)) {
		map.storage = std::make_unique<Bytes>(map.def->value_size);
		if (r_[3]) {
			if (const uint8_t *const from = memory(r_[3], map.def->value_size))
				map.storage->assign(from, from + map.def->value_size);
		}
		allow(map.storage->data(), map.storage->size());
	}
	return map.storage ? address(map.storage->data()) : 0;
}

/* What cannot be read becomes 0. */
uint64_t Machine::read(uint64_t to, uint64_t size, uint64_t from)
{
	uint8_t *const place = memory(to, size);

	if (!place)
		return 0;
	if (!may_access(from, size)) {
		std::memset(place, 0, size);
		return error(EFAULT);
	}
	std::memmove(place, reinterpret_cast<const void *>(from), size);
	return 0;
}

uint64_t Machine::read_string(uint64_t to, uint64_t size, uint64_t from)
{
	uint8_t *const place = memory(to, size);
	uint64_t length = 0;

	if (!place || !size)
		return 0;
	while (length + 1 < size && may_access(from + length, 1) && *reinterpret_cast<const uint8_t *>(from + length)) {
		place[length] = *reinterpret_cast<const uint8_t *>(from + length);
		length++;
	}
	if (length + 1 < size && !may_access(from + length, 1)) {
		std::memset(place, 0, size);
		return error(EFAULT);
	}
	place[length] = 0;
	return length + 1;
}

uint64_t Machine::compare_strings(uint64_t a, uint64_t size, uint64_t b)
{
	for (uint64_t i = 0; i < size; i++) {
		const uint8_t *const x = memory(a + i, 1), *const y = memory(b + i, 1);

		if (!x || !y)
			return 0;
		if (*x != *y || !*x)
			return static_cast<uint64_t>(int64_t{*x} - *y);
	}
	return 0;
}

} // namespace dt::test
