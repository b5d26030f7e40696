import { describe, expect, it } from 'vitest'
import { getShortestPaths } from 'xstate/graph'
import { attachmentViewerMachine } from '#machines/parts/attachmentViewer/attachmentViewer.machine.ts'
import type { AttachmentViewerInput } from '#machines/parts/attachmentViewer/attachmentViewer.setup.ts'
import { missingDescriptions } from '#tests/support/missingDescriptions.ts'

/** Outcomes of the invoked actor are just more events: nothing runs here. */
const walk = (attachment: AttachmentViewerInput['attachment']) =>
  getShortestPaths(attachmentViewerMachine, {
    input: { attachment },
    events: [
      { type: 'image.loaded' },
      { type: 'image.failed' },
      { type: 'page.next' },
      { type: 'page.previous' },
      { type: 'page.rendered' },
      { type: 'page.failed' },
      { type: 'viewer.retry' },
      { type: 'viewer.close' },
      { type: 'xstate.done.actor.openDocument', output: { pageCount: 2 } },
      { type: 'xstate.error.actor.openDocument', error: new Error('no PDF') },
    ] as never,
    filterEvents: (snapshot, event) => snapshot.can(event),
    serializeState: (snapshot) => JSON.stringify([snapshot.value, snapshot.context.page]),
  })

const pdf = walk({ url: '/f', displayName: 'devis.pdf', contentType: 'application/pdf' })
const image = walk({ url: '/f', displayName: 'photo.png', contentType: 'image/png' })
const nothing = walk(null)
const everyPath = [...pdf, ...image, ...nothing]

describe('attachmentViewer chart', () => {
  it('reaches every state it can rest in', () => {
    const { opening: _, ...lasting } = attachmentViewerMachine.states
    const reached = everyPath.map(({ state }) =>
      typeof state.value === 'string' ? state.value : Object.keys(state.value)[0],
    )
    expect(new Set(reached)).toEqual(new Set(Object.keys(lasting)))
  })

  it('draws, shows or misses either page of two, and no third', () => {
    const pages = pdf.flatMap(({ state }) =>
      typeof state.value === 'string' ? [] : [`${state.value.pages} ${state.context.page}`],
    )
    expect(pages.sort()).toEqual([
      'pageFailed 1',
      'pageFailed 2',
      'rendered 1',
      'rendered 2',
      'rendering 1',
      'rendering 2',
    ])
  })

  it('can be closed from everywhere', () => {
    for (const { state } of everyPath) {
      expect(state.status === 'done' || state.can({ type: 'viewer.close' })).toBe(true)
    }
  })

  it('explains every state and transition', () => {
    expect(missingDescriptions(attachmentViewerMachine.root)).toEqual([])
  })
})
