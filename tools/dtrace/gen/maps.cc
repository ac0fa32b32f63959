// SPDX-License-Identifier: GPL-2.0
/*
 * The maps that programs refer to, and the table of the probes' names.
 *
 * A program can serve many probes, so the names of its probe cannot be literals. It
 * reads them from the table by the number of the enabling. The table has four
 * offsets for each enabling, and each name is stored once.
 */
#include "gen/maps.h"

#include "base/unwind.h"
#include "gen/trampoline.h"

#include <algorithm>
#include <cassert>
#include <cstring>
#include <map>

namespace dt::gen {

/* Value of map "probe_names": four u32 offsets for each ecb number, then the names. All names of other units are empty. */
std::vector<uint8_t> probe_name_table(const Unit &unit, const ProbeTable &probes)
{
	const size_t count = unit.ecb(unit.enablings.size());
	std::vector<uint32_t> offsets(4 * count);
	std::string text(1, '\0');
	std::map<std::string, uint32_t, std::less<>> known = {{"", 0}};
	const auto table_bytes = static_cast<uint32_t>(offsets.size() * sizeof(uint32_t));

	auto add = [&](std::string_view name) {
		auto [it, is_new] = known.try_emplace(std::string(name), static_cast<uint32_t>(text.size()));

		if (is_new)
			text.append(name).push_back('\0');
		return it->second + table_bytes;
	};
	for (size_t i = 0; i < count; i++) {
		/* Number 0 is no enabling. */
		const Probe probe = i < unit.first_ecb ? Probe{} :
							 probes.probe(unit.enablings[i - unit.first_ecb].probe);

		offsets[4 * i] = add(probe.provider);
		offsets[4 * i + 1] = add(probe.module);
		offsets[4 * i + 2] = add(probe.function);
		offsets[4 * i + 3] = add(probe.name);
	}
	std::vector<uint8_t> bytes(table_bytes + text.size());
	std::memcpy(bytes.data(), offsets.data(), table_bytes);
	std::memcpy(bytes.data() + table_bytes, text.data(), text.size());
	return bytes;
}

namespace {

MapDef constant_map(const char *name, std::vector<uint8_t> bytes)
{
	MapDef map;

	map.name = name;
	map.type = BPF_MAP_TYPE_ARRAY;
	map.value_size = static_cast<uint32_t>(bytes.size());
	map.flags = BPF_F_RDONLY_PROG;
	map.constant = true;
	map.init = std::move(bytes);
	return map;
}

/*
 * Elements that an associative array may have within -x dynvarsize. As in other DTraces, an element takes some bytes for a
 * key of integers, and those of its value. What the kernel needs for it does not count.
 *
 * The kernel allocates all elements at once, without BPF_F_NO_PREALLOC. With the flag it raises an interrupt for new
 * elements. A clause that changes an array in the code of this interrupt could raise it again and again, and a
 * PREEMPT_RT kernel allocates in a thread, which cannot run before the clause ends.
 */
uint32_t assoc_entries(const AssocMap &map, uint64_t dynvarsize)
{
	constexpr uint64_t least_key = 16;

	return static_cast<uint32_t>(
		std::clamp<uint64_t>(dynvarsize / (std::max(map.key_bytes, least_key) + map.type_bytes), 1, 1u << 30));
}

template <typename Element>
std::vector<uint8_t> as_bytes(const std::vector<Element> &elements)
{
	std::vector<uint8_t> bytes(elements.size() * sizeof(Element));

	std::memcpy(bytes.data(), elements.data(), bytes.size());
	return bytes;
}

/* Value of map "calls". */
std::vector<uint8_t> call_table(const Unit &unit)
{
	const uint32_t numbers = call_numbers(unit);
	std::vector<CallTarget> targets(2 * static_cast<size_t>(numbers));

	for (const EnabledCall &call : unit.calls) {
		const Enabling &enabling = unit.enablings[call.enabling];

		targets[call.number + (call.is_return ? numbers : 0)] = {ecb_cookie(unit.ecb(call.enabling),
										    enabling.probe),
									 enabling.program, call.nargs};
	}
	return as_bytes(targets);
}

void add_unwinding_maps(Unit &unit)
{
	constexpr uint32_t most_processes = 1 << 15;

	unit.maps.push_back({.name = kMapUnwindRows,
			     .type = BPF_MAP_TYPE_ARRAY,
			     .value_size = sizeof(unwind_table),
			     .flags = BPF_F_MMAPABLE,
			     .init = {}});
	unit.maps.push_back({.name = kMapUnwindProcesses,
			     .type = BPF_MAP_TYPE_HASH,
			     .value_size = sizeof(unwind_process),
			     .max_entries = most_processes,
			     .flags = BPF_F_NO_PREALLOC,
			     .init = {}});
}

} // namespace

void add_maps(Unit &unit, const Shared &shared, Demand demand, std::vector<uint8_t> names, uint64_t dynvarsize,
	      uint32_t working_bytes)
{
	const auto programs = static_cast<uint32_t>(std::max<size_t>(unit.programs.size(), 1));

	unit.maps = {
		{.name = kMapEcbs,
		 .type = BPF_MAP_TYPE_PERCPU_ARRAY,
		 .value_size = sizeof(dtrace_ecb),
		 .max_entries = 1 + kClaimed,
		 .init = {}},
		{.name = kMapRings, .type = BPF_MAP_TYPE_PERF_EVENT_ARRAY, .max_entries = 0, .init = {}},
		{.name = kMapPrograms, .type = BPF_MAP_TYPE_PROG_ARRAY, .max_entries = programs, .init = {}},
		{.name = kMapState,
		 .type = BPF_MAP_TYPE_ARRAY,
		 .value_size = kStateBytes,
		 .flags = BPF_F_MMAPABLE,
		 .init = {}},
		{.name = kMapDrops,
		 .type = BPF_MAP_TYPE_PERCPU_ARRAY,
		 .value_size = 8,
		 .max_entries = kCounters,
		 .init = {}},
	};
	if (!unit.calls.empty())
		unit.maps.push_back(constant_map(kMapCalls, call_table(unit)));
	if (!unit.exits.empty())
		unit.maps.push_back(constant_map(kMapExits, as_bytes(unit.exits)));
	if (!demand.literals.empty())
		unit.maps.push_back(constant_map(kMapLiterals, demand.literals.take()));
	if (demand.probe_names)
		unit.maps.push_back(constant_map(kMapProbeNames, std::move(names)));
	if (shared.storage.global_bytes())
		unit.maps.push_back(
			{.name = kMapGlobals,
			 .type = BPF_MAP_TYPE_ARRAY,
			 .value_size = static_cast<uint32_t>(shared.storage.global_bytes()) + demand.globals_padding,
			 .init = {}});
	if (shared.storage.self_bytes())
		unit.maps.push_back({.name = kMapSelf,
				     .type = BPF_MAP_TYPE_TASK_STORAGE,
				     .value_size = static_cast<uint32_t>(shared.storage.self_bytes()),
				     .max_entries = 0,
				     .flags = BPF_F_NO_PREALLOC,
				     .init = {}});
	for (const AssocMap *map : shared.storage.maps()) {
		if (map->variable->scope != ast::Scope::Self)
			unit.arrays.push_back({map->variable, static_cast<uint32_t>(unit.maps.size()), map->keys});
		unit.maps.push_back({.name = map->name,
				     .type = BPF_MAP_TYPE_HASH,
				     .key_size = static_cast<uint32_t>(map->key_bytes),
				     .value_size = static_cast<uint32_t>(map->value_bytes),
				     .max_entries = assoc_entries(*map, dynvarsize),
				     .init = {}});
	}
	if (!shared.aggregations.empty())
		unit.maps.push_back({.name = kMapAggregations,
				     .type = BPF_MAP_TYPE_ARRAY,
				     .value_size = shared.aggregations.bytes,
				     .max_entries = 0,
				     .per_cpu = 2, /* generations */
				     .flags = BPF_F_MMAPABLE,
				     .init = {}});
	assert(shared.nspec < 1u << kSpeculationBits);
	if (shared.nspec)
		unit.maps.push_back({.name = kMapSpeculations,
				     .type = BPF_MAP_TYPE_ARRAY,
				     .value_size = 8,
				     .max_entries = shared.nspec,
				     .init = {}});
	if (shared.unwinds)
		add_unwinding_maps(unit);
	if (working_bytes)
		unit.maps.push_back({.name = kMapWorking,
				     .type = BPF_MAP_TYPE_ARRAY,
				     .value_size = working_bytes,
				     .max_entries = 0,
				     .per_cpu = kWorkingPerCpu,
				     .init = {}});
}

bool want_speculations(const std::vector<ClauseUses> &clauses)
{
	return have_any(clauses, {BuiltinId::Speculation, BuiltinId::Speculate, BuiltinId::Commit, BuiltinId::Discard});
}

bool want_user_stacks(const std::vector<ClauseUses> &clauses)
{
	return have_any(clauses, {BuiltinId::Ustack, BuiltinId::Jstack, BuiltinId::Ucaller, BuiltinId::UstackDepth});
}

bool want_probe_names(const std::vector<ClauseUses> &clauses)
{
	return have_any(clauses,
			{BuiltinId::ProbeProv, BuiltinId::ProbeMod, BuiltinId::ProbeFunc, BuiltinId::ProbeName});
}

} // namespace dt::gen
