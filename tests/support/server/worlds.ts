import { publishTerms } from '#server/areas/terms/publishTerms.ts'
import { seedDemo } from '#server/demo/seedDemo.ts'
import type { Database } from '#server/platform/database.ts'
import { createMemoryFiles } from '#server/platform/files/memoryFiles.ts'
import { createTestClock } from './testClock.ts'
import { testHasher } from './testHasher.ts'
import { testSecrets } from './testSecrets.ts'

/** The content of a test database: empty tables, or the demo world. */
export type World = 'empty' | 'demo'

/** Seeds the demo world as a first start does, at the time of the test clock. */
export async function fillWithDemo(db: Database): Promise<void> {
  await publishTerms(db)
  // Drops the photos: each server draws them when they are read (demoFiles.ts). The years before are of no use to tests,
  // which all copy this database.
  const means = { now: createTestClock().now, hasher: testHasher, files: createMemoryFiles(), secrets: testSecrets }
  await seedDemo({ db, ...means }, 0)
}
