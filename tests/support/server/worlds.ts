import { publishTerms } from '#server/areas/terms/publishTerms.ts'
import { seedDemo } from '#server/demo/seedDemo.ts'
import type { Database } from '#server/platform/database.ts'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import type { Hasher } from '#server/platform/hasher.ts'
import { createTestClock } from './testClock.ts'
import { testHasher } from './testHasher.ts'

/** What a test finds in its database: today's tables and not one row, or the demo world as well. */
export type World = 'empty' | 'demo'

/** The demo world as a first start makes it, at the hour at which every test begins. */
export async function fillWithDemo(db: Database, hasher: Hasher = testHasher): Promise<void> {
  await publishTerms(db)
  // Its photos stay behind: each server draws them when they are looked at (demoFiles.ts).
  await seedDemo({ db, now: createTestClock().now, hasher, files: createMemoryFiles() })
}
