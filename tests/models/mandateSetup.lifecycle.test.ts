import { describe, expect, it } from 'vitest'
import type { MandateLife } from '#contract/payments/mandates.ts'
import { type MandateAction, mandateAfter } from '#machines/payments/mandate/mandate.lifecycle.ts'
import { everyPath, type MandateSetupDriver } from './mandateSetup.model.ts'

/** The server's outcome of each step. */
function driveLifecycle(): MandateSetupDriver {
  let life: MandateLife = 'create_money_order'
  const happen = (action: MandateAction) => {
    const after = mandateAfter(life, { kind: 'manual', suspension: null }, action)
    expect([life, action.type, after !== null]).toEqual([life, action.type, true])
    life = after ?? life
  }
  const write = () => happen({ type: 'mandate.write' })
  const sign = () => happen({ type: 'mandate.sign' })
  const nothing = () => undefined
  const is = (expected: MandateLife) => () => expect(life).toBe(expected)
  return {
    events: {
      'owner gives an account with a wrong key': nothing,
      'owner creates the mandate': write,
      'owner creates the mandate, but the answer is lost': write,
      'owner creates the mandate as payments close': nothing,
      'owner goes back to the mandate': nothing,
      'owner keeps the account': write,
      'owner requests a code': nothing,
      'owner requests a code, but the answer is lost': nothing,
      'owner types a wrong code': nothing,
      'owner types the code': () => {
        if (life === 'unsigned') sign()
      },
      'owner types the code, but the answer is lost': sign,
      'owner comes back after a reload': nothing,
      'ten minutes pass': nothing,
      'owner signs on another device': sign,
      'owner gives it up on another device': () => happen({ type: 'mandate.drop' }),
    },
    states: {
      'has no mandate': is('create_money_order'),
      'is told that the account is wrong': is('create_money_order'),
      'may send it again': is('unsigned'),
      'keeps what they typed overnight': is('create_money_order'),
      'reads the mandate': is('unsigned'),
      'sees the account masked': is('unsigned'),
      'reads the same mandate again': is('unsigned'),
      'has no code yet': is('unsigned'),
      'has a code': is('unsigned'),
      'has four tries left': is('unsigned'),
      'may sign again': is('manual'),
      'still has the code': is('unsigned'),
      'needs another code': is('unsigned'),
      'begins anew': is('create_money_order'),
      'has signed': is('manual'),
    },
  }
}

describe('setting up a mandate, walked against its lifecycle', () => {
  it.each(everyPath.map((one) => [one.description, one] as const))('%s', async (_description, one) => {
    await one.test(driveLifecycle())
  })
})
