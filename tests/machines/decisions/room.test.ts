import { describe, expect, it } from 'vitest'
import {
  selectHasFailed,
  selectIsAsking,
  selectIsRecording,
  selectIsRefused,
  selectIsSending,
  selectNews,
  selectOthers,
  selectPart,
} from '#machines/decisions/room/room.selectors.ts'
import { startRoom as start } from '#tests/support/startRoom.ts'

const vote = { choice: 'for', people: 12, votes: 3_400 } as const

describe('one choice for all others', () => {
  it('is recorded and announced after confirmation', async () => {
    const { now, ask, agree, room } = start()

    ask(vote)
    expect([selectPart(now()), selectIsAsking(now()), selectOthers(now())]).toEqual(['recording', true, vote])
    await agree()

    expect(room.received).toEqual([vote])
    expect([selectIsAsking(now()), selectNews(now())]).toEqual([false, 'recorded'])
  })

  it('is not recorded after cancelling', () => {
    const { actor, now, ask, room } = start()
    ask(vote)

    actor.send({ type: 'others.cancel' })

    expect([selectIsAsking(now()), selectNews(now()), room.received]).toEqual([false, null, []])
  })

  it('cannot be cancelled while it is being sent', async () => {
    const { actor, now, ask, agree } = start()
    ask(vote)

    const over = agree()
    actor.send({ type: 'others.cancel' })
    expect(selectIsRecording(now())).toBe(true)
    await over

    expect(selectNews(now())).toBe('recorded')
  })

  it('keeps the question open without a response, and retries the same request', async () => {
    const { now, ask, agree, room } = start()
    room.answer = new Error('no network')
    ask(vote)
    await agree()
    expect([selectIsAsking(now()), selectHasFailed(now())]).toEqual([true, true])

    room.answer = 'recorded'
    await agree()

    expect(room.received).toEqual([vote, vote])
    expect([selectIsAsking(now()), selectHasFailed(now()), selectNews(now())]).toEqual([false, false, 'recorded'])
  })

  it('reports that the room has changed, until the next question', async () => {
    const { now, ask, agree, room } = start()
    room.answer = 'changed'
    ask(vote)
    await agree()
    expect([selectPart(now()), selectNews(now())]).toEqual(['recording', 'changed'])

    ask({ ...vote, people: 11 })

    expect(selectNews(now())).toBeNull()
  })

  it('is over when the meeting no longer votes on it', async () => {
    const { now, ask, agree, room } = start()
    room.answer = 'closed'
    ask(vote)
    await agree()

    expect(selectPart(now())).toBe('over')
  })
})

describe('the count', () => {
  it('requires the password, and can be cancelled but not while it is being sent', async () => {
    const { actor, now, confirm, server } = start()
    actor.send({ type: 'count.ask' })
    expect(selectPart(now())).toBe('confirm')
    actor.send({ type: 'count.cancel' })
    expect(selectPart(now())).toBe('recording')

    actor.send({ type: 'count.ask' })
    const over = confirm()
    expect(selectIsSending(now())).toBe(true)
    actor.send({ type: 'count.cancel' })
    expect(selectPart(now())).toBe('confirm')
    await over

    expect([selectPart(now()), server.received]).toEqual(['done', [{ act: null, token: 'token' }]])
  })

  it.each([
    ['action_not_possible', 'over', false],
    ['not_found', 'recording', true],
  ] as const)('that is refused with %s leads to %s', async (reason, part, isRefused) => {
    const { actor, now, confirm, server } = start()
    server.answer = { kind: 'refused', reason, fieldCodes: {} }
    actor.send({ type: 'count.ask' })

    await confirm()

    expect([selectPart(now()), selectIsRefused(now())]).toEqual([part, isRefused])
  })
})
