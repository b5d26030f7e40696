import type { Job } from '#contract/jobs.ts'

/** A job, with the ids of all that read like it, its own included. */
export type Alike = { readonly job: Job; readonly ids: readonly string[] }

/** One entry for jobs that only their moments tell apart: a list of equal lines says nothing. */
export const alikeJobs = (jobs: readonly Job[]): readonly Alike[] =>
  [
    ...Map.groupBy(jobs, ({ kind, subjects, failures, reason }) =>
      JSON.stringify([kind, subjects.map(({ id }) => id), failures, reason]),
    ).values(),
  ].flatMap((alike) => {
    const [job] = alike
    return job ? [{ job, ids: alike.map(({ id }) => id) }] : []
  })
