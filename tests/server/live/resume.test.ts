import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoId } from '#server/demo/chance.ts'
import { cleanUp } from '#server/housekeeping.ts'
import { eventsPerRead } from '#server/services/live/live.store.ts'
import { liveEvents } from '#server/services/live/live.tables.ts'
import { publish } from '#server/services/live/publish.ts'
import { signIn } from '#tests/support/server/accountCalls.ts'
import { startDemoServer } from '#tests/support/server/demoServer.ts'
import { askForStream, openStream, readStream } from '#tests/support/server/liveClient.ts'
import type { TestServer } from '#tests/support/server/testServer.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startDemoServer()
  token = (await signIn(server)).accessToken
})
afterAll(() => server.close())

const placeId = demoId('place tilleuls')
const change = () => server.platform.db.transaction((tx) => publish(tx, server.platform, { topic: 'reports', placeId }))
const latest = async () => {
  const [row] = await server.platform.db.select({ id: sql<string>`max(${liveEvents.id})::text` }).from(liveEvents)
  return row?.id ?? '0'
}

describe('an interrupted stream', () => {
  it('resumes after the last event: none is lost and none repeats, however often it breaks during writes', async () => {
    const writes = 300
    let stream = await openStream(server, { token })
    const from = BigInt(stream.lastId())
    const writing = (async () => {
      const running = new Set<Promise<unknown>>()
      for (let index = 0; index < writes; index++) {
        // Several at a time: their transactions overlap, and some roll back after taking a number.
        const one = index % 7 === 3 ? change().then(rolledBack) : change()
        running.add(one)
        void one.finally(() => running.delete(one))
        if (running.size >= 8) await Promise.race(running)
      }
      await Promise.all(running)
    })()

    const heard: string[] = []
    const mine = () => heard.length < writes
    while (mine()) {
      const event = await stream.nextChange()
      if (!event) throw new Error('the stream ended by itself')
      if (event.topic !== 'reports') continue
      heard.push(event.id)
      if (heard.length % 23 === 0) {
        await stream.leave()
        stream = await openStream(server, { token, after: event.id })
      }
    }
    await writing
    await stream.leave()

    expect(new Set(heard).size).toBe(writes)
    expect(heard).toEqual(heard.toSorted((a, b) => Number(BigInt(a) - BigInt(b))))
    const stored = await server.platform.db.select().from(liveEvents).where(eq(liveEvents.topic, 'reports'))
    expect(new Set(heard)).toEqual(new Set(stored.filter(({ id }) => id > from).map(({ id }) => String(id))))
  })

  it('tells the client to reload everything when missed events are gone, too many, or unknown', async () => {
    const begin = async (after: string) => {
      const stream = readStream((await askForStream(server, { token, after })).body)
      const first = await stream.next()
      await stream.leave()
      return { event: first?.event, id: first?.id }
    }
    await change()
    const seen = await latest()
    expect(await begin(seen)).toEqual({ event: 'position', id: seen })
    expect(await begin(String(BigInt(seen) + 1_000n))).toEqual({ event: 'reset', id: seen })

    server.clock.advance(61 * 60_000)
    token = (await signIn(server)).accessToken
    await change()
    await change()
    await cleanUp(server.platform)
    const now = await latest()
    expect(await begin(seen)).toEqual({ event: 'position', id: seen })
    expect(await begin(String(BigInt(seen) - 5n))).toEqual({ event: 'reset', id: now })

    await server.platform.db.transaction(async (tx) => {
      for (let index = 0; index < eventsPerRead; index++) {
        await publish(tx, server.platform, { topic: 'reports', placeId })
      }
    })
    expect(await begin(now)).toEqual({ event: 'reset', id: await latest() })
  })

  it('starts from scratch when the header names no event', async () => {
    const stream = await openStream(server, { token, after: 'not-a-number' })
    expect(stream.lastId()).toBe(await latest())
    await stream.leave()
  })

  it('still finds the latest event, whatever its age', async () => {
    server.clock.advance(5 * 3_600_000)
    const before = await latest()
    await cleanUp(server.platform)
    expect(await latest()).toBe(before)
    expect(await server.platform.db.select().from(liveEvents)).toHaveLength(1)
  })
})

/** Takes a number and rolls back: numbers have gaps, and a gap is not a missed event. */
const rolledBack = () =>
  server.platform.db
    .transaction(async (tx) => {
      await publish(tx, server.platform, { topic: 'reports', placeId })
      throw new Error('rolled back')
    })
    .catch(() => undefined)
