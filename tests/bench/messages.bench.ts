import { setTimeout as pass } from 'node:timers/promises'
import type { Database } from '#server/platform/database.ts'
import { openPostgres } from '#server/platform/openDatabase.ts'
import { startPortal } from '#tests/e2e/support/portal.ts'
import { makePostgresDatabase } from '#tests/support/server/postgresDatabase.ts'
import { checkExchanges } from './checkExchanges.ts'
import { openExchangeScreen } from './exchangeScreen.ts'
import { conversationsCount, fillExchanges, isWatching, peopleCount, writer } from './fillExchanges.ts'
import { keptCalls } from './keptCalls.ts'
import { openStream } from './openStream.ts'
import { readByAll, readStored } from './readExchanges.ts'
import { sendMessages } from './sendMessages.ts'
import { quiet } from './stage.ts'
import { median, percentile, type Row } from './table.ts'

/** Milliseconds to wait for the last messages, and then for second copies. */
const patience = 10_000
const afterwards = 1_000
/** Milliseconds that a new process needs to compile its code, and PostgreSQL to prepare its plans. */
const warming = 10_000

/**
 * 100 people send 5,000 messages within a minute, while 500 people have a page open and 50 of them show a conversation. Nothing may be
 * lost, nothing may come twice, and all ten members of each conversation read the same.
 */
export async function messageRows(serverUrl: string): Promise<readonly Row[]> {
  const database = await makePostgresDatabase(serverUrl)
  const env = { DATABASE_URL: database.url.href, ...quiet }
  const seeding = await startPortal(env)
  await seeding.stop()
  const { db, close } = openPostgres(database.url.href, () => {}, { queryTimeout: 600_000 })
  await fillExchanges(db)
  const portal = await startPortal(env)
  try {
    return await measure(portal.url, db)
  } finally {
    await portal.stop()
    await close()
    await database.remove()
  }
}

async function measure(url: string, db: Database): Promise<readonly Row[]> {
  const { call, close } = keptCalls(url)
  const people = Array.from({ length: peopleCount }, (_, person) => person)
  const screens = new Map(people.filter(isWatching).map((person) => [person, openExchangeScreen(call, person)]))
  const heard = new Map(people.map((person): [number, number[]] => [person, []]))
  const streams = await Promise.all(
    people.map((person) =>
      openStream(url, writer.tokenOf(person), (data) => {
        if (!data.includes('"messages"')) return
        heard.get(person)?.push(performance.now())
        screens.get(person)?.hear()
      }),
    ),
  )

  const { sent, refused, perMinute } = await sendMessages(call)
  const each = sent.size / conversationsCount
  const isComplete = () =>
    [...heard.values()].every(({ length }) => length >= each) &&
    [...screens.values()].every(({ shown }) => shown.size >= each)
  const last = performance.now()
  while (!isComplete() && performance.now() - last < patience) await pass(50)
  await pass(afterwards)
  for (const stream of streams) stream.destroy()
  const found = checkExchanges({ sent, heard, screens, stored: await readStored(db), readings: await readByAll(call) })
  close()
  const what = `${sent.size} messages of 100 people in a minute, ${streams.length} open pages on PostgreSQL`
  const start = Math.min(...[...sent.values()].map(({ begun }) => begun))
  const delays = (isWarm: boolean) =>
    found.shownAfter.flatMap(({ begun, delay }) => (begun - start >= warming === isWarm ? delay : []))
  const answers = [...sent.values()].map(({ took }) => took)
  const none = { limit: 0, unit: '' }
  return [
    { what: `${what}: sent in a minute`, measured: perMinute, limit: 5_000, unit: '', isMinimum: true },
    {
      what: `${what}: until one is on screen, p99 after ten seconds`,
      measured: percentile(delays(true), 99),
      limit: 300,
      unit: 'ms',
    },
    { what: `${what}: until one is on screen, median after ten seconds`, measured: median(delays(true)), unit: 'ms' },
    {
      what: `${what}: until one is on screen, p99 in the first ten seconds of the process`,
      measured: percentile(delays(false), 99),
      unit: 'ms',
    },
    { what: `${what}: until its event is at all pages, p99`, measured: percentile(found.eventDelays, 99), unit: 'ms' },
    { what: `${what}: until it is answered, p99`, measured: percentile(answers, 99), unit: 'ms' },
    { what: `${what}: refused for a moment and sent again`, measured: refused, unit: '' },
    { what: `${what}: not stored`, measured: found.notStored, ...none },
    { what: `${what}: events that a page missed`, measured: found.notAnnounced, ...none },
    { what: `${what}: not shown`, measured: found.notShown, ...none },
    { what: `${what}: twice`, measured: found.twice, ...none },
    { what: `${what}: conversations that not all read in one order`, measured: found.disordered, ...none },
  ]
}
