import { toWire } from '#contract/case.ts'
import type { LiveEvent } from '#contract/live.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { eventsPerRead, readMissed, readSpan } from './live.store.ts'

type Stream = {
  /** `Last-Event-ID`: what the client has seen; `null` = it begins. */
  readonly after: bigint | null
  /** Whether whoever opened the stream may still read it. */
  readonly isStillAllowed: () => Promise<boolean>
}

/** Whoever reads this slowly is cut off, and resumes where they were. */
const longestQueue = 1_000

/**
 * What changes for one person, until they go, lose the right to hear it, or the process leaves. What came while the past
 * was being read waits, so that each event is sent once and in order.
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
    // A database that does not answer has taken nobody's rights, and sends no event either.
    isStillAllowed().then(
      (isAllowed) => !isAllowed && end(),
      () => undefined,
    )
  }
  const beat = () => {
    write(': \n\n')
    // A client that has heard nothing for long must not seem to be far behind when it comes back.
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

  /** `null` = part of it is gone, or it is too much: everything has to be asked again. */
  async function missedSince(seen: bigint) {
    const span = await readSpan(db)
    if (span === null ? seen > 0n : seen < span.first - 1n || seen > span.last) return null
    const events = await readMissed(db, { userId: actor.userId, offer: offer.code, after: seen })
    return events.length < eventsPerRead ? events : null
  }
}

/** A stream and the hand that writes it; `onGone` is called when nobody reads it any more. */
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
