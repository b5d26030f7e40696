import { afterAll } from 'vitest'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { messageRoutes } from '#contract/messages/messages.ts'
import { demoId } from '#server/demo/chance.ts'
import { startDemoServer } from './demoServer.ts'
import { personOf, type SignedIn, signedInAs, tilleuls } from './placeWorld.ts'

const params = { placeId: tilleuls }
export const listOfKind = (kind: string) => demoId(`distribution list tilleuls ${kind}`)

type Conversation = Readonly<Record<string, unknown>>
const conversationWith = (conversation: Conversation) => ({
  params,
  body: { conversation: { name: 'Clé du local', message: { body: 'Qui a la clé ?' }, ...conversation } },
})

/** Starts a conversation in the main place. */
export const startConversation = (by: SignedIn, conversation: Conversation) =>
  by.get(conversationRoutes.create, conversationWith(conversation))
export const callStart = (by: SignedIn, conversation: Conversation) =>
  by.call(conversationRoutes.create, conversationWith(conversation))

export async function conversationsOf(by: SignedIn, query: Readonly<Record<string, string>> = {}) {
  const { data, meta } = await by.get(conversationRoutes.list, { params, query })
  return { conversations: data.result.flatMap((id) => data.entities.conversations[id] ?? []), meta }
}

export function actionsIn(conversationId: string, by: SignedIn) {
  const within = { params: { conversationId } }
  return {
    read: () => by.get(conversationRoutes.read, within),
    callRead: () => by.call(conversationRoutes.read, within),
    change: (conversation: object) => by.call(conversationRoutes.change, { ...within, body: { conversation } }),
    leave: () => by.call(conversationRoutes.leave, within),
    markRead: (lastReadMessageId: string) =>
      by.call(conversationRoutes.markRead, { ...within, body: { reading: { lastReadMessageId } } }),
    messages: (query: Readonly<Record<string, string>> = {}) => by.get(messageRoutes.list, { ...within, query }),
    post: (body = 'Merci !') => by.get(messageRoutes.post, { ...within, body: { message: { body } } }),
    callPost: (message: object = { body: 'Merci !' }) => by.call(messageRoutes.post, { ...within, body: { message } }),
  }
}

/** A demo server for one test file, and people who write to each other: co-owners, an occupant, and staff. */
export async function startMessages() {
  const server = await startDemoServer()
  afterAll(() => server.close())
  const cast = {
    owner: await signedInAs(server, 'coproprietaire'),
    board: await signedInAs(server, 'conseil'),
    president: await signedInAs(server, 'president'),
    lessor: await signedInAs(server, 'bailleur'),
    tenant: await signedInAs(server, 'locataire'),
    staff: await signedInAs(server, 'gestionnaire'),
    director: await signedInAs(server, 'admin'),
  }
  return { server, cast }
}

export const boardId = personOf('conseil')
