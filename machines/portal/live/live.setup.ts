import { assign, fromCallback, setup } from 'xstate'
import type { LiveTopic } from '#contract/live.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingDelay } from '#machines/missingDelay.ts'

export type LiveContext = {
  /** Id of the last event received, from which the next stream resumes; `null` = none yet. */
  readonly lastEventId: string | null
  /** Number of failed attempts in a row. */
  readonly failures: number
}

export type StreamInput = { readonly lastEventId: string | null }
/** The events of one stream, from its opening to its end. */
export type StreamEvent =
  | { type: 'stream.opened'; id: string }
  | { type: 'stream.moved'; id: string }
  | { type: 'stream.changed'; id: string; topic: LiveTopic }
  | { type: 'stream.reset'; id: string }
  | { type: 'stream.ended' }
  | { type: 'stream.refused' }
type PageEvent = { type: 'network.lost' } | { type: 'network.found' } | { type: 'page.hidden' } | { type: 'page.shown' }
export type LiveEvents = StreamEvent | PageEvent

const firstPause = 1_000
const longestPause = 60_000
/** From this number of attempts on, the interruption is long, and the page polls. */
const patience = 4
/** A page in the background needs no stream; browsers have few connections, and servers many browsers. */
const restAfter = 30_000
const calmInterval = 120_000

type IdParams = { id: string }

/** Exponential backoff with jitter, so that pages do not all return together with the server; `chance` is from 0 to 1. */
export const pauseAfter = (failures: number, chance: number): number =>
  Math.min(firstPause * 2 ** Math.max(0, failures - 1), longestPause) * (0.75 + chance / 2)

/** Every name the live chart may use. */
export const liveSetup = setup({
  types: {
    context: {} as LiveContext,
    events: {} as LiveEvents,
    tags: {} as 'connected' | 'down',
    meta: {} as { specification: string },
  },
  actors: {
    /** One stream: opens immediately and reports its events and its end. */
    stream: fromCallback<LiveEvents, StreamInput>(missingAction('stream')),
    /** Reports whether there is a network, and whether the page is visible. */
    watchPage: fromCallback<LiveEvents>(missingAction('watchPage')),
  },
  guards: {
    hasHeard: ({ context }) => context.lastEventId !== null,
    hasFailed: ({ context }) => context.failures > 0,
    isLongDown: ({ context }) => context.failures >= patience,
  },
  delays: {
    /** `pauseAfter` with a random number of the caller. */
    pause: missingDelay('pause'),
    restAfter,
    calmInterval,
  },
  actions: {
    rememberEvent: assign({ lastEventId: (_, params: IdParams) => params.id }),
    countFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    /** Invalidates the queries of one topic; those on screen refetch. */
    refreshTopic: (_, _params: { topic: LiveTopic }) => missingAction('refreshTopic')(),
    /** The same for all queries. */
    refreshAll: missingAction('refreshAll'),
  },
})
