import { describe, expect, it } from 'vitest'
import { waitFor } from 'xstate'
import {
  selectDraft,
  selectIsLoading,
  selectIsNotJoined,
  selectSimilarTo,
  selectStep,
} from '#machines/reports/report/report.selectors.ts'
import { storedFile } from '#tests/support/startAttachments.ts'
import { aDraft, openReport, someDetails } from '#tests/support/startReport.ts'

describe('similar reports', () => {
  it('are searched after a pause of 400 ms in typing, and from three letters on', async () => {
    const { actor, now, choose, clock } = await openReport()
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
    const { actor, choose, page } = await openReport()
    choose('dysfunctional')

    actor.send({ type: 'duplicate.join', reportId: 'r7' })
    await waitFor(actor, selectIsLoading)

    expect(page.said).toEqual(expect.arrayContaining(['forgotten', 'shows r7']))
  })

  it('leave the draft unchanged when joining fails', async () => {
    const { actor, now, choose, server } = await openReport()
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
    const { actor, choose, clock, page, server } = await openReport()
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
    const { clock, server } = await openReport({ loaded: { draft: aDraft, where: null, isFromTab: true } })

    clock.increment(800)

    expect(server.stores).toBe(1)
  })

  it('includes a photo that finishes uploading during any step', async () => {
    const { actor, now, choose, page } = await openReport()
    choose('dysfunctional')
    const photo = storedFile('a')

    actor.send({ type: 'step.select', step: 'what' })
    actor.send({ type: 'files.change', attachments: [photo] })

    expect(selectStep(now())).toBe('what')
    expect(selectDraft(now()).attachments).toEqual([photo])
    expect(page.copies.at(-1)?.attachments).toEqual([photo])
  })

  it('is no longer stored once it is sent', async () => {
    const { choose, write, send, clock, server } = await openReport()
    choose('dysfunctional')
    write()
    await send()

    clock.increment(60_000)

    expect(server.stores).toBe(0)
  })

  it('is restored at its step, with its key, its texts and its search', async () => {
    const { now, send, server } = await openReport({
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
    const { now } = await openReport({ step, loaded: { draft, where: null, isFromTab: false } })
    expect(selectStep(now())).toBe(shown)
  })

  it('starts with the equipment from the address', async () => {
    const { now } = await openReport({
      loaded: { draft: null, where: { equipment: 'elevator', equipmentId: 'e1' }, isFromTab: false },
    })
    expect(selectDraft(now())).toMatchObject({ equipment: 'elevator', equipmentId: 'e1' })
  })

  it('starts empty when it cannot be loaded', async () => {
    const { now } = await openReport({ loaded: new Error('offline') })
    expect(selectStep(now())).toBe('what')
  })

  it('can be discarded', async () => {
    const { actor, now, page } = await openReport({
      step: 'review',
      loaded: { draft: aDraft, where: null, isFromTab: false },
    })

    actor.send({ type: 'draft.discard' })

    expect(selectStep(now())).toBe('what')
    expect(selectDraft(now()).title).toBe('')
    expect(page.said).toContain('forgotten')
  })
})
