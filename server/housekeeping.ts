import { manifests } from './areas.ts'
import { forgetExpiredChallenges } from './platform/captcha.store.ts'
import type { Platform } from './platform/context.ts'
import { type Schedule, startHourly } from './platform/hourly.ts'
import { forgetAnswers } from './platform/idempotency.store.ts'

type Needs = Pick<Platform, 'db' | 'now' | 'log' | 'files'>
const day = 24 * 3_600_000

/** Deletes what has run out and can no longer change any answer. Several processes may do so at once. */
export async function cleanUp({ db, now, files }: Omit<Needs, 'log'>): Promise<void> {
  const at = now()
  await forgetExpiredChallenges(db, at)
  await forgetAnswers(db, new Date(at.getTime() - day))
  for (const { jobs } of manifests) await jobs?.cleanUp?.({ db, now, files })
}

/** Cleans up now and every hour; answers how to stop, which waits for a clean-up that is running. */
export const startHousekeeping = (needs: Needs, schedule?: Schedule): (() => Promise<void>) =>
  startHourly({ log: needs.log, what: 'the clean-up' }, () => cleanUp(needs), schedule)
