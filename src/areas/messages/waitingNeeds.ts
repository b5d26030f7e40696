import * as z from 'zod/mini'
import { applicationPaths } from '#contract/addresses.ts'
import { conversationsCount } from '#contract/messages/conversationsCount.ts'
import { exchangesToAnswer } from '#src/parts/exchangesToAnswer.ts'
import { thisPlace } from './desk/thisPlace.ts'
import { unreadConversations } from './messageNeeds.ts'

const queue = applicationPaths.conversationQueue

/** Conversations that wait for an answer of the manager. */
export const waitingNeeds = exchangesToAnswer({
  what: 'waiting',
  icon: 'chat',
  unread: unreadConversations,
  countsOf: (answer) =>
    z.parse(conversationsCount.answer, answer).places.map(({ waiting, ...place }) => ({ ...place, count: waiting })),
  hrefOf: (covers) => (covers === 'one' ? `${queue}?immeuble=${thisPlace}` : queue),
})
