import { manifests } from './areas.ts'
import { forgetExpiredChallenges } from './platform/captcha.store.ts'
import type { Platform } from './platform/context.ts'
import { forgetAnswers } from './platform/idempotency.store.ts'

const day = 24 * 3_600_000

/** Deletes expired rows, which no longer affect any response. */
export async function cleanUp({ db, now, files }: Pick<Platform, 'db' | 'now' | 'files'>): Promise<void> {
  const at = now()
  await forgetExpiredChallenges(db, at)
  await forgetAnswers(db, new Date(at.getTime() - day))
  for (const { jobs } of manifests) await jobs?.cleanUp?.({ db, now, files })
}
