import { manifests } from './areas.ts'
import { forgetExpiredChallenges } from './platform/captcha.store.ts'
import type { Platform } from './platform/context.ts'
import { type Schedule, startHourly } from './platform/hourly.ts'
import { forgetAnswers } from './platform/idempotency.store.ts'

type Needs = Pick<Platform, 'db' | 'now' | 'log' | 'files'>
const day = 24 * 3_600_000

/** Deletes expired rows, which no longer affect any response. Several processes may do so simultaneously. */
export async function cleanUp({ db, now, files }: Omit<Needs, 'log'>): Promise<void> {
  const at = now()
  await forgetExpiredChallenges(db, at)
  await forgetAnswers(db, new Date(at.getTime() - day))
  for (const { jobs } of manifests) await jobs?.cleanUp?.({ db, now, files })
}

/** Cleans up now and every hour. Returns a function that stops it and waits for a running clean-up. */
export const startHousekeeping = (needs: Needs, schedule?: Schedule): (() => Promise<void>) =>
  startHourly({ log: needs.log, what: 'the clean-up' }, () => cleanUp(needs), schedule)
