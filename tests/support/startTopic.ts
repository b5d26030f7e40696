import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate'
import type { ProposedTopic } from '#machines/forum/newTopic/newTopic.machine.ts'
import { topicMachine } from '#machines/forum/topic/topic.machine.ts'
import type { SeenPost, SendAnswer, TopicEvent, WrittenPost } from '#machines/forum/topic/topic.setup.ts'

export const aPost: WrittenPost = {
  id: '6f1f1f5e-0000-4000-8000-000000000003',
  body: 'Trois devis sont arrivés.',
  quoted: null,
  attachments: [],
  writtenAt: '2030-01-10T09:00:00.000Z',
}
export const aQuote = { postId: 'p1', name: 'Claire', text: 'Qui a un devis ?' }
export const aTopic: ProposedTopic = {
  key: '6f1f1f5e-0000-4000-8000-000000000002',
  title: 'Vélos dans la cour',
  category: 7,
  body: 'Où les mettre ?',
  attachmentIds: [],
}

const answer = async <Value>(value: Value | Error) => {
  if (value instanceof Error) throw value
  return value
}

/** The page of a topic with a stub server: the test sets its answers and reads what it received. */
export function startTopic(readUpTo = 3) {
  const clock = new SimulatedClock()
  const server = {
    sending: { kind: 'sent' } as SendAnswer | Error,
    reading: null as Error | null,
    received: [] as WrittenPost[],
    read: [] as SeenPost[],
  }
  const page = { told: [] as string[], findNetwork: () => {} }
  const machine = topicMachine.provide({
    actors: {
      watchNetwork: fromCallback<TopicEvent>(({ sendBack }) => {
        page.findNetwork = () => sendBack({ type: 'network.found' })
      }),
      sendPost: fromPromise<SendAnswer, { post: WrittenPost }>(({ input: { post } }) => {
        server.received.push(post)
        return answer(server.sending)
      }),
      markRead: fromPromise<SeenPost, { seen: SeenPost }>(({ input: { seen } }) => {
        server.read.push(seen)
        return answer(server.reading ?? seen)
      }),
    },
  })
  const actor = createActor(machine, { input: { readUpTo }, clock })
  actor.on('*', ({ type }) => page.told.push(type))
  actor.start()
  const settled = () =>
    waitFor(actor, (snapshot) => !snapshot.hasTag('sending') && !snapshot.matches({ reading: 'marking' }))
  return {
    actor,
    clock,
    server,
    page,
    now: () => actor.getSnapshot(),
    settled,
    async send() {
      actor.send({ type: 'post.send', post: aPost })
      await settled()
    },
  }
}
