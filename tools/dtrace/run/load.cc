// SPDX-License-Identifier: GPL-2.0
/*
 * Loads an image. The order matters once: clause programs go into the program
 * array before a trampoline that uses the array is loaded. The array takes the
 * type of the first program that uses it, and this must be the type of the
 * clauses.
 *
 * Programs are loaded without a log. Only a program that the kernel rejects is
 * loaded again with a log, to learn the reason and the line of D.
 */
#include "run/session.h"

#include <bpf/btf.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <algorithm>
#include <bit>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <string_view>
#include <unordered_map>

#include "base/diag.h"
#include "base/number.h"
#include "base/options.h"
#include "base/progress.h"
#include "base/words.h"
#include "os/bpf_opts.h"
#include "run/debug_info.h"
#include "os/kallsyms.h"

namespace dt::run {

namespace {

constexpr const char *kLicense = "GPL";
constexpr uint32_t kLogBytes = 16u << 20;

/* @name in the form that the kernel accepts: at most 15 letters, digits, _ and dots. */
std::string kernel_name(const std::string &name)
{
	std::string result = name.substr(0, BPF_OBJ_NAME_LEN - 1);

	for (char &c : result) {
		if (!is_word_char(c))
			c = '_';
	}
	return result;
}

Status fill(int fd, const gen::MapDef &def)
{
	const uint32_t key = 0;

	if (!def.init.empty() && bpf_map_update_elem(fd, &key, def.init.data(), BPF_ANY) != 0)
		return Error{"cannot fill map " + def.name, errno};
	if (def.constant && bpf_map_freeze(fd) != 0)
		return Error{"cannot freeze map " + def.name, errno};
	return {};
}

struct BtfCloser {
	void operator()(struct btf *btf) const { btf__free(btf); }
};
using BtfPtr = std::unique_ptr<struct btf, BtfCloser>;

/* The kernel wants to know the types of a task storage: an int, and so many bytes. */
struct StorageTypes {
	BtfPtr btf;
	int key = 0, value = 0;
};

Result<StorageTypes> describe_storage(uint32_t bytes)
{
	StorageTypes types = {.btf = BtfPtr(btf__new_empty())};

	if (!types.btf)
		return Error{"cannot make BTF for a map", errno};
	types.key = btf__add_int(types.btf.get(), "int", 4, BTF_INT_SIGNED);
	const int byte = btf__add_int(types.btf.get(), "char", 1, BTF_INT_CHAR);
	types.value = btf__add_array(types.btf.get(), types.key, byte, bytes);
	if (types.value < 0 || btf__load_into_kernel(types.btf.get()) != 0)
		return Error{"cannot load BTF for a map", errno};
	return types;
}

Result<Fd> create_map(const gen::MapDef &def, uint32_t cpus)
{
	auto opts = os::bpf_opts<bpf_map_create_opts>();
	const bool is_storage = def.type == BPF_MAP_TYPE_TASK_STORAGE;
	StorageTypes types;

	if (is_storage) {
		Result<StorageTypes> made = describe_storage(def.value_size);

		if (!made)
			return made.error();
		types = std::move(*made);
		opts.btf_fd = static_cast<uint32_t>(btf__fd(types.btf.get()));
		opts.btf_key_type_id = static_cast<uint32_t>(types.key);
		opts.btf_value_type_id = static_cast<uint32_t>(types.value);
	}
	opts.map_flags = def.flags;
	Fd fd(bpf_map_create(def.type, kernel_name(def.name).c_str(), def.key_size, def.value_size,
			     def.max_entries ? def.max_entries :
			     is_storage	     ? 0 :
					       cpus * def.per_cpu,
			     &opts));

	if (!fd)
		return Error{"cannot create map " + def.name, errno};
	if (Status status = fill(fd.get(), def); !status)
		return status.error();
	return fd;
}

constexpr gen::ProgramType kClauseType = {BPF_PROG_TYPE_DTRACE, static_cast<bpf_attach_type>(0)};

int load_insns(const link::LinkedProgram &program, const std::vector<bpf::Insn> &insns, gen::ProgramType type,
	       const DebugInfo &debug, char *log, uint32_t log_bytes)
{
	auto opts = os::bpf_opts<bpf_prog_load_opts>();
	const std::vector<bpf_func_info> functions = debug.functions(program);
	const std::vector<bpf_line_info> lines = debug.lines(program);

	opts.prog_btf_fd = static_cast<uint32_t>(debug.fd());
	opts.func_info = functions.data();
	opts.func_info_cnt = static_cast<uint32_t>(functions.size());
	opts.func_info_rec_size = sizeof(functions[0]);
	opts.line_info = lines.data();
	opts.line_info_cnt = static_cast<uint32_t>(lines.size());
	opts.line_info_rec_size = sizeof(lines[0]);
	opts.expected_attach_type = type.attach;
	opts.log_buf = log;
	opts.log_size = log_bytes;
	opts.log_level = log ? 1 : 0;
	return bpf_prog_load(type.type, kernel_name(program.name).c_str(), kLicense, insns.data(), insns.size(), &opts);
}

/* Addresses of the kernel symbols that programs refer to. */
using SymbolAddresses = std::unordered_map<std::string_view, uint64_t>;

/* The list is read only if some program refers to one. */
Result<SymbolAddresses> find_kernel_symbols(const link::Image &image)
{
	std::vector<std::string> wanted;
	SymbolAddresses symbols;

	auto collect = [&](const link::LinkedProgram &program) {
		for (const link::SymbolRef &ref : program.symbol_refs) {
			if (symbols.emplace(program.names[ref.name], 0).second)
				wanted.push_back(program.names[ref.name]);
		}
	};

	for (const link::LinkedProgram &program : image.programs)
		collect(program);
	for (const link::Trampoline &trampoline : image.trampolines)
		collect(trampoline.program);
	if (wanted.empty())
		return symbols;
	Result<std::string> list = read_file("/proc/kallsyms");
	if (!list)
		return list.error();
	Result<std::vector<uint64_t>> addresses = os::find_symbols(*list, wanted);
	if (!addresses)
		return addresses.error();
	for (size_t i = 0; i < wanted.size(); i++)
		symbols[wanted[i]] = (*addresses)[i];
	return symbols;
}

/* The values of the references that the linker left open. */
struct OpenReferences {
	const std::vector<Fd> &maps;
	const SymbolAddresses &symbols;
	const DebugInfo &debug;
};

std::vector<bpf::Insn> close_references(const link::LinkedProgram &program, const OpenReferences &open)
{
	std::vector<bpf::Insn> insns = program.insns;

	for (const link::MapRef &ref : program.map_refs)
		insns[ref.at].imm = open.maps[ref.map].get();
	for (const link::SymbolRef &ref : program.symbol_refs)
		link::put_address(ref, open.symbols.at(program.names[ref.name]), insns);
	return insns;
}

Result<Fd> load_program(const link::LinkedProgram &program, gen::ProgramType type, const OpenReferences &open,
			Rejection &rejection)
{
	const std::vector<bpf::Insn> insns = close_references(program, open);

	Fd fd(load_insns(program, insns, type, open.debug, nullptr, 0));
	if (fd)
		return fd;

	const int code = errno;
	std::string log(kLogBytes, '\0');
	load_insns(program, insns, type, open.debug, log.data(), kLogBytes);
	log.resize(std::strlen(log.c_str()));
	if (!log.empty())
		rejection = explain_rejection(program, std::move(log));
	if (const char *lacking = what_kernel_lacks(rejection)) {
		rejection = {};
		return Error{lacking};
	}
	return Error{"cannot load program " + program.name, code};
}

/* Why the kernel does not let this process load a program. */
std::string why_not_permitted()
{
	constexpr uint64_t admin = 1ull << 21, both = 1ull << 38 | 1ull << 39;
	constexpr ino_t first_namespace = 0xeffffffd; /* PROC_USER_INIT_INO */
	const Result<std::string> status = read_file("/proc/self/status");
	const size_t at = status ? status->find("CapEff:\t") : std::string::npos;
	const uint64_t held = at == std::string::npos ? 0 : std::strtoull(status->c_str() + at + 8, nullptr, 16);
	struct stat own = {};

	if (!(held & admin) && (held & both) != both)
		return "tracing needs root, or the capabilities CAP_BPF and CAP_PERFMON";
	if (stat("/proc/self/ns/user", &own) == 0 && own.st_ino != first_namespace)
		return "tracing needs root of the initial user namespace; this is one of another user namespace";
	return "the kernel does not permit bpf(2), although the capabilities are there: see the filter of system calls "
	       "(seccomp) of the container or service";
}

/* A program of the type that does nothing: what is wrong if even this fails? */
Status check_kernel()
{
	const bpf::Insn insns[] = {
		{.code = BPF_ALU64 | BPF_MOV | BPF_K, .dst_reg = 0, .src_reg = 0, .off = 0, .imm = 0},
		{.code = BPF_JMP | BPF_EXIT, .dst_reg = 0, .src_reg = 0, .off = 0, .imm = 0}};
	Fd fd(bpf_prog_load(BPF_PROG_TYPE_DTRACE, "dt_check", kLicense, insns, std::size(insns), nullptr));

	if (fd)
		return {};
	if (errno == EPERM)
		return Error{why_not_permitted()};
	if (errno == EINVAL)
		return Error{"this kernel has no BPF_PROG_TYPE_DTRACE; boot one that has CONFIG_DTRACE"};
	return Error{"cannot load a BPF program", errno};
}

int map_index(const link::Image &image, const char *name)
{
	for (size_t i = 0; i < image.maps.size(); i++) {
		if (image.maps[i].name == name)
			return static_cast<int>(i);
	}
	return -1;
}

int map_fd(const Programs &programs, const link::Image &image, const char *name)
{
	return programs.maps[static_cast<size_t>(map_index(image, name))].get();
}

Status open_aggregations(const link::Image &image, Session &session)
{
	const int map = map_index(image, gen::kMapAggregations);

	if (map < 0)
		return {};
	const auto index = static_cast<size_t>(map);
	auto *state = static_cast<uint8_t *>(session.state.data());
	Result<AggMemory> memory = AggMemory::open(session.units.front().maps[index].get(), session.cpus,
						   image.maps[index].value_size,
						   reinterpret_cast<uint32_t *>(state + gen::kGenerationAt));
	if (!memory)
		return memory.error();
	session.aggregations = std::move(*memory);
	return {};
}

Status create_maps(const link::Image &image, Session &session)
{
	Programs &programs = session.units.emplace_back();
	Result<CpuList> possible = possible_cpus();
	if (!possible)
		return possible.error();
	session.possible = std::move(*possible);
	session.cpus = session.possible.back() + 1;
	for (const gen::MapDef &def : image.maps) {
		Result<Fd> fd = create_map(def, session.cpus);

		if (!fd)
			return fd.error();
		programs.maps.push_back(std::move(*fd));
	}
	const size_t page = static_cast<size_t>(sysconf(_SC_PAGESIZE));
	void *state =
		mmap(nullptr, page, PROT_READ | PROT_WRITE, MAP_SHARED, map_fd(programs, image, gen::kMapState), 0);
	if (state == MAP_FAILED)
		return Error{"cannot map the state of the session", errno};
	session.state = Mapping(state, page);
	session.drops.reset(fcntl(map_fd(programs, image, gen::kMapDrops), F_DUPFD_CLOEXEC, 0));
	session.ring_map.reset(fcntl(map_fd(programs, image, gen::kMapRings), F_DUPFD_CLOEXEC, 0));
	if (map_index(image, gen::kMapUnwindRows) >= 0) {
		session.unwind_rows.reset(fcntl(map_fd(programs, image, gen::kMapUnwindRows), F_DUPFD_CLOEXEC, 0));
		session.unwind_processes.reset(
			fcntl(map_fd(programs, image, gen::kMapUnwindProcesses), F_DUPFD_CLOEXEC, 0));
	}
	return open_aggregations(image, session);
}

/* Do units share the map? Each has its own constants, program numbers, and memory that is used within one firing. */
bool is_shared(const gen::MapDef &def)
{
	return !def.constant && def.type != BPF_MAP_TYPE_PROG_ARRAY && def.name != gen::kMapWorking;
}

bool are_alike(const gen::MapDef &one, const gen::MapDef &other)
{
	return one.type == other.type && one.key_size == other.key_size && one.value_size == other.value_size &&
	       one.max_entries == other.max_entries && one.per_cpu == other.per_cpu;
}

Result<Fd> map_of(const Session &session, const link::Image &first, const gen::MapDef &def)
{
	if (!is_shared(def))
		return create_map(def, session.cpus);
	const int index = map_index(first, def.name.c_str());
	if (index < 0 || !are_alike(def, first.maps[static_cast<size_t>(index)]))
		return Error{"the program has other variables now: map " + def.name};
	Fd fd(fcntl(session.units.front().maps[static_cast<size_t>(index)].get(), F_DUPFD_CLOEXEC, 0));
	if (!fd)
		return Error{"cannot share map " + def.name, errno};
	return fd;
}

Status load_programs(const link::Image &image, const lex::Sources &sources, Programs &made, Rejection &rejection)
{
	Progress progress("loading " + count_of(image.programs.size() + image.trampolines.size(), "program"));
	const int array = map_fd(made, image, gen::kMapPrograms);
	const Result<SymbolAddresses> symbols = find_kernel_symbols(image);
	if (!symbols)
		return symbols.error();
	const Result<DebugInfo> debug = DebugInfo::load(image, sources);
	if (!debug)
		return debug.error();
	const OpenReferences open = {made.maps, *symbols, *debug};

	for (uint32_t i = 0; i < image.programs.size(); i++) {
		Result<Fd> fd = load_program(image.programs[i], kClauseType, open, rejection);

		if (!fd)
			return fd.error();
		progress.add();
		const int number = fd->get();
		made.programs.push_back(std::move(*fd));
		if (image.programs[i].is_called && bpf_map_update_elem(array, &i, &number, BPF_ANY) != 0)
			return Error{"cannot put " + image.programs[i].name + " into the program array", errno};
	}
	for (const link::Trampoline &trampoline : image.trampolines) {
		Result<Fd> fd = load_program(trampoline.program, trampoline.type, open, rejection);

		if (!fd)
			return fd.error();
		progress.add();
		made.trampolines.push_back(std::move(*fd));
	}
	return {};
}

/* Rings take at most half of the memory that is free: the kernel would give more, and end processes for it. */
uint64_t affordable_bytes()
{
	const Result<std::string> text = read_file("/proc/meminfo");
	const size_t at = text ? text->find("MemAvailable:") : std::string::npos;

	if (at == std::string::npos)
		return UINT64_MAX;
	std::string_view line = std::string_view(*text).substr(at + std::string_view("MemAvailable:").size());
	line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
	const std::optional<uint64_t> kilobytes = take_number<uint64_t>(line);
	return kilobytes ? (*kilobytes << 10) / 2 : UINT64_MAX;
}

Result<std::vector<Ring>> rings_of_size(const CpuList &cpus, uint64_t bytes)
{
	Progress progress("making buffers for " + count_of(cpus.size(), "CPU"));
	std::vector<Ring> rings;

	for (unsigned cpu : cpus) {
		Result<Ring> ring = Ring::open(cpu, bytes);

		if (!ring)
			return ring.error();
		rings.push_back(std::move(*ring));
		progress.add();
	}
	return rings;
}

/* There is no memory, or this process may not lock so much. */
bool is_no_room(const Error &error)
{
	return error.code == ENOMEM || error.code == EPERM;
}

/* Rings that are too large are halved, as a ring has a power of two bytes. @bytes: what they have then. */
Result<std::vector<Ring>> rings_that_fit(const CpuList &cpus, const RingWish &wish, uint64_t &bytes)
{
	const uint64_t least = std::max(wish.least, static_cast<uint64_t>(sysconf(_SC_PAGESIZE)));
	const uint64_t most = affordable_bytes() / wish.copies / std::max<size_t>(cpus.size(), 1);
	uint64_t size;

	bytes = std::max(wish.bytes, wish.least);
	size = std::bit_ceil(bytes);
	if (size > most && !wish.may_shrink)
		return Error{format("buffers of %s for %zu CPUs need more than half of the free memory: "
				    "-x bufresize=auto takes what there is",
				    size_text(size).c_str(), cpus.size())};
	while (size > most && size / 2 >= least)
		size /= 2;
	for (;; size /= 2) {
		bytes = std::min(bytes, size);
		Result<std::vector<Ring>> rings = rings_of_size(cpus, size);

		if (rings || !is_no_room(rings.error()))
			return rings;
		if (!wish.may_shrink)
			return Error{rings.error().text() + ": -x bufresize=auto takes what there is"};
		if (size / 2 < least)
			return rings;
	}
}

Status open_rings(const RingWish &wish, Session &session)
{
	Result<CpuList> online = online_cpus();

	if (!online)
		return online.error();
	session.online = std::move(*online);
	Result<std::vector<Ring>> rings = rings_that_fit(session.online, wish, session.bufsize);
	if (!rings)
		return rings.error();
	session.rings = std::move(*rings);
	for (const Ring &ring : session.rings) {
		if (Status status = ring.put_into(session.ring_map); !status)
			return status;
	}
	return {};
}

} // namespace

Result<Programs> load_more(const Session &session, const link::Image &first, const link::Image &image,
			   const lex::Sources &sources, Rejection &rejection)
{
	Programs more;

	for (const gen::MapDef &def : image.maps) {
		Result<Fd> fd = map_of(session, first, def);

		if (!fd)
			return fd.error();
		more.maps.push_back(std::move(*fd));
	}
	if (Status status = load_programs(image, sources, more, rejection); !status)
		return status.error();
	return more;
}

Result<Session> load(const link::Image &image, const lex::Sources &sources, const RingWish &wish, Rejection &rejection)
{
	Session session;
	/* Old kernels count BPF memory against this limit; those that have our type do not. */
	const rlimit unlimited = {RLIM_INFINITY, RLIM_INFINITY};

	setrlimit(RLIMIT_MEMLOCK, &unlimited);
	allow_all_descriptors();
	if (Status status = check_kernel(); !status)
		return status.error();
	if (Status status = create_maps(image, session); !status)
		return status.error();
	Result<Grace> grace = Grace::make();
	if (!grace)
		return grace.error();
	session.grace = std::move(*grace);
	if (Status status = load_programs(image, sources, session.units.front(), rejection); !status)
		return status.error();
	if (Status status = open_rings(wish, session); !status)
		return status.error();
	return session;
}

} // namespace dt::run
