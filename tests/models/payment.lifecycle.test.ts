import { describe, expect, it } from 'vitest'
import type { PaymentState } from '#contract/payments/payments.ts'
import { isInForce, mandateAfter } from '#machines/payments/mandate/mandate.lifecycle.ts'
import { type PaymentAction, paymentAfter } from '#machines/payments/payment/payment.lifecycle.ts'
import { everyPath, type PaymentDriver } from './payment.model.ts'

const facts = { isHandedOut: true, isHoldable: false, isRetryable: false }

/** Takes a payment from this state into the books; `null` = the chart refuses a step. */
function booked(state: PaymentState): PaymentState | null {
  const way: readonly PaymentAction[] = [{ type: 'file.make' }, { type: 'bank.credit' }, { type: 'ledger.book' }]
  return way.reduce<PaymentState | null>((at, action) => at && paymentAfter(at, facts, action), state)
}

/** The server's outcome of each step: payments of a mandate in force, one for each idempotency key. */
function driveLifecycle(): PaymentDriver {
  const asked = new Map<string, PaymentState>()
  const mandate = mandateAfter('unsigned', { kind: 'manual', suspension: null }, { type: 'mandate.sign' })
  const nothing = () => undefined
  const ask = () => {
    expect(mandate && isInForce(mandate)).toBe(true)
    // A press has one key, however often it is sent.
    asked.set('key of the press', 'asked')
  }
  const has = (count: number) => () => {
    expect(asked.size).toBe(count)
    for (const state of asked.values()) expect(booked(state)).toBe('booked')
  }
  return {
    events: {
      'co-owner pays everything that is due': nothing,
      'co-owner wants to pay another amount': nothing,
      'co-owner continues without an amount': nothing,
      'co-owner types an amount': nothing,
      'co-owner types an amount, but there is no network': nothing,
      'co-owner types more than what is open': nothing,
      'co-owner corrects the amount': nothing,
      'co-owner agrees to pay in advance': nothing,
      'co-owner comes back after a reload': nothing,
      'co-owner types a wrong password': nothing,
      'co-owner types the password, but there is no network': nothing,
      'co-owner pays': ask,
      'co-owner pays with a double press': () => {
        ask()
        ask()
      },
      'co-owner pays, but the response is lost': ask,
      'co-owner sends it again': ask,
      'co-owner pays less than ten minutes after another payment': nothing,
      'co-owner pays as payments close': nothing,
      'something else is owed meanwhile': nothing,
      'co-owner closes the message': nothing,
    },
    states: {
      'sees what is due': has(0),
      'sees the choices': has(0),
      'is told that the amount is missing': has(0),
      'learns that it could not be checked': has(0),
      'is asked about the credit': has(0),
      'sees the choices again': has(0),
      'sees the password step': has(0),
      'is back at the password step': has(0),
      'learns that the password is wrong': has(0),
      'learns that the password was not checked': has(0),
      'is asked to choose again': has(0),
      'learns that the outcome is unknown': has(1),
      'learns that it is too soon': has(0),
      'learns that payments are closed': has(0),
      'learns that the payment is recorded': has(1),
      // A refusal leads back here too, so there may be no payment.
      'is back at what is due': () => expect(asked.size).toBeLessThanOrEqual(1),
    },
  }
}

describe('paying, walked against the lifecycles of mandate and payment', () => {
  it.each(everyPath.map((path) => [path.description, path] as const))('%s', async (_description, path) => {
    await path.test(driveLifecycle())
  })
})
