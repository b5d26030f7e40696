import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { fromWire } from '#contract/case.ts'
import { confirmationRoutes } from '#contract/confirmations.ts'
import { importRoutes } from '#contract/importRoutes.ts'
import type { Route } from '#contract/route.ts'
import { demoPassword } from '#server/demo/demoPeople.ts'
import { auditEntries } from '#server/platform/audit.tables.ts'
import { openPostgres } from '#server/platform/openDatabase.ts'
import { places } from '#server/services/directory/places.tables.ts'
import { importParts } from '#server/services/imports/imports.tables.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import { toUpload } from '#tests/support/server/importCalls.ts'
import { makeWorkFolder, type PortalProcess, startPortal } from '#tests/support/server/portalProcess.ts'
import { onTheWire, type RouteRequest } from '#tests/support/server/requestRoute.ts'
import { signInOver } from '#tests/support/server/signInOver.ts'
import { makeDemoDatabase } from '#tests/support/server/testDatabase.ts'
import { until } from '#tests/support/server/until.ts'

const serverUrl = process.env.TEST_DATABASE_URL
const rows = z.object({ rows: z.array(z.unknown()) })

/** Two small places, with an entry in the books of each. */
const folderCalled = (name: string) => ({
  places: [
    'sql_id;offer;agency;name;street;zip_code;city;description;tantiemes_total',
    ...['PA', 'PB'].map((place) => `${place};ESE;;${name} ${place};1 rue du Bois;59000;Lille;;1000`),
  ],
  buildings: ['sql_id;place;name', 'B1;PA;A', 'B1;PB;A'],
  lots: ['sql_id;place;building;number;kind;tantiemes', 'L1;PA;B1;1;flat;1000', 'L1;PB;B1;1;flat;1000'],
  fiscal_years: [
    'sql_id;place;starts_on;ends_on;is_current',
    ...['PA', 'PB'].map((place) => `Y1;${place};2026-01-01;2026-12-31;yes`),
  ],
  account_entries: [
    'entry;line;place;journal;entered_on;label;piece;account;debit;credit;repartition_key;lot;person;provider;works;due_on',
    ...['PA', 'PB'].flatMap((place) => [
      `${name};1;${place};OD;2026-03-01;Frais;;662;5.00;;;;;;;`,
      `${name};2;${place};OD;2026-03-01;Frais;;512;;5.00;;;;;;`,
    ]),
  ],
})

describe.skipIf(!serverUrl)('an import whose process is killed', () => {
  let database: Awaited<ReturnType<typeof makeDemoDatabase>>
  let folder: Awaited<ReturnType<typeof makeWorkFolder>>
  beforeAll(async () => {
    database = await makeDemoDatabase(serverUrl ?? '')
    folder = await makeWorkFolder()
  })
  afterAll(async () => {
    await folder.remove()
    await database.remove()
  })

  function start() {
    const settings = { DATABASE_URL: database.url.href, DEMO: '1', JOBS_TAKEOVER_SECONDS: '10' }
    return startPortal(folder.path, settings)
  }

  it('is finished by another process: each place is written once', { timeout: 180_000 }, async () => {
    const first = await start()
    const token = await signInOver(first.url, 'admin')
    const call = async ({ url }: PortalProcess, route: Route, request: RouteRequest = {}) => {
      const { path, init } = onTheWire(route, { ...request, token })
      const answer = await fetch(url + path, init)
      return route.answer.parse(answer.status === 204 ? undefined : fromWire(await answer.json()))
    }
    const stateOf = async (portal: PortalProcess, importId: string) =>
      importRoutes.read.answer.parse(await call(portal, importRoutes.read, { params: { importId } })).state
    const check = async (name: string) => {
      const body = { import: { files: toUpload(folderCalled(name)) } }
      const { id } = importRoutes.create.answer.parse(await call(first, importRoutes.create, { body }))
      await until(async () => (await stateOf(first, id)) === 'checked')
      return id
    }
    const confirm = async (importId: string) => {
      const password = { confirmation: { password: demoPassword } }
      const { confirmationToken } = confirmationRoutes.create.answer.parse(
        await call(first, confirmationRoutes.create, { body: password }),
      )
      const body = { confirmation: { confirmationToken } }
      await call(first, importRoutes.confirm, { params: { importId }, body })
    }
    const before = await check('Résidence')
    await confirm(before)
    await until(async () => (await stateOf(first, before)) === 'done')

    const { db, close } = openPostgres(database.url.href, () => undefined)
    const id = await check('Le Clos')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
    // The second place cannot be written while its process lives.
    const holding = db.transaction(async (tx) => {
      await tx.select().from(places).where(eq(places.sqlId, 'PB')).for('update')
      hold()
      await released
    })
    await isHeld
    await confirm(id)
    await until(async () => (await db.$count(importParts, eq(importParts.importId, id))) === 1)
    first.child.kill('SIGKILL')
    await first.ended
    release()
    await holding

    const second = await start()
    // The job first misses its heartbeat, then waits for its next attempt.
    const job = sql`select 1 from jobs.job where data #>> '{data,importId}' = ${id} and state = 'retry'`
    await until(async () => rows.parse(await db.execute(job)).rows.length > 0)
    await until(async () => (await stateOf(second, id)) === 'done')
    const written = await db
      .select({ place: sql`${auditEntries.detail} ->> 'place'` })
      .from(auditEntries)
      .where(and(eq(auditEntries.action, 'imports.write'), sql`${auditEntries.detail} ->> 'importId' = ${id}`))
    expect(written).toHaveLength(2)
    expect(new Set(written.map(({ place }) => place))).toEqual(new Set(['PA', 'PB']))
    const names = await db.select({ name: places.name }).from(places).where(sql`${places.sqlId} in ('PA', 'PB')`)
    expect(new Set(names.map(({ name }) => name))).toEqual(new Set(['Le Clos PA', 'Le Clos PB']))
    const entries = await db
      .select({ place: places.sqlId, number: ledgerEntries.number, source: ledgerEntries.source })
      .from(ledgerEntries)
      .innerJoin(places, eq(places.id, ledgerEntries.placeId))
      .where(sql`${places.sqlId} in ('PA', 'PB')`)
      .orderBy(places.sqlId, ledgerEntries.number)
    expect(entries.map(({ place, number, source }) => [place, number, source])).toEqual(
      ['PA', 'PB'].flatMap((place) => [
        [place, 1, 'import:account_entries:Résidence'],
        [place, 2, 'import:account_entries:Le Clos'],
      ]),
    )
    const report = await call(second, importRoutes.read, { params: { importId: id } })
    expect(report).toMatchObject({ partsWritten: 2, report: { outcomes: { changed: 2 }, refusalsTotal: 0 } })
    await close()
  })
})
