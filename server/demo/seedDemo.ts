import { signInLock } from '#contract/authentication/authentication.ts'
import { sha256 } from '#server/services/access/tokens.ts'
import type { Platform } from '../platform/context.ts'
import { insertDecisions, insertFiles, insertLock, insertWorld, isEmpty } from './demo.store.ts'
import { demoDecisions } from './demoDecisions.ts'
import { demoEmail, demoPassword, demoPeople } from './demoPeople.ts'
import { storeDemoPhotos } from './demoPhotos.ts'
import { storeDemoDocuments } from './demoQuotes.ts'
import { demoWorld } from './demoWorld.ts'

/** The demo's locked account stays locked longer than any demo lives. */
const demoLock = 10 * 365 * 24 * 3_600_000

/** Fills an empty database with the demo world; answers false and changes nothing in any other database. */
export async function seedDemo({
  db,
  now,
  hasher,
  files,
}: Pick<Platform, 'db' | 'now' | 'hasher' | 'files'>): Promise<boolean> {
  return db.transaction(async (tx) => {
    if (!(await isEmpty(tx))) return false
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
    return true
  })
}
