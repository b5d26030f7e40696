import type { QueryClient } from '@tanstack/react-query'
import { fromCallback } from 'xstate'
import type { LiveTopic } from '#contract/live.ts'
import { livePath } from '#contract/live.ts'
import type { LiveContext, LiveEvents, StreamEvent, StreamInput } from '#machines/portal/live/live.setup.ts'
import { pauseAfter } from '#machines/portal/live/live.setup.ts'
import type { SessionAccess } from '#src/api/personCalls.ts'
import { followNetwork } from '#src/parts/network.ts'
import { whenCalm } from '../whenCalm.ts'

type Dependencies = {
  readonly client: QueryClient
  readonly baseUrl: string
  readonly session: Pick<SessionAccess, 'identity' | 'refresh'>
}

/** Refusals that a retry would meet again. Anything else (no network, 429, 503) is retried later. */
const finalStatuses: readonly number[] = [401, 403, 404, 405]
/** Events come in bursts, and each one refetches queries: those within a twentieth of a second refetch once. */
const bunch = 50
/** After this time, the next change no longer waits for a refetch that hangs. */
const patience = 10_000

/** The actors that the live flow invokes by name. */
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

  /** Reads until the stream ends; returns whether the refusal is final. */
  async function readStream(input: StreamInput, tell: (event: StreamEvent) => void, signal: AbortSignal) {
    const answer = await openStream(input, signal)
    if (!answer.ok || !answer.body) return finalStatuses.includes(answer.status)
    const { readEvents } = await loadReader()
    await readEvents(answer.body, tell)
    return false
  }

  /** The stream belongs to the person and to no place; an expired access token is renewed once. */
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

/**
 * The reader of events loads once the page is shown and idle, because nothing on it waits for them. The stream is open by then,
 * so that no change is missed.
 */
async function loadReader() {
  await whenCalm()
  return import('./readEvents.ts')
}

/**
 * Invalidates the queries whose key begins with a changed topic. Changes during a refetch wait for its end: if each one restarted
 * it, nothing would be shown while changes keep coming.
 */
function createRefresh(client: QueryClient) {
  const changed = new Set<LiveTopic>()
  const running = new Set<LiveTopic>()
  return refresh

  function refresh(topic: LiveTopic) {
    if (changed.has(topic)) return
    changed.add(topic)
    if (!running.has(topic)) setTimeout(refetch, bunch, topic)
  }

  async function refetch(topic: LiveTopic) {
    changed.delete(topic)
    running.add(topic)
    const isTime = new Promise((resolve) => setTimeout(resolve, patience))
    await Promise.race([client.invalidateQueries({ queryKey: [topic] }), isTime])
    running.delete(topic)
    if (changed.delete(topic)) refresh(topic)
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
