import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { fromWire } from '#contract/case.ts'
import { type LiveEvent, liveEvent, livePath } from '#contract/live.ts'
import type { OfferCode } from '#contract/offers.ts'
import type { TestServer } from './testServer.ts'

type Opening = {
  readonly token?: string
  readonly offer?: OfferCode
  readonly after?: string
  readonly placeId?: string
  readonly method?: string
}

/** Requests the stream in memory; the response may be a refusal. */
export function askForStream({ app }: TestServer, { token, offer = 'ESE', after, placeId, method }: Opening = {}) {
  const url = new URL(`http://${offer.toLowerCase()}.localhost:3000${livePath}`)
  return Promise.resolve(
    app.request(url, {
      method: method ?? 'GET',
      headers: {
        host: url.host,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(after !== undefined && { 'last-event-id': after }),
        ...(placeId !== undefined && { 'x-current-place-id': placeId }),
      },
    }),
  )
}

export type OpenStream = {
  /** The next message of any kind; `null` once the stream has ended. */
  readonly next: () => Promise<EventSourceMessage | null>
  /** The next change, skipping positions; `null` once the stream has ended. */
  readonly nextChange: () => Promise<LiveEvent | null>
  readonly comments: () => number
  readonly lastId: () => string
  readonly leave: () => Promise<void>
}

/** Reads a stream message by message. */
export function readStream(body: ReadableStream<Uint8Array> | null): OpenStream {
  if (!body) throw new Error('a response without a body')
  const reader = body.getReader()
  const decoder = new TextDecoder()
  const messages: EventSourceMessage[] = []
  let comments = 0
  let lastId = ''
  const parser = createParser({ onEvent: (event) => messages.push(event), onComment: () => comments++ })
  const next = async (): Promise<EventSourceMessage | null> => {
    for (;;) {
      const message = messages.shift()
      if (message) {
        lastId = message.id ?? lastId
        return message
      }
      const { value, done } = await reader.read()
      if (done) return null
      parser.feed(decoder.decode(value, { stream: true }))
    }
  }
  return {
    next,
    nextChange: async () => {
      for (;;) {
        const message = await next()
        if (!message) return null
        if (message.event === 'change') return liveEvent.parse(fromWire(JSON.parse(message.data)))
      }
    },
    comments: () => comments,
    lastId: () => lastId,
    leave: () => reader.cancel(),
  }
}

/** Opens a stream and waits for its first position. */
export async function openStream(server: TestServer, opening: Opening): Promise<OpenStream> {
  const response = await askForStream(server, opening)
  if (response.status !== 200) throw new Error(`the stream answered ${response.status}: ${await response.text()}`)
  const stream = readStream(response.body)
  const first = await stream.next()
  if (first?.event !== 'position') throw new Error(`the stream began with ${first?.event}`)
  return stream
}
