/**
 * Looking at one attachment, from page 1.
 *
 *   opening → empty
 *      ├────→ imageLoading → imageShown ────────┐
 *      └────→ documentLoading → pages           ├→ closed (final)
 *                 ↑ ↓    rendering ⇄ rendered   │
 *               failed        pageFailed ───────┘
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { present } from '#machines/present.ts'
import { attachmentViewerSetup } from './attachmentViewer.setup.ts'

// 1. States, one constant each ------------------------------------------------

const opening = attachmentViewerSetup.createStateConfig({
  description: 'Decides whether there is nothing, an image or a PDF to show.',
  meta: { specification: '§3 Attachment; the type judged from the bytes decides' },
  always: [
    { target: 'empty', guard: 'hasNoFile', description: 'There is no file.' },
    { target: 'imageLoading', guard: 'isImage', description: 'A JPEG or a PNG.' },
    { target: 'documentLoading', description: 'Anything else is shown as a PDF.' },
  ],
})

const empty = attachmentViewerSetup.createStateConfig({
  description: 'Says that there is no document to show.',
  meta: { specification: '§8 Documents' },
  tags: 'empty',
})

const imageLoading = attachmentViewerSetup.createStateConfig({
  description: 'The image is loading.',
  meta: { specification: '§2 Attachment viewer: image' },
  tags: ['busy', 'image'],
  on: {
    'image.loaded': { target: 'imageShown', description: 'It has loaded.' },
    'image.failed': { target: 'failed', description: 'The file cannot be loaded, or is not an image.' },
  },
})

const imageShown = attachmentViewerSetup.createStateConfig({
  description: 'The image fills the dialog.',
  meta: { specification: '§2 Attachment viewer: image' },
  tags: 'image',
})

const documentLoading = attachmentViewerSetup.createStateConfig({
  description: 'The PDF is loading.',
  meta: { specification: '§2 Attachment viewer: PDF' },
  tags: 'busy',
  invoke: {
    id: 'openDocument',
    src: 'openDocument',
    input: ({ context }) => ({ url: present(context.attachment).url }),
    onDone: {
      target: 'pages',
      description: 'It is open: page 1 comes first.',
      actions: { type: 'startAtFirstPage', params: ({ event }) => ({ pageCount: event.output.pageCount }) },
    },
    onError: { target: 'failed', description: 'The file cannot be loaded, or is not a PDF.' },
  },
})

const failed = attachmentViewerSetup.createStateConfig({
  description: 'Says that the document could not be loaded, and offers to download it or to try again.',
  meta: { specification: '§8 Documents' },
  tags: 'failed',
  on: { 'viewer.retry': { target: 'opening', description: 'The person tries again.' } },
})

const pages = attachmentViewerSetup.createStateConfig({
  description: 'The pages of a PDF, one at a time.',
  meta: { specification: '§2 Attachment viewer: page arrows between page 1 and the last page' },
  tags: 'pages',
  initial: 'rendering',
  states: {
    rendering: {
      description: 'The page is being rendered.',
      tags: 'busy',
      on: {
        'page.rendered': { target: 'rendered', description: 'It is rendered.' },
        'page.failed': { target: 'pageFailed', description: 'This page is broken; others may be fine.' },
      },
    },
    rendered: { description: 'The page can be read.' },
    pageFailed: {
      description: 'Says that this page could not be loaded.',
      tags: 'pageFailed',
      on: { 'viewer.retry': { target: 'rendering', description: 'The person tries again.' } },
    },
  },
  on: {
    'page.next': {
      target: '.rendering',
      guard: 'hasNextPage',
      description: 'The next page, up to the last one.',
      actions: 'turnToNextPage',
    },
    'page.previous': {
      target: '.rendering',
      guard: 'hasPreviousPage',
      description: 'The previous page, down to page 1.',
      actions: 'turnToPreviousPage',
    },
  },
})

// 2. The chart -----------------------------------------------------------------

export const attachmentViewerMachine = attachmentViewerSetup.createMachine({
  id: 'attachmentViewer',
  description: 'Shows an image or a PDF in a dialog, from page 1, until it is closed.',
  context: ({ input }) => ({ ...input, page: 1, pageCount: 1, zoomStep: 0 }),
  initial: 'opening',
  states: {
    opening,
    empty,
    imageLoading,
    imageShown,
    documentLoading,
    failed,
    pages,
    closed: {
      type: 'final',
      description: 'The dialog is closed, and the page scrolls again.',
      meta: { specification: '§2 Modals' },
    },
  },
  on: {
    'viewer.close': { target: '.closed', description: 'The person closes the dialog.' },
    'zoom.in': { guard: 'canZoomIn', description: 'The document is shown larger.', actions: 'zoomIn' },
    'zoom.out': { guard: 'canZoomOut', description: 'The document is shown smaller.', actions: 'zoomOut' },
  },
})

// 3. Types for callers ---------------------------------------------------------

export type AttachmentViewerRef = ActorRefFrom<typeof attachmentViewerMachine>
export type AttachmentViewerSnapshot = SnapshotFrom<typeof attachmentViewerMachine>
