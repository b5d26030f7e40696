import { toWire } from '#contract/case.ts'
import type { LiveEvent } from '#contract/live.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { eventsPerRead, readMissed, readSpan } from './live.store.ts'

type Stream = {
  /** `Last-Event-ID`: the last event the client has seen; `null` = a new client. */
  readonly after: bigint | null
  /** Whether the person who opened the stream may still read it. */
  readonly isStillAllowed: () => Promise<boolean>
}

/** A client that reads this slowly is cut off, and resumes where it was. */
const longestQueue = 1_000

/**
 * Streams changes to one person until they leave, lose their rights, or the process stops. Events that arrive while
 * missed ones are read wait, so that each is sent once and in order.
 */
export async function openStream(
  { live, db, actor, offer }: SignedInCtx,
  { after, isStillAllowed }: Stream,
): Promise<ReadableStream<Uint8Array>> {
  let waiting: LiveEvent[] | null = []
  let sent = 0n
  let leave = () => {}
  let isOver = false
  const encoder = new TextEncoder()
  const { readable, writer } = openReadable(() => end())

  const write = (text: string) => {
    if (isOver) return
    if ((writer.desiredSize ?? 0) <= 0) return end()
    writer.enqueue(encoder.encode(text))
  }
  const moveTo = (id: bigint, event: 'position' | 'reset') => {
    sent = id
    write(`id: ${id}\nevent: ${event}\ndata: {}\n\n`)
  }
  const send = (event: LiveEvent) => {
    if (BigInt(event.id) <= sent) return
    sent = BigInt(event.id)
    write(`id: ${event.id}\nevent: change\ndata: ${JSON.stringify(toWire(event))}\n\n`)
    if (event.topic === 'sessions') check()
  }
  const check = () => {
    // A database that does not answer has revoked nobody's rights, and sends no event either.
    isStillAllowed().then(
      (isAllowed) => !isAllowed && end(),
      () => undefined,
    )
  }
  const beat = () => {
    write(': \n\n')
    // A client that has received nothing for long must not seem far behind when it reconnects.
    if (!waiting && live.position() > sent) moveTo(live.position(), 'position')
    check()
  }
  function end() {
    if (isOver) return
    isOver = true
    leave()
    writer.close()
  }

  const joined = await live.join({
    userId: actor.userId,
    offer: offer.code,
    hear: (event) => (waiting ? void waiting.push(event) : send(event)),
    beat,
    end,
  })
  leave = joined.leave
  try {
    const missed = after === null ? [] : await missedSince(after)
    if (missed) {
      moveTo(after ?? joined.last, 'position')
      for (const event of missed) send({ ...event, id: String(event.id) })
    } else {
      moveTo(joined.last, 'reset')
    }
  } catch (error) {
    end()
    throw error
  }
  for (const event of waiting) send(event)
  waiting = null
  return readable

  /** `null` = some events are gone, or there are too many: the client must reload everything. */
  async function missedSince(seen: bigint) {
    const span = await readSpan(db)
    if (span === null ? seen > 0n : seen < span.first - 1n || seen > span.last) return null
    const events = await readMissed(db, { userId: actor.userId, offer: offer.code, after: seen })
    return events.length < eventsPerRead ? events : null
  }
}

/** A stream and its writer; `onGone` runs when nobody reads the stream any more. */
function openReadable(onGone: () => void) {
  let controller: ReadableStreamDefaultController<Uint8Array> | null = null
  let isGone = false
  const readable = new ReadableStream<Uint8Array>(
    {
      start: (own) => {
        controller = own
      },
      cancel: () => {
        isGone = true
        onGone()
      },
    },
    new CountQueuingStrategy({ highWaterMark: longestQueue }),
  )
  const writer = {
    get desiredSize() {
      return controller?.desiredSize ?? null
    },
    enqueue: (chunk: Uint8Array) => controller?.enqueue(chunk),
    close: () => {
      if (!isGone) controller?.close()
    },
  }
  return { readable, writer }
}
