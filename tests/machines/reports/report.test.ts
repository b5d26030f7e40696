import { describe, expect, it } from 'vitest'
import {
  selectDraft,
  selectFailure,
  selectFieldCodes,
  selectIsIncomplete,
  selectSent,
  selectStep,
} from '#machines/reports/report/report.selectors.ts'
import { openReport, someDetails } from '#tests/support/startReport.ts'

describe('reporting a problem', () => {
  it('has three steps, and ends with the person responsible and the due date', async () => {
    const { now, choose, write, send, page, server } = await openReport()

    choose('dysfunctional')
    write()
    await send()

    expect(page.steps).toEqual(['what', 'details', 'review'])
    expect(server.received).toMatchObject([{ ...someDetails, category: 2, kind: 'dysfunctional' }])
    expect(selectSent(now())).toEqual({ id: 'r1', responsible: 'Paul', promisedOn: '2030-01-20' })
    expect(page.said).toContain('forgotten')
  })

  it('reports a missing choice instead of continuing', async () => {
    const { actor, now } = await openReport()

    actor.send({ type: 'what.confirm' })

    expect([selectStep(now()), selectIsIncomplete(now())]).toEqual(['what', true])
  })

  it('shows the phone number once in an emergency, and the forward button does not skip it', async () => {
    const { actor, now, choose, page } = await openReport()

    choose('emergency')
    expect(selectStep(now())).toBe('emergency')
    page.show('details')
    expect(selectStep(now())).toBe('emergency')
    actor.send({ type: 'number.confirm' })
    expect(selectStep(now())).toBe('details')
    actor.send({ type: 'step.select', step: 'what' })
    actor.send({ type: 'what.confirm' })
    expect(selectStep(now())).toBe('details')
  })

  it('lets the person choose that it is not an emergency', async () => {
    const { actor, now } = await openReport()

    actor.send({ type: 'category.choose', category: 1, usualKind: 'emergency' })
    actor.send({ type: 'kind.choose', kind: 'dysfunctional' })
    actor.send({ type: 'what.confirm' })

    expect(selectStep(now())).toBe('details')
  })

  it('follows back and forward, but not past an incomplete step', async () => {
    const { now, choose, write, page } = await openReport()

    page.show('review')
    expect(selectStep(now())).toBe('what')
    choose('dysfunctional')
    write()
    page.show('details')
    expect(selectStep(now())).toBe('details')
    page.show('review')
    expect(selectStep(now())).toBe('review')
  })
})

describe('sending', () => {
  it.each([
    [{ kind: 'unanswered' }, 'unanswered'],
    [new Error('503'), 'failed'],
  ] as const)('keeps everything after %o, and sends it again with the same key', async (answer, failure) => {
    const { now, choose, write, send, server } = await openReport()
    choose('dysfunctional')
    write()

    const { answer: taken } = server
    server.answer = answer
    await send()
    expect(selectFailure(now())).toBe(failure)
    server.answer = taken
    await send()

    expect(selectSent(now())).not.toBeNull()
    expect(new Set(server.received.map(({ key }) => key)).size).toBe(1)
    expect(server.received).toHaveLength(2)
  })

  it('makes one request however often the button is pressed', async () => {
    const { actor, choose, write, send, server } = await openReport()
    choose('dysfunctional')
    write()

    actor.send({ type: 'report.send' })
    actor.send({ type: 'report.send' })
    await send()

    expect(server.received).toHaveLength(1)
  })

  it('goes back to the step of a refused field', async () => {
    const { actor, now, choose, write, send, server } = await openReport()
    choose('dysfunctional')
    write()

    server.answer = { kind: 'refused', fieldCodes: { title: 'too_long' } }
    await send()
    expect([selectStep(now()), selectFieldCodes(now())]).toEqual(['details', { title: 'too_long' }])
    actor.send({ type: 'details.change', details: someDetails })
    expect(selectFieldCodes(now())).toEqual({})
    write()
    server.answer = { kind: 'refused', fieldCodes: { category: 'invalid' } }
    await send()
    expect(selectStep(now())).toBe('what')
  })

  it('reports that the first version had arrived when the text was changed after a lost response', async () => {
    const { now, choose, write, send, server } = await openReport()
    choose('dysfunctional')
    write()

    server.answer = { kind: 'arrivedBefore' }
    await send()

    expect(selectFailure(now())).toBe('arrivedBefore')
    expect(selectDraft(now()).title).toBe(someDetails.title)
  })

  it('has no step in the address once sent, even after back and forward', async () => {
    const { now, choose, write, send, page } = await openReport()
    choose('dysfunctional')
    write()
    await send()
    expect(page.leftSteps).toBe(1)

    page.show('details')

    expect([selectSent(now())?.id, page.leftSteps]).toEqual(['r1', 2])
  })

  it('starts over with another key', async () => {
    const { actor, now, choose, write, send } = await openReport()
    choose('dysfunctional')
    write()
    const { key } = selectDraft(now())
    await send()

    actor.send({ type: 'report.begin' })

    expect(selectStep(now())).toBe('what')
    expect(selectDraft(now())).toMatchObject({ title: '', category: null })
    expect(selectDraft(now()).key).not.toBe(key)
  })
})
