import { describe, expect, it } from 'vitest'
import { selectIsBusy, selectPart, selectSetback } from '#machines/accounts/closing/closing.selectors.ts'
import { startClosing } from '#tests/support/startClosing.ts'

const ready = { state: 'open', isComplete: true } as const

describe('the closing of a year', () => {
  it('cannot be requested while something is missing', () => {
    const { actor } = startClosing({ state: 'open', isComplete: false })
    expect(actor.getSnapshot().can({ type: 'closing.ask' })).toBe(false)
  })

  it('is sent once, however often somebody confirms', async () => {
    const { actor, settled } = startClosing(ready)
    actor.send({ type: 'closing.ask' })
    actor.send({ type: 'closing.confirm' })
    expect(selectIsBusy(actor.getSnapshot())).toBe(true)
    expect(actor.getSnapshot().can({ type: 'closing.confirm' })).toBe(false)
    await settled()
    expect(selectPart(actor.getSnapshot())).toBe('closed')
  })

  it('shows what is now missing when the server refuses', async () => {
    const { actor, server, settled } = startClosing(ready)
    server.closes = { kind: 'overtaken', standing: { state: 'open', isComplete: false } }
    actor.send({ type: 'closing.ask' })
    actor.send({ type: 'closing.confirm' })
    await settled()
    expect([selectPart(actor.getSnapshot()), selectSetback(actor.getSnapshot())]).toEqual(['missing', 'overtaken'])
  })

  it('reports a failure of the server until a retry', async () => {
    const { actor, server, settled } = startClosing(ready)
    server.closes = new Error('500')
    actor.send({ type: 'closing.ask' })
    actor.send({ type: 'closing.confirm' })
    await settled()
    expect([selectPart(actor.getSnapshot()), selectSetback(actor.getSnapshot())]).toEqual(['ready', 'failed'])
    actor.send({ type: 'closing.ask' })
    expect(selectSetback(actor.getSnapshot())).toBeNull()
  })

  it('sends the day of the meeting with the approval', async () => {
    const { actor, server, settled } = startClosing({ state: 'closed', isComplete: true })
    actor.send({ type: 'approval.send', approvedOn: '2030-06-10' })
    await settled()
    expect(server.approvedOn).toEqual(['2030-06-10'])
    expect(selectPart(actor.getSnapshot())).toBe('approved')
  })
})
