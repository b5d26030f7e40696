import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { migrate } from '#server/platform/migrate.ts'
import { type OpenDatabase, openInMemory, openPostgres } from '#server/platform/openDatabase.ts'

/** An empty, migrated database, embedded or on `TEST_DATABASE_URL`. It takes seconds: one per test file, in `beforeAll`. */
export async function openTestDatabase(): Promise<OpenDatabase> {
  const url = process.env.TEST_DATABASE_URL
  const database = url ? await openOnServer(url) : await openInMemory()
  await migrate(database.db)
  return database
}

/** A database of its own on the server, dropped when it is closed: test files run side by side. */
async function openOnServer(url: string): Promise<OpenDatabase> {
  const name = sql.identifier(`portal_test_${randomBytes(8).toString('hex')}`)
  // Dropping the database ends connections that are still saying goodbye.
  const ignore = () => {}
  const server = openPostgres(url, ignore)
  await server.db.execute(sql`create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name.value}`
  const database = openPostgres(own.href, ignore)
  return {
    db: database.db,
    listen: database.listen,
    close: async () => {
      await database.close()
      await server.db.execute(sql`drop database ${name} with (force)`)
      await server.close()
    },
  }
}
