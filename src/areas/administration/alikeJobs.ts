import type { Job } from '#contract/jobs.ts'

/** A job, with the ids of all jobs that read like it, including its own. */
export type Alike = { readonly job: Job; readonly ids: readonly string[] }

/** One entry for jobs that differ only in their moments, because a list of equal lines says nothing. */
export const alikeJobs = (jobs: readonly Job[]): readonly Alike[] =>
  [
    ...Map.groupBy(jobs, ({ kind, subjects, failures, reason }) =>
      JSON.stringify([kind, subjects.map(({ id }) => id), failures, reason]),
    ).values(),
  ].flatMap((alike) => {
    const [job] = alike
    return job ? [{ job, ids: alike.map(({ id }) => id) }] : []
  })
