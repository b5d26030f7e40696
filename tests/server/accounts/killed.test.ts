import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { setTimeout as live } from 'node:timers/promises'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { planCalls } from '#server/areas/accounts/calls/planCalls.ts'
import { openEmbedded, openPostgres } from '#server/platform/openDatabase.ts'
import { fiscalYears } from '#server/services/directory/places.tables.ts'
import { calls } from '#server/services/ledger/calls.tables.ts'
import { ledgerEntries } from '#server/services/ledger/ledger.tables.ts'
import { busyAccountant, busyPlace, busyYear, insertBusyBuilding } from '#tests/support/server/busyBuilding.ts'
import { makeWorkFolder, type PortalProcess, spawnPortal, startPortal } from '#tests/support/server/portalProcess.ts'
import { onTheWire } from '#tests/support/server/requestRoute.ts'
import { signInOver } from '#tests/support/server/signInOver.ts'
import { fillWorkFolder, makeDemoDatabase } from '#tests/support/server/testDatabase.ts'
import { until } from '#tests/support/server/until.ts'

const serverUrl = process.env.TEST_DATABASE_URL
const thisYear = new Date().getUTCFullYear()
const lots = 60
/** Milliseconds. */
const shortestLife = 32
const shortestStart = 800
const callsCount = 120
/** The first owner has paid the total of all calls in advance, on another account than that of the calls. */
const owedByCall = 6_000
const numbers = z.object({ rows: z.array(z.record(z.string(), z.coerce.number())) })

/** The killed processes share one database, like a portal and its successor: on a server, or in a folder. */
describe(`a portal that is killed on ${serverUrl ? 'PostgreSQL' : 'PGlite'}`, () => {
  let folder: Awaited<ReturnType<typeof makeWorkFolder>>
  let database: Awaited<ReturnType<typeof makeDemoDatabase>> | null
  let portal: PortalProcess
  let token: string

  const settings = () => ({ DEMO: '1', ...(database && { DATABASE_URL: database.url.href }) })
  const start = async () => {
    portal = await startPortal(folder.path, settings())
  }
  const kill = async () => {
    portal.child.kill('SIGKILL')
    await portal.ended
  }
  /** Not a wait: deaths at many moments hit every part of the work. */
  const killAfter = async (milliseconds: number) => {
    await live(milliseconds)
    await kill()
  }
  /** Reads or prepares the database while no portal runs. */
  async function inDatabase<Result>(use: (db: Awaited<ReturnType<typeof openEmbedded>>['db']) => Promise<Result>) {
    const { patientDb, close } = database
      ? openPostgres(database.url.href, () => undefined)
      : await openEmbedded(join(folder.path, '.data'))
    return use(patientDb).finally(close)
  }
  const closing = () => {
    const params = { placeId: busyPlace, fiscalYearId: busyYear(thisYear - 1) }
    const { path, init } = onTheWire(bookkeepingRoutes.closeYear, { params, token })
    return fetch(portal.url + path, init)
  }

  beforeAll(async () => {
    folder = await makeWorkFolder()
    database = serverUrl ? await makeDemoDatabase(serverUrl) : null
    if (!database) await fillWorkFolder(folder.path)
    await start()
    token = await signInOver(portal.url, busyAccountant)
    portal.child.kill('SIGTERM')
    await portal.ended
    await inDatabase((db) => insertBusyBuilding(db, { lots, years: [thisYear - 1, thisYear], invoices: 20 }))
  }, 240_000)
  // A failed test may leave its portal behind, which would do the work of the next test.
  afterEach(kill)
  afterAll(async () => {
    await folder.remove()
    await database?.remove()
  })

  it('has closed a year wholly or not at all, and closes it once', { timeout: 480_000 }, async () => {
    const closed = async () =>
      inDatabase(async (db) => {
        const [year] = await db
          .select({ closedAt: fiscalYears.closedAt })
          .from(fiscalYears)
          .where(eq(fiscalYears.id, busyYear(thisYear - 1)))
        const written = await db.$count(
          ledgerEntries,
          and(eq(ledgerEntries.placeId, busyPlace), sql`${ledgerEntries.journal} in ('CL', 'AN')`),
        )
        expect(written).toBe(year?.closedAt ? 2 : 0)
        return year?.closedAt !== null
      })
    if (database) {
      await start()
      await killAtOpening(database.url.href, closing, kill)
      expect(await closed()).toBe(false)
    }
    let deaths = 0
    for (let life = shortestLife; ; life *= 2.5) {
      await start()
      const outcome = closing().then(
        ({ status }) => status,
        () => null,
      )
      await killAfter(life)
      const isClosed = await closed()
      // A client that got the response finds the year closed.
      if ((await outcome) === 200) expect(isClosed).toBe(true)
      if (isClosed) break
      deaths += 1
    }
    expect(deaths).toBeGreaterThan(0)
    await start()
    expect((await closing()).status).toBe(409)
    await kill()
    expect(await closed()).toBe(true)
  })

  it('has issued each call wholly or not at all, and issues it once', { timeout: 480_000 }, async () => {
    await inDatabase(issueSoon)
    const deaths: number[] = []
    // Calls are issued while a portal starts.
    for (let life = shortestStart; deaths.at(-1) !== callsCount; life *= 1.4) {
      portal = await spawnPortal(folder.path, settings())
      await killAfter(life)
      deaths.push(await inDatabase(issuedWholly))
    }
    expect(deaths).toEqual(deaths.toSorted((a, b) => a - b))
    expect(deaths.some((issued) => issued > 0 && issued < callsCount)).toBe(true)
  })
})

