import { describe, expect, it } from 'vitest'
import {
  selectAnswer,
  selectFieldCodes,
  selectIsSending,
  selectPart,
  selectRefusal,
  selectValues,
} from '#machines/decisions/presidentDesk/presidentDesk.selectors.ts'
import { aMeeting, startPresidentDesk as start } from '#tests/support/startPresidentDesk.ts'

describe('the president’s desk', () => {
  it.each([
    ['organise', aMeeting],
    ['refuse', { reason: 'Trop tôt.' }],
    ['abandon', { reason: '' }],
    ['conclude', {}],
  ] as const)('answers: %s', async (answer, values) => {
    const { now, fillIn, confirm, server, page } = start()

    fillIn(answer, values)
    await confirm()

    expect(server.received).toEqual([{ act: { ...values, answer }, token: 'token' }])
    expect([selectPart(now()), selectAnswer(now()), page.hasForgotten]).toEqual(['done', answer, true])
  })

  it('goes on to the password only with an answer', () => {
    const { actor, now } = start()

    actor.send({ type: 'answer.confirm', values: {} })

    expect(selectPart(now())).toBe('answering')
  })

  it('finds the answer again that the tab has kept', () => {
    const { page, fillIn } = start()
    fillIn('refuse', { reason: 'Non' })

    expect(page.copies).toEqual(['refuse'])
    expect(selectAnswer(start('refuse').now())).toBe('refuse')
  })

  it('may be thought over, but not while the answer is on its way', async () => {
    const { actor, now, fillIn, confirm } = start()
    fillIn('organise', aMeeting)

    actor.send({ type: 'answer.change' })
    expect([selectPart(now()), selectValues(now())]).toEqual(['answering', aMeeting])
    fillIn('organise', aMeeting)
    const over = confirm()
    expect(selectIsSending(now())).toBe(true)
    actor.send({ type: 'answer.change' })
    expect(selectPart(now())).toBe('confirm')
    await over

    expect(selectPart(now())).toBe('done')
  })

  it('says which field is not taken', async () => {
    const { actor, now, fillIn, confirm, server } = start()
    fillIn('organise', aMeeting)
    server.answer = { kind: 'refused', reason: 'invalid_value', fieldCodes: { heldAt: 'invalid' } }

    await confirm()

    expect([selectPart(now()), selectRefusal(now())]).toEqual(['answering', 'invalid_value'])
    expect(selectFieldCodes(now())).toEqual({ heldAt: 'invalid' })
    actor.send({ type: 'values.change' })
    expect([selectFieldCodes(now()), selectRefusal(now())]).toEqual([{}, null])
  })

  it('is over when it was answered meanwhile', async () => {
    const { now, fillIn, confirm, server } = start()
    fillIn('abandon', { reason: '' })
    server.answer = { kind: 'refused', reason: 'action_not_possible', fieldCodes: {} }

    await confirm()

    expect(selectPart(now())).toBe('over')
  })
})
