import { assign, fromPromise, setup } from 'xstate'
import type { Choice } from '#contract/decisions/majorities.ts'
import { missingActor } from '#machines/missingActor.ts'
import type { ActChildren, ActContext, ActEvent } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { actParts, notRefused } from '#machines/parts/passwordConfirmation/passwordStep.ts'
import { present } from '#machines/present.ts'

/** One choice for all remaining owners, with the numbers of owners and votes that the page shows. */
export type OthersVote = { readonly choice: Choice; readonly people: number; readonly votes: number }
/** `changed`: the attendance is no longer the one shown; `closed`: the meeting no longer votes on it. */
export type OthersAnswer = 'recorded' | 'changed' | 'closed'

type RoomContext = ActContext & {
  /** The vote in question, or the last one recorded. */
  readonly others: OthersVote | null
  readonly hasFailed: boolean
  /** Outcome of the last question, until the next event. */
  readonly news: 'recorded' | 'changed' | null
}

type RoomEvent =
  | ActEvent
  | { type: 'others.ask'; vote: OthersVote }
  | { type: 'others.confirm' }
  | { type: 'others.cancel' }
  | { type: 'count.ask' }
  | { type: 'count.cancel' }

const act = actParts<null, RoomContext, RoomEvent>()

/** Every name the chart of the room may use. */
export const roomSetup = setup({
  types: {
    context: {} as RoomContext,
    events: {} as RoomEvent,
    tags: {} as 'recording' | 'asking' | 'busy' | 'confirm' | 'done' | 'over',
    children: {} as ActChildren & { recordOthers: 'recordOthers' },
    meta: {} as { specification: string },
  },
  actors: {
    /** Repeating the same vote has no second effect. */
    recordOthers: fromPromise<OthersAnswer, { vote: OthersVote }>(missingActor('recordOthers')),
    ...act.actors,
  },
  guards: act.guards,
  actions: act.actions,
}).extend({
  guards: {
    isRecorded: (_, { answer }: { answer: OthersAnswer }) => answer === 'recorded',
    isClosed: (_, { answer }: { answer: OthersAnswer }) => answer === 'closed',
  },
  actions: {
    rememberOthers: assign((_, { vote }: { vote: OthersVote }) => ({ others: vote, hasFailed: false, news: null })),
    forgetNews: assign({ news: null, hasFailed: false, ...notRefused }),
    noteRecorded: assign({ news: 'recorded', hasFailed: false }),
    noteChanged: assign({ news: 'changed', hasFailed: false }),
    noteFailed: assign({ hasFailed: true }),
  },
})

export const othersOf = ({ context }: { context: RoomContext }) => ({ vote: present(context.others) })
