/* SPDX-License-Identifier: GPL-2.0 */
/* What the program of the goldens has as static probes, but a library declares; see processes.h. */
struct work_line {
	int length;
	char *text;
};

provider work {
	probe line__read(int id, struct work_line *line, struct nobody_knows *hidden);
	probe line__cut(string text);
};
