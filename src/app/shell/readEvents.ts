import { createParser } from 'eventsource-parser'
import { fromWire } from '#contract/case.ts'
import { liveEvent } from '#contract/live.ts'
import type { StreamEvent } from '#machines/portal/live/live.setup.ts'

/** Reads the events of a stream until it ends. */
export async function readEvents(body: ReadableStream<Uint8Array>, tell: (event: StreamEvent) => void): Promise<void> {
  const parser = createParser({
    onEvent: ({ event, id, data }) => {
      if (id === undefined) return
      if (event === 'reset') tell({ type: 'stream.reset', id })
      if (event === 'position') tell({ type: isOpen ? 'stream.moved' : 'stream.opened', id })
      if (event === 'change') tell(readChange(id, data))
      isOpen = true
    },
  })
  let isOpen = false
  const decoder = new TextDecoder()
  const reader = body.getReader()
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    parser.feed(decoder.decode(value, { stream: true }))
  }
}

/** A newer server may send topics that this page does not know. */
function readChange(id: string, data: string): StreamEvent {
  const { success, data: change } = liveEvent.safeParse(fromWire(JSON.parse(data)))
  return success ? { type: 'stream.changed', id, topic: change.topic } : { type: 'stream.moved', id }
}
