import { describe, expect, it } from 'vitest'
import { createActor, SimulatedClock, waitFor } from 'xstate'
import { selectIsBusy } from '#machines/binding/binding.selectors.ts'
import { presidentDeskMachine } from '#machines/presidentDesk/presidentDesk.machine.ts'
import {
  selectAnswer,
  selectBinding,
  selectFieldCodes,
  selectIsSending,
  selectPart,
  selectRefusal,
  selectValues,
} from '#machines/presidentDesk/presidentDesk.selectors.ts'
import type { PresidentAnswer } from '#machines/presidentDesk/presidentDesk.setup.ts'
import { bindingInHand, rightPassword } from '#tests/support/startBinding.ts'

const aMeeting = { day: '2030-03-20', time: '18:30', location: 'Salle des fêtes' }

function start(answer: PresidentAnswer | null = null) {
  const { machine: binding, server } = bindingInHand()
  const page = { copies: [] as PresidentAnswer[], hasForgotten: false }
  const actor = createActor(
    presidentDeskMachine.provide({
      actors: { binding },
      actions: {
        copyAnswer: (_, params) => void page.copies.push(params.answer),
        forgetDraft: () => {
          page.hasForgotten = true
        },
      },
    }),
    { input: { answer }, clock: new SimulatedClock() },
  ).start()
  const now = () => actor.getSnapshot()
  const type = () => {
    const ref = selectBinding(now())
    if (!ref) throw new Error('the password is asked for last')
    ref.send({ type: 'password.send', password: rightPassword })
    return waitFor(ref, (snapshot) => !selectIsBusy(snapshot))
  }
  return {
    actor,
    server,
    page,
    now,
    type,
    fillIn(chosen: PresidentAnswer, values: Record<string, string>) {
      actor.send({ type: 'answer.choose', answer: chosen })
      actor.send({ type: 'answer.confirm', values })
    },
  }
}

describe('the president’s desk', () => {
  it.each([
    ['organise', aMeeting],
    ['refuse', { reason: 'Trop tôt.' }],
    ['abandon', { reason: '' }],
    ['conclude', {}],
  ] as const)('answers: %s', async (answer, values) => {
    const { now, fillIn, type, server, page } = start()

    fillIn(answer, values)
    await type()

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
    const { actor, now, fillIn, type } = start()
    fillIn('organise', aMeeting)

    actor.send({ type: 'answer.change' })
    expect([selectPart(now()), selectValues(now())]).toEqual(['answering', aMeeting])
    fillIn('organise', aMeeting)
    const over = type()
    expect(selectIsSending(now())).toBe(true)
    actor.send({ type: 'answer.change' })
    expect(selectPart(now())).toBe('confirm')
    await over

    expect(selectPart(now())).toBe('done')
  })

  it('says which field is not taken', async () => {
    const { now, fillIn, type, server } = start()
    fillIn('organise', aMeeting)
    server.answer = { kind: 'refused', reason: 'invalid_value', fieldCodes: { heldAt: 'invalid' } }

    await type()

    expect([selectPart(now()), selectRefusal(now())]).toEqual(['answering', 'invalid_value'])
    expect(selectFieldCodes(now())).toEqual({ heldAt: 'invalid' })
  })

  it('is over when it was answered meanwhile', async () => {
    const { now, fillIn, type, server } = start()
    fillIn('abandon', { reason: '' })
    server.answer = { kind: 'refused', reason: 'action_not_possible', fieldCodes: {} }

    await type()

    expect(selectPart(now())).toBe('over')
  })
})
