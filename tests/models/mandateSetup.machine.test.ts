import { describe, expect, it } from 'vitest'
import {
  selectCode,
  selectFieldCodes,
  selectIsExpired,
  selectPart,
  selectSetback,
} from '#machines/payments/paymentMandate/paymentMandate.selectors.ts'
import { aCode, inForce, nothingYet, startPaymentMandate, waiting } from '#tests/support/startPaymentMandate.ts'
import { everyPath, type MandateSetupDriver } from './mandateSetup.model.ts'

function driveMachine(): MandateSetupDriver {
  let flow = startPaymentMandate()
  const now = () => flow.actor.getSnapshot()
  const sees = (part: ReturnType<typeof selectPart>) => () => expect(selectPart(now())).toBe(part)
  const sign = (answer: (typeof flow)['server']['sign']) => {
    flow.server.sign = answer
    return flow.sign().then(() => undefined)
  }
  const write = (answer: (typeof flow)['server']['write']) => {
    flow.server.write = answer
    return flow.write().then(() => undefined)
  }
  const request = (answer: (typeof flow)['server']['code']) => {
    flow.server.code = answer
    return flow.requestCode().then(() => undefined)
  }
  return {
    events: {
      'owner gives an account with a wrong key': () =>
        write({ kind: 'refused', fieldCodes: { iban: 'bad_check_digits' } }),
      'owner creates the mandate': () => write({ kind: 'written' }),
      'owner creates the mandate, but the answer is lost': () => write({ kind: 'unanswered' }),
      'owner creates the mandate as payments close': () => write({ kind: 'night' }),
      'owner goes back to the mandate': () => flow.actor.send({ type: 'step.select', step: 'create' }),
      'owner keeps the account': () => write({ kind: 'written' }),
      'owner requests a code': () => request({ kind: 'sent', code: aCode() }),
      'owner requests a code, but the answer is lost': () => request({ kind: 'unanswered' }),
      'owner types a wrong code': () => sign({ kind: 'wrong', triesLeft: 4 }),
      'owner types the code': () => sign({ kind: 'signed' }),
      'owner types the code, but the answer is lost': () => sign({ kind: 'unanswered' }),
      'owner comes back after a reload': () => {
        flow = startPaymentMandate({ ...waiting, code: aCode() }, 'sign')
      },
      'ten minutes pass': () => flow.clock.increment(600_000),
      'owner signs on another device': () => flow.page.learn(inForce),
      'owner gives it up on another device': () => flow.page.learn(nothingYet),
    },
    states: {
      'has no mandate': sees('create'),
      'is told that the account is wrong': () => {
        expect([selectPart(now()), selectFieldCodes(now())]).toEqual(['create', { iban: 'bad_check_digits' }])
      },
      'may send it again': () => expect([selectPart(now()), selectSetback(now())]).toEqual(['create', 'unanswered']),
      'keeps what they typed overnight': () =>
        expect([selectPart(now()), selectSetback(now())]).toEqual(['create', 'night']),
      'reads the mandate': sees('sign'),
      'sees the account masked': sees('create'),
      'reads the same mandate again': sees('sign'),
      'has no code yet': () => expect([selectCode(now()), selectSetback(now())]).toEqual([null, 'unanswered']),
      'has a code': () => expect(selectCode(now())?.triesLeft).toBe(5),
      'has four tries left': () => expect(selectCode(now())?.triesLeft).toBe(4),
      'may sign again': () => expect(selectSetback(now())).toBe('unanswered'),
      'still has the code': () => expect(selectCode(now())?.sentTo).toBe('+33 •• 56 78'),
      'needs another code': () => expect(selectIsExpired(now())).toBe(true),
      'begins anew': sees('create'),
      'has signed': sees('pay'),
    },
  }
}

describe('setting up a mandate, walked against the machine', () => {
  it.each(everyPath.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(driveMachine())
  })
})
