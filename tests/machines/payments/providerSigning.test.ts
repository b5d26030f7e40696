import { describe, expect, it } from 'vitest'
import {
  selectIsBusy,
  selectIsLeaving,
  selectPart,
  selectSetback,
} from '#machines/payments/paymentMandate/paymentMandate.selectors.ts'
import { atProvider, inForce, startPaymentMandate } from '#tests/support/startPaymentMandate.ts'

/**
 * Step 2 when mandates are signed at a provider: no other test proves that the flow opens its page once, and how it handles a
 * failure.
 */
function read() {
  const flow = startPaymentMandate(atProvider, 'sign')
  const now = () => flow.actor.getSnapshot()
  return {
    ...flow,
    part: () => selectPart(now()),
    setback: () => selectSetback(now()),
    isLeaving: () => selectIsLeaving(now()),
    isBusy: () => selectIsBusy(now()),
    offersCode: () => now().can({ type: 'code.request' }),
  }
}

describe('signing at a provider', () => {
  it('opens the provider’s page, and sends no code', async () => {
    const { requestSignature, isLeaving, server, offersCode } = read()
    expect(offersCode()).toBe(false)
    await requestSignature()
    expect([isLeaving(), server.visited]).toEqual([true, ['https://sign.example/1']])
  })

  it('opens it again when the person has come back without signing', async () => {
    const { requestSignature, server } = read()
    await requestSignature()
    await requestSignature()
    expect(server.visited).toHaveLength(2)
  })

  it('requests once when pressed twice', () => {
    const { actor, isBusy } = read()
    actor.send({ type: 'signature.request' })
    expect(isBusy()).toBe(true)
    expect(actor.getSnapshot().can({ type: 'signature.request' })).toBe(false)
  })

  it.each([
    [{ kind: 'tooMany' }, 'tooMany'],
    [{ kind: 'unanswered' }, 'unanswered'],
    [{ kind: 'night' }, 'night'],
    [null, 'failed'],
  ] as const)('stays on the mandate after %j', async (answer, setback) => {
    const { requestSignature, server, ...flow } = read()
    server.request = answer
    await requestSignature()
    expect([flow.part(), flow.setback(), flow.isLeaving(), server.visited]).toEqual(['sign', setback, false, []])
  })

  it('continues with paying once the server has the signature, even right after a request', async () => {
    const { requestSignature, page, part } = read()
    await requestSignature()
    page.learn(inForce)
    expect(part()).toBe('pay')
    const late = read()
    late.server.request = { kind: 'changed', standing: inForce }
    await late.requestSignature()
    expect(late.part()).toBe('pay')
  })

  it('lets the person edit the mandate', async () => {
    const { requestSignature, actor, part } = read()
    await requestSignature()
    actor.send({ type: 'step.select', step: 'create' })
    expect(part()).toBe('create')
  })
})
