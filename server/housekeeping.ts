import { deleteExpiredLinks } from './authentication/links.store.ts'
import { deleteOldEvents } from './live/live.store.ts'
import { forgetExpiredChallenges } from './platform/captcha.store.ts'
import type { Platform } from './platform/context.ts'
import { forgetAnswers } from './platform/idempotency.store.ts'
import { deleteEndedSessions } from './session/endedSessions.store.ts'
import { forgetTries } from './session/signInTries.store.ts'

type Needs = Pick<Platform, 'db' | 'now' | 'log'>
/** Calls again and again until the answer is called. */
type Schedule = (run: () => void) => () => void

const hour = 3_600_000
const hourly: Schedule = (run) => {
  const timer = setInterval(run, hour).unref()
  return () => clearInterval(timer)
}

/** Deletes what has run out and can no longer change any answer. Several processes may do so at once. */
export async function cleanUp({ db, now }: Pick<Needs, 'db' | 'now'>): Promise<void> {
  const at = now()
  await deleteEndedSessions(db, at)
  await deleteExpiredLinks(db, at)
  await forgetTries(db, at)
  await forgetExpiredChallenges(db, at)
  await deleteOldEvents(db, new Date(at.getTime() - hour))
  await forgetAnswers(db, new Date(at.getTime() - 24 * hour))
}

/**
 * Cleans up now and every hour, beside the requests; a failure is logged and the next hour tries again. Answers how to
 * stop, which waits for a clean-up that is running.
 */
export function startHousekeeping(needs: Needs, schedule: Schedule = hourly): () => Promise<void> {
  let running = Promise.resolve()
  const run = () => {
    running = running
      .then(() => cleanUp(needs))
      .catch((error: unknown) => needs.log.fault('the clean-up failed', error))
  }
  const cancel = schedule(run)
  run()
  return () => {
    cancel()
    return running
  }
}
