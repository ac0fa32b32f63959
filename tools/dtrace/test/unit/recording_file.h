/* SPDX-License-Identifier: GPL-2.0 */
/* The events of a recording, out of their file and into one. */
#ifndef DTRACE_TEST_UNIT_RECORDING_FILE_H
#define DTRACE_TEST_UNIT_RECORDING_FILE_H

#include <gtest/gtest.h>

#include <string>

#include "rec/file.h"
#include "test/unit/temporary_file.h"

namespace dt::test {

/* The contents of a file with these events, whose checksum is right. */
inline std::string file_with(const std::string &events)
{
	const TemporaryFile file;
	rec::ChunkWriter writer = std::move(*rec::ChunkWriter::open(file.name));

	EXPECT_TRUE(writer.write(events));
	EXPECT_TRUE(writer.close());
	return file.text();
}

inline std::string events_of(const char *path)
{
	rec::ChunkReader file = std::move(*rec::ChunkReader::open(path));
	std::string events;

	for (auto chunk = file.next(); !chunk->empty(); chunk = file.next())
		events.append(chunk->begin(), chunk->end());
	return events;
}

} // namespace dt::test

#endif
