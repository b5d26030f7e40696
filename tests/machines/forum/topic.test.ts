import { describe, expect, it } from 'vitest'
import { selectFate, selectPending, selectReadUpTo, selectRefusal } from '#machines/forum/topic/topic.selectors.ts'
import { aPost, aQuote, startTopic } from '#tests/support/startTopic.ts'

describe('writing in a topic', () => {
  it('shows the post immediately, and clears its form once the server has it', async () => {
    const { actor, page, now, settled } = startTopic()

    actor.send({ type: 'post.send', post: aPost })
    expect([selectPending(now()), selectFate(now())]).toEqual([aPost, 'sending'])
    await settled()

    expect([selectPending(now()), page.told]).toEqual([null, ['post.sent']])
  })

  it('waits without a network, and is sent once it is back', async () => {
    const { server, page, now, send, settled } = startTopic()
    server.sending = { kind: 'unanswered' }
    await send()
    expect(selectFate(now())).toBe('waiting')

    server.sending = { kind: 'sent' }
    page.findNetwork()
    await settled()

    expect([server.received.length, page.told]).toEqual([2, ['post.sent']])
  })

  it('retries after a pause, in case the browser misses the network', async () => {
    const { clock, server, page, send, settled } = startTopic()
    server.sending = { kind: 'unanswered' }
    await send()

    server.sending = { kind: 'sent' }
    clock.increment(15_000)
    await settled()

    expect(page.told).toEqual(['post.sent'])
  })

  it('keeps a post that the server could not store, to be sent again or discarded', async () => {
    const { actor, server, now, send, settled } = startTopic()
    server.sending = new Error('500')
    await send()
    expect([selectFate(now()), selectPending(now())]).toEqual(['unsent', aPost])
    actor.send({ type: 'post.resend' })
    await settled()

    actor.send({ type: 'post.takeBack' })

    expect([server.received.length, selectPending(now())]).toEqual([2, null])
  })

  it('shows why the server refuses a post', async () => {
    const { server, now, send } = startTopic()
    server.sending = { kind: 'refused', code: 'notPossible' }

    await send()

    expect([selectFate(now()), selectRefusal(now())]).toEqual(['refused', 'notPossible'])
  })

  it('passes the quoted post to the field', () => {
    const { actor, page } = startTopic()

    actor.send({ type: 'post.quote', quoted: aQuote })

    expect(page.told).toEqual(['quote.chosen'])
  })
})

describe('reading a topic', () => {
  it('reports the read position to the server, and nothing that was read before', async () => {
    const { actor, server, now, settled } = startTopic()
    actor.send({ type: 'posts.seen', seen: { seq: 2, postId: 'p2' } })
    actor.send({ type: 'posts.seen', seen: { seq: 5, postId: 'p5' } })

    await settled()

    expect([server.read, selectReadUpTo(now())]).toEqual([[{ seq: 5, postId: 'p5' }], 5])
  })

  it('reports it once the network is back', async () => {
    const { actor, server, page, now, settled } = startTopic()
    server.reading = new Error('offline')
    actor.send({ type: 'posts.seen', seen: { seq: 5, postId: 'p5' } })
    await settled()
    expect(selectReadUpTo(now())).toBe(3)

    server.reading = null
    page.findNetwork()
    await settled()

    expect(selectReadUpTo(now())).toBe(5)
  })
})
