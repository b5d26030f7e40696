import { describe, expect, it } from 'vitest'
import {
  selectAct,
  selectAnswer,
  selectFieldCodes,
  selectIsSending,
  selectPart,
  selectRefusal,
} from '#machines/decisions/presidentDesk/presidentDesk.selectors.ts'
import { aMeeting, startPresidentDesk as start } from '#tests/support/startPresidentDesk.ts'

describe('the president’s desk', () => {
  it.each([
    aMeeting,
    { answer: 'refuse', reason: 'Trop tôt.' },
    { answer: 'abandon', reason: null },
    { answer: 'conclude' },
  ] as const)('answers: $answer', async (act) => {
    const { now, fillIn, confirm, server, page } = start()

    fillIn(act)
    await confirm()

    expect(server.received).toEqual([{ act, token: 'token' }])
    expect([selectPart(now()), selectAnswer(now()), page.hasForgotten]).toEqual(['done', act.answer, true])
  })

  it('continues to the password only with an answer', () => {
    const { actor, now } = start()

    actor.send({ type: 'answer.confirm', act: aMeeting })

    expect(selectPart(now())).toBe('answering')
  })

  it('restores the answer that the tab has kept', () => {
    const { page, fillIn } = start()
    fillIn({ answer: 'refuse', reason: 'Non' })

    expect(page.copies).toEqual(['refuse'])
    expect(selectAnswer(start('refuse').now())).toBe('refuse')
  })

  it('can go back, but not while the answer is being sent', async () => {
    const { actor, now, fillIn, confirm } = start()
    fillIn(aMeeting)

    actor.send({ type: 'answer.change' })
    expect([selectPart(now()), selectAct(now())]).toEqual(['answering', aMeeting])
    fillIn(aMeeting)
    const over = confirm()
    expect(selectIsSending(now())).toBe(true)
    actor.send({ type: 'answer.change' })
    expect(selectPart(now())).toBe('confirm')
    await over

    expect(selectPart(now())).toBe('done')
  })

  it('reports which field is refused', async () => {
    const { actor, now, fillIn, confirm, server } = start()
    fillIn(aMeeting)
    server.answer = { kind: 'refused', reason: 'invalid_value', fieldCodes: { day: 'invalid' } }

    await confirm()

    expect([selectPart(now()), selectRefusal(now())]).toEqual(['answering', 'invalid_value'])
    expect(selectFieldCodes(now())).toEqual({ day: 'invalid' })
    actor.send({ type: 'values.change' })
    expect([selectFieldCodes(now()), selectRefusal(now())]).toEqual([{}, null])
  })

  it('is over when the request was answered meanwhile', async () => {
    const { now, fillIn, confirm, server } = start()
    fillIn({ answer: 'abandon', reason: null })
    server.answer = { kind: 'refused', reason: 'action_not_possible', fieldCodes: {} }

    await confirm()

    expect(selectPart(now())).toBe('over')
  })
})
