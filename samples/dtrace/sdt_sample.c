// SPDX-License-Identifier: GPL-2.0
/*
 * A module with static probes. Jobs of some bytes arrive in a queue, three at
 * a time, and are processed. The events of interest have no functions of their
 * own: they happen in the middle of a function, or in an inlined one:
 *
 *	sample:job-queued	a job arrived; number of waiting jobs
 *	sample:job-start	the job is processed now
 *	sample:job-done		processed bytes of the job, and the error
 *	sample:idle		the queue is empty
 *
 * Each probe is one line, without a declaration. With this module loaded,
 *
 *	dtrace -lv -n 'sdt:sdt_sample::'
 *	dtrace -n 'sdt:sdt_sample::job-start { self->t = timestamp; }
 *		sdt:sdt_sample::job-done /self->t/ {
 *			@[args[0]->bytes] = quantize(timestamp - self->t); }'
 *
 * show the probes with their types, and how long jobs take by their size.
 */
#include <linux/kernel.h>
#include <linux/list.h>
#include <linux/module.h>
#include <linux/sdt.h>
#include <linux/slab.h>
#include <linux/workqueue.h>

#define JOBS	3

struct sample_job {
	struct list_head node;
	u64 id;
	size_t bytes;
};

static unsigned int period_ms = 100;
module_param(period_ms, uint, 0444);
MODULE_PARM_DESC(period_ms, "time between jobs");

static LIST_HEAD(queue);
static unsigned int queued;
static u64 last_id;

static void queue_job(void)
{
	struct sample_job *job = kzalloc(sizeof(*job), GFP_KERNEL);

	if (!job)
		return;
	job->id = ++last_id;
	job->bytes = job->id % JOBS * 1000;
	list_add_tail(&job->node, &queue);
	queued++;
	DTRACE_PROBE2(sample, job__queued, struct sample_job *, job,
		      unsigned int, queued);
}

/* A job of no bytes gives an error, so that job-done reports one. */
static int work_off(struct sample_job *job, size_t *done)
{
	size_t i;

	for (i = 0; i < job->bytes; i++)
		cpu_relax();
	*done = i;

	return i ? 0 : -ENODATA;
}

static void run_jobs(void)
{
	struct sample_job *job, *next;
	size_t done;
	int err;

	list_for_each_entry_safe(job, next, &queue, node) {
		DTRACE_PROBE1(sample, job__start, struct sample_job *, job);
		err = work_off(job, &done);
		DTRACE_PROBE3(sample, job__done, struct sample_job *, job,
			      size_t, done, int, err);
		list_del(&job->node);
		queued--;
		kfree(job);
	}
	DTRACE_PROBE0(sample, idle);
}

static void sample_work(struct work_struct *work)
{
	int i;

	for (i = 0; i < JOBS; i++)
		queue_job();
	run_jobs();
	schedule_delayed_work(to_delayed_work(work),
			      msecs_to_jiffies(period_ms));
}

static DECLARE_DELAYED_WORK(work, sample_work);

static int __init sdt_sample_init(void)
{
	schedule_delayed_work(&work, 0);
	return 0;
}
module_init(sdt_sample_init);

static void __exit sdt_sample_exit(void)
{
	cancel_delayed_work_sync(&work);
}
module_exit(sdt_sample_exit);

MODULE_DESCRIPTION("Sample of static probes for DTrace");
MODULE_LICENSE("GPL");
