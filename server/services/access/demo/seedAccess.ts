import { signInLock } from '#contract/authentication/authentication.ts'
import { demoEmail, demoPeople } from '#server/demo/demoPeople.ts'
import type { Seed } from '#server/demo/seed.ts'
import { signInTries } from '../session.tables.ts'
import { sha256 } from '../tokens.ts'

/** Longer than any demo runs, so that its locked account stays locked. */
const demoLock = 10 * 365 * 24 * 3_600_000

/** Locks an account as five wrong passwords would. */
export const seed: Seed = async (tx, { now }) => {
  const lockedUntil = new Date(now.getTime() + demoLock)
  for (const { name } of demoPeople.filter(({ isLocked }) => isLocked)) {
    const emailHash = sha256(demoEmail(name))
    await tx.insert(signInTries).values({ emailHash, failures: signInLock.tries, lockedUntil })
  }
}
