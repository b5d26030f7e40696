import type { Database } from '#server/platform/database.ts'
import type { Hub, Listener } from '#server/platform/hub.ts'
import type { Listen } from '#server/platform/listenOnPostgres.ts'
import type { Log } from '#server/platform/log.ts'
import { Problem } from '#server/platform/problem.ts'
import { eventsPerRead, type HeardEvent, liveChannel, readEvents, readSpan } from './live.store.ts'

type Limits = { readonly perPerson: number; readonly overall: number }

const usualLimits: Limits = { perPerson: 10, overall: 2_000 }
const comeBackIn = 30
const retryReadAfter = 1_000

/** Calls `run` repeatedly until the returned function is called. */
type Schedule = (run: () => void) => () => void
const usualBeat: Schedule = (run) => {
  const timer = setInterval(run, 25_000).unref()
  return () => clearInterval(timer)
}

type Needs = {
  readonly db: Database
  readonly listen: Listen
  readonly log: Pick<Log, 'fault'>
  readonly limits?: Limits
  readonly schedule?: Schedule
}

/**
 * Reads changes once per process, for all listeners, and passes each on to the streams of people who may see it.
 * Starts listening to the database with the first stream.
 */
export function createHub({ db, listen, log, limits = usualLimits, schedule = usualBeat }: Needs): Hub {
  const listeners = new Map<string, Set<Listener>>()
  let count = 0
  let isClosed = false
  let last = 0n
  let started: Promise<() => Promise<void>> | null = null
  let reading: Promise<void> | null = null
  let isBehind = false
  let retry: NodeJS.Timeout | undefined

  async function start() {
    last = (await readSpan(db))?.last ?? 0n
    return listen(liveChannel, () => void wake())
  }

  /** One more read covers all wake-ups that arrive during a read. */
  function wake(): Promise<void> {
    isBehind = true
    reading ??= readOn().finally(() => {
      reading = null
    })
    return reading
  }

  async function readOn() {
    try {
      while (isBehind && !isClosed) {
        isBehind = false
        const events = await readEvents(db, last, [...listeners.keys()])
        for (const event of events) passOn(event)
        if (events.length === eventsPerRead) isBehind = true
      }
    } catch (error) {
      if (isClosed) return
      log.fault('live events could not be read', error)
      retry = setTimeout(() => void wake(), retryReadAfter).unref()
    }
  }

  function passOn({ people, offer, ...event }: HeardEvent) {
    last = event.id
    const heard = { ...event, id: String(event.id) }
    for (const userId of people) {
      for (const listener of listeners.get(userId) ?? []) {
        if (offer === null || offer === listener.offer) listener.hear(heard)
      }
    }
  }

  function enter(listener: Listener) {
    const own = listeners.get(listener.userId) ?? new Set()
    if (own.size >= limits.perPerson || count >= limits.overall) {
      throw new Problem('too_many_requests', 'enough streams are open', { retryAfter: comeBackIn })
    }
    listeners.set(listener.userId, own.add(listener))
    count++
    const stopBeating = schedule(listener.beat)
    return () => {
      if (!own.delete(listener)) return
      count--
      stopBeating()
      if (own.size === 0 && listeners.get(listener.userId) === own) listeners.delete(listener.userId)
    }
  }

  function endStreams() {
    isClosed = true
    for (const listener of [...listeners.values()].flatMap((own) => [...own])) listener.end()
  }

  return {
    join: async (listener) => {
      started ??= start()
      try {
        await started
      } catch (error) {
        started = null
        throw error
      }
      // This stream does not report earlier events, even if their notification is still on its way.
      await wake()
      if (isClosed) throw new Problem('unavailable', 'the process is leaving', { retryAfter: 1 })
      const leave = enter(listener)
      return { last, leave }
    },
    position: () => last,
    countStreams: () => count,
    endStreams,
    close: async () => {
      endStreams()
      clearTimeout(retry)
      const stop = await started?.catch(() => null)
      await stop?.()
      await reading
    },
  }
}
