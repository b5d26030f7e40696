import { describe, expect, it } from 'vitest'
import {
  selectEdited,
  selectEditRefusal,
  selectFateOf,
  selectHasEditFailed,
  selectHasUnsent,
  selectOutbox,
  selectReadUpTo,
} from '#machines/messages/conversation/conversation.selectors.ts'
import { startConversation } from '#tests/support/startConversation.ts'

const fates = ({ now }: ReturnType<typeof startConversation>) =>
  selectOutbox(now()).map((message) => selectFateOf(message)(now()))

describe('writing', () => {
  it('shows a message immediately, and sends it', async () => {
    const started = startConversation()

    started.post('k1')

    expect(fates(started)).toEqual(['sending'])
    expect(started.page.posted).toEqual(['Message k1'])
    await started.settled()
    expect(selectHasUnsent(started.now())).toBe(false)
    expect(started.page.kept).toEqual([])
  })

  it('sends messages one by one, in the order in which they were written', async () => {
    const started = startConversation()

    started.post('k1', 'k2', 'k3')

    expect(fates(started)).toEqual(['sending', 'queued', 'queued'])
    await started.settled()
    expect(started.server.received.map(({ key }) => key)).toEqual(['k1', 'k2', 'k3'])
  })

  it('keeps waiting messages, so that a reload loses none', async () => {
    const started = startConversation()
    started.server.posting = { kind: 'unanswered' }
    started.post('k1', 'k2')
    await started.settled()
    started.actor.stop()

    const again = startConversation({ outbox: started.page.kept })
    await again.settled()

    expect(again.server.received.map(({ key }) => key)).toEqual(['k1', 'k2'])
  })
})

describe('without a network', () => {
  it('waits visibly, and sends everything once, in order, when the network is back', async () => {
    const started = startConversation()
    started.server.posting = { kind: 'unanswered' }
    started.post('k1', 'k2')
    await started.settled()
    expect(fates(started)).toEqual(['waiting', 'waiting'])

    started.server.posting = { kind: 'sent' }
    started.page.findNetwork()
    await started.settled()

    expect(started.server.received.map(({ key }) => key)).toEqual(['k1', 'k1', 'k2'])
    expect(selectHasUnsent(started.now())).toBe(false)
  })

  it('retries after a pause, in case the browser misses the network', async () => {
    const started = startConversation()
    started.server.posting = { kind: 'unanswered' }
    started.post('k1')
    await started.settled()

    started.server.posting = { kind: 'sent' }
    started.clock.increment(15_000)
    await started.settled()

    expect(selectHasUnsent(started.now())).toBe(false)
  })

  it('lets the person delete a waiting message', async () => {
    const started = startConversation()
    started.server.posting = { kind: 'unanswered' }
    started.post('k1')
    await started.settled()

    started.actor.send({ type: 'message.delete', key: 'k1' })

    expect(selectHasUnsent(started.now())).toBe(false)
    expect(started.page.kept).toEqual([])
  })
})

describe('a message that is not sent', () => {
  it('reports a failure, and is sent before later ones on retry', async () => {
    const started = startConversation()
    started.server.posting = new Error('500')
    started.post('k1')
    await started.settled()
    expect(fates(started)).toEqual(['unsent'])

    started.server.posting = { kind: 'sent' }
    started.post('k2')
    await started.settled()

    expect(started.server.received.map(({ key }) => key)).toEqual(['k1', 'k1', 'k2'])
  })

  it('does not block later ones when the server refuses it, and can be sent again or deleted', async () => {
    const started = startConversation()
    started.server.posting = { kind: 'refused', code: 'notPossible' }
    started.post('k1')
    await started.settled()
    expect(fates(started)).toEqual(['refused'])

    started.server.posting = { kind: 'sent' }
    started.post('k2')
    await started.settled()
    expect(selectOutbox(started.now()).map(({ key }) => key)).toEqual(['k1'])
    started.actor.send({ type: 'message.resend', key: 'k1' })
    await started.settled()

    expect(selectHasUnsent(started.now())).toBe(false)
  })

  it('cannot be deleted while it is being sent', () => {
    const started = startConversation()
    started.post('k1', 'k2')

    started.actor.send({ type: 'message.delete', key: 'k1' })
    started.actor.send({ type: 'message.delete', key: 'k2' })

    expect(selectOutbox(started.now()).map(({ key }) => key)).toEqual(['k1'])
  })
})

describe('reading', () => {
  const seen = (seq: number) => ({ type: 'messages.seen', seen: { seq, messageId: `m${seq}` } }) as const

  it('reports the last message on screen to the server, and nothing that was read before', async () => {
    const started = startConversation({ readUpTo: 3 })

    started.actor.send(seen(2))
    started.actor.send(seen(5))
    started.actor.send(seen(7))
    await started.settled()

    expect(started.server.read.map(({ seq }) => seq)).toEqual([5, 7])
    expect(selectReadUpTo(started.now())).toBe(7)
  })

  it('reports it again once the network is back', async () => {
    const started = startConversation({ readUpTo: 3 })
    started.server.reading = new Error('offline')
    started.actor.send(seen(4))
    await started.settled()
    expect(selectReadUpTo(started.now())).toBe(3)

    started.server.reading = null
    started.page.findNetwork()
    await started.settled()

    expect(selectReadUpTo(started.now())).toBe(4)
  })
})

describe('editing a message', () => {
  it('stores the new text, or keeps it typed', async () => {
    const { actor, server, now, settled } = startConversation()
    const save = async () => {
      actor.send({ type: 'edit.save', body: 'Mieux dit.' })
      await settled()
    }
    actor.send({ type: 'message.edit', messageId: 'm2' })

    server.editing = new Error('offline')
    await save()
    expect([selectEdited(now()), selectHasEditFailed(now())]).toEqual(['m2', true])
    server.editing = { isSaved: false, code: 'too_long' }
    await save()
    expect(selectEditRefusal(now())).toBe('too_long')
    server.editing = { isSaved: true }
    await save()

    expect(selectEdited(now())).toBeNull()
    expect(server.edits).toHaveLength(3)
  })

  it('leaves the message unchanged when the person cancels', () => {
    const { actor, server, now } = startConversation()

    actor.send({ type: 'message.edit', messageId: 'm2' })
    actor.send({ type: 'edit.cancel' })

    expect(selectEdited(now())).toBeNull()
    expect(server.edits).toEqual([])
  })
})
