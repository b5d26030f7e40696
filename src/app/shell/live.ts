import type { QueryClient } from '@tanstack/react-query'
import { createParser } from 'eventsource-parser'
import { fromCallback } from 'xstate'
import { fromWire } from '#contract/case.ts'
import type { LiveTopic } from '#contract/live.ts'
import { liveEvent, livePath } from '#contract/live.ts'
import type { LiveContext, LiveEvents, StreamEvent, StreamInput } from '#machines/portal/live/live.setup.ts'
import { pauseAfter } from '#machines/portal/live/live.setup.ts'
import type { SessionAccess } from '#src/api/personCalls.ts'
import { followNetwork } from '../network.ts'

type Dependencies = {
  readonly client: QueryClient
  readonly baseUrl: string
  readonly session: Pick<SessionAccess, 'identity' | 'refresh'>
}

/** Refusals that a second try a moment later would meet again. Anything else (no network, 429, 503) is waited out. */
const finalStatuses: readonly number[] = [401, 403, 404, 405]
/** Changes come in bunches, and each makes a screen ask again: those of a tenth of a second ask once. */
const bunch = 100

/** What the live flow asks for by name. */
export function liveEffects({ client, baseUrl, session }: Dependencies) {
  const refresh = createRefresh(client)
  return {
    actors: {
      stream: fromCallback<LiveEvents, StreamInput>(({ sendBack, input }) => {
        const leaving = new AbortController()
        const tell = (event: StreamEvent) => !leaving.signal.aborted && sendBack(event)
        readStream(input, tell, leaving.signal).then(
          (isRefused) => tell({ type: isRefused ? 'stream.refused' : 'stream.ended' }),
          () => tell({ type: 'stream.ended' }),
        )
        return () => leaving.abort()
      }),
      watchPage: fromCallback<LiveEvents>(({ sendBack }) => watchPage(sendBack)),
    },
    actions: {
      refreshTopic: (_: unknown, { topic }: { topic: LiveTopic }) => refresh(topic),
      refreshAll: () => void client.invalidateQueries(),
    },
    delays: {
      pause: ({ context }: { context: LiveContext }) => pauseAfter(context.failures, Math.random()),
    },
  }

  /** Reads until the stream ends; answers whether it was refused for good. */
  async function readStream(input: StreamInput, tell: (event: StreamEvent) => void, signal: AbortSignal) {
    const answer = await openStream(input, signal)
    if (!answer.ok || !answer.body) return finalStatuses.includes(answer.status)
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
    const reader = answer.body.getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return false
      parser.feed(decoder.decode(value, { stream: true }))
    }
  }

  /** The stream speaks for the person and for no place; an access token that has run out is renewed once. */
  async function openStream(input: StreamInput, signal: AbortSignal): Promise<Response> {
    const { accessToken, isImpersonating } = session.identity()
    const first = await ask(accessToken, input, signal)
    if (first.status !== 401 || accessToken === null || isImpersonating) return first
    await session.refresh(accessToken)
    const fresh = session.identity().accessToken
    return fresh === null || fresh === accessToken ? first : ask(fresh, input, signal)
  }

  function ask(accessToken: string | null, { lastEventId }: StreamInput, signal: AbortSignal) {
    return fetch(baseUrl + livePath, {
      headers: {
        Accept: 'text/event-stream',
        ...(accessToken !== null && { Authorization: `Bearer ${accessToken}` }),
        ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }),
      },
      cache: 'no-store',
      signal,
    })
  }
}

/** A topic of a newer server is none that this page shows anything of. */
function readChange(id: string, data: string): StreamEvent {
  const { success, data: change } = liveEvent.safeParse(fromWire(JSON.parse(data)))
  return success ? { type: 'stream.changed', id, topic: change.topic } : { type: 'stream.moved', id }
}

/** Asks again for whatever on screen begins with a topic that changed. */
function createRefresh(client: QueryClient) {
  const changed = new Set<LiveTopic>()
  return (topic: LiveTopic) => {
    changed.add(topic)
    if (changed.size > 1) return
    setTimeout(() => {
      const topics = [...changed]
      changed.clear()
      for (const one of topics) void client.invalidateQueries({ queryKey: [one] })
    }, bunch)
  }
}

function watchPage(tell: (event: LiveEvents) => void) {
  const tellNetwork = () => tell({ type: navigator.onLine ? 'network.found' : 'network.lost' })
  const tellPage = () => tell({ type: document.visibilityState === 'hidden' ? 'page.hidden' : 'page.shown' })
  if (!navigator.onLine) tellNetwork()
  if (document.visibilityState === 'hidden') tellPage()
  const unfollow = followNetwork(tellNetwork)
  document.addEventListener('visibilitychange', tellPage)
  return () => {
    unfollow()
    document.removeEventListener('visibilitychange', tellPage)
  }
}
