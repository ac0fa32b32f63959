/* SPDX-License-Identifier: GPL-2.0 */
/*
 * ● Player: reads a recording, event by event. Nothing in the file is trusted.
 */
#ifndef DTRACE_REC_PLAYER_H
#define DTRACE_REC_PLAYER_H

#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "os/symbols.h"
#include "rec/archive.h"
#include "rec/events.h"
#include "rec/file.h"
#include "rec/recorded.h"
#include "rec/type_table.h"

namespace dt::rec {

/* The answers of the machine that made the recording, as of the event that was read last. */
class RecordedSymbols final : public os::Symbols {
public:
	os::AddressName of_kernel(uint64_t address) override { return of_process(kKernelPid, address); }
	os::AddressName of_process(int pid, uint64_t address) override;
	std::vector<os::SourceFrame> lines(int pid, uint64_t address) override;
	std::optional<os::FilePlace> place(int pid, uint64_t address) override;

	/* Reads the event of that kind. */
	void read(RecordedKind kind, Unpacker &in);

private:
	struct NameText {
		std::string module, symbol;
		uint64_t offset = 0;
		bool is_in_file = false;
	};
	using NameKey = std::pair<int, uint64_t>;

	std::map<NameKey, NameText> names_;
	std::map<NameKey, std::vector<os::SourceFrame>> lines_;
	std::map<NameKey, std::optional<os::FilePlace>> places_;
};

class Player {
public:
	/* Reads the beginning, up to the first event that recorded() does not have. */
	static Result<std::unique_ptr<Player>> open(const std::string &path);
	static Result<std::unique_ptr<Player>> of(Result<ChunkReader> file);
	Player(const Player &) = delete;
	Player &operator=(const Player &) = delete;

	const Recorded &recorded() const { return recorded_; }
	os::Symbols &symbols() { return symbols_; }

	/* The next event. At the end of the file std::monostate. */
	Result<Event> next();

private:
	explicit Player(ChunkReader file);

	Status read_begin();
	void read_probes();
	void read_kind(Probe &probe);
	const gen::Unit *read_unit();
	RecordEvent read_record();
	EntryEvent read_entry();
	ArrayEvent read_array();
	LossEvent read_loss();
	Result<bool> has_more();

	ChunkReader file_;
	Recorded recorded_;
	RecordedSymbols symbols_;
	TypeReader types_;
	LoadingArchive in_; /* of the chunk */
	std::vector<uint64_t> words_;
};

} // namespace dt::rec

#endif
