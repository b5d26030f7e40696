import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import { selectFailure, selectMessage } from '#machines/parts/passwordConfirmation/passwordConfirmation.selectors.ts'
import {
  selectAgreed,
  selectAsksCredit,
  selectDraft,
  selectIsIncomplete,
  selectIsOutdated,
  selectIsRestored,
  selectIsUnchecked,
  selectRefusal,
} from '#machines/payments/payment/payment.selectors.ts'
import { rightPassword } from '#tests/support/startPasswordConfirmation.ts'
import { everything, open, startPayment } from '#tests/support/startPayment.ts'
import type { PaymentDriver } from './payment.model.ts'
import { everyPath } from './payment.model.ts'

function driveMachine(): PaymentDriver {
  let started = startPayment()
  const now = () => started.now()
  const closed = () => started.actor.send({ type: 'outcome.close' })
  const refuse = (reason: 'payment_too_soon' | 'out_of_slot') =>
    started.server.answerWith({ kind: 'refused', reason, fieldCodes: {} }, () => started.confirm())
  const until = (tag: 'confirm' | 'asksCredit' | 'unchecked') =>
    waitFor(started.actor, (snapshot) => snapshot.hasTag(tag))
  return {
    events: {
      'co-owner pays everything that is due': () => started.actor.send({ type: 'due.pay', agreed: everything }),
      'co-owner wants to pay another amount': () => started.actor.send({ type: 'step.select', step: 'choice' }),
      'co-owner continues without an amount': () => started.choose(null),
      'co-owner types an amount': async () => {
        await started.choose(20_000)
        await until('confirm')
      },
      'co-owner types an amount, but there is no network': async () => {
        started.page.isReachable = false
        await started.choose(20_000)
        await until('unchecked')
        started.page.isReachable = true
      },
      'co-owner types more than what is open': async () => {
        await started.choose(open + 1)
        await until('asksCredit')
      },
      'co-owner corrects the amount': () => started.actor.send({ type: 'credit.decline' }),
      'co-owner agrees to pay in advance': () => started.actor.send({ type: 'credit.accept' }),
      'co-owner comes back after a reload': () => {
        const draft = started.page.copies.at(-1) ?? null
        started.actor.stop()
        started = startPayment({ draft, step: 'confirm' })
      },
      'co-owner types a wrong password': () => started.confirm('not this one'),
      'co-owner types the password, but there is no network': async () => {
        const usual = started.server.confirms
        started.server.confirms = () => new Error('offline')
        await started.confirm()
        started.server.confirms = usual
      },
      'co-owner pays': () => started.confirm(),
      'co-owner pays with a double press': async () => {
        const first = started.confirm()
        started.confirmationRef().send({ type: 'password.send', password: rightPassword })
        await first
      },
      'co-owner pays, but the response is lost': () =>
        started.server.answerWith({ kind: 'unanswered' }, () => started.confirm()),
      'co-owner sends it again': () => started.sendAgain(),
      'co-owner pays less than ten minutes after another payment': () => refuse('payment_too_soon'),
      'co-owner pays as payments close': () => refuse('out_of_slot'),
      'something else is owed meanwhile': () => started.page.changeDebts(),
      'co-owner closes the message': closed,
    },
    states: {
      'sees what is due': () => expect(started.part()).toBe('overview'),
      'sees the choices': () => expect(started.part()).toBe('choice'),
      'is told that the amount is missing': () =>
        expect([started.part(), selectIsIncomplete(now())]).toEqual(['choice', true]),
      'learns that it could not be checked': () =>
        expect([selectIsUnchecked(now()), selectDraft(now()).typed]).toEqual([true, '200']),
      'is asked about the credit': () => expect(selectAsksCredit(now())).toBe(true),
      'sees the choices again': () => expect([started.part(), selectAsksCredit(now())]).toEqual(['choice', false]),
      'sees the password step': () => expect(started.part()).toBe('confirm'),
      'is back at the password step': () =>
        expect([started.part(), selectIsRestored(now())]).toEqual(['confirm', true]),
      'learns that the password is wrong': () =>
        expect(selectMessage(started.confirmationRef().getSnapshot())?.remainingTries).toBe(4),
      'learns that the password was not checked': () =>
        expect(selectMessage(started.confirmationRef().getSnapshot())?.code).toBe('unanswered'),
      'is asked to choose again': () =>
        expect([started.part(), selectIsOutdated(now()), selectAgreed(now())]).toEqual(['choice', true, null]),
      'learns that the outcome is unknown': () =>
        expect(selectFailure(started.confirmationRef().getSnapshot())).toBe('unanswered'),
      'learns that it is too soon': () => expect(selectRefusal(now())).toBe('payment_too_soon'),
      'learns that payments are closed': () => expect(selectRefusal(now())).toBe('out_of_slot'),
      'learns that the payment is recorded': () => {
        expect(started.part()).toBe('sent')
        expect(new Set(started.server.received.map(({ token }) => token)).size).toBe(1)
      },
      'is back at what is due': () => expect([started.part(), selectAgreed(now())]).toEqual(['overview', null]),
    },
  }
}

describe('paying, walked against the machine', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveMachine())
  })
})
