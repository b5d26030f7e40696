import { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from '#server/platform/migrate.ts'
import { type OpenDatabase, openInMemory } from '#server/platform/openDatabase.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import {
  expectDraftsKept,
  expectExplanationsKept,
  expectMigrations,
  expectRollsNamed,
  expectUpgrade,
  expectVerdictsFound,
  releaseWith,
  removeReleases,
} from '#tests/support/server/migrations.ts'

describe('migrations of an embedded database', () => {
  /** An empty database to copy, because making one takes seconds. */
  let bare: Blob
  let open: OpenDatabase
  beforeAll(async () => {
    const client = await PGlite.create()
    bare = await client.dumpDataDir('none')
    await client.close()
  })
  beforeEach(async () => {
    open = await openInMemory(bare)
  })
  afterEach(() => open.close())
  afterAll(removeReleases)

  it('create every table in an empty one, once', () => expectMigrations(open.db))

  it('bring one of the previous release up to date, with its rows', () => expectUpgrade(open.db))

  it('keep the drafts of people, with their files', () => expectDraftsKept(open.db))

  it('add the names of their owners to older rolls, and distinguish namesakes', () => expectRollsNamed(open.db))

  it('find the outcomes of votes on closed projects in the audit log', () => expectVerdictsFound(open.db))

  it('keep the explanation of each amount of a call', () => expectExplanationsKept(open.db))

  it('let the search find earlier people without accents', async () => {
    await migrate(open.db, await releaseWith(2))
    await open.db.execute(sql`
      insert into users (email, display_name, first_name, last_name, created_at)
      values ('elodie@courriel.example', 'Élodie Müller', 'Élodie', 'Müller', now())`)
    await migrate(open.db)
    const [found] = await open.db.select({ searchText: users.searchText }).from(users)
    expect(found?.searchText).toBe('elodie muller')
  })
})
