// SPDX-License-Identifier: GPL-2.0
/*
 * Loads the programs of sharing.bpf.c that one way needs, says so, and keeps them until it is killed.
 *
 *   sharing OBJECT shared|kind|freplace|global
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <bpf/bpf.h>
#include <bpf/libbpf.h>

static void __attribute__((noreturn)) fail(const char *what)
{
	perror(what);
	exit(1);
}

static struct bpf_object *open_object(const char *path, const char *prefix)
{
	struct bpf_object *object = bpf_object__open_file(path, NULL);
	struct bpf_program *program;

	if (!object)
		fail(path);
	bpf_object__for_each_program(program, object)
		bpf_program__set_autoload(program, !strncmp(bpf_program__name(program), prefix, strlen(prefix)));
	return object;
}

static struct bpf_object *load(const char *path, const char *prefix)
{
	struct bpf_object *object = open_object(path, prefix);

	if (bpf_object__load(object))
		fail(prefix);
	return object;
}

/* The array has to hold a clause before a trampoline that calls it is loaded. */
static void share(const char *path)
{
	struct bpf_object *once = load(path, "once_"), *trampolines = open_object(path, "trampoline_");
	int clause = bpf_program__fd(bpf_object__find_program_by_name(once, "once_clause"));
	int clauses = bpf_object__find_map_fd_by_name(once, "clauses"), zero = 0;
	struct bpf_map *map;

	if (bpf_map_update_elem(clauses, &zero, &clause, BPF_ANY))
		fail("clauses");
	bpf_object__for_each_map(map, trampolines)
		if (bpf_map__reuse_fd(map, bpf_object__find_map_fd_by_name(once, bpf_map__name(map))))
			fail(bpf_map__name(map));
	if (bpf_object__load(trampolines))
		fail("trampolines");
}

/* Each extension is verified against the program whose function it would replace. */
static void extend(const char *path, const struct bpf_object *targets)
{
	struct bpf_object *object = open_object(path, "extension_");
	struct bpf_program *program;
	char target[64];

	bpf_object__for_each_program(program, object) {
		if (!bpf_program__autoload(program))
			continue;
		snprintf(target, sizeof(target), "target_%s", strchr(bpf_program__name(program), '_') + 1);
		if (bpf_program__set_attach_target(program,
				bpf_program__fd(bpf_object__find_program_by_name(targets, target)), "clause"))
			fail(target);
	}
	if (bpf_object__load(object))
		fail("extensions");
}

int main(int argc, char **argv)
{
	if (argc != 3) {
		fprintf(stderr, "usage: sharing OBJECT shared|kind|freplace|global\n");
		return 2;
	}
	if (!strcmp(argv[2], "shared"))
		share(argv[1]);
	else if (!strcmp(argv[2], "kind"))
		load(argv[1], "kind_");
	else if (!strcmp(argv[2], "global"))
		load(argv[1], "global_");
	else
		extend(argv[1], load(argv[1], "target_"));
	puts("ready");
	fflush(stdout);
	pause();
	return 1;
}
