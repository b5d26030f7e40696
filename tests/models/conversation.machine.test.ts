import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { conversationLifecycle } from '#machines/messages/conversation/conversation.lifecycle.ts'
import {
  selectEdited,
  selectFateOf,
  selectHasUnsent,
  selectOutbox,
  selectReadUpTo,
} from '#machines/messages/conversation/conversation.selectors.ts'
import type { PostAnswer } from '#machines/messages/conversation/conversation.setup.ts'
import { startConversation } from '#tests/support/startConversation.ts'
import type { ConversationDriver } from './conversation.model.ts'
import { everyPath } from './conversation.model.ts'

function driveMachine(): ConversationDriver {
  const { actor, now, page, post, server, settled } = startConversation()
  const reader = { isMember: true, isCreator: false, isStaff: false, isToManager: false, isClosed: false }
  const copy = createActor(conversationLifecycle, { input: reader }).start()
  const fates = () => selectOutbox(now()).map((message) => selectFateOf(message)(now()))
  const keys = () => [...new Set(server.received.map(({ key }) => key))]
  const deleted: string[] = []
  let written = 0
  let seen = 3

  async function write(answer: PostAnswer) {
    server.posting = answer
    written += 1
    post(`k${written}`)
    await settled()
  }
  async function comeBack(act: () => void) {
    server.posting = { kind: 'sent' }
    act()
    await settled()
  }
  const hasSent = (count: number) => () => {
    expect(selectHasUnsent(now())).toBe(false)
    expect(page.kept).toEqual([])
    // All attempts to send one message have the same key, by which the server recognises them.
    expect(keys().filter((key) => !deleted.includes(key))).toHaveLength(count)
  }
  return {
    events: {
      'member writes': () => write({ kind: 'sent' }),
      'member writes without a network': () => write({ kind: 'unanswered' }),
      'member writes once more without a network': () => write({ kind: 'unanswered' }),
      'member writes, but was removed while typing': () => write({ kind: 'refused', code: 'notPossible' }),
      'the network comes back': () => comeBack(() => page.findNetwork()),
      'member sends it again': () => comeBack(() => actor.send({ type: 'message.resend', key: `k${written}` })),
      'member deletes it': () => {
        deleted.push(`k${written}`)
        actor.send({ type: 'message.delete', key: `k${written}` })
      },
      'member corrects it': async () => {
        actor.send({ type: 'message.edit', messageId: `k${written}` })
        actor.send({ type: 'edit.save', body: 'Mieux dit.' })
        await settled()
      },
      'member archives the conversation': () => copy.send({ type: 'conversation.archive' }),
      'a neighbour writes': async () => {
        copy.send({ type: 'message.post' })
        seen += 1
        actor.send({ type: 'messages.seen', seen: { seq: seen, messageId: `m${seen}` } })
        await settled()
      },
    },
    states: {
      'has read everything': () => {
        hasSent(0)()
        expect([copy.getSnapshot().value, selectReadUpTo(now())]).toEqual(['open', seen])
      },
      'has sent one message': hasSent(1),
      'has one message that waits': () => expect(fates()).toEqual(['waiting']),
      'has two messages that wait': () => expect(fates()).toEqual(['waiting', 'waiting']),
      'is told that they can no longer write': () => expect(fates()).toEqual(['refused']),
      'has put it away': () => expect(copy.getSnapshot().value).toBe('archived'),
      'has corrected the message': () => {
        expect([selectEdited(now()), server.edits]).toEqual([null, [{ messageId: `k${written}`, body: 'Mieux dit.' }]])
      },
      'has sent two messages in order': () => {
        hasSent(2)()
        expect(keys().toSorted()).toEqual(keys())
      },
    },
  }
}

describe('a conversation, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
