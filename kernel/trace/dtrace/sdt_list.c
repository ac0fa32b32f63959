// SPDX-License-Identifier: GPL-2.0
/*
 * The list of static probes, for the file in tracefs and for the iterator.
 *
 * Users want one line for each function that has sites of a probe. Finding the
 * function takes a symbol lookup, and one lookup in a module reads all symbols
 * of the module. So the list is made once for each reader, when the file is
 * opened:
 *
 *	sdt_each_site()		addresses of all sites	under the mutex
 *	sdt_find_functions()	sites by address, and	not under the mutex
 *				all symbols of an object
 *				once, for their values,
 *				and once for names
 *	sdt_make_lines()	neighbours in one
 *				function become a line
 *
 * The time of each step is proportional to the number of sites and symbols. If
 * a module is unloaded meanwhile, its probes stay in the list without
 * functions.
 */
#include <linux/fs.h>
#include <linux/init.h>
#include <linux/kallsyms.h>
#include <linux/module.h>
#include <linux/module_symbol.h>
#include <linux/mm.h>
#include <linux/overflow.h>
#include <linux/seq_file.h>
#include <linux/slab.h>
#include <linux/sort.h>
#include <linux/string.h>
#include <linux/tracefs.h>

#include "../trace.h"
#include "dtrace.h"
#include "sdt.h"

/**
 * struct sdt_place - a site in the list
 * @desc: the probe, of which the list holds a reference
 * @object: name of the object; the same pointer for all sites of the object
 * @symbol: name of the function, NULL if it is unknown
 * @code: address of the site
 * @function: address of the function, or 0
 * @enabled: whether a program was attached to the probe
 */
struct sdt_place {
	struct sdt_desc *desc;
	const char *object;
	const char *symbol;
	unsigned long code;
	unsigned long function;
	bool enabled;
};

/* A text that is freed with the list; the name of a module if @mod is set. */
struct sdt_string {
	struct sdt_string *next;
	const struct module *mod;
	char text[];
};

/* Sites of one object by address, for callbacks that get its symbols. */
struct sdt_object {
	struct sdt_list *list;
	struct sdt_place **places;
	size_t count;
};

static const char sdt_vmlinux[] = "vmlinux";

static const char *sdt_add_string(struct sdt_string **strings, const char *text,
				  const struct module *mod)
{
	size_t size = strlen(text) + 1;
	struct sdt_string *string;

	string = kmalloc(struct_size(string, text, size), GFP_KERNEL);
	if (!string)
		return NULL;
	string->next = *strings;
	string->mod = mod;
	memcpy(string->text, text, size);
	*strings = string;

	return string->text;
}

static void sdt_free_strings(struct sdt_string *string)
{
	struct sdt_string *next;

	for (; string; string = next) {
		next = string->next;
		kfree(string);
	}
}

/* Few modules have probes, and the search begins with the last module. */
static const char *sdt_object_name(struct sdt_list *list,
				   const struct module *mod)
{
	const struct sdt_string *string;

	if (!mod)
		return sdt_vmlinux;
	for (string = list->modules; string; string = string->next) {
		if (string->mod == mod)
			return string->text;
	}

	return sdt_add_string(&list->modules, sdt_module_name(mod), mod);
}

static int sdt_add_place(void *data, struct sdt_desc *desc,
			 const struct module *mod, unsigned long code)
{
	struct sdt_list *list = data;
	struct sdt_place *places, *place;
	size_t room;

	if (list->nr_places == list->room) {
		room = max_t(size_t, 64, 2 * list->room);
		places = kvrealloc(list->places,
				   array_size(room, sizeof(*places)), GFP_KERNEL);
		if (!places)
			return -ENOMEM;
		list->places = places;
		list->room = room;
	}

	place = &list->places[list->nr_places];
	memset(place, 0, sizeof(*place));
	place->object = sdt_object_name(list, mod);
	if (!place->object)
		return -ENOMEM;
	refcount_inc(&desc->refs);
	place->desc = desc;
	place->code = code;
	place->enabled = desc->first;
	list->nr_places++;

	return 0;
}

static int sdt_cmp_code(const void *a, const void *b)
{
	const struct sdt_place *const *left = a, *const *right = b;

	return (*left)->code < (*right)->code ? -1 :
	       (*left)->code > (*right)->code;
}

/* Return the first site at or after an address, or @count. */
static size_t sdt_first_behind(const struct sdt_object *object,
			       unsigned long address)
{
	size_t low = 0, high = object->count, middle;

	while (low < high) {
		middle = low + (high - low) / 2;
		if (object->places[middle]->code < address)
			low = middle + 1;
		else
			high = middle;
	}

	return low;
}

static bool sdt_is_symbol(const char *name)
{
	return *name && !is_mapping_symbol(name);
}

/*
 * A symbol is the function of the next site after it, unless another symbol
 * lies between them.
 */
