# SPDX-License-Identifier: GPL-2.0
# shellcheck shell=bash
#
# The patch series as files. Each base kernel (the table `bases`) has a directory of
# patches, which is complete: $patches, such as patches/6.12. Its file "series" names the
# patches in order and, indented below each, the new files or directories that belong to it:
#
#   # comment
#   0001-bpf-keep-the-full-frame.patch
#   0002-dtrace-add-the-program-type.patch
#           include/uapi/linux/dtrace.h
#           kernel/trace/dtrace
#   #local
#   0003-tools-add-dtrace.patch
#           tools/dtrace
#
# A patch edits files that exist in the kernel, or nothing (then it is only a
# message). New files are in this repository at their kernel path: the overlay.
# A file belongs to the entry that names the longest part of its path. Entries
# below "#local" are written by hand here; those above come from a kernel tree
# through scripts/import-series. Source this file after lib.sh.
#
# A new file can grow from patch to patch, such as a Makefile. The overlay has the
# file as it is after the whole series. The entry that names the file creates its
# first form, and each later patch that changes the file has hunks for it, as for a
# file of the kernel. Nobody writes the first form down: take_back_growth() undoes
# the hunks, the last patch first. So a line that is added to the overlay without a
# hunk belongs to the first form. If such an edit changes a line of a hunk, or the
# lines around it, edit the hunk, too.
#
# patches/topics divides the patches among topics, which can be sent separately.
# The file begins with a description of its format. All bases share it, and the cover
# letters beside it. A base may lack a patch that a topic names; its file
# "differences" says why.

shared=$repo/patches
overlay_roots=(Documentation arch fs include kernel lib mm net samples tools)

series_patches() {
	[ -f "$patches/series" ] || return 0
	sed -n 's/[[:space:]]*$//; /^[^#[:space:]]/p' "$patches/series"
}

# "PATCH PATH" for each claim.
series_claims() {
	[ -f "$patches/series" ] || return 0
	awk '/^#/ || !NF { next } /^[^ \t]/ { patch = $1; next }
	     { sub("/$", "", $1); print patch, $1 }' "$patches/series"
}

# The paths that entries below "#local" claim.
series_local_claims() {
	[ -f "$patches/series" ] || return 0
	awk '/^#local/ { is_local = 1 } is_local && /^[ \t]/ { sub("/$", "", $1); print $1 }' "$patches/series"
}

# The topics of the series, in the order in which they apply.
series_topics() { sed -n 's/[[:space:]]*$//; /^[^#[:space:]]/p' "$shared/topics"; }

# "TOPIC PATCH" for each line of patches/topics. PATCH has no number.
topic_claims() {
	awk '/^#/ || !NF { next } /^[^ \t]/ { topic = $1; next } { print topic, $1 }' "$shared/topics"
}

# The patches that patches/topics names and this base does not have, without their numbers: those that its "differences"
# says it lacks, and those that only other bases have.
series_lacks() {
	local file
	sed -n 's/^lacks \([^:]*\): .*/\1/p' "$patches/differences" 2>/dev/null || true
	for file in "$shared"/*/differences; do
		[ "$file" = "$patches/differences" ] || sed -n 's/^has \([^:]*\): .*/\1/p' "$file"
	done
}

# topic_patches TOPIC: its patches that the base has, in the order of the series.
topic_patches() {
	awk -v topic="$1" 'claims { if ($1 == topic) is_of_topic[$2 ".patch"] = 1; next }
	     { name = $1; sub("^[^-]*-", "", name) }
	     name in is_of_topic' claims=1 <(topic_claims) claims= <(series_patches)
}

# The person who exports the series and signs it off, from git's configuration: "NAME <ADDRESS> ...".
# Fails if nobody is configured: git must not invent a name from the user and the machine.
signer() { git -C "$repo" -c user.useConfigOnly=true var GIT_COMMITTER_IDENT 2>/dev/null; }

# base_repository DIR: a git repository with the pristine form of every file that the series edits.
base_repository() {
	local dir=$1 pristine names
	mapfile -t names < <(series_patches)
	pristine=$(head -n 1 "$prepared/.dtrace-base")
	git init -q "$dir"
	edited_files "$pristine" "${names[@]}" | tar -C "$pristine" -cf - -T - | tar -C "$dir" -xf -
	git -C "$dir" add -f -A
	git -C "$dir" -c user.name=dtrace -c user.email=dtrace@localhost \
		commit -q --allow-empty --date='1970-01-01T00:00:00Z' -m base
	git -C "$dir" tag base
}

# is_prepared_tree DIR: the repository DIR has the same files as the prepared tree.
is_prepared_tree() {
	local dir=$1 file bad=0
	while read -r file; do
		if ! cmp -s "$dir/$file" "$prepared/$file"; then
			say "error: after git am, $file differs from the prepared tree"
			bad=1
		fi
	done < <({ git -C "$dir" ls-files && cat "$prepared/.dtrace-touched"; } | sort -u)
	return $bad
}

