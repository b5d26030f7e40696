import { describe, expect, it } from 'vitest'
import { selectFate, selectPending } from '#machines/forum/topic/topic.selectors.ts'
import { startTopic } from '#tests/support/startTopic.ts'
import { everyPath, type TopicDriver } from './topic.model.ts'

function driveMachine(): TopicDriver {
  const { actor, server, page, now, send, settled } = startTopic()
  return {
    events: {
      'co-owner publishes': send,
      'co-owner publishes, but the network fails': async () => {
        server.sending = { kind: 'unanswered' }
        await send()
      },
      'co-owner publishes, but the server fails': async () => {
        server.sending = new Error('500')
        await send()
      },
      'the network comes back': async () => {
        server.sending = { kind: 'sent' }
        page.findNetwork()
        await settled()
      },
      'co-owner sends it again': async () => {
        server.sending = { kind: 'sent' }
        actor.send({ type: 'post.resend' })
        await settled()
      },
      'co-owner takes the text back': () => {
        server.sending = { kind: 'sent' }
        actor.send({ type: 'post.takeBack' })
      },
    },
    states: {
      'has written an answer': () => expect([selectPending(now()), page.told]).toEqual([null, []]),
      'sees their post wait for the network': () => expect(selectFate(now())).toBe('waiting'),
      'learns that their post is not sent': () => expect(selectFate(now())).toBe('unsent'),
      'reads their post among the others': () =>
        expect([selectPending(now()), page.told]).toEqual([null, ['post.sent']]),
    },
  }
}

describe('answering in a topic, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
