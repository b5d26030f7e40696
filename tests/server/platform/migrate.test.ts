import { afterAll, afterEach, beforeEach, describe, it } from 'vitest'
import { type OpenDatabase, openPostgres } from '#server/platform/openDatabase.ts'
import {
  expectDraftsKept,
  expectExplanationsKept,
  expectMigrations,
  expectRollsNamed,
  expectUpgrade,
  expectVerdictsFound,
  removeReleases,
} from '#tests/support/server/migrations.ts'
import { makePostgresDatabase } from '#tests/support/server/postgresDatabase.ts'

const serverUrl = process.env.TEST_DATABASE_URL

describe.skipIf(!serverUrl)('migrations of a PostgreSQL database', () => {
  let database: Awaited<ReturnType<typeof makePostgresDatabase>>
  let open: OpenDatabase
  beforeEach(async () => {
    database = await makePostgresDatabase(serverUrl ?? '')
    open = openPostgres(database.url.href, () => undefined)
  })
  afterEach(async () => {
    await open.close()
    await database.remove()
  })
  afterAll(removeReleases)

  it('create every table in an empty one, once', () => expectMigrations(open.patientDb))

  it('bring one of the previous release up to date, with its rows', () => expectUpgrade(open.patientDb))

  it('keep the drafts of people, with their files', () => expectDraftsKept(open.patientDb))

  it('add the names of their owners to older rolls, and distinguish namesakes', () => expectRollsNamed(open.patientDb))

  it('find the outcomes of votes on closed projects in the audit log', () => expectVerdictsFound(open.patientDb))

  it('keep the explanation of each amount of a call', () => expectExplanationsKept(open.patientDb))
})
