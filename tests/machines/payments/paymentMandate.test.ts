import { describe, expect, it } from 'vitest'
import {
  selectCanRequestCode,
  selectCode,
  selectFieldCodes,
  selectHasMoved,
  selectIsExpired,
  selectPart,
  selectReplaces,
  selectSetback,
} from '#machines/payments/paymentMandate/paymentMandate.selectors.ts'
import type { SetupStep, Standing } from '#machines/payments/paymentMandate/paymentMandate.setup.ts'
import { aCode, inForce, nothingYet, startPaymentMandate, waiting } from '#tests/support/startPaymentMandate.ts'

function start(standing?: Standing, step?: SetupStep) {
  const flow = startPaymentMandate(standing, step)
  const now = () => flow.actor.getSnapshot()
  return {
    ...flow,
    part: () => selectPart(now()),
    setback: () => selectSetback(now()),
    code: () => selectCode(now()),
    isExpired: () => selectIsExpired(now()),
    canRequestCode: () => selectCanRequestCode(now()),
    now,
  }
}
const minutes = (count: number) => count * 60_000

describe('the setup of a mandate opens', () => {
  it.each([
    [nothingYet, 'create', 'create'],
    [nothingYet, 'pay', 'create'],
    [waiting, 'sign', 'sign'],
    [waiting, 'create', 'create'],
    [waiting, 'pay', 'create'],
    [inForce, 'pay', 'pay'],
    [inForce, 'create', 'create'],
    [{ ...inForce, isOpen: false }, 'pay', 'pay'],
    [{ ...waiting, isOpen: false }, 'sign', 'closed'],
    [{ ...nothingYet, mayWrite: false }, 'create', 'over'],
  ] as const)('%o, asked for %s, at %s', (standing, asked, part) => {
    expect(start(standing, asked).part()).toBe(part)
  })

  it('in the morning, if it was closed at night', () => {
    const { page, part } = start({ ...waiting, isOpen: false }, 'sign')
    page.learn({ ...waiting, isOpen: false })
    expect(part()).toBe('closed')
    page.learn(waiting)
    expect(part()).toBe('sign')
  })

  it('once a suspended mandate was ended', () => {
    const { page, part } = start({ ...inForce, mayWrite: false })
    page.learn(nothingYet)
    expect(part()).toBe('create')
  })
})

describe('creating the mandate', () => {
  it('leads to the signature, and deletes the draft', async () => {
    const { write, part, page, now } = start()
    await write()
    expect([part(), page.hasForgotten, page.steps]).toEqual(['sign', true, ['create', 'sign']])
    expect(selectHasMoved(now())).toBe(true)
  })

  it('shows what the server refuses, until the next attempt', async () => {
    const { write, part, setback, server, page, now } = start()
    server.write = { kind: 'refused', fieldCodes: { iban: 'taken' } }
    await write()
    expect([part(), setback(), selectFieldCodes(now())]).toEqual(['create', 'refused', { iban: 'taken' }])
    expect(page.hasForgotten).toBe(false)
    server.write = null
    await write()
    expect([setback(), selectFieldCodes(now())]).toEqual(['failed', {}])
    server.write = { kind: 'unanswered' }
    await write()
    expect(setback()).toBe('unanswered')
    server.write = { kind: 'night' }
    await write()
    expect([part(), setback()]).toEqual(['create', 'night'])
  })

  it('stops when the mandate can no longer be written', async () => {
    const { page, part } = start()
    page.learn(waiting)
    expect(part()).toBe('create')
    page.learn({ ...nothingYet, mayWrite: false })
    expect(part()).toBe('over')
  })

  it('goes to the step that another device has reached', async () => {
    const { write, part, server } = start()
    server.write = { kind: 'changed', standing: { ...inForce, mayWrite: false } }
    await write()
    expect(part()).toBe('pay')
  })
})

