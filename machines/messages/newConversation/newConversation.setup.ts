import { assign, fromPromise, setup } from 'xstate'
import type { ConversationEntity } from '#contract/messages/conversations.ts'
import type { FieldCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

type FieldCodes = Readonly<Record<string, FieldCode>>

/** A conversation as the form proposes it. */
export type Proposed = {
  /** The idempotency key, made with the draft: sent twice, it starts one conversation. */
  readonly key: string
  readonly name: string
  readonly memberIds: readonly string[]
  readonly distributionListIds: readonly string[]
  readonly isToManager: boolean
  readonly entities: readonly ConversationEntity[]
  readonly body: string
  readonly attachmentIds: readonly string[]
}

export type StartAnswer =
  | { readonly kind: 'started'; readonly conversationId: string }
  | { readonly kind: 'refused'; readonly fieldCodes: FieldCodes }
  /** The idempotency key was used for another text: an earlier version had arrived. */
  | { readonly kind: 'arrivedBefore' }
  /** No response: it may or may not have arrived. */
  | { readonly kind: 'unanswered' }

type NewConversationContext = {
  readonly proposed: Proposed | null
  readonly fieldCodes: FieldCodes
}

export type NewConversationEvent = { type: 'conversation.send'; proposed: Proposed } | { type: 'conversation.change' }

/** Every name the chart of a new conversation may use. */
export const newConversationSetup = setup({
  types: {
    context: {} as NewConversationContext,
    events: {} as NewConversationEvent,
    tags: {} as 'busy' | 'failed' | 'unanswered' | 'arrivedBefore',
    meta: {} as { specification: string },
  },
  actors: {
    startConversation: fromPromise<StartAnswer, { proposed: Proposed }>(missingActor('startConversation')),
  },
  guards: {
    isStarted: (_, params: { answer: StartAnswer }) => params.answer.kind === 'started',
    isRefused: (_, params: { answer: StartAnswer }) => params.answer.kind === 'refused',
    hasArrivedBefore: (_, params: { answer: StartAnswer }) => params.answer.kind === 'arrivedBefore',
  },
  actions: {
    rememberProposed: assign({ proposed: (_, params: { proposed: Proposed }) => params.proposed, fieldCodes: {} }),
    rememberRefusal: assign({
      fieldCodes: (_, { answer }: { answer: StartAnswer }) => (answer.kind === 'refused' ? answer.fieldCodes : {}),
    }),
    forgetRefusal: assign({ fieldCodes: {} }),
    /** Deletes the draft. */
    forgetDraft: missingAction('forgetDraft'),
    /** Goes to the conversation. */
    showConversation: (_, _params: { answer: StartAnswer }): void => missingAction('showConversation')(),
  },
})
