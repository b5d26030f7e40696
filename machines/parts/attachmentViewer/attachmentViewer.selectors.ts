import type { AttachmentViewerSnapshot } from './attachmentViewer.machine.ts'
import { indexOf, zoomSteps } from './attachmentViewer.setup.ts'

export const selectIsBusy = (snapshot: AttachmentViewerSnapshot) => snapshot.hasTag('busy')
export const selectIsEmpty = (snapshot: AttachmentViewerSnapshot) => snapshot.hasTag('empty')
export const selectHasFailed = (snapshot: AttachmentViewerSnapshot) => snapshot.hasTag('failed')
export const selectHasPageFailed = (snapshot: AttachmentViewerSnapshot) => snapshot.hasTag('pageFailed')
export const selectShowsImage = (snapshot: AttachmentViewerSnapshot) => snapshot.hasTag('image')
export const selectShowsPages = (snapshot: AttachmentViewerSnapshot) => snapshot.hasTag('pages')
export const selectPage = (snapshot: AttachmentViewerSnapshot) => snapshot.context.page
export const selectPageCount = (snapshot: AttachmentViewerSnapshot) => snapshot.context.pageCount
export const selectZoom = (snapshot: AttachmentViewerSnapshot) => zoomSteps[snapshot.context.zoomStep] ?? 1
export const selectCanGoForward = (snapshot: AttachmentViewerSnapshot) => snapshot.can({ type: 'page.next' })
export const selectCanGoBack = (snapshot: AttachmentViewerSnapshot) => snapshot.can({ type: 'page.previous' })
export const selectCanZoomIn = (snapshot: AttachmentViewerSnapshot) => snapshot.can({ type: 'zoom.in' })
export const selectCanZoomOut = (snapshot: AttachmentViewerSnapshot) => snapshot.can({ type: 'zoom.out' })
export const selectAttachment = (snapshot: AttachmentViewerSnapshot) => snapshot.context.attachment
/** The position of the file in its list, from 1, and the length of the list; `null` without a list. */
export const selectPosition = ({ context }: AttachmentViewerSnapshot) =>
  context.files.length < 2 ? null : { position: indexOf(context) + 1, count: context.files.length }
export const selectHasNextFile = (snapshot: AttachmentViewerSnapshot) => snapshot.can({ type: 'file.next' })
export const selectHasPreviousFile = (snapshot: AttachmentViewerSnapshot) => snapshot.can({ type: 'file.previous' })
export const selectIsClosed = (snapshot: AttachmentViewerSnapshot) => snapshot.status === 'done'
