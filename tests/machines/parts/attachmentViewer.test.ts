import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { attachmentViewerMachine } from '#machines/parts/attachmentViewer/attachmentViewer.machine.ts'
import {
  selectCanGoBack,
  selectCanGoForward,
  selectCanZoomIn,
  selectCanZoomOut,
  selectHasFailed,
  selectHasPageFailed,
  selectIsBusy,
  selectIsClosed,
  selectIsEmpty,
  selectPage,
  selectPageCount,
  selectPosition,
  selectShowsImage,
  selectShowsPages,
  selectZoom,
} from '#machines/parts/attachmentViewer/attachmentViewer.selectors.ts'
import type { ViewedAttachment } from '#machines/parts/attachmentViewer/attachmentViewer.setup.ts'

const pdf: ViewedAttachment = { url: '/f', displayName: 'devis.pdf', contentType: 'application/pdf' }

function open(attachment: ViewedAttachment | null, openDocument = async () => ({ pageCount: 3 })) {
  const machine = attachmentViewerMachine.provide({ actors: { openDocument: fromPromise(openDocument) } })
  const actor = createActor(machine, { input: { attachment } }).start()
  return { actor, now: () => actor.getSnapshot() }
}

describe('attachmentViewer', () => {
  it('opens a PDF on its first page', async () => {
    const { actor } = open(pdf)
    const shown = await waitFor(actor, selectShowsPages)
    expect([selectPage(shown), selectPageCount(shown)]).toEqual([1, 3])
  })

  it('turns pages between the first and the last', async () => {
    const { actor, now } = open(pdf)
    await waitFor(actor, selectShowsPages)

    actor.send({ type: 'page.previous' })
    expect([selectPage(now()), selectCanGoBack(now())]).toEqual([1, false])
    for (const _ of [1, 2, 3, 4]) actor.send({ type: 'page.next' })
    expect([selectPage(now()), selectCanGoForward(now())]).toEqual([3, false])
    actor.send({ type: 'page.previous' })
    expect(selectPage(now())).toBe(2)
  })

  it('turns to other pages when one cannot be drawn, and retries it', async () => {
    const { actor, now } = open(pdf)
    await waitFor(actor, selectShowsPages)

    actor.send({ type: 'page.failed' })
    expect(selectHasPageFailed(now())).toBe(true)
    actor.send({ type: 'viewer.retry' })
    expect([selectHasPageFailed(now()), selectIsBusy(now())]).toEqual([false, true])
    actor.send({ type: 'page.failed' })
    actor.send({ type: 'page.next' })
    actor.send({ type: 'page.rendered' })
    expect([selectPage(now()), selectIsBusy(now()), selectHasPageFailed(now())]).toEqual([2, false, false])
  })

  it('loads a document again after a failure', async () => {
    let tries = 0
    const { actor } = open(pdf, async () => {
      tries += 1
      if (tries === 1) throw new Error('offline')
      return { pageCount: 1 }
    })
    await waitFor(actor, selectHasFailed)
    actor.send({ type: 'viewer.retry' })
    await waitFor(actor, selectShowsPages)
  })

  it.each([
    ['image/png', 'photo.PDF', true],
    ['image/jpeg', 'sans extension', true],
    ['application/pdf', 'photo.png', false],
    [null, 'photo.JpEg', true],
    ['application/octet-stream', 'photo.PNG', true],
    [null, 'photo.png.pdf', false],
  ])('classifies %s named %s by its type, or by its extension without one', (contentType, displayName, isImage) => {
    expect(selectShowsImage(open({ url: '/f', displayName, contentType }).now())).toBe(isImage)
  })

  it('shows an image once it is loaded', () => {
    const { actor, now } = open({ url: '/f', displayName: 'photo.png', contentType: 'image/png' })
    expect(selectIsBusy(now())).toBe(true)
    actor.send({ type: 'image.loaded' })
    expect([selectIsBusy(now()), selectShowsImage(now())]).toEqual([false, true])
  })

  it('reports an image that cannot be shown', () => {
    const { actor, now } = open({ url: '/f', displayName: 'photo.png', contentType: 'image/png' })
    actor.send({ type: 'image.failed' })
    expect(selectHasFailed(now())).toBe(true)
  })

  it('shows nothing without a file', () => {
    expect(selectIsEmpty(open(null).now())).toBe(true)
  })

  it('zooms within limits', () => {
    const { actor, now } = open({ url: '/f', displayName: 'photo.png', contentType: 'image/png' })
    actor.send({ type: 'zoom.out' })
    expect([selectZoom(now()), selectCanZoomOut(now())]).toEqual([1, false])
    for (const _ of [1, 2, 3, 4]) actor.send({ type: 'zoom.in' })
    expect([selectZoom(now()), selectCanZoomIn(now())]).toEqual([3, false])
  })

  it('scrolls an enlarged image with the arrow keys, instead of leaving it', () => {
    const files = ['1', '2'].map((url) => ({ url, displayName: 'photo.png', contentType: 'image/png' }))
    const actor = createActor(attachmentViewerMachine, { input: { attachment: files[0] ?? null, files } }).start()
    actor.send({ type: 'zoom.in' })
    actor.send({ type: 'arrow.right' })
    expect(selectPosition(actor.getSnapshot())).toEqual({ position: 1, count: 2 })
    actor.send({ type: 'zoom.out' })
    actor.send({ type: 'arrow.right' })
    expect(selectPosition(actor.getSnapshot())).toEqual({ position: 2, count: 2 })
  })

  it('ends when it is closed', () => {
    const { actor, now } = open(null)
    actor.send({ type: 'viewer.close' })
    expect(selectIsClosed(now())).toBe(true)
  })
})
