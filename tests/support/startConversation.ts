import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import { conversationMachine } from '#machines/messages/conversation/conversation.machine.ts'
import type {
  ConversationEvent,
  ConversationInput,
  EditAnswer,
  PostAnswer,
  Seen,
  Unsent,
  Written,
} from '#machines/messages/conversation/conversation.setup.ts'
import type { ProposedConversation } from '#machines/messages/newConversation/newConversation.machine.ts'

export const aWritten = (key: string, body = `Message ${key}`): Written => ({
  key,
  body,
  attachments: [],
  writtenAt: '2030-01-10T09:00:00.000Z',
})
export const aProposal: ProposedConversation = {
  key: '6f1f1f5e-0000-4000-8000-000000000001',
  name: 'Vélos dans le hall',
  memberIds: [],
  distributionListIds: [],
  isToManager: true,
  entities: [],
  body: 'Peut-on les ranger ailleurs ?',
  attachmentIds: [],
}

const answer = async <Value>(value: Value | Error) => {
  if (value instanceof Error) throw value
  return value
}

/** A conversation with a stub server: the test sets its answers and reads what it received. */
export function startConversation(input: Partial<ConversationInput> = {}) {
  const clock = new SimulatedClock()
  const server = {
    posting: { kind: 'sent' } as PostAnswer | Error,
    reading: null as Error | null,
    editing: { isSaved: true } as EditAnswer | Error,
    received: [] as Unsent[],
    read: [] as Seen[],
    edits: [] as { messageId: string; body: string }[],
  }
  const page = { kept: [] as readonly Unsent[], posted: [] as string[], findNetwork: () => {} }
  const machine = conversationMachine.provide({
    actors: {
      watchNetwork: fromCallback<ConversationEvent>(({ sendBack }) => {
        page.findNetwork = () => sendBack({ type: 'network.found' })
      }),
      postMessage: fromPromise<PostAnswer, { message: Unsent }>(({ input: { message } }) => {
        server.received.push(message)
        return answer(server.posting)
      }),
      markRead: fromPromise<Seen, { seen: Seen }>(({ input: { seen } }) => {
        server.read.push(seen)
        return answer(server.reading ?? seen)
      }),
      saveEdit: fromPromise<EditAnswer, { messageId: string; body: string }>(({ input: edit }) => {
        server.edits.push(edit)
        return answer(server.editing)
      }),
    },
    actions: {
      keepOutbox: (_, { outbox }) => {
        page.kept = outbox
      },
      showPosted: (_, { message }) => void page.posted.push(message.body),
    },
  })
  const actor = createActor(machine, { input: { outbox: [], readUpTo: 3, ...input }, clock }).start()
  return {
    actor,
    clock,
    server,
    page,
    now: () => actor.getSnapshot(),
    post: (...keys: readonly string[]) => {
      for (const key of keys) actor.send({ type: 'message.post', message: aWritten(key) })
    },
    /** Waits until no request is under way. */
    settled: () =>
      waitFor(
        actor,
        (snapshot) =>
          !snapshot.hasTag('sending') && !snapshot.hasTag('saving') && !snapshot.matches({ reading: 'marking' }),
      ),
  }
}
