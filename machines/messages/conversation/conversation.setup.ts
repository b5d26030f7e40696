import { assign, fromCallback, fromPromise, setup } from 'xstate'
import type { Attachment } from '#contract/attachments.ts'
import type { FieldCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

/** The fault of its text or files; `notPossible` = the person may no longer write here. */
export type Refusal = FieldCode | 'notPossible'
export type Written = {
  /** The id of the message, the same for every attempt, so that it arrives once. */
  readonly key: string
  readonly body: string
  readonly attachments: readonly Attachment[]
  readonly writtenAt: string
}
/** A message that, as far as this device knows, the server does not have yet. */
export type Unsent = Written & {
  /** Why the server refuses it; `null` = it has not refused it. */
  readonly refusal: Refusal | null
}

export type PostAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly code: Refusal }
  /** No response: there is no network, or the response was lost. */
  | { readonly kind: 'unanswered' }
export type EditAnswer = { readonly isSaved: true } | { readonly isSaved: false; readonly code: Refusal }

/** A message by its number in the conversation. */
export type Seen = { readonly seq: number; readonly messageId: string }
export type ConversationInput = {
  /** Restored after a reload. */
  readonly outbox: readonly Unsent[]
  /** The number of the last message that the person has read. */
  readonly readUpTo: number
}
type ConversationContext = ConversationInput & {
  /** The last message that was on screen; `null` = all had already been read. */
  readonly seen: Seen | null
  /** The message that is being edited. */
  readonly edited: string | null
  readonly editRefusal: Refusal | null
}

export type ConversationEvent =
  | { type: 'message.post'; message: Written }
  | { type: 'message.resend'; key: string }
  | { type: 'message.delete'; key: string }
  | { type: 'messages.seen'; seen: Seen }
  | { type: 'message.edit'; messageId: string }
  | { type: 'edit.cancel' }
  | { type: 'edit.save'; body: string }
  | { type: 'network.found' }

type ConversationTag = 'sending' | 'waiting' | 'stopped' | 'editing' | 'saving' | 'editFailed'

const isDue = ({ refusal }: Unsent) => refusal === null
/** The messages leave one by one, in the order in which they were written. */
export const nextOf = ({ outbox }: { outbox: readonly Unsent[] }) => outbox.find(isDue) ?? null

/** Every name the conversation chart may use. */
export const conversationSetup = setup({
  types: {
    context: {} as ConversationContext,
    input: {} as ConversationInput,
    events: {} as ConversationEvent,
    tags: {} as ConversationTag,
    meta: {} as { specification: string },
  },
  actors: {
    /** Reports when the network is back. */
    watchNetwork: fromCallback<ConversationEvent>(missingAction('watchNetwork')),
    /** Sends one message, and adds it to the conversation on screen. */
    postMessage: fromPromise<PostAnswer, { message: Unsent }>(missingActor('postMessage')),
    /** Reports the number to the server, and returns it. */
    markRead: fromPromise<Seen, { seen: Seen }>(missingActor('markRead')),
    saveEdit: fromPromise<EditAnswer, { messageId: string; body: string }>(missingActor('saveEdit')),
  },
  delays: {
    /** The pause before the next attempt without a network event. */
    retryPause: 15_000,
  },
  guards: {
    hasNext: ({ context }) => nextOf(context) !== null,
    isNotUnderway: ({ context }, params: { key: string }) => nextOf(context)?.key !== params.key,
    isSent: (_, params: { answer: PostAnswer }) => params.answer.kind === 'sent',
    isRefused: (_, params: { answer: PostAnswer }) => params.answer.kind === 'refused',
    isSeenUnread: ({ context: { seen, readUpTo } }) => seen !== null && seen.seq > readUpTo,
    isFurther: ({ context }, { seen }: { seen: Seen }) => seen.seq > (context.seen?.seq ?? context.readUpTo),
    isSaved: (_, params: { answer: EditAnswer }) => params.answer.isSaved,
  },
  actions: {
    addMessage: assign({
      outbox: ({ context }, params: { message: Written }) => [...context.outbox, { ...params.message, refusal: null }],
    }),
    forgetSent: assign({ outbox: ({ context }) => context.outbox.filter((message) => message !== nextOf(context)) }),
    forgetMessage: assign({
      outbox: ({ context }, params: { key: string }) => context.outbox.filter(({ key }) => key !== params.key),
    }),
    noteRefusal: assign({
      outbox: ({ context }, { answer }: { answer: PostAnswer }) =>
        context.outbox.map((message) =>
          message === nextOf(context) && answer.kind === 'refused' ? { ...message, refusal: answer.code } : message,
        ),
    }),
    forgetRefusal: assign({
      outbox: ({ context }, params: { key: string }) =>
        context.outbox.map((message) => (message.key === params.key ? { ...message, refusal: null } : message)),
    }),
    /** Copies the outbox into this tab, where it survives a reload. */
    keepOutbox: (_, _params: { outbox: readonly Unsent[] }): void => missingAction('keepOutbox')(),
    /** Updates the list of conversations immediately: preview, last read message and time. */
    showPosted: (_, _params: { message: Written }): void => missingAction('showPosted')(),
    rememberSeen: assign({ seen: (_, params: { seen: Seen }) => params.seen }),
    rememberRead: assign({ readUpTo: (_, params: { seen: Seen }) => params.seen.seq }),
    rememberEdited: assign({
      edited: (_, params: { messageId: string }) => params.messageId,
      editRefusal: null,
    }),
    forgetEdited: assign({ edited: null, editRefusal: null }),
    forgetEditRefusal: assign({ editRefusal: null }),
    rememberEditRefusal: assign({
      editRefusal: (_, { answer }: { answer: EditAnswer }) => (answer.isSaved ? null : answer.code),
    }),
  },
})
