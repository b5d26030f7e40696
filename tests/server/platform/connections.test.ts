import { setImmediate as nextTurn } from 'node:timers/promises'
import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { causesOf } from '#server/platform/databaseErrors.ts'
import { type OpenDatabase, openPostgres } from '#server/platform/openDatabase.ts'
import { Problem } from '#server/platform/problem.ts'
import { type CuttableProxy, startCuttableProxy } from '#tests/support/server/cuttableProxy.ts'
import { makePostgresDatabase } from '#tests/support/server/postgresDatabase.ts'
import { until } from '#tests/support/server/until.ts'

const serverUrl = process.env.TEST_DATABASE_URL
/** More attempts than the pool has connections: one lost per attempt would empty it. */
const times = 12
const backend = z.object({ rows: z.tuple([z.object({ pid: z.int() })]) })

describe.skipIf(!serverUrl)('connections to PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof makePostgresDatabase>>
  let proxy: CuttableProxy
  let direct: OpenDatabase
  let opened: OpenDatabase
  beforeAll(async () => {
    database = await makePostgresDatabase(serverUrl ?? '')
    proxy = await startCuttableProxy(database.url)
    direct = openPostgres(database.url.href, () => undefined, { queryTimeout: 10_000 })
    opened = openPostgres(proxy.url.href, () => undefined, { queryTimeout: 500 })
    await direct.db.execute(sql`create table notes (text text)`)
  })
  afterAll(async () => {
    await opened.close()
    await direct.close()
    await proxy.cut()
    await database.remove()
  })
  const backendOf = async (db: Pick<OpenDatabase['db'], 'execute'>) =>
    backend.parse(await db.execute(sql`select pg_backend_pid() as pid`)).rows[0].pid
  const rowsOf = async (db: Pick<OpenDatabase['db'], 'execute'>, query: SQL) =>
    z.object({ rows: z.array(z.unknown()) }).parse(await db.execute(query)).rows

  it('are not used up by transactions that could not begin', async () => {
    for (let n = 0; n < times; n++) {
      await opened.db.execute(sql`select 1`)
      proxy.freeze()
      await expect(opened.db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow()
    }
    expect(await opened.db.transaction((tx) => rowsOf(tx, sql`select 1 as one`))).toEqual([{ one: 1 }])
  })

  it('are closed with a transaction whose rollback got no response, and its writes are lost', async () => {
    const work = opened.db.transaction(async (tx) => {
      await tx.execute(sql`insert into notes values ('half a change')`)
      proxy.freeze()
      await tx.execute(sql`select 1`)
    })
    await expect(work).rejects.toThrow()
    await opened.db.execute(sql`insert into notes values ('a change of its own')`)
    expect(await rowsOf(direct.db, sql`select * from notes`)).toEqual([{ text: 'a change of its own' }])
  })

  it('may break between two statements without ending the process', async () => {
    const work = opened.db.transaction(async (tx) => {
      const pid = await backendOf(tx)
      await direct.db.execute(sql`select pg_terminate_backend(${pid}::int)`)
      await until(() =>
        tx.execute(sql`select 1`).then(
          () => false,
          () => true,
        ),
      )
      await tx.execute(sql`select 1`)
    })
    await expect(work).rejects.toThrow()
    expect(await backendOf(opened.db)).toBeGreaterThan(0)
  })

  it('are reused after a refusal of our own', async () => {
    const before = await backendOf(opened.db)
    const refused = opened.db.transaction(() => Promise.reject(new Problem('conflict', 'no')))
    await expect(refused).rejects.toThrow('no')
    expect(await backendOf(opened.db)).toBe(before)
  })

  it('are reused after a statement that the database refused', async () => {
    const before = await backendOf(opened.db)
    await expect(opened.db.execute(sql`select 1 / 0`)).rejects.toThrow()
    expect(await backendOf(opened.db)).toBe(before)
  })
})

describe.skipIf(!serverUrl)('the queue in front of PostgreSQL', () => {
  let database: Awaited<ReturnType<typeof makePostgresDatabase>>
  let proxy: CuttableProxy
  let opened: OpenDatabase
  beforeAll(async () => {
    database = await makePostgresDatabase(serverUrl ?? '')
    proxy = await startCuttableProxy(database.url)
    opened = openPostgres(proxy.url.href, () => undefined, { queryTimeout: 4_000 })
  })
  afterAll(async () => {
    await opened.close()
    await proxy.cut()
    await database.remove()
  })
  const atOnce = (count: number, seconds: number) =>
    Array.from({ length: count }, (_, n) => {
      const slow = sql`select pg_sleep(${seconds})`
      return n % 3 === 0 ? opened.db.transaction((tx) => tx.execute(slow)) : opened.db.execute(slow)
    })
  const outcomes = async (all: readonly Promise<unknown>[]) =>
    (await Promise.allSettled(all)).map(({ status }) => status)

  it('serves callers that wait longer than a connection may take', async () => {
    expect(new Set(await outcomes(atOnce(1_000, 0.025)))).toEqual(new Set(['fulfilled']))
  })

  it('serves callers whose own process was busy for longer than a connection may take', async () => {
    const unconnected = openPostgres(database.url.href, () => undefined)
    const served = outcomes([unconnected.db.execute(sql`select 1`)])
    await nextTurn()
    const busyUntil = performance.now() + 2_000
    while (performance.now() < busyUntil);
    expect(await served).toEqual(['fulfilled'])
    await unconnected.close()
  })

  it('is refused as a whole by a database that answers nobody, and served again once it answers', async () => {
    await Promise.all(atOnce(10, 0))
    proxy.freeze()
    const refused: boolean[] = []
    const hasWaited = (error: unknown) =>
      [...causesOf(error)].some(({ message }) => message.includes('nobody was answered'))
    await Promise.all(atOnce(40, 0).map((one) => one.catch((error: unknown) => refused.push(hasWaited(error)))))
    // Statements already sent have a longer timeout.
    expect(refused).toEqual([...Array<boolean>(30).fill(true), ...Array<boolean>(10).fill(false)])
    expect(new Set(await outcomes(atOnce(40, 0)))).toEqual(new Set(['fulfilled']))
  })
})
