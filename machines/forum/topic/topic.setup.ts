import { assign, emit, fromCallback, fromPromise, setup } from 'xstate'
import type { Attachment } from '#contract/attachments.ts'
import type { FieldCode } from '#contract/problems.ts'
import { missingAction } from '#machines/missingAction.ts'
import { missingActor } from '#machines/missingActor.ts'

/** The post that another one quotes, as the author saw it. */
export type QuotedPost = { readonly postId: string; readonly name: string; readonly text: string }

/** A post as the person wrote it. */
export type WrittenPost = {
  /** Chosen here, so that retries write it once. */
  readonly id: string
  readonly body: string
  readonly quoted: QuotedPost | null
  readonly attachments: readonly Attachment[]
  readonly writtenAt: string
}

/** `notPossible`: the topic accepts no more posts. */
export type PostRefusal = FieldCode | 'notPossible'
export type SendAnswer =
  | { readonly kind: 'sent' }
  | { readonly kind: 'refused'; readonly code: PostRefusal }
  /** No response: there is no network, or the response was lost. */
  | { readonly kind: 'unanswered' }

/** A post by its number in the topic. */
export type SeenPost = { readonly seq: number; readonly postId: string }

export type TopicInput = {
  /** The number of the last post that the person has read. */
  readonly readUpTo: number
}
type TopicContext = TopicInput & {
  /** The post shown before the server has it. */
  readonly pending: WrittenPost | null
  /** Why the server refuses it; `null` = it has not refused it. */
  readonly refusal: PostRefusal | null
  /** The last post that was on screen; `null` = all had already been read. */
  readonly seen: SeenPost | null
}

export type TopicEvent =
  | { type: 'post.quote'; quoted: QuotedPost }
  | { type: 'post.send'; post: WrittenPost }
  | { type: 'post.resend' }
  | { type: 'post.takeBack' }
  | { type: 'posts.seen'; seen: SeenPost }
  | { type: 'network.found' }

type TopicTag = 'sending' | 'waiting' | 'stopped'

/** Every name the topic chart may use. */
export const topicSetup = setup({
  types: {
    context: {} as TopicContext,
    input: {} as TopicInput,
    events: {} as TopicEvent,
    emitted: {} as { type: 'quote.chosen'; quoted: QuotedPost } | { type: 'post.sent' },
    tags: {} as TopicTag,
    meta: {} as { specification: string },
  },
  actors: {
    /** Reports when the network is back. */
    watchNetwork: fromCallback<TopicEvent>(missingAction('watchNetwork')),
    /** Sends the post, and adds it to the topic on screen. */
    sendPost: fromPromise<SendAnswer, { post: WrittenPost }>(missingActor('sendPost')),
    /** Reports the number to the server, and returns it. */
    markRead: fromPromise<SeenPost, { seen: SeenPost }>(missingActor('markRead')),
  },
  delays: {
    /** The pause before the next attempt without a network event. */
    retryPause: 15_000,
  },
  guards: {
    isSent: (_, params: { answer: SendAnswer }) => params.answer.kind === 'sent',
    isRefused: (_, params: { answer: SendAnswer }) => params.answer.kind === 'refused',
    isSeenUnread: ({ context: { seen, readUpTo } }) => seen !== null && seen.seq > readUpTo,
    isFurther: ({ context }, { seen }: { seen: SeenPost }) => seen.seq > (context.seen?.seq ?? context.readUpTo),
  },
  actions: {
    rememberPost: assign({ pending: (_, params: { post: WrittenPost }) => params.post, refusal: null }),
    forgetPost: assign({ pending: null, refusal: null }),
    forgetRefusal: assign({ refusal: null }),
    rememberRefusal: assign({
      refusal: (_, { answer }: { answer: SendAnswer }) => (answer.kind === 'refused' ? answer.code : null),
    }),
    rememberSeen: assign({ seen: (_, params: { seen: SeenPost }) => params.seen }),
    rememberRead: assign({ readUpTo: (_, params: { seen: SeenPost }) => params.seen.seq }),
    /** Passes the quoted post to the field. */
    tellQuote: emit((_, { quoted }: { quoted: QuotedPost }) => ({ type: 'quote.chosen' as const, quoted })),
    /** Asks the form to delete its draft. */
    tellSent: emit({ type: 'post.sent' }),
  },
})
