import { assign, fromPromise, setup } from 'xstate'
import { attachmentKind } from '#contract/attachments.ts'
import { missingActor } from '#machines/missingActor.ts'

export type ViewedAttachment = {
  /** The address of the file, with its access token. */
  readonly url: string
  readonly displayName: string
  /** The type detected from the bytes; `null` when unknown. */
  readonly contentType: string | null
}
export type AttachmentViewerInput = { readonly attachment: ViewedAttachment | null }

type AttachmentViewerContext = AttachmentViewerInput & {
  readonly page: number
  readonly pageCount: number
  /** Index into `zoomSteps`. */
  readonly zoomStep: number
}

export type AttachmentViewerEvent =
  | { type: 'image.loaded' }
  | { type: 'image.failed' }
  | { type: 'page.next' }
  | { type: 'page.previous' }
  | { type: 'page.rendered' }
  | { type: 'page.failed' }
  | { type: 'zoom.in' }
  | { type: 'zoom.out' }
  | { type: 'viewer.retry' }
  | { type: 'viewer.close' }

type AttachmentViewerTag = 'busy' | 'image' | 'pages' | 'failed' | 'pageFailed' | 'empty'

/** Zoom factors relative to the dialog. */
export const zoomSteps = [1, 1.5, 2, 3] as const

/** Every name the attachmentViewer chart may use. */
export const attachmentViewerSetup = setup({
  types: {
    context: {} as AttachmentViewerContext,
    events: {} as AttachmentViewerEvent,
    input: {} as AttachmentViewerInput,
    tags: {} as AttachmentViewerTag,
    meta: {} as { specification: string },
  },
  actors: {
    /** Opens a PDF. The page keeps the document, and the chart its number of pages. */
    openDocument: fromPromise<{ pageCount: number }, { url: string }>(missingActor('openDocument')),
  },
  guards: {
    hasNoFile: ({ context: { attachment } }) => attachment === null || attachment.url === '',
    isImage: ({ context: { attachment } }) =>
      attachment !== null && attachmentKind(attachment.contentType, attachment.displayName) === 'image',
    hasNextPage: ({ context }) => context.page < context.pageCount,
    hasPreviousPage: ({ context }) => context.page > 1,
    canZoomIn: ({ context }) => context.zoomStep < zoomSteps.length - 1,
    canZoomOut: ({ context }) => context.zoomStep > 0,
  },
  actions: {
    startAtFirstPage: assign({
      page: 1,
      pageCount: (_, params: { pageCount: number }) => params.pageCount,
    }),
    turnToNextPage: assign({ page: ({ context }) => context.page + 1 }),
    turnToPreviousPage: assign({ page: ({ context }) => context.page - 1 }),
    zoomIn: assign({ zoomStep: ({ context }) => context.zoomStep + 1 }),
    zoomOut: assign({ zoomStep: ({ context }) => context.zoomStep - 1 }),
  },
})
