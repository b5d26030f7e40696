import { assign, fromPromise, setup } from 'xstate'
import type { TopicCategory } from '#contract/forum/topicList.ts'
import type { FieldCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

type FieldCodes = Readonly<Record<string, FieldCode>>

/** A topic as the form proposes it. */
export type ProposedTopic = {
  /** The idempotency key, made with the draft: sent twice, it begins one topic. */
  readonly key: string
  readonly title: string
  readonly category: TopicCategory
  readonly body: string
  readonly attachmentIds: readonly string[]
}

export type BeginAnswer =
  | { readonly kind: 'begun'; readonly topicId: string }
  | { readonly kind: 'refused'; readonly fieldCodes: FieldCodes }
  /** The idempotency key was used for another text: an earlier version had arrived. */
  | { readonly kind: 'arrivedBefore' }
  /** No response: it may or may not have arrived. */
  | { readonly kind: 'unanswered' }

type NewTopicContext = {
  readonly proposed: ProposedTopic | null
  readonly fieldCodes: FieldCodes
}

type NewTopicEvent = { type: 'topic.send'; proposed: ProposedTopic } | { type: 'topic.change' }

/** Every name the chart of a new topic may use. */
export const newTopicSetup = setup({
  types: {
    context: {} as NewTopicContext,
    events: {} as NewTopicEvent,
    tags: {} as 'busy' | 'failed' | 'unanswered' | 'arrivedBefore',
    meta: {} as { specification: string },
  },
  actors: {
    beginTopic: fromPromise<BeginAnswer, { proposed: ProposedTopic }>(missingActor('beginTopic')),
  },
  guards: {
    isBegun: (_, params: { answer: BeginAnswer }) => params.answer.kind === 'begun',
    isRefused: (_, params: { answer: BeginAnswer }) => params.answer.kind === 'refused',
    hasArrivedBefore: (_, params: { answer: BeginAnswer }) => params.answer.kind === 'arrivedBefore',
  },
  actions: {
    rememberProposed: assign({ proposed: (_, params: { proposed: ProposedTopic }) => params.proposed, fieldCodes: {} }),
    rememberRefusal: assign({
      fieldCodes: (_, { answer }: { answer: BeginAnswer }) => (answer.kind === 'refused' ? answer.fieldCodes : {}),
    }),
    forgetRefusal: assign({ fieldCodes: {} }),
    /** Deletes the draft. */
    forgetDraft: missingAction('forgetDraft'),
    /** Goes to the topic. */
    showTopic: (_, _params: { answer: BeginAnswer }): void => missingAction('showTopic')(),
  },
})