/** Kills the portal when its closing has written everything but the opening entry of the next year, which another transaction holds. */
async function killAtOpening(url: string, close: () => Promise<unknown>, kill: () => Promise<void>) {
  const { db, close: disconnect } = openPostgres(url, () => undefined)
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>()
  const holding = db.transaction(async (tx) => {
    await tx
      .select()
      .from(fiscalYears)
      .where(eq(fiscalYears.id, busyYear(thisYear)))
      .for('update')
    hold()
    await isReleased
  })
  await isHeld
  const isLost = close().then(
    () => false,
    () => true,
  )
  const waiting = sql`select count(*)::int as waiting from pg_locks where not granted`
  await until(async () => numbers.parse(await db.execute(waiting)).rows[0]?.waiting === 1)
  await kill()
  expect(await isLost).toBe(true)
  release()
  await holding
  await disconnect()
}

/** Calls of past days for the works fund, as a vote plans them, and an owner who has paid in advance. */
async function issueSoon(db: Parameters<typeof insertBusyBuilding>[0]) {
  await db.execute(sql`
    with entry as (
      insert into ledger_entries (place_id, fiscal_year_id, journal, entered_on, label, posted_at)
      values (${busyPlace}, ${busyYear(thisYear)}, 'BQ', make_date(${thisYear}::int, 1, 1), 'Avance', now()) returning *)
    insert into ledger_lines (entry_id, rank, place_id, fiscal_year_id, entered_on, chart, account, debit, credit, lot_id, owner_id)
    select entry.id, side, entry.place_id, fiscal_year_id, entered_on, 'FR', case side when 1 then '512' else '4501' end,
      case side when 1 then ${callsCount * owedByCall}::int else 0 end, case side when 2 then ${callsCount * owedByCall}::int else 0 end,
      case side when 2 then lots.id end, case side when 2 then lots.owner_id end
    from entry, generate_series(1, 2) as side, lots where lots.place_id = ${busyPlace} and lots.number = 1`)
  await planCalls(
    db,
    {
      placeId: busyPlace,
      fiscalYearId: busyYear(thisYear),
      account: '4505',
      product: '105',
      voted: [{ keyId: null, keyName: null, amount: callsCount * owedByCall * lots }],
      days: Array.from({ length: callsCount }, (_, index) => ({
        dueOn: `${thisYear}-01-01`,
        label: `Rappel ${index}`,
      })),
    },
    () => randomUUID(),
  )
}

/** Checks that issued calls are complete: a line for each lot, and the credit of the first owner used. Returns their number. */
async function issuedWholly(db: Parameters<typeof insertBusyBuilding>[0]) {
  const planned = await db
    .select({
      entryId: calls.entryId,
      entries: sql<number>`(select count(*)::int from ledger_entries where source = 'call:' || calls.id)`,
      lines: sql<number>`(select count(*)::int from ledger_lines where entry_id = calls.entry_id)`,
      credits: sql<number>`(select count(*)::int from ledger_entries where source = 'credit:call:' || calls.id)`,
    })
    .from(calls)
    .where(eq(calls.placeId, busyPlace))
    .orderBy(asc(calls.id))
  expect(planned).toHaveLength(callsCount)
  for (const { entryId, ...counts } of planned) {
    expect(counts).toEqual(entryId ? { entries: 1, lines: lots + 1, credits: 1 } : { entries: 0, lines: 0, credits: 0 })
  }
  const apart = await db.execute(sql`
    select
      (select count(*) from (select max(number) - count(*) as missing from ledger_entries where place_id = ${busyPlace}
        group by fiscal_year_id, journal) as journals where missing <> 0) as gaps,
      (select sum(debit) from ledger_totals where place_id = ${busyPlace})
        - (select sum(debit) from ledger_lines where place_id = ${busyPlace}) as totals`)
  expect(numbers.parse(apart).rows).toEqual([{ gaps: 0, totals: 0 }])
  return planned.filter(({ entryId }) => entryId !== null).length
}
