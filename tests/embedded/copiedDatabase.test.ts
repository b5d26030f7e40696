import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publishTerms } from '#server/areas/terms/publishTerms.ts'
import { termsVersions } from '#server/areas/terms/terms.tables.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openEmbedded } from '#server/platform/openDatabase.ts'

/** Written by the build. */
const template = 'dist/database'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'portal-copied-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

describe('an embedded database that begins with a copy', () => {
  it('has every table, and is copied only once', async () => {
    const first = await openEmbedded(folder, template)
    expect(await migrate(first.db)).toBe(0)
    await publishTerms(first.db)
    const count = await first.db.$count(termsVersions)
    await first.close()
    const second = await openEmbedded(folder, template)
    expect(await second.db.$count(termsVersions)).toBe(count)
    await second.close()
  })

  it('replaces what a process left that died while copying', async () => {
    await mkdir(join(folder, 'database.new/base'), { recursive: true })
    await writeFile(join(folder, 'database.new/PG_VERSION'), '0')
    const { db, close } = await openEmbedded(folder, template)
    await db.execute(sql`select 1`)
    await close()
    expect(await readdir(folder)).toEqual(['database'])
  })

  it('is created from scratch if the build has left none', async () => {
    const { db, close } = await openEmbedded(folder, join(folder, 'nothing'))
    expect(await migrate(db)).toBeGreaterThan(0)
    await close()
  })
})
