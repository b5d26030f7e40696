/**
 * Looking at one attachment, from page 1, and at the others of its list.
 *
 *   opening → empty
 *      ├────→ imageLoading → imageShown ────────┐
 *      └────→ documentLoading → pages           ├→ closed (final)
 *                 ↑ ↓    rendering ⇄ rendered   │
 *               failed        pageFailed ───────┘
 *
 * Another file of the list leads back to `opening` from every state.
 */
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { and } from 'xstate'
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

const nextPage = {
  target: '.rendering',
  guard: 'hasNextPage',
  description: 'The next page, up to the last one.',
  actions: 'turnToNextPage',
} as const
const previousPage = {
  target: '.rendering',
  guard: 'hasPreviousPage',
  description: 'The previous page, down to page 1.',
  actions: 'turnToPreviousPage',
} as const

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
    'page.next': nextPage,
    'page.previous': previousPage,
    'arrow.right': nextPage,
    'arrow.left': previousPage,
  },
})

// 2. The chart -----------------------------------------------------------------

const nextFile = { target: '.opening', actions: ['takeNextFile', 'announceFile'] } as const
const previousFile = { target: '.opening', actions: ['takePreviousFile', 'announceFile'] } as const

export const attachmentViewerMachine = attachmentViewerSetup.createMachine({
  id: 'attachmentViewer',
  description: 'Shows the images and PDFs of a list in a dialog, each from page 1, until it is closed.',
  context: ({ input }) => ({ files: [], ...input, page: 1, pageCount: 1, zoomStep: 0 }),
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
    'file.next': { ...nextFile, guard: 'hasNextFile', description: 'The next file of the list.' },
    'file.previous': { ...previousFile, guard: 'hasPreviousFile', description: 'The previous file of the list.' },
    'arrow.right': {
      ...nextFile,
      guard: and(['hasNextFile', 'isFitted']),
      description: 'After an image, or the last page: the next file. In an enlarged document the arrow keys scroll.',
    },
    'arrow.left': {
      ...previousFile,
      guard: and(['hasPreviousFile', 'isFitted']),
      description: 'Before an image, or page 1: the previous file.',
    },
    'zoom.in': { guard: 'canZoomIn', description: 'The document is shown larger.', actions: 'zoomIn' },
    'zoom.out': { guard: 'canZoomOut', description: 'The document is shown smaller.', actions: 'zoomOut' },
  },
})

// 3. Types for callers ---------------------------------------------------------

export type AttachmentViewerRef = ActorRefFrom<typeof attachmentViewerMachine>
export type AttachmentViewerSnapshot = SnapshotFrom<typeof attachmentViewerMachine>
