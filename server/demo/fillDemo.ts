import type { Platform } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { demoPassword } from './demoPeople.ts'
import { demoWorld } from './demoWorld.ts'
import type { LoadSeed } from './seed.ts'

/** Writes the whole demo world into an empty database, one seed after the other. */
export async function fillDemo(
  tx: Queryable,
  { hasher, files, secrets, ...platform }: Pick<Platform, 'now' | 'hasher' | 'files' | 'secrets'>,
  seeds: readonly LoadSeed[],
  scale: number,
): Promise<void> {
  const now = platform.now()
  // Hashed once: every demo account has the same password.
  const passwordHash = await hasher.hash(demoPassword)
  const world = { ...demoWorld({ now, passwordHash }), now, files, secrets, scale }
  for (const load of seeds) {
    const { seed } = await load()
    await seed(tx, world)
  }
}
