import { assign, fromPromise, setup } from 'xstate'
import type { ContestedVote } from '#contract/decisions/voteContests.ts'
import type { FieldCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

type ContestInput = {
  /** The token of the link; `null` when the address has none. */
  readonly token: string | null
}
/** What the server says about the link; `unknown` = it knows no link with this token. */
export type LinkAnswer = { type: 'found'; vote: ContestedVote } | { type: 'unknown' }
export type NewContest = { readonly token: string; readonly reason: string }
/** `late` = the vote can no longer be contested, or the link was used. */
export type ContestAnswer = { type: 'contested' } | { type: 'late' } | { type: 'refused'; fieldCode: FieldCode }

type ContestContext = ContestInput & {
  readonly vote: ContestedVote | null
  /** Why the server refuses the typed reason. */
  readonly refusal: FieldCode | null
  /** Whether the last contest got no response. */
  readonly hasFailed: boolean
}

type ContestEvent = { type: 'link.retry' } | { type: 'vote.contest'; reason: string }
type ContestTag = 'reading' | 'sending' | 'unreachable' | 'unknown' | 'editing' | 'contested'

/** Every name the contest chart may use. */
export const contestSetup = setup({
  types: {
    context: {} as ContestContext,
    events: {} as ContestEvent,
    input: {} as ContestInput,
    tags: {} as ContestTag,
    meta: {} as { specification: string },
  },
  actors: {
    readLink: fromPromise<LinkAnswer, { token: string }>(missingActor('readLink')),
    sendContest: fromPromise<ContestAnswer, NewContest>(missingActor('sendContest')),
  },
  guards: {
    hasNoToken: ({ context }) => context.token === null,
    isUnknown: (_, { answer }: { answer: LinkAnswer }) => answer.type === 'unknown',
    isOpen: (_, { answer }: { answer: LinkAnswer }) => answer.type === 'found' && answer.vote.status === 'open',
    isAnswer: (_, params: { answer: ContestAnswer; type: ContestAnswer['type'] }) => params.answer.type === params.type,
  },
  actions: {
    rememberVote: assign({
      vote: (_, { answer }: { answer: LinkAnswer }) => (answer.type === 'found' ? answer.vote : null),
    }),
    /** Deletes the typed reason from this tab. */
    forgetDraft: missingAction('forgetDraft'),
    forgetFailure: assign({ refusal: null, hasFailed: false }),
    rememberFailure: assign({ hasFailed: true }),
    rememberRefusal: assign({
      refusal: (_, { answer }: { answer: ContestAnswer }) => (answer.type === 'refused' ? answer.fieldCode : null),
    }),
  },
})
