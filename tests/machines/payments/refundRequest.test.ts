import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { refundRequestMachine } from '#machines/payments/refundRequest/refundRequest.machine.ts'
import {
  selectConfirmation,
  selectFieldCodes,
  selectIsSending,
  selectIsTooMuch,
  selectPart,
  selectRefusal,
  selectWanted,
} from '#machines/payments/refundRequest/refundRequest.selectors.ts'
import type { WantedRefund } from '#machines/payments/refundRequest/refundRequest.setup.ts'
import { passwordStepOf, rightPassword, stubPasswordStep } from '#tests/support/startPasswordConfirmation.ts'

const wanted: WantedRefund = { amount: 5_000, isToMandate: true, bankAccount: {} }

function start() {
  const { actors, server } = stubPasswordStep<WantedRefund>()
  const said = { count: 0 }
  const actor = createActor(
    refundRequestMachine.provide({
      actors,
      actions: {
        announceRefund: () => {
          said.count += 1
        },
      },
    }),
  ).start()
  actor.send({ type: 'refund.begin' })
  return { actor, server, said, ...passwordStepOf(actor, { selectConfirmation, selectIsSending }) }
}

it('a refund is requested with the password, and announced', async () => {
  const { actor, now, confirm, said } = start()
  actor.send({ type: 'refund.write', wanted, free: 5_000 })
  expect([selectPart(now()), selectWanted(now())]).toEqual(['confirm', wanted])
  await confirm(rightPassword)
  expect([selectPart(now()), said.count]).toEqual(['resting', 1])
})

it('a refund above the free credit gets no password step', () => {
  const { actor, now } = start()
  actor.send({ type: 'refund.write', wanted, free: 4_999 })
  expect([selectPart(now()), selectIsTooMuch(now())]).toEqual(['writing', true])
  actor.send({ type: 'refund.write', wanted, free: 5_000 })
  actor.send({ type: 'refund.correct' })
  expect([selectPart(now()), selectIsTooMuch(now())]).toEqual(['writing', false])
  actor.send({ type: 'refund.cancel' })
  expect(selectPart(now())).toBe('resting')
})

it('a refused refund can be corrected at the field in question', async () => {
  const { actor, now, confirm, server, said } = start()
  actor.send({ type: 'refund.write', wanted, free: 5_000 })
  server.answer = { kind: 'refused', reason: 'invalid_value', fieldCodes: { iban: 'bad_check_digits' } }
  await confirm(rightPassword)
  expect([selectPart(now()), selectRefusal(now()), said.count]).toEqual(['writing', null, 0])
  expect(selectFieldCodes(now())).toEqual({ iban: 'bad_check_digits' })
  actor.send({ type: 'refund.write', wanted, free: 5_000 })
  server.answer = { kind: 'refused', reason: 'amount_changed', fieldCodes: {} }
  await confirm(rightPassword)
  expect([selectPart(now()), selectRefusal(now())]).toEqual(['writing', 'amount_changed'])
})
