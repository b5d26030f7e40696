import { sql } from 'drizzle-orm'
import { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import { movementRoutes } from '#contract/accounts/movements.ts'
import { statementRoutes } from '#contract/accounts/statement.ts'
import type { Route } from '#contract/route.ts'
import { openPostgres } from '#server/platform/openDatabase.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import {
  busyAccountant,
  busyOwner,
  busyPlace,
  busyYear,
  insertBusyBuilding,
} from '#tests/support/server/busyBuilding.ts'
import { makePostgresDatabase } from '#tests/support/server/postgresDatabase.ts'
import { onTheWire, type RouteRequest } from '#tests/support/server/requestRoute.ts'
import { timeOf } from './api.ts'
import { load, signedInOn } from './list.bench.ts'
import { pathOfFloor } from './lists.ts'
import { quiet } from './stage.ts'
import { startProcess } from './startProcess.ts'
import { median, type Row } from './table.ts'

const lots = 240
/** This many invoices give a year 30,000 lines. */
const invoices = 3_300
const rounds = 5
const thisYear = new Date().getUTCFullYear()
const params = { placeId: busyPlace }
/** The page size that the screens request. */
const perPage = '100'

/** A building of 240 lots, with the books of one year and of ten. The first nine of the ten are closed one after the other. */
export async function bookRows(serverUrl: string): Promise<readonly Row[]> {
  const young = await openBuilding(serverUrl, 1)
  const old = await openBuilding(serverUrl, 10)
  const bare = await startProcess('tests/bench/floor/bareList.ts', { DATABASE_URL: old.databaseUrl })
  try {
    const closings: number[] = []
    for (let year = thisYear - 9; year < thisYear; year += 1) closings.push(await old.close(year))
    await old.vacuum()
    const rows: Row[] = [
      {
        what: 'closing a year of 240 lots, 30,000 lines: slowest of nine',
        measured: Math.max(...closings),
        limit: 5_000,
        unit: 'ms',
      },
    ]
    const pages: readonly [string, Route, string][] = [
      ['personal account', statementRoutes.position, busyOwner],
      ['statement of a year', statementRoutes.lines, busyOwner],
      ['movements of a co-owner', movementRoutes.list, busyOwner],
      ['movements of the accountant', movementRoutes.list, busyAccountant],
    ]
    for (const [name, route, person] of pages) {
      const query = route === statementRoutes.position ? {} : { query: { per_page: perPage } }
      const of = { young: await young.target(route, person, query), old: await old.target(route, person, query) }
      const floor = { url: `${bare.url}${pathOfFloor('account entries')}?place=${busyPlace}`, headers: {} }
      const hasFloor = route === movementRoutes.list
      const times = []
      for (let run = 0; run < 50; run += 1)
        times.push(await timeOf(() => fetch(of.old.url, { headers: of.old.headers }), 200))
      const perSecond: Record<'young' | 'old' | 'bare', number[]> = { young: [], old: [], bare: [] }
      for (const target of [of.young, of.old, floor]) await load(target, 1)
      for (let round = 0; round < rounds; round += 1) {
        perSecond.young.push((await load(of.young, 1)).perSecond)
        if (hasFloor) perSecond.bare.push((await load(floor, 1)).perSecond)
        perSecond.old.push((await load(of.old, 1)).perSecond)
      }
      const what = `${name}, 240 lots, 300,000 lines`
      rows.push(
        { what: `${what}: median of 50`, measured: median(times), limit: 50, unit: 'ms' },
        {
          what: `${what}, c=10`,
          measured: median(perSecond.old),
          ...(hasFloor && { floor: median(perSecond.bare) }),
          unit: 'req/s',
        },
        ...(hasFloor
          ? [
              {
                what: `${what}, c=10: part of the floor`,
                measured: (100 * median(perSecond.old)) / median(perSecond.bare),
                limit: 50,
                unit: '%',
                isMinimum: true,
              },
            ]
          : []),
        {
          what: `${what}: cost with ten times the years`,
          measured: median(perSecond.young) / median(perSecond.old),
          limit: 1.2,
          unit: '×',
        },
      )
    }
    return rows
  } finally {
    await Promise.all([young.remove(), old.remove(), bare.stop()])
  }
}

async function openBuilding(serverUrl: string, yearsCount: number) {
  const database = await makePostgresDatabase(serverUrl)
  const env = { DATABASE_URL: database.url.href, ...quiet }
  const seeding = await startPortal(env)
  await seeding.stop()
  const inDatabase = async (use: (db: ReturnType<typeof openPostgres>['db']) => Promise<unknown>) => {
    const { db, close } = openPostgres(database.url.href, () => {}, { queryTimeout: 600_000 })
    await use(db).finally(close)
  }
  const vacuum = () => inDatabase((db) => db.execute(sql`vacuum analyze`))
  const years = Array.from({ length: yearsCount }, (_, index) => thisYear - yearsCount + 1 + index)
  await inDatabase((db) => insertBusyBuilding(db, { lots, years, invoices }))
  await vacuum()
  const portal = await startPortal(env)
  const signIn = signedInOn(portal.url)
  const target = async (route: Route, person: string, request: RouteRequest = {}) => ({
    url: portal.url + onTheWire(route, { params, ...request }).path,
    headers: await signIn(person),
  })
  return {
    databaseUrl: database.url.href,
    vacuum,
    target,
    /** Milliseconds. */
    close: async (year: number) => {
      const { url, headers } = await target(bookkeepingRoutes.closeYear, busyAccountant, {
        params: { ...params, fiscalYearId: busyYear(year) },
      })
      return timeOf(() => fetch(url, { method: 'POST', headers }), 200)
    },
    remove: async () => {
      await portal.stop()
      await database.remove()
    },
  }
}
