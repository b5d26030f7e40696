import { manifests } from './areas.ts'
import { startHousekeeping } from './housekeeping.ts'
import type { Platform } from './platform/context.ts'
import type { Queryable } from './platform/database.ts'
import { startHourly } from './platform/hourly.ts'
import type { Sites } from './platform/sites.ts'
import { startUntilDue } from './platform/untilDue.ts'

/** The work of areas before the first request. */
export async function prepareAreas(db: Queryable): Promise<void> {
  for (const { jobs } of manifests) await jobs?.atStart?.(db)
}

/** Starts the jobs of the clock. Returns a function that stops them and waits for running ones. */
export function startJobs(platform: Platform, sites: Sites): () => Promise<void> {
  const hourly = manifests.flatMap(({ jobs }) => jobs?.hourly ?? [])
  const due = manifests.flatMap(({ jobs }) => jobs?.whenDue ?? [])
  const stops = [
    startHousekeeping(platform),
    ...hourly.map(({ what, run }) => startHourly({ log: platform.log, what }, () => run(platform, sites))),
    ...due.map(({ what, run }) => startUntilDue({ ...platform, what }, () => run(platform, sites))),
  ]
  return async () => {
    for (const stop of stops) await stop()
  }
}
