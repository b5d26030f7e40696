import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import type { ReportKind } from '#contract/reports/reports.ts'
import {
  selectDraft,
  selectFailure,
  selectFieldCodes,
  selectIsIncomplete,
  selectIsLoading,
  selectIsNotJoined,
  selectIsSending,
  selectSent,
  selectSimilarTo,
  selectStep,
} from '#machines/reports/report/report.selectors.ts'
import { storedFile } from '#tests/support/startAttachments.ts'
import { aDraft, someDetails, startReport } from '#tests/support/startReport.ts'

async function open(world: Parameters<typeof startReport>[0] = {}) {
  const started = startReport(world)
  await waitFor(started.actor, (snapshot) => !selectIsLoading(snapshot))
  const { actor } = started
  const now = () => actor.getSnapshot()
  const choose = (usualKind: ReportKind) => {
    actor.send({ type: 'category.choose', category: 2, usualKind })
    actor.send({ type: 'what.confirm' })
  }
  const write = (details = {}) => actor.send({ type: 'details.confirm', details: { ...someDetails, ...details } })
  const send = async () => {
    actor.send({ type: 'report.send' })
    await waitFor(actor, (snapshot) => !selectIsSending(snapshot))
  }
  return { ...started, now, choose, write, send }
}

describe('reporting a problem', () => {
  it('has three steps, and ends with the person responsible and the due date', async () => {
    const { now, choose, write, send, page, server } = await open()

    choose('dysfunctional')
    write()
    await send()

    expect(page.steps).toEqual(['what', 'details', 'review'])
    expect(server.received).toMatchObject([{ ...someDetails, category: 2, kind: 'dysfunctional' }])
    expect(selectSent(now())).toEqual({ id: 'r1', responsible: 'Paul', promisedOn: '2030-01-20' })
    expect(page.said).toContain('forgotten')
  })

  it('reports a missing choice instead of continuing', async () => {
    const { actor, now } = await open()

    actor.send({ type: 'what.confirm' })

    expect([selectStep(now()), selectIsIncomplete(now())]).toEqual(['what', true])
  })

  it('shows the phone number once in an emergency, and the forward button does not skip it', async () => {
    const { actor, now, choose, page } = await open()

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
    const { actor, now } = await open()

    actor.send({ type: 'category.choose', category: 1, usualKind: 'emergency' })
    actor.send({ type: 'kind.choose', kind: 'dysfunctional' })
    actor.send({ type: 'what.confirm' })

    expect(selectStep(now())).toBe('details')
  })

  it('follows back and forward, but not past an incomplete step', async () => {
    const { now, choose, write, page } = await open()

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
    const { now, choose, write, send, server } = await open()
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
    const { actor, choose, write, send, server } = await open()
    choose('dysfunctional')
    write()

    actor.send({ type: 'report.send' })
    actor.send({ type: 'report.send' })
    await send()

    expect(server.received).toHaveLength(1)
  })

  it('goes back to the step of a refused field', async () => {
    const { actor, now, choose, write, send, server } = await open()
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
    const { now, choose, write, send, server } = await open()
    choose('dysfunctional')
    write()

    server.answer = { kind: 'arrivedBefore' }
    await send()

    expect(selectFailure(now())).toBe('arrivedBefore')
    expect(selectDraft(now()).title).toBe(someDetails.title)
  })

  it('has no step in the address once sent, even after back and forward', async () => {
    const { now, choose, write, send, page } = await open()
    choose('dysfunctional')
    write()
    await send()
    expect(page.leftSteps).toBe(1)

    page.show('details')

    expect([selectSent(now())?.id, page.leftSteps]).toEqual(['r1', 2])
  })

  it('starts over with another key', async () => {
    const { actor, now, choose, write, send } = await open()
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

describe('similar reports', () => {
  it('are searched after a pause of 400 ms in typing, and from three letters on', async () => {
    const { actor, now, choose, clock } = await open()
    choose('dysfunctional')
    const type = (title: string) =>
      actor.send({ type: 'details.change', details: { ...someDetails, title, description: '' } })

    type('Fui')
    clock.increment(399)
    expect(selectSimilarTo(now())).toBeNull()
    type('Fuite')
    clock.increment(399)
    expect(selectSimilarTo(now())).toBeNull()
    clock.increment(1)
    expect(selectSimilarTo(now())).toBe('Fuite')
    type('F')
    clock.increment(400)
    expect(selectSimilarTo(now())).toBeNull()
  })

  it('can be joined, which deletes the draft and shows that report', async () => {
    const { actor, choose, page } = await open()
    choose('dysfunctional')

    actor.send({ type: 'duplicate.join', reportId: 'r7' })
    await waitFor(actor, selectIsLoading)

    expect(page.said).toEqual(expect.arrayContaining(['forgotten', 'shows r7']))
  })

  it('leave the draft unchanged when joining fails', async () => {
    const { actor, now, choose, server } = await open()
    choose('dysfunctional')
    actor.send({ type: 'details.change', details: someDetails })

    server.canJoin = false
    actor.send({ type: 'duplicate.join', reportId: 'r7' })
    await waitFor(actor, selectIsNotJoined)

    expect(selectDraft(now()).title).toBe(someDetails.title)
  })
})

describe('the draft', () => {
  it('is copied at every change, and stored 800 ms after the last', async () => {
    const { actor, choose, clock, page, server } = await open()
    choose('dysfunctional')
    const type = (title: string) => actor.send({ type: 'details.change', details: { ...someDetails, title } })

    type('Fui')
    clock.increment(799)
    type('Fuite')
    clock.increment(799)
    expect(server.stores).toBe(0)
    expect(page.copies.at(-1)?.title).toBe('Fuite')
    clock.increment(1)
    expect(server.stores).toBe(1)
  })

  it('is stored on the server again when only the tab had it', async () => {
    const { clock, server } = await open({ loaded: { draft: aDraft, where: null, isFromTab: true } })

    clock.increment(800)

    expect(server.stores).toBe(1)
  })

  it('includes a photo that finishes uploading during any step', async () => {
    const { actor, now, choose, page } = await open()
    choose('dysfunctional')
    const photo = storedFile('a')

    actor.send({ type: 'step.select', step: 'what' })
    actor.send({ type: 'files.change', attachments: [photo] })

    expect(selectStep(now())).toBe('what')
    expect(selectDraft(now()).attachments).toEqual([photo])
    expect(page.copies.at(-1)?.attachments).toEqual([photo])
  })

  it('is no longer stored once it is sent', async () => {
    const { choose, write, send, clock, server } = await open()
    choose('dysfunctional')
    write()
    await send()

    clock.increment(60_000)

    expect(server.stores).toBe(0)
  })

  it('is restored at its step, with its key, its texts and its search', async () => {
    const { now, send, server } = await open({
      step: 'review',
      loaded: { draft: aDraft, where: null, isFromTab: false },
    })

    expect(selectStep(now())).toBe('review')
    expect(selectSimilarTo(now())).toContain('Fuite')
    await send()
    expect(server.received).toEqual([aDraft])
  })

  it.each([
    ['emergency', { ...aDraft, kind: 'emergency' }, 'emergency'],
    ['details', aDraft, 'details'],
    ['review', { ...aDraft, title: ' ' }, 'details'],
    ['review', { ...aDraft, category: null }, 'what'],
  ] as const)('opened at %s goes no further than it can', async (step, draft, shown) => {
    const { now } = await open({ step, loaded: { draft, where: null, isFromTab: false } })
    expect(selectStep(now())).toBe(shown)
  })

  it('starts with the equipment from the address', async () => {
    const { now } = await open({
      loaded: { draft: null, where: { equipment: 'elevator', equipmentId: 'e1' }, isFromTab: false },
    })
    expect(selectDraft(now())).toMatchObject({ equipment: 'elevator', equipmentId: 'e1' })
  })

  it('starts empty when it cannot be loaded', async () => {
    const { now } = await open({ loaded: new Error('offline') })
    expect(selectStep(now())).toBe('what')
  })

  it('can be discarded', async () => {
    const { actor, now, page } = await open({
      step: 'review',
      loaded: { draft: aDraft, where: null, isFromTab: false },
    })

    actor.send({ type: 'draft.discard' })

    expect(selectStep(now())).toBe('what')
    expect(selectDraft(now()).title).toBe('')
    expect(page.said).toContain('forgotten')
  })
})
