import { assign, emit, fromPromise, setup } from 'xstate'
import { attachmentKind } from '#contract/attachments.ts'
import { missingActor } from '#machines/missingActor.ts'

export type ViewedAttachment = {
  /** The address of the file, with its access token. */
  readonly url: string
  readonly displayName: string
  /** The type detected from the bytes; `null` when unknown. */
  readonly contentType: string | null
}
export type AttachmentViewerInput = {
  readonly attachment: ViewedAttachment | null
  /** The list that the attachment belongs to, in order; empty = there is none. */
  readonly files?: readonly ViewedAttachment[]
}

type AttachmentViewerContext = Required<AttachmentViewerInput> & {
  readonly page: number
  readonly pageCount: number
  /** Index into `zoomSteps`. */
  readonly zoomStep: number
}

export type AttachmentViewerEvent =
  | { type: 'image.loaded' }
  | { type: 'image.failed' }
  | { type: 'file.next' }
  | { type: 'file.previous' }
  | { type: 'arrow.right' }
  | { type: 'arrow.left' }
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

/** The position of the file in its list; -1 without a list. */
export const indexOf = ({ files, attachment }: AttachmentViewerContext) =>
  attachment === null ? -1 : files.indexOf(attachment)
/** The file before (-1) or after (+1) the one shown. */
const neighbour = (context: AttachmentViewerContext, step: number) => {
  const index = indexOf(context)
  return index === -1 ? undefined : context.files[index + step]
}

/** Every name the attachmentViewer chart may use. */
export const attachmentViewerSetup = setup({
  types: {
    context: {} as AttachmentViewerContext,
    events: {} as AttachmentViewerEvent,
    input: {} as AttachmentViewerInput,
    emitted: {} as { type: 'file.shown'; index: number },
    tags: {} as AttachmentViewerTag,
    meta: {} as { specification: string },
  },
  actors: {
    /** Opens a PDF. The page keeps the document, and the chart its number of pages. */
    openDocument: fromPromise<{ pageCount: number }, { url: string }>(missingActor('openDocument')),
  },
  guards: {
    hasNoFile: ({ context: { attachment } }) => attachment === null,
    isImage: ({ context: { attachment } }) =>
      attachment !== null && attachmentKind(attachment.contentType, attachment.displayName) === 'image',
    hasNextPage: ({ context }) => context.page < context.pageCount,
    hasPreviousPage: ({ context }) => context.page > 1,
    hasNextFile: ({ context }) => neighbour(context, 1) !== undefined,
    hasPreviousFile: ({ context }) => neighbour(context, -1) !== undefined,
    isFitted: ({ context }) => context.zoomStep === 0,
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
    takeNextFile: assign({ attachment: ({ context }) => neighbour(context, 1) ?? null, page: 1, zoomStep: 0 }),
    takePreviousFile: assign({ attachment: ({ context }) => neighbour(context, -1) ?? null, page: 1, zoomStep: 0 }),
    announceFile: emit(({ context }) => ({ type: 'file.shown' as const, index: indexOf(context) })),
    zoomIn: assign({ zoomStep: ({ context }) => context.zoomStep + 1 }),
    zoomOut: assign({ zoomStep: ({ context }) => context.zoomStep - 1 }),
  },
})
