/* SPDX-License-Identifier: GPL-2.0 */
/*
 * Result<T>: a value, or an error from outside the program.
 *
 * This tool has three kinds of errors. Errors in the user's program go to Diags
 * (base/diag.h). Bugs of the tool are asserts. All other errors (files, system
 * calls, the kernel) are returned as a Result: a text that says what was tried,
 * and errno. Nothing throws, and only main.cc ends the process. (C++20 has no
 * std::expected.)
 */
#ifndef DTRACE_BASE_RESULT_H
#define DTRACE_BASE_RESULT_H

#include <cassert>
#include <cstring>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace dt {

struct Error {
	std::string tried; /* "cannot open /sys/kernel/tracing" */
	int code = 0;	   /* errno, or 0 if there is none */

	/* "cannot open /sys/kernel/tracing: Permission denied"; only `tried` if code is 0 */
	std::string text() const { return code ? tried + ": " + std::strerror(code) : tried; }
};

template <typename T>
class [[nodiscard]] Result {
public:
	Result(T value) : held_(std::move(value)) {}
	Result(Error error) : held_(std::move(error)) {}

	explicit operator bool() const { return held_.index() == 0; }
	bool ok() const { return held_.index() == 0; }

	T &value()
	{
		assert(ok());
		return *std::get_if<0>(&held_);
	}
	const T &value() const
	{
		assert(ok());
		return *std::get_if<0>(&held_);
	}
	T &operator*() { return value(); }
	const T &operator*() const { return value(); }
	T *operator->() { return &value(); }
	const T *operator->() const { return &value(); }

	const Error &error() const
	{
		assert(!ok());
		return *std::get_if<1>(&held_);
	}

private:
	std::variant<T, Error> held_;
};

/* Success without a value. */
template <>
class [[nodiscard]] Result<void> {
public:
	Result() = default;
	Result(Error error) : error_(std::move(error)) {}

	explicit operator bool() const { return !error_; }
	bool ok() const { return !error_; }
	const Error &error() const
	{
		assert(error_);
		return *error_;
	}

private:
	std::optional<Error> error_;
};

using Status = Result<void>;

} // namespace dt

#endif