describe('signing', () => {
  const read = () => start(waiting, 'sign')

  it('sends the code, and continues with paying', async () => {
    const { requestCode, sign, part, code, server, page } = read()
    expect(code()).toBeNull()
    await requestCode()
    expect(code()).toMatchObject({ sentTo: '+33 •• 56 78', triesLeft: 5 })
    await sign('654321')
    expect([part(), server.typed, page.steps.at(-1)]).toEqual(['pay', ['654321'], 'pay'])
  })

  it('counts the tries of a wrong code', async () => {
    const { requestCode, sign, code, setback, server } = read()
    await requestCode()
    server.sign = { kind: 'wrong', triesLeft: 4 }
    await sign()
    expect([setback(), code()?.triesLeft]).toEqual(['wrong', 4])
    server.sign = { kind: 'unanswered' }
    await sign()
    expect(setback()).toBe('unanswered')
    server.sign = { kind: 'night' }
    await sign()
    expect(setback()).toBe('night')
    server.sign = null
    await sign()
    expect([setback(), code()?.triesLeft]).toEqual(['failed', 4])
  })

  it('offers another code after half a minute', async () => {
    const { requestCode, clock, code, server, canRequestCode } = read()
    await requestCode()
    expect(canRequestCode()).toBe(false)
    clock.increment(30_000)
    expect(canRequestCode()).toBe(true)
    server.code = { kind: 'sent', code: aCode('2030-01-15T10:01:00.000Z') }
    await requestCode()
    expect([code()?.sentAt, canRequestCode()]).toEqual(['2030-01-15T10:01:00.000Z', false])
  })

  it('keeps the last code when the hourly limit is reached', async () => {
    const { requestCode, clock, code, setback, server } = read()
    await requestCode()
    clock.increment(30_000)
    server.code = { kind: 'tooMany' }
    await requestCode()
    expect([setback(), code()?.sentAt]).toEqual(['tooMany', aCode().sentAt])
  })

  it.each([
    [null, 'failed'],
    [{ kind: 'unanswered' }, 'unanswered'],
    [{ kind: 'night' }, 'night'],
    [{ kind: 'tooMany' }, 'tooMany'],
  ] as const)('says why no code was sent: %o', async (answer, expected) => {
    const { requestCode, code, setback, server } = read()
    server.code = answer
    await requestCode()
    expect([setback(), code()]).toEqual([expected, null])
  })

  it('reports that the code has expired, and sends another', async () => {
    const { requestCode, clock, isExpired, sign, code, server } = read()
    await requestCode()
    clock.increment(minutes(10))
    expect(isExpired()).toBe(true)
    await requestCode()
    expect(code()).not.toBeNull()
    server.sign = { kind: 'expired' }
    await sign()
    expect(isExpired()).toBe(true)
  })

  it('continues with a code that was sent before, or on another device', async () => {
    expect(start({ ...waiting, code: aCode() }, 'sign').code()?.sentTo).toBe('+33 •• 56 78')
    const { page, code, requestCode, isExpired } = read()
    page.learn(waiting)
    page.learn({ ...waiting, code: aCode('earlier') })
    expect(code()?.sentAt).toBe('earlier')
    page.learn({ ...waiting, code: aCode('later') })
    expect(code()?.sentAt).toBe('later')
    page.learn({ ...waiting, code: { ...aCode('later'), triesLeft: 3 } })
    expect(code()?.triesLeft).toBe(3)
    page.learn(waiting)
    expect(isExpired()).toBe(true)
    await requestCode()
    expect(code()).not.toBeNull()
    page.learn({ ...waiting, writtenAt: '2030-01-15T10:05:00.000Z' })
    expect([code(), isExpired()]).toEqual([null, false])
  })

  it('ends when another device signs or discards it', async () => {
    const signedElsewhere = read()
    signedElsewhere.page.learn(inForce)
    expect(signedElsewhere.part()).toBe('pay')
    const droppedElsewhere = read()
    await droppedElsewhere.requestCode()
    droppedElsewhere.page.learn(nothingYet)
    expect(droppedElsewhere.part()).toBe('create')
    const lost = read()
    await lost.requestCode()
    lost.server.sign = { kind: 'changed', standing: inForce }
    await lost.sign()
    expect(lost.part()).toBe('pay')
  })

  it('goes back to the mandate, and forward again', () => {
    const { actor, part, page, now } = read()
    actor.send({ type: 'step.select', step: 'pay' })
    expect(part()).toBe('sign')
    actor.send({ type: 'step.select', step: 'create' })
    expect([part(), selectReplaces(now())]).toEqual(['create', false])
    page.show('sign')
    expect(part()).toBe('sign')
  })
})

describe('once it is signed', () => {
  it('no step leads back', () => {
    const { page, part } = start(inForce, 'pay')
    page.show('pay')
    expect(page.leftSteps).toBe(0)
    page.show('sign')
    expect([part(), page.leftSteps]).toEqual(['pay', 1])
  })
})
