import type { Platform } from '../platform/context.ts'
import type { Queryable } from '../platform/database.ts'
import { demoPassword } from './demoPeople.ts'
import { demoWorld } from './demoWorld.ts'
import type { DemoStory, LoadSeed } from './seed.ts'

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
  const stories: DemoStory[] = []
  const world = { ...demoWorld({ now, passwordHash }), now, files, secrets, scale, stories }
  const parts = await Promise.all(seeds.map((load) => load()))
  for (const part of parts) stories.push(...(part.stories?.(world) ?? []))
  for (const { seed } of parts) await seed(tx, world)
}