static int sdt_see_value(void *data, const char *name, unsigned long value)
{
	struct sdt_object *object = data;
	struct sdt_place *place;
	size_t i;

	if (value > object->places[object->count - 1]->code ||
	    !sdt_is_symbol(name))
		return 0;
	i = sdt_first_behind(object, value);
	place = object->places[i];
	place->function = max(place->function, value);

	return 0;
}

/* The first of several symbols with one value is taken, as by kallsyms. */
static int sdt_see_name(void *data, const char *name, unsigned long value)
{
	struct sdt_object *object = data;
	struct sdt_place *place;

	if (value > object->places[object->count - 1]->code ||
	    !sdt_is_symbol(name))
		return 0;
	place = object->places[sdt_first_behind(object, value)];
	if (place->function != value || place->symbol)
		return 0;
	place->symbol = sdt_add_string(&object->list->symbols, name, NULL);

	return place->symbol ? 0 : -ENOMEM;
}

static int sdt_find_in_module(struct sdt_object *object)
{
	const char *name = object->places[0]->object;
	struct sdt_place *place, *before;
	size_t i;
	int err;

	module_kallsyms_on_each_symbol(name, sdt_see_value, object);
	err = module_kallsyms_on_each_symbol(name, sdt_see_name, object);
	if (err == -ENOMEM)
		return err;

	/*
	 * If there is no symbol between a site and the one before, both are in
	 * the same function.
	 */
	for (i = 1; i < object->count; i++) {
		place = object->places[i];
		before = object->places[i - 1];
		if (place->function)
			continue;
		place->function = before->function;
		place->symbol = before->symbol;
	}

	return 0;
}

/* In the kernel a lookup is cheap, and tells where the function ends. */
static int sdt_find_in_kernel(struct sdt_object *object)
{
	unsigned long size = 0, offset, start = 0;
	const char *symbol = NULL, *name;
	struct sdt_place *place;
	char *modname, *buf;
	int err = -ENOMEM;
	size_t i;

	buf = kmalloc(KSYM_NAME_LEN, GFP_KERNEL);
	if (!buf)
		return -ENOMEM;

	for (i = 0; i < object->count; i++) {
		place = object->places[i];
		if (place->code - start >= size) {
			name = kallsyms_lookup(place->code, &size, &offset,
					       &modname, buf);
			if (!name) {
				size = 0;
				continue;
			}
			start = place->code - offset;
			symbol = sdt_add_string(&object->list->symbols, name,
						NULL);
			if (!symbol)
				goto free;
		}
		place->function = start;
		place->symbol = symbol;
	}
	err = 0;
free:
	kfree(buf);

	return err;
}

static int sdt_find_functions(struct sdt_list *list)
{
	struct sdt_object object = { .list = list };
	struct sdt_place **by_code;
	size_t i, end;
	int err = 0;

	by_code = kvcalloc(list->nr_places, sizeof(*by_code), GFP_KERNEL);
	if (!by_code)
		return -ENOMEM;
	for (i = 0; i < list->nr_places; i++)
		by_code[i] = &list->places[i];
	sort(by_code, list->nr_places, sizeof(*by_code), sdt_cmp_code, NULL);

	for (i = 0; i < list->nr_places && !err; i = end) {
		for (end = i + 1; end < list->nr_places; end++) {
			if (by_code[end]->object != by_code[i]->object)
				break;
		}
		object.places = by_code + i;
		object.count = end - i;
		if (by_code[i]->object == sdt_vmlinux)
			err = sdt_find_in_kernel(&object);
		else
			err = sdt_find_in_module(&object);
	}
	kvfree(by_code);

	return err;
}

/**
 * sdt_type_len() - length of the first of several types
 * @types: types separated by commas; a type may contain commas in brackets
 *
 * Context: any
 * Return: number of characters before the comma or the end of the text that
 * ends the type
 */
u32 sdt_type_len(const char *types)
{
	u32 len, depth = 0;

	for (len = 0; types[len] && (depth || types[len] != ','); len++) {
		depth += types[len] == '(';
		depth -= types[len] == ')';
	}

	return len;
}

static u32 sdt_count_types(const char *types)
{
	u32 count;

	for (count = 0; *types; count++) {
		types += sdt_type_len(types);
		types += *types == ',';
	}

	return count;
}

static bool sdt_is_same_line(const struct sdt_place *a,
			     const struct sdt_place *b)
{
	return a->desc == b->desc && a->object == b->object && a->function &&
	       a->function == b->function;
}

static int sdt_make_lines(struct sdt_list *list)
{
	const struct sdt_place *place = list->places;
	const struct sdt_place *end = place + list->nr_places;
	struct sdt_line *line;

	list->lines = kvcalloc(list->nr_places, sizeof(*line), GFP_KERNEL);
	if (!list->lines)
		return -ENOMEM;

	for (line = list->lines; place < end; line++) {
		line->id = place->desc->id;
		line->enabled = place->enabled;
		line->nargs = sdt_count_types(place->desc->types);
		line->provider = place->desc->provider;
		line->module = place->object;
		line->name = place->desc->name;
		line->types = place->desc->types;
		line->function = place->function ?: place->code;
		line->symbol = place->symbol;
		do
			line->sites++;
		while (++place < end && sdt_is_same_line(place, place - 1));
		list->nr_lines++;
	}

	return 0;
}

