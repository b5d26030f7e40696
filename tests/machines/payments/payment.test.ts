import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectAgreed,
  selectAsksCredit,
  selectConsidered,
  selectDraft,
  selectIsIncomplete,
  selectIsOutdated,
  selectIsRestored,
  selectIsUnchecked,
  selectPaymentId,
  selectRefusal,
} from '#machines/payments/payment/payment.selectors.ts'
import { rightPassword } from '#tests/support/startPasswordConfirmation.ts'
import { everything, open, startPayment } from '#tests/support/startPayment.ts'

type Started = ReturnType<typeof startPayment>
const inConfirm = ({ actor }: Started) => waitFor(actor, (snapshot) => snapshot.hasTag('confirm'))
const payAll = ({ actor }: Started) => actor.send({ type: 'due.pay', agreed: everything })
const toChoice = ({ actor }: Started) => actor.send({ type: 'step.select', step: 'choice' })

describe('paying everything that is due', () => {
  it('takes one press and the password, and is sent once', async () => {
    const started = startPayment()
    payAll(started)
    expect(started.page.steps).toEqual(['overview', 'confirm'])
    const first = started.confirm(rightPassword)
    started.confirmationRef().send({ type: 'password.send', password: rightPassword })
    await first
    expect([started.part(), selectPaymentId(started.now())]).toEqual(['sent', 'v1'])
    expect(started.server.received.map(({ act }) => act)).toEqual([everything])
    expect([started.page.hasForgotten, started.page.leftSteps]).toEqual([true, 1])
  })

  it('sends the same request again after a lost response', async () => {
    const started = startPayment()
    payAll(started)
    await started.server.answerWith({ kind: 'unanswered' }, () => started.confirm(rightPassword))
    // The payment has arrived, and the page knows that the debts have changed.
    started.page.changeDebts()
    expect(started.part()).toBe('confirm')
    await started.sendAgain()
    expect(started.part()).toBe('sent')
    const [first, second] = started.server.received
    expect(second).toEqual(first)
  })

  it('resumes at the password after a reload', () => {
    const before = startPayment()
    payAll(before)
    const after = startPayment({ draft: before.page.copies.at(-1) ?? null, step: 'confirm' })
    expect([after.part(), selectAgreed(after.now()), selectIsRestored(after.now())]).toEqual([
      'confirm',
      everything,
      true,
    ])
  })

  it('does not start at the password when nothing was agreed', () => {
    expect(startPayment({ step: 'confirm' }).part()).toBe('overview')
  })

  it('returns to what is due once the outcome is read', async () => {
    const started = startPayment()
    payAll(started)
    await started.confirm(rightPassword)
    started.page.show('confirm')
    expect([started.part(), started.page.leftSteps]).toEqual(['sent', 2])
    started.actor.send({ type: 'outcome.close' })
    expect([started.part(), selectAgreed(started.now())]).toEqual(['overview', null])
  })
})

describe('choosing what to pay', () => {
  it('reports what is missing', async () => {
    const started = startPayment({ step: 'choice' })
    await started.choose(null)
    expect([started.part(), selectIsIncomplete(started.now())]).toEqual(['choice', true])
  })

  it('agrees on the amount that the server has checked', async () => {
    const started = startPayment()
    toChoice(started)
    await started.choose(20_000)
    await inConfirm(started)
    expect(selectAgreed(started.now())?.amount).toBe(20_000)
    started.page.show('choice')
    expect([started.part(), selectDraft(started.now()).typed]).toEqual(['choice', '200'])
  })

  it('asks before paying more than the open amount', async () => {
    const started = startPayment({ step: 'choice' })
    await started.choose(open + 1)
    await waitFor(started.actor, selectAsksCredit)
    expect(selectConsidered(started.now())?.amount).toBe(open + 1)
    started.actor.send({ type: 'credit.decline' })
    expect([started.part(), selectAgreed(started.now())]).toEqual(['choice', null])
    await started.choose(open + 1)
    await waitFor(started.actor, selectAsksCredit)
    started.actor.send({ type: 'credit.accept' })
    expect([started.part(), selectAgreed(started.now())?.isOverpayment]).toEqual(['confirm', true])
  })

  it('keeps the choice when it cannot be checked', async () => {
    const started = startPayment({ step: 'choice' })
    started.page.isReachable = false
    await started.choose(20_000)
    await waitFor(started.actor, selectIsUnchecked)
    expect([started.part(), selectDraft(started.now()).typed]).toEqual(['choice', '200'])
    started.page.isReachable = true
    await started.choose(20_000)
    await inConfirm(started)
  })
})

describe('while a payment is being confirmed', () => {
  it('debts may change, and the person chooses again', async () => {
    const started = startPayment()
    payAll(started)
    started.page.changeDebts()
    expect([started.part(), selectIsOutdated(started.now()), selectAgreed(started.now())]).toEqual([
      'choice',
      true,
      null,
    ])
    await started.choose(20_000)
    await inConfirm(started)
    expect(selectIsOutdated(started.now())).toBe(false)
  })

  it.each(['payment_too_soon', 'amount_changed', 'out_of_slot', 'action_not_possible'] as const)(
    'a refusal (%s) ends it, says why, and leads back to what is due',
    async (reason) => {
      const started = startPayment()
      payAll(started)
      started.server.answer = { kind: 'refused', reason, fieldCodes: {} }
      await started.confirm(rightPassword)
      expect([started.part(), selectRefusal(started.now())]).toEqual(['refused', reason])
      started.actor.send({ type: 'outcome.close' })
      expect([started.part(), selectRefusal(started.now())]).toEqual(['overview', null])
    },
  )
})
