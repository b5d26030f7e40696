import { manifests } from './areas.ts'
import { cleanUp } from './housekeeping.ts'
import type { Queryable } from './platform/database.ts'
import type { JobKind, JobMeans } from './platform/jobs/job.ts'
import type { Handle, Recurrent } from './platform/jobs/openJobs.ts'
import { startUntilDue } from './platform/untilDue.ts'

/** The work of areas before the first request. */
export async function prepareAreas(db: Queryable): Promise<void> {
  for (const { jobs } of manifests) await jobs?.atStart?.(db)
}

const hourly: readonly JobKind[] = [
  { what: 'the clean-up' as const, run: cleanUp },
  ...manifests.flatMap(({ jobs }) => jobs?.hourly ?? []),
].map(({ what, run }) => ({ kind: what, queue: 'tasks', run: ({ platform, sites }) => run(platform, sites) }))

/** The work of the queue at the start and every hour, by keys that later releases know too. */
export const recurrentJobs: readonly Recurrent[] = hourly.map(({ kind, queue }) => ({
  key: kind.replaceAll(/\W+/g, '-'),
  job: { queue, kind, data: {} },
}))

const kinds = new Map<string, JobKind>(
  [...manifests.flatMap(({ jobs }) => jobs?.kinds ?? []), ...hourly].map((known) => [known.kind, known]),
)

/** Does the jobs of all areas. A newer release may have left one of a kind that this one does not know: it waits. */
export const handleJobs =
  (means: JobMeans): Handle =>
  async (kind, data) => {
    const known = kinds.get(kind)
    if (!known) throw new Error('this release does not know the kind of the job')
    await known.run(means, data)
  }

/** Starts the work of areas that is due at moments they know. Returns a function that stops it and waits for what is running. */
export function startDueWork({ platform, sites }: JobMeans): () => Promise<void> {
  const due = manifests.flatMap(({ jobs }) => jobs?.whenDue ?? [])
  const stops = due.map(({ what, run }) => startUntilDue({ ...platform, what }, () => run(platform, sites)))
  return async () => {
    for (const stop of stops) await stop()
  }
}