/**
 * sdt_list_free() - free the contents of a list
 * @list: from sdt_list_make()
 *
 * Context: process context, may sleep
 */
void sdt_list_free(struct sdt_list *list)
{
	size_t i;

	for (i = 0; i < list->nr_places; i++)
		sdt_desc_put(list->places[i].desc);
	kvfree(list->places);
	kvfree(list->lines);
	sdt_free_strings(list->symbols);
	sdt_free_strings(list->modules);
}

/**
 * sdt_list_make() - list the probes that exist now
 * @list: zeroed
 *
 * Context: process context, may sleep
 * Return: 0 or -ENOMEM. After 0 the caller must call sdt_list_free().
 */
int sdt_list_make(struct sdt_list *list)
{
	int err;

	err = sdt_each_site(sdt_add_place, list);
	if (!err && list->nr_places)
		err = sdt_find_functions(list);
	if (!err && list->nr_places)
		err = sdt_make_lines(list);
	if (err)
		sdt_list_free(list);

	return err;
}

/**
 * sdt_seq_start() - start of seq_operations
 * @m: file, with a struct sdt_list as private data
 * @pos: number of the line
 *
 * Context: process context
 * Return: struct sdt_line, or NULL
 */
void *sdt_seq_start(struct seq_file *m, loff_t *pos)
{
	struct sdt_list *list = m->private;

	return *pos < list->nr_lines ? &list->lines[*pos] : NULL;
}

/**
 * sdt_seq_next() - next of seq_operations
 * @m: file, with a struct sdt_list as private data
 * @v: previous line
 * @pos: number of the previous line
 *
 * Context: process context
 * Return: as sdt_seq_start()
 */
void *sdt_seq_next(struct seq_file *m, void *v, loff_t *pos)
{
	++*pos;

	return sdt_seq_start(m, pos);
}

/**
 * sdt_seq_stop() - stop of seq_operations
 * @m: file
 * @v: line, not used
 *
 * Context: any
 */
void sdt_seq_stop(struct seq_file *m, void *v)
{
}

/* The format is that of %ps. But %ps would look up the symbol once more. */
static void sdt_show_function(struct seq_file *m, const struct sdt_line *line)
{
	if (!line->symbol)
		seq_printf(m, "%ps", (void *)line->function);
	else if (line->module == sdt_vmlinux)
		seq_puts(m, line->symbol);
	else
		seq_printf(m, "%s [%s]", line->symbol, line->module);
}

/* Show the line of a probe and a function, with the number of sites. */
static int sdt_seq_show(struct seq_file *m, void *v)
{
	const struct sdt_line *line = v;

	seq_printf(m, "%u %u %u %s %s ", line->id, line->sites, line->enabled,
		   line->provider, line->module);
	sdt_show_function(m, line);
	seq_printf(m, " %s (%s)\n", line->name, line->types);

	return 0;
}

static const struct seq_operations sdt_seq_sops = {
	.start	= sdt_seq_start,
	.next	= sdt_seq_next,
	.stop	= sdt_seq_stop,
	.show	= sdt_seq_show,
};

static int sdt_seq_open(struct inode *inode, struct file *file)
{
	struct sdt_list *list;
	int err;

	list = __seq_open_private(file, &sdt_seq_sops, sizeof(*list));
	if (!list)
		return -ENOMEM;
	err = sdt_list_make(list);
	if (err)
		seq_release_private(inode, file);

	return err;
}

static int sdt_seq_release(struct inode *inode, struct file *file)
{
	struct seq_file *m = file->private_data;

	sdt_list_free(m->private);

	return seq_release_private(inode, file);
}

static const struct file_operations sdt_seq_fops = {
	.open		= sdt_seq_open,
	.read		= seq_read,
	.llseek		= seq_lseek,
	.release	= sdt_seq_release,
};

static int sdt_stats_show(struct seq_file *m, void *v)
{
	unsigned long recursion, no_rcu;

	sdt_count_misses(&recursion, &no_rcu);
	seq_printf(m, "recursion %lu\nno_rcu %lu\n", recursion, no_rcu);

	return 0;
}
DEFINE_SHOW_ATTRIBUTE(sdt_stats);

static __init int sdt_init_tracefs(void)
{
	struct dentry *dir = dtrace_tracefs_dir();

	if (dir) {
		tracefs_create_file("sdt", TRACE_MODE_READ, dir, NULL,
				    &sdt_seq_fops);
		tracefs_create_file("sdt_stats", TRACE_MODE_READ, dir, NULL,
				    &sdt_stats_fops);
	}

	return 0;
}
fs_initcall(sdt_init_tracefs);
