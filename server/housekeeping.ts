import { forgetExpiredChallenges } from './platform/captcha.store.ts'
import type { Platform } from './platform/context.ts'
import { type Schedule, startHourly } from './platform/hourly.ts'
import { forgetAnswers } from './platform/idempotency.store.ts'
import { deleteEndedConfirmations } from './services/access/confirmations.store.ts'
import { deleteEndedSessions } from './services/access/endedSessions.store.ts'
import { deleteExpiredLinks } from './services/access/links.store.ts'
import { forgetTries } from './services/access/signInTries.store.ts'
import { waitingLives } from './services/drafts/decisionDrafts.ts'
import { deleteVainDrafts } from './services/drafts/drafts.store.ts'
import { keptByDraft } from './services/drafts/keptByDraft.ts'
import { forgetUnused } from './services/files/forgetUnused.ts'
import { removeStrays } from './services/files/removeStrays.ts'
import { deleteOldEvents } from './services/live/live.store.ts'

type Needs = Pick<Platform, 'db' | 'now' | 'log' | 'files'>
const hour = 3_600_000

/** Deletes what has run out and can no longer change any answer. Several processes may do so at once. */
export async function cleanUp({ db, now, files }: Omit<Needs, 'log'>): Promise<void> {
  const at = now()
  await deleteEndedConfirmations(db, at)
  await deleteEndedSessions(db, at)
  await deleteExpiredLinks(db, at)
  await forgetTries(db, at)
  await forgetExpiredChallenges(db, at)
  await deleteOldEvents(db, new Date(at.getTime() - hour))
  await deleteVainDrafts(db, waitingLives)
  await forgetUnused({ db, now, files }, [keptByDraft])
  await forgetAnswers(db, new Date(at.getTime() - 24 * hour))
  // Last: it alone needs the file store to answer.
  await removeStrays({ db, now, files })
}

/** Cleans up now and every hour; answers how to stop, which waits for a clean-up that is running. */
export const startHousekeeping = (needs: Needs, schedule?: Schedule): (() => Promise<void>) =>
  startHourly({ log: needs.log, what: 'the clean-up' }, () => cleanUp(needs), schedule)
