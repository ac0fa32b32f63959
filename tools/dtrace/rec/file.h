/* SPDX-License-Identifier: GPL-2.0 */
/*
 * The file of a recording: a magic number and chunks.
 *
 *      0                 8
 *     +-----------------+-------+-------+- -
 *     | "DTREC", 0, 0,  | chunk | chunk |
 *     | version         |       |       |
 *     +-----------------+-------+-------+- -
 *
 *      0        4        8        12
 *     +--------+--------+--------+--------------- - -
 *     | packed | size   | crc    | events, packed by deflate
 *     +--------+--------+--------+--------------- - -
 *
 *     packed   u32, bytes of the events in the file
 *     size     u32, bytes of the events
 *     crc      u32, CRC-32 of the packed bytes
 *
 * All numbers are little-endian. A chunk has whole events. So what a tool wrote before it was
 * killed can be read, up to its last whole chunk.
 */
#ifndef DTRACE_REC_FILE_H
#define DTRACE_REC_FILE_H

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/fd.h"
#include "base/result.h"

namespace dt::rec {

class ChunkWriter {
public:
	/* The previous contents of the file are gone. */
	static Result<ChunkWriter> open(const std::string &path);

	/* After an error, nothing more is written, and each call returns the error. */
	Status write(std::string_view events);
	Status close();

private:
	ChunkWriter(Fd file, std::string path) : file_(std::move(file)), path_(std::move(path)) {}

	Status put(std::string_view bytes);

	Fd file_;
	std::string path_;
	Status status_;
};

class ChunkReader {
public:
	static Result<ChunkReader> open(const std::string &path);
	/* @contents: all of the file; @path: for messages. */
	static Result<ChunkReader> of(std::string contents, std::string path);

	/* The events of the next chunk, good until the next call; empty at the end, and where status() is an error. */
	Result<std::span<const uint8_t>> next();

	const std::string &path() const { return path_; }
	/* "x.rec is damaged at byte 1234: ..." */
	Error error(const std::string &what) const;

private:
	ChunkReader(std::string contents, std::string path) : contents_(std::move(contents)), path_(std::move(path)) {}

	std::string contents_, path_;
	size_t at_ = 0;
	std::vector<uint8_t> events_;
};

} // namespace dt::rec

#endif
