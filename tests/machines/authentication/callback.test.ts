import { describe, expect, it, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { UnlockOutcome } from '#machines/authentication/callback/callback.machine.ts'
import { callbackMachine } from '#machines/authentication/callback/callback.machine.ts'
import { selectAllowedOffer, selectType, selectView } from '#machines/authentication/callback/callback.selectors.ts'
import { callbackInput } from '#machines/authentication/callback/callbackInput.ts'

function follow(pathname: string, search = '', unlock: () => Promise<UnlockOutcome> = async () => 'unlocked') {
  const machine = callbackMachine.provide({ actors: { unlock: fromPromise(unlock) } })
  const actor = createActor(machine, { input: callbackInput({ pathname, search }) }).start()
  return { actor, settled: () => waitFor(actor, (snapshot) => selectView(snapshot) !== 'busy') }
}

describe('callback', () => {
  it.each([
    ['/callback/activation', '?result=success', 'unconfirmed', 'activation'],
    ['/callback/reinitialisation', '?result=success', 'unconfirmed', 'reinitialisation'],
    ['/callback/deblocage', '?result=success', 'unconfirmed', 'deblocage'],
    ['/callback/reinitialisation', '?result=expired', 'expired', 'reinitialisation'],
    ['/callback/activation', '?result=wrong_offer&allowed_offer=VSY', 'wrongOffer', 'activation'],
    ['/callback/activation', '?result=perhaps', 'unknown', 'activation'],
    ['/callback/deblocage', '', 'unknown', 'deblocage'],
  ])('reads %s%s as %s', (pathname, search, view, type) => {
    const { actor } = follow(pathname, search)

    expect(selectView(actor.getSnapshot())).toBe(view)
    expect(selectType(actor.getSnapshot())).toBe(type)
  })

  it('shows a success that the server has confirmed to this page', () => {
    const input = callbackInput({ pathname: '/callback/activation', search: '', hasSucceeded: true })
    expect(selectView(createActor(callbackMachine, { input }).start().getSnapshot())).toBe('success')
  })

  it('passes on the allowed offer of the account', () => {
    const { actor } = follow('/callback/activation', '?result=wrong_offer&allowed_offer=VSY')

    expect(selectAllowedOffer(actor.getSnapshot())).toBe('VSY')
  })
})

describe('an unlock link', () => {
  it.each([
    ['unlocked', 'success'],
    ['expired', 'expired'],
  ] as const)('that is answered %s shows %s', async (outcome, view) => {
    const unlock = vi.fn(async () => outcome)
    const { settled } = follow('/callback/deblocage', '?unlock_token=t-1', unlock)

    expect(selectView(await settled())).toBe(view)
    expect(unlock).toHaveBeenCalledOnce()
  })

  it('can be retried without a response', async () => {
    const unlock = vi.fn<() => Promise<UnlockOutcome>>().mockRejectedValueOnce(new Error('offline'))
    unlock.mockResolvedValue('unlocked')
    const { actor, settled } = follow('/callback/deblocage', '?unlock_token=t-1', unlock)

    expect(selectView(await settled())).toBe('failed')
    actor.send({ type: 'unlock.retry' })

    expect(selectView(await settled())).toBe('success')
  })
})
