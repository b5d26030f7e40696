import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#server/platform/database.ts'
import { lockFolder } from '#server/platform/lockFolder.ts'
import { migrate } from '#server/platform/migrate.ts'
import { openEmbedded } from '#server/platform/openDatabase.ts'
import { users } from '#server/services/directory/profile.tables.ts'
import { insertDecision } from '#tests/support/server/decisionRows.ts'
import { runPortalCommand } from '#tests/support/server/portalCommand.ts'
import { makeWorkFolder } from '#tests/support/server/portalProcess.ts'

const names = [
  'create-admin',
  'check',
  'vapid-keys',
  'seal-anew',
  'verify-votes',
  'import',
  'bank-statement',
  'backup',
  'restore',
]
const ada = ['create-admin', '--email', 'ada@syndic.example', '--offer', 'ESE', '--name', 'Ada Martin']
const photo = Buffer.from('the bytes of a photo')

let folder: Awaited<ReturnType<typeof makeWorkFolder>>
beforeAll(async () => {
  folder = await makeWorkFolder()
})
afterAll(() => folder.remove())
const run = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  runPortalCommand(folder.path, args, env)

describe('the executable of operators', () => {
  it('lists its commands, and explains each', async () => {
    const overview = await run(['--help'])
    expect(overview.code).toBe(0)
    for (const name of names) {
      expect(overview.output).toContain(`\n  ${name} `)
      const help = await run([name, '--help'])
      expect(help).toMatchObject({ code: 0, complaints: '' })
      expect(help.output).toContain(`Usage: npm run portal -- ${name}`)
    }
  })

  it('refuses a wrong call with exit code 2, and changes nothing', async () => {
    const calls = [
      { args: [], about: 'Usage' },
      { args: ['destroy'], about: 'There is no command “destroy”' },
      { args: ['check', '--colour'], about: "'--colour'" },
      { args: ['backup'], about: 'exactly one file' },
      { args: ['create-admin', '--email', 'nobody', '--offer', 'XYZ'], about: '--email is not an e-mail address' },
      { args: ['create-admin', '--email', 'nobody', '--offer', 'XYZ'], about: '--offer is not an offer' },
      { args: ['create-admin', '--email', 'nobody', '--offer', 'XYZ'], about: '--name is missing' },
    ]
    for (const { args, about } of calls) {
      const { code, complaints } = await run(args)
      expect({ args, code }).toEqual({ args, code: 2 })
      expect(complaints).toContain(about)
    }
    expect(await readdir(folder.path)).toEqual(['dist'])
  })
})

describe('fresh keys of push notifications', () => {
  it('are printed as the settings that the portal reads, another pair each time', async () => {
    const printed = await Promise.all([run(['vapid-keys']), run(['vapid-keys'])])
    expect(printed[0].output).toMatch(/^VAPID_PUBLIC_KEY=[\w-]{87}\nVAPID_PRIVATE_KEY=[\w-]{43}\n$/)
    expect(printed[1].output).not.toBe(printed[0].output)
  })
})

describe('the verification of votes', () => {
  it('passes when all votes match, and names the decision whose log does not', async () => {
    const env = { DATA_DIR: 'voted', DEMO: '1' }
    expect(await run(['verify-votes'], env)).toMatchObject({ code: 1, complaints: expect.stringContaining('release') })
    const decisionId = randomUUID()
    const write = async (act: (db: Database) => Promise<unknown>) => {
      const { db, close } = await openEmbedded(join(folder.path, 'voted'))
      await migrate(db)
      await act(db).finally(close)
    }
    await write(async () => undefined)
    expect(await run(['verify-votes'], env)).toMatchObject({ code: 0, complaints: '' })

    await write(async (db) => {
      const [userId, placeId] = [randomUUID(), randomUUID()]
      await db.execute(sql`
        insert into users (id, email, display_name, first_name, last_name, created_at)
        values (${userId}, 'ada@courriel.example', 'Ada', 'Ada', 'Martin', now())`)
      await db.execute(sql`
        insert into places (id, offer, name, street, zip_code, city, description, buildings_count, main_lots_count,
          tantiemes_total, search_text, created_at)
        values (${placeId}, 'ESE', 'Les Tilleuls', '1 rue Verte', '59000', 'Lille', '', 1, 1, 1, '', now())`)
      await insertDecision(db, { userId, placeId, decisionId, voteId: randomUUID(), createdAt: new Date() })
    })
    const { code, output, complaints } = await run(['verify-votes'], env)
    expect({ code, output }).toEqual({ code: 1, output: '1 decisions verified, 1 altered.\n' })
    expect(complaints).toBe(`decision ${decisionId}: entry 1 of its log does not fit\n`)
  })
})

describe('the import of a folder', () => {
  const env = { DATA_DIR: 'imported' }
  const templates = resolve('docs/import')

  it('is rehearsed, then done, and changes nothing the second time', async () => {
    const dry = await run(['import', templates, '--offer', 'ESE', '--dry-run'], env)
    expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('Nothing has changed.') })
    expect(await readdir(folder.path)).not.toContain('imported')

    const done = await run(['import', templates, '--offer', 'ese'], env)
    expect(done).toMatchObject({
      code: 0,
      output: expect.stringContaining('Résidence des Ormes (P1): people 1 created'),
    })
    expect(done.complaints).toMatch(/100 %: (\d+) of \1 rows/)
    const again = await run(['import', templates, '--offer', 'ESE'], env)
    expect(again).toMatchObject({ code: 0, output: expect.stringContaining('(P1): nothing to change') })
  })

  it('ends with 1 when something is refused, and writes the refusals to a file', async () => {
    await mkdir(join(folder.path, 'wrong'))
    await writeFile(join(folder.path, 'wrong/buildings.csv'), 'sql_id;place;name\nB1;P1;\n')
    const refused = await run(['import', 'wrong', '--offer', 'ESE', '--report', 'refusals.csv'], env)
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.output).toContain('✗ buildings.csv, line 2, name: This cell is required')
    expect(await readFile(join(folder.path, 'refusals.csv'), 'utf8')).toContain('P1;buildings.csv;2;name;')
    const absent = await run(['import', 'nowhere', '--offer', 'ESE'], env)
    expect(absent).toMatchObject({ code: 1, complaints: 'There is no folder nowhere.\n' })
  })
})

