// SPDX-License-Identifier: GPL-2.0
/* Containers, streams, virtual functions, lambdas and exceptions that unwind several frames, without end. */
#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <regex>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace words {

struct Shape {
	virtual ~Shape() = default;
	virtual double area(int depth) const = 0;
};

struct Square : Shape {
	double side = 2;
	double area(int depth) const override { return depth ? area(depth - 1) + side : side * side; }
};

struct Pair : Shape {
	std::unique_ptr<Shape> one = std::make_unique<Square>(), other = std::make_unique<Square>();
	double area(int depth) const override { return one->area(depth) + other->area(depth); }
};

__attribute__((noinline)) void fail_at(int depth)
{
	const std::string keeps(40, 'x');

	if (depth == 0)
		throw std::runtime_error(keeps);
	fail_at(depth - 1);
}

__attribute__((noinline)) size_t caught(int depth)
{
	try {
		fail_at(depth);
	} catch (const std::exception &e) {
		return std::string(e.what()).size();
	}
	return 0;
}

size_t round(int number)
{
	std::map<std::string, int> counts;
	std::ostringstream text;

	for (int i = 0; i < 50; i++)
		text << "word" << i * number % 17 << ' ' << i * 1.5 << '\n';
	std::istringstream in(text.str());
	for (std::string word; in >> word;)
		counts[word]++;
	std::vector<std::pair<std::string, int>> sorted(counts.begin(), counts.end());
	std::sort(sorted.begin(), sorted.end(), [](const auto &a, const auto &b) { return a.second > b.second; });
	const std::function<size_t(int)> deep = [&](int n) { return n ? deep(n - 1) + sorted[0].first.size() : 0; };
	return deep(10) + caught(number % 20) + std::regex_match(sorted[0].first, std::regex("(w|o)+rd[0-9]*")) +
	       static_cast<size_t>(Pair().area(5));
}

} // namespace words

int main()
{
	volatile size_t sum = 0;

	for (int number = 1;; number++)
		sum = sum + words::round(number);
}