# Files of this repository that are new files of the kernel.
overlay_files() {
	(
		cd "$repo" || exit
		if is_clone; then
			git ls-files -co --exclude-standard -- "${overlay_roots[@]}"
		else
			find "${overlay_roots[@]}" -type f ! -name '*.[oa]' 2>/dev/null
		fi | sort -u | while read -r file; do
			if [ -f "$file" ]; then echo "$file"; fi
		done
	)
}

# "PATCH FILE" for each overlay file; "- FILE" if no entry claims it, and
# "PATCH+OTHER FILE" if two do.
overlay_owners() {
	awk 'claims { owner[$2] = owner[$2] (owner[$2] == "" ? "" : "+") $1; next }
	     { path = $1
	       while (!(path in owner) && sub("/[^/]*$", "", path)) ;
	       print (path in owner) ? owner[path] : "-", $1 }' \
		claims=1 <(series_claims) claims= <(overlay_files)
}

# Files that a patch edits.
patch_edits() { sed -n 's|^diff --git a/\(.*\) b/.*$|\1|p' "$1"; }

# hunks_of PATCH FILE: the part of a patch that edits FILE.
hunks_of() { awk -v file="$2" '/^diff --git /{ is_of_file = $3 == "a/" file } is_of_file' "$1"; }

# edited_files PRISTINE PATCH...: files of the kernel that these patches edit. A file that is not in the kernel
# must be a new file that grows.
edited_files() {
	local pristine=$1 patch file
	shift
	for patch; do patch_edits "$patches/$patch"; done | sort -u | while read -r file; do
		if [ -f "$pristine/$file" ]; then
			echo "$file"
		elif [ ! -f "$repo/$file" ]; then
			die "a patch edits $file, which is not in the kernel"
		fi
	done
}

# growing_files: "PATCH FILE" for each new file that a patch changes, in the order of the patches.
growing_files() {
	local patch
	for patch in $(series_patches); do
		patch_edits "$patches/$patch" | while read -r file; do
			if [ -f "$repo/$file" ]; then echo "$patch $file"; fi
		done
	done
}

# take_back_growth DIR: bring the growing files that DIR has from their last form to their first one.
take_back_growth() {
	local dir=$1 patch file
	growing_files | tac | while read -r patch file; do
		[ -f "$dir/$file" ] || continue
		hunks_of "$patches/$patch" "$file" |
			patch -d "$dir" -p1 -R -F0 -r - --no-backup-if-mismatch >"$dir.log" 2>&1 || {
			say "error: $patch changes $file, which is in this repository as it is behind the whole series:"
			grep -E 'FAILED|malformed|hunk|saving' "$dir.log" >&2
			die "the lines of $file do not fit the hunks any more; edit them in $patch, too"
		}
	done || exit
	rm -f "$dir.log"
}

# The header with what differs between the bases. In the repository it has parts such as
#
#   #if LINUX_VERSION_CODE < KERNEL_VERSION(7, 3, 0)
#   ...
#   #else
#   ...
#   #endif
#
# The prepared tree and the mails have the lines for their base alone, and no such conditions.
compat=kernel/trace/dtrace/compat.h

# resolve_versions DIR: drop the lines for other bases from the header in DIR, if it is there.
resolve_versions() {
	[ -f "$1/$compat" ] || return 0
	resolved_compat "$1/$compat" >"$1.compat"
	# Keep the mode of the file.
	cat "$1.compat" >"$1/$compat"
	rm -f "$1.compat"
}

resolved_compat() {
	awk -v base="$kernel_base" '
		BEGIN { split(base, part, "."); base = part[1] * 1000 + part[2] }
		/^#include <linux\/version.h>$/ { next }
		/^#if LINUX_VERSION_CODE < KERNEL_VERSION\(/ {
			split($0, part, /[(,]/)
			inside = 1; depth = 0; keep = base < part[2] * 1000 + part[3]
			next
		}
		inside && /^#if/ { depth++ }
		inside && /^#endif/ && depth-- == 0 { inside = 0; next }
		inside && /^#else/ && depth == 0 { keep = !keep; next }
		!inside || keep' "$1"
}

# apply_patch DIR PATCH: lines may have moved, but those around a hunk must be the same: with fuzz,
# patch(1) has put hunks into the wrong function. If a hunk does not apply, the error names it.
apply_patch() {
	local dir=$1 patch=$2 log
	if grep -qE '^(new file mode|deleted file mode|rename from|copy from) ' "$patch"; then
		die "$(basename "$patch") makes, deletes or renames a file; a patch here edits files only"
	fi
	[ -n "$(patch_edits "$patch")" ] || return 0
	log=$(patch -d "$dir" -p1 -F0 -E -N -r - --no-backup-if-mismatch -i "$patch" 2>&1) || {
		say "error: $(basename "$patch") does not apply to this kernel:"
		grep -E '^patching|FAILED|can.t find|malformed|hunk' <<<"$log" | grep -B1 -vE '^patching' >&2
		exit 1
	}
}