describe('the check of an installation', () => {
  it('passes for an installation that has never started, without creating anything', async () => {
    const { code, output } = await run(['check'], { DATA_DIR: 'never' })
    expect(output.split('\n').filter((line) => line.startsWith('✓')).length).toBe(4)
    expect(code).toBe(0)
    expect(await readdir(folder.path)).not.toContain('never')
  })

  it('names a wrong setting, and hides its value', async () => {
    const { code, output } = await run(['check'], { SMTP_URL: 'ftp://user:secret@mail.example' })
    expect(code).toBe(1)
    expect(output).toMatch(/^✗ configuration: .*SMTP_URL/)
    expect(output).not.toContain('secret')
  })

  it('names every part that does not respond', async () => {
    await writeFile(join(folder.path, 'taken'), 'not a folder')
    const { code, output } = await run(['check'], {
      DATABASE_URL: 'postgres://nobody:secret@127.0.0.1:1/none',
      SMTP_URL: 'smtp://user:secret@127.0.0.1:1',
      FILES_DIR: 'taken/files',
      DEMO: '1',
    })
    expect(code).toBe(1)
    expect(output).toMatch(/✓ configuration: .*\n✗ database: .+\n✗ mail server: .+\n✗ file store: .+/)
    expect(output).not.toContain('secret')
  })
})

describe('a backup', () => {
  const files = 'elsewhere'
  const env = { DATA_DIR: 'data', FILES_DIR: files }
  beforeAll(async () => {
    expect(await run(ada, env)).toMatchObject({ code: 0 })
    await mkdir(join(folder.path, files, 'attachments'), { recursive: true })
    await writeFile(join(folder.path, files, 'attachments/photo'), photo)
    expect(await run(['backup', 'whole.tar.gz'], env)).toMatchObject({ code: 0 })
  })

  it('is not made in a dry run', async () => {
    expect(await run(['backup', 'dry.tar.gz', '--dry-run'], env)).toMatchObject({ code: 0 })
    expect(await readdir(folder.path)).not.toContain('dry.tar.gz')
  })

  it('is refused while the portal runs, like a restoration', async () => {
    const unlock = await lockFolder(join(folder.path, 'data'))
    const during = await run(['backup', 'during.tar.gz'], env)
    const restored = await run(['restore', 'whole.tar.gz'], env)
    await unlock()
    for (const { code, complaints } of [during, restored]) {
      expect(code).toBe(1)
      expect(complaints).toContain(`in use by process ${process.pid}`)
    }
    expect(await readdir(folder.path)).not.toContain('during.tar.gz')
  })

  it('brings the data and the files back into an empty folder, wherever the files are', async () => {
    expect((await stat(join(folder.path, 'whole.tar.gz'))).mode & 0o077).toBe(0)

    const dry = await run(['restore', 'whole.tar.gz', '--dry-run'], { DATA_DIR: 'back' })
    expect(dry).toMatchObject({ code: 0, complaints: '' })
    expect(await readdir(folder.path)).not.toContain('back')

    expect(await run(['restore', 'whole.tar.gz'], { DATA_DIR: 'back' })).toMatchObject({ code: 0 })
    expect(await readFile(join(folder.path, 'back/files/attachments/photo'))).toEqual(photo)
    const { db, close } = await openEmbedded(join(folder.path, 'back'))
    const people = await db.select({ email: users.email, isAdministrator: users.isAdministrator }).from(users)
    await close()
    expect(people).toEqual([{ email: 'ada@syndic.example', isAdministrator: true }])
  })

  it('never replaces anything', async () => {
    const written = await readFile(join(folder.path, 'whole.tar.gz'))
    const again = await run(['backup', 'whole.tar.gz'], env)
    expect(again.code).toBe(1)
    expect(await readFile(join(folder.path, 'whole.tar.gz'))).toEqual(written)

    const onTop = await run(['restore', 'whole.tar.gz'], env)
    expect(onTop.code).toBe(1)
    expect(onTop.complaints).toContain('is not empty')
    expect(await readFile(join(folder.path, files, 'attachments/photo'))).toEqual(photo)
  })

  it('that is broken, or not ours, leaves the folder unchanged', async () => {
    await copyFile(join(folder.path, 'whole.tar.gz'), join(folder.path, 'cut.tar.gz'))
    await truncate(join(folder.path, 'cut.tar.gz'), 20_000)
    await writeFile(join(folder.path, 'other.tar.gz'), 'no archive')
    for (const name of ['cut', 'other', 'absent']) {
      const { code, complaints } = await run(['restore', `${name}.tar.gz`], { DATA_DIR: 'broken' })
      expect({ name, code }).toEqual({ name, code: 1 })
      expect(complaints).toContain(`${name}.tar.gz`)
    }
    expect(await readdir(folder.path)).not.toContain('broken')
  })
})
