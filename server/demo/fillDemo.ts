import { signInLock } from '#contract/authentication/authentication.ts'
import { sha256 } from '#server/services/access/tokens.ts'
import type { Platform } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { insertDecisions, insertFiles, insertLock, insertWorld } from './demo.store.ts'
import { demoDecisions } from './demoDecisions.ts'
import { demoEmail, demoPassword, demoPeople } from './demoPeople.ts'
import { storeDemoPhotos } from './demoPhotos.ts'
import { storeDemoDocuments } from './demoQuotes.ts'
import { demoWorld } from './demoWorld.ts'

/** The demo's locked account stays locked longer than any demo lives. */
const demoLock = 10 * 365 * 24 * 3_600_000

/** Writes the whole demo world into a database that is empty. */
export async function fillDemo(
  tx: Queryable,
  { now, hasher, files }: Pick<Platform, 'now' | 'hasher' | 'files'>,
): Promise<void> {
  // Hashed once: every demo account has the same password.
  const passwordHash = await hasher.hash(demoPassword)
  const world = demoWorld({ now: now(), passwordHash })
  await insertWorld(tx, world)
  await insertFiles(tx, await storeDemoPhotos(files, world.photos))
  const decided = await demoDecisions(now(), world.lots)
  await insertDecisions(tx, { ...decided, attachments: await storeDemoDocuments(files, decided.documents) })
  for (const { name } of demoPeople.filter(({ isLocked }) => isLocked)) {
    const lockedUntil = new Date(now().getTime() + demoLock)
    await insertLock(tx, { emailHash: sha256(demoEmail(name)), failures: signInLock.tries, lockedUntil })
  }
}
