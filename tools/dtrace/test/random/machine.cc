// SPDX-License-Identifier: GPL-2.0
/* Executes the instructions of the machine; helpers.cc has the helpers. */
#include "machine.h"

#include <cstring>
#include <endian.h>

#include "lex/source.h"

namespace dt::test {

namespace {

constexpr uint64_t kMostSteps = 20'000'000; /* programs of tests need some thousands */
constexpr uint8_t kMayGoto = BPF_JMP | 0xe0;
constexpr uint8_t kModeSigned = 0x80; /* BPF_MEMSX */
constexpr uint64_t kRubbish = 0xa5a5a5a5a5a5a5a5;

uint64_t sign_extended(uint64_t value, unsigned bits)
{
	switch (bits) {
	case 8: return static_cast<uint64_t>(static_cast<int8_t>(value));
	case 16: return static_cast<uint64_t>(static_cast<int16_t>(value));
	case 32: return static_cast<uint64_t>(static_cast<int32_t>(value));
	default: return value;
	}
}

unsigned bytes_of(uint8_t code)
{
	switch (BPF_SIZE(code)) {
	case BPF_B: return 1;
	case BPF_H: return 2;
	case BPF_W: return 4;
	default: return 8;
	}
}

uint64_t quotient(uint64_t a, uint64_t b)
{
	return b ? a / b : 0;
}
uint64_t remainder(uint64_t a, uint64_t b)
{
	return b ? a % b : a;
}

/* The smallest number by -1 is itself. */
uint64_t signed_quotient(int64_t a, int64_t b)
{
	return b == -1 ? 0 - static_cast<uint64_t>(a) : b ? static_cast<uint64_t>(a / b) : 0;
}

uint64_t signed_remainder(int64_t a, int64_t b)
{
	return b == -1 ? 0 : static_cast<uint64_t>(b ? a % b : a);
}

/* @a and @b are numbers of @bits; what is above them in the result is for the caller to cut off. */
uint64_t calculate(const bpf::Insn &insn, uint64_t a, uint64_t b, unsigned bits)
{
	const uint64_t distance = b & (bits - 1);
	const auto sa = static_cast<int64_t>(sign_extended(a, bits)), sb = static_cast<int64_t>(sign_extended(b, bits));

	switch (BPF_OP(insn.code)) {
	case BPF_ADD: return a + b;
	case BPF_SUB: return a - b;
	case BPF_MUL: return a * b;
	case BPF_DIV: return insn.off ? signed_quotient(sa, sb) : quotient(a, b);
	case BPF_MOD: return insn.off ? signed_remainder(sa, sb) : remainder(a, b);
	case BPF_OR: return a | b;
	case BPF_AND: return a & b;
	case BPF_XOR: return a ^ b;
	case BPF_LSH: return a << distance;
	case BPF_RSH: return a >> distance;
	case BPF_ARSH: return static_cast<uint64_t>(sa >> distance);
	case BPF_NEG: return 0 - a;
	default: return sign_extended(b, static_cast<unsigned>(insn.off)); /* BPF_MOV */
	}
}

uint64_t big_endian(uint64_t value, int32_t bits)
{
	switch (bits) {
	case 16: return htobe16(static_cast<uint16_t>(value));
	case 32: return htobe32(static_cast<uint32_t>(value));
	default: return htobe64(value);
	}
}

bool holds(uint8_t code, uint64_t a, uint64_t b, unsigned bits)
{
	const auto sa = static_cast<int64_t>(sign_extended(a, bits)), sb = static_cast<int64_t>(sign_extended(b, bits));

	switch (BPF_OP(code)) {
	case BPF_JEQ: return a == b;
	case BPF_JNE: return a != b;
	case BPF_JGT: return a > b;
	case BPF_JGE: return a >= b;
	case BPF_JLT: return a < b;
	case BPF_JLE: return a <= b;
	case BPF_JSGT: return sa > sb;
	case BPF_JSGE: return sa >= sb;
	case BPF_JSLT: return sa < sb;
	case BPF_JSLE: return sa <= sb;
	default: return a & b; /* BPF_JSET */
	}
}

} // namespace

Machine::Machine(const link::Image &image)
	: scratch_(4096, static_cast<uint8_t>(kRubbish)), stack_(kFrames * kFrameBytes)
{
	maps_.reserve(image.maps.size());
	for (const gen::MapDef &def : image.maps) {
		Map &map = maps_.emplace_back(Map{.def = &def, .stride = (def.value_size + 7) & ~size_t{7}});

		if (def.type != BPF_MAP_TYPE_ARRAY && def.type != BPF_MAP_TYPE_PERCPU_ARRAY)
			continue;
		map.flat.resize(map.stride * (def.max_entries ? def.max_entries : def.per_cpu));
		if (!def.init.empty())
			std::memcpy(map.flat.data(), def.init.data(), def.init.size());
		allow(map.flat.data(), map.flat.size());
	}
	allow(&context_, sizeof(context_));
	allow(scratch_.data(), scratch_.size());
	allow(stack_.data(), stack_.size());
	context_.scratch = scratch_.data();
	context_.scratch_end = scratch_.data() + scratch_.size();
}

bool Machine::may_access(uint64_t at, uint64_t size) const
{
	auto region = regions_.upper_bound(at);

	if (region == regions_.begin())
		return false;
	--region;
	return at - region->first <= region->second && region->second - (at - region->first) >= size;
}

uint8_t *Machine::memory(uint64_t at, uint64_t size)
{
	if (may_access(at, size))
		return reinterpret_cast<uint8_t *>(at);
	wrong(format("%llu bytes at %#llx are none of its", static_cast<unsigned long long>(size),
		     static_cast<unsigned long long>(at)));
	return nullptr;
}

void Machine::wrong(const std::string &why)
{
	if (wrong_.empty())
		wrong_ = format("instruction %zu: ", at_) + why;
}

std::string Machine::run(const link::LinkedProgram &program, uint32_t ecb, uint32_t probe)
{
	wrong_.clear();
	is_done_ = false;
	at_ = 0;
	steps_ = 0;
	callers_.clear();
	context_.ecb_id = ecb;
	context_.probe_id = probe;
	std::memset(stack_.data(), static_cast<uint8_t>(kRubbish), stack_.size());
	std::memset(scratch_.data(), static_cast<uint8_t>(kRubbish), scratch_.size());
	r_.fill(kRubbish);
	r_[1] = address(&context_);
	r_[10] = address(stack_.data()) + stack_.size();
	while (wrong_.empty() && !is_done_) {
		if (at_ >= program.insns.size())
			wrong("it is none of the program");
		else if (++steps_ > kMostSteps)
			wrong("does not end");
		else
			step(program);
	}
	return wrong_;
}

void Machine::step(const link::LinkedProgram &program)
{
	const bpf::Insn &insn = program.insns[at_];

	switch (BPF_CLASS(insn.code)) {
	case BPF_ALU:
	case BPF_ALU64: compute(insn); break;
	case BPF_JMP:
	case BPF_JMP32: jump(insn); break;
	case BPF_LD: load_wide(program, insn); break;
	case BPF_LDX: load(insn); break;
	case BPF_ST: store(insn); break;
	case BPF_STX:
		if (BPF_MODE(insn.code) == BPF_ATOMIC)
			atomic(insn);
		else
			store(insn);
		break;
	}
	at_++;
}

/* The handle of a map is its number + 1; no pointer is so small. */
void Machine::load_wide(const link::LinkedProgram &program, const bpf::Insn &insn)
{
	const bpf::Insn &high = program.insns[at_ + 1];
	const uint64_t value = static_cast<uint32_t>(insn.imm) | static_cast<uint64_t>(static_cast<uint32_t>(high.imm))
									 << 32;

	if (insn.src_reg == 0) {
		r_[insn.dst_reg] = value;
	} else {
		for (const link::MapRef &ref : program.map_refs) {
			if (ref.at != at_)
				continue;
			r_[insn.dst_reg] = insn.src_reg == BPF_PSEUDO_MAP_VALUE ?
						   address(maps_[ref.map].flat.data()) +
							   static_cast<uint32_t>(high.imm) :
						   ref.map + 1;
			at_++;
			return;
		}
		wrong("loads what is none of the maps");
	}
	at_++;
}

void Machine::compute(const bpf::Insn &insn)
{
	const bool is_64 = BPF_CLASS(insn.code) == BPF_ALU64;
	uint64_t &dst = r_[insn.dst_reg];

	if (BPF_OP(insn.code) == BPF_END) {
		dst = big_endian(dst, insn.imm);
		return;
	}
	uint64_t b = BPF_SRC(insn.code) == BPF_X ? r_[insn.src_reg] :
						   sign_extended(static_cast<uint32_t>(insn.imm), 32);
	if (is_64) {
		dst = calculate(insn, dst, b, 64);
	} else {
		b = static_cast<uint32_t>(b);
		dst = static_cast<uint32_t>(calculate(insn, static_cast<uint32_t>(dst), b, 32));
	}
}

void Machine::jump(const bpf::Insn &insn)
{
	const bool is_64 = BPF_CLASS(insn.code) == BPF_JMP;

	switch (BPF_OP(insn.code)) {
	case BPF_CALL:
		if (insn.src_reg == BPF_PSEUDO_CALL)
			call_function(insn);
		else
			call_helper(insn.imm);
		return;
	case BPF_EXIT: return_from_function(); return;
	case BPF_JA: at_ += static_cast<size_t>(is_64 ? insn.off : insn.imm); return;
	}
	if (insn.code == kMayGoto)
		return; /* the steps are counted anyway */
	uint64_t a = r_[insn.dst_reg];
	uint64_t b = BPF_SRC(insn.code) == BPF_X ? r_[insn.src_reg] :
						   sign_extended(static_cast<uint32_t>(insn.imm), 32);
	if (!is_64) {
		a = static_cast<uint32_t>(a);
		b = static_cast<uint32_t>(b);
	}
	if (holds(insn.code, a, b, is_64 ? 64 : 32))
		at_ += static_cast<size_t>(bpf::jump_distance(insn));
}

void Machine::load(const bpf::Insn &insn)
{
	const unsigned bytes = bytes_of(insn.code);
	uint64_t value = 0;

	if (const uint8_t *from = memory(r_[insn.src_reg] + static_cast<uint64_t>(insn.off), bytes))
		std::memcpy(&value, from, bytes);
	r_[insn.dst_reg] = BPF_MODE(insn.code) == kModeSigned ? sign_extended(value, 8 * bytes) : value;
}

void Machine::store(const bpf::Insn &insn)
{
	const unsigned bytes = bytes_of(insn.code);
	const uint64_t value = BPF_CLASS(insn.code) == BPF_STX ? r_[insn.src_reg] :
								 sign_extended(static_cast<uint32_t>(insn.imm), 32);

	if (uint8_t *to = memory(r_[insn.dst_reg] + static_cast<uint64_t>(insn.off), bytes))
		std::memcpy(to, &value, bytes);
}

void Machine::atomic(const bpf::Insn &insn)
{
	const unsigned bytes = bytes_of(insn.code);
	const uint64_t mask = bytes == 4 ? 0xffffffff : ~uint64_t{0};
	uint8_t *const place = memory(r_[insn.dst_reg] + static_cast<uint64_t>(insn.off), bytes);
	uint64_t before = 0;

	if (!place)
		return;
	std::memcpy(&before, place, bytes);
	uint64_t after = before;
	switch (insn.imm) {
	case BPF_ADD:
	case BPF_ADD | BPF_FETCH: after = before + r_[insn.src_reg]; break;
	case 0xe0 | BPF_FETCH: after = r_[insn.src_reg]; break;
	case 0xf0 | BPF_FETCH: after = before == (r_[0] & mask) ? r_[insn.src_reg] : before; break;
	default: wrong("an atomic operation that the machine does not know"); return;
	}
	std::memcpy(place, &after, bytes);
	if (insn.imm == (0xf0 | BPF_FETCH))
		r_[0] = before;
	else if (insn.imm & BPF_FETCH)
		r_[insn.src_reg] = before;
}

void Machine::call_function(const bpf::Insn &insn)
{
	if (callers_.size() + 1 == kFrames) {
		wrong("too many functions call each other");
		return;
	}
	callers_.push_back({.at = at_, .regs = r_});
	r_[0] = kRubbish;
	for (unsigned i = 6; i < 10; i++)
		r_[i] = kRubbish;
	r_[10] -= kFrameBytes;
	std::memset(reinterpret_cast<uint8_t *>(r_[10]) - kFrameBytes, static_cast<uint8_t>(kRubbish), kFrameBytes);
	at_ += static_cast<size_t>(insn.imm);
}

void Machine::return_from_function()
{
	if (callers_.empty()) {
		is_done_ = true;
		return;
	}
	const uint64_t result = r_[0];

	r_ = callers_.back().regs;
	at_ = callers_.back().at;
	callers_.pop_back();
	r_[0] = result;
	for (unsigned i = 1; i < 6; i++)
		r_[i] = kRubbish;
}

void Machine::call_helper(int32_t helper)
{
	r_[0] = help(helper);
	for (unsigned i = 1; i < 6; i++)
		r_[i] = kRubbish;
}

} // namespace dt::test
