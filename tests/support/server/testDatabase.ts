import { migrate } from '#server/platform/migrate.ts'
import { type OpenDatabase, openInMemory } from '#server/platform/openDatabase.ts'

/** An empty, migrated database in memory. It takes seconds: one per test file, in `beforeAll`. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const database = await openInMemory()
  await migrate(database.db)
  return database
}
