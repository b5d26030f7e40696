import { css } from '@emotion/react'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise, type InspectionEvent, type Observer } from 'xstate'
import { attachmentViewerMachine } from '#machines/parts/attachmentViewer/attachmentViewer.machine.ts'
import {
  selectAttachment,
  selectHasFailed,
  selectIsBusy,
  selectIsEmpty,
  selectShowsImage,
  selectShowsPages,
} from '#machines/parts/attachmentViewer/attachmentViewer.selectors.ts'
import type { ViewedAttachment } from '#machines/parts/attachmentViewer/attachmentViewer.setup.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { Modal } from '../Modal.tsx'
import { Skeleton } from '../Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { FailedDocument } from './FailedDocument.tsx'
import { FileSteps } from './FileSteps.tsx'
import { type OpenedPdf, type OpenPdf, openWithPdfJs } from './openedPdf.ts'
import { ViewedImage } from './ViewedImage.tsx'
import { ViewedPages } from './ViewedPages.tsx'
import { ViewerToolbar } from './ViewerToolbar.tsx'

const frame = css({ display: 'flex', flexDirection: 'column', gap: 12, minHeight: 'min(480px, 60dvh)' })

export type ViewerDialogProps = {
  /** `null` = a file was expected, but there is none. */
  readonly attachment: ViewedAttachment | null
  /** The list that the attachment belongs to, in which arrow keys lead on. */
  readonly files?: readonly ViewedAttachment[]
  /** Another file of the list is shown. */
  readonly onShow?: (index: number) => void
  readonly onClose: () => void
  readonly openPdf?: OpenPdf
  readonly inspect?: Observer<InspectionEvent> | null
}

/** The documents of a list in a dialog, each from page 1. Arrow keys turn the pages, and lead from one file to the next. */
export function ViewerDialog(props: ViewerDialogProps) {
  const { files = [], onShow, onClose, openPdf = openWithPdfJs, inspect = null } = props
  const t = useTranslate()
  const [shelf] = useState(() => createShelf(openPdf))
  const [machine] = useState(() => attachmentViewerMachine.provide({ actors: { openDocument: shelf.openDocument } }))
  const viewerRef = useActorRef(machine, {
    input: { attachment: props.attachment, files },
    ...(inspect && { inspect }),
  })
  const attachment = useSelector(viewerRef, selectAttachment)
  const isBusy = useSelector(viewerRef, selectIsBusy)
  const isEmpty = useSelector(viewerRef, selectIsEmpty)
  const hasFailed = useSelector(viewerRef, selectHasFailed)
  const showsImage = useSelector(viewerRef, selectShowsImage)
  const showsPages = useSelector(viewerRef, selectShowsPages)
  const pdf = showsPages ? shelf.opened() : null

  useEffect(() => shelf.close, [shelf])
  useEffect(() => {
    const { unsubscribe } = viewerRef.subscribe({ complete: onClose })
    return unsubscribe
  }, [viewerRef, onClose])
  useEffect(() => {
    const { unsubscribe } = viewerRef.on('file.shown', ({ index }) => onShow?.(index))
    return unsubscribe
  }, [viewerRef, onShow])
  useEffect(() => {
    function turn(event: KeyboardEvent) {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key === 'ArrowRight') viewerRef.send({ type: 'arrow.right' })
      if (event.key === 'ArrowLeft') viewerRef.send({ type: 'arrow.left' })
    }
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [viewerRef])

  return (
    <Modal
      isOpen
      isClosable
      width={800}
      title={attachment?.displayName ?? t('widgets.viewer.empty')}
      onClose={() => viewerRef.send({ type: 'viewer.close' })}
    >
      <div css={frame} aria-busy={isBusy}>
        <FileSteps viewerRef={viewerRef} />
        {attachment && (showsImage || pdf) && <ViewerToolbar viewerRef={viewerRef} attachment={attachment} />}
        {isEmpty && <EmptyState icon="document" title={t('widgets.viewer.empty')} />}
        {attachment && hasFailed && (
          <FailedDocument attachment={attachment} onRetry={() => viewerRef.send({ type: 'viewer.retry' })} />
        )}
        {attachment && showsImage && <ViewedImage viewerRef={viewerRef} attachment={attachment} />}
        {pdf && <ViewedPages viewerRef={viewerRef} pdf={pdf} />}
        {isBusy && !showsImage && !pdf && <Skeleton height="min(480px, 60dvh)" />}
        <VisuallyHidden role="status">{isBusy && !pdf && t('widgets.viewer.loading')}</VisuallyHidden>
      </div>
    </Modal>
  )
}

/** Holds the opened PDF, because the machine's context keeps only facts about it. */
function createShelf(openPdf: OpenPdf) {
  let pdf: OpenedPdf | null = null
  function close() {
    pdf?.close()
    pdf = null
  }
  return {
    openDocument: fromPromise<{ pageCount: number }, { url: string }>(async ({ input, signal }) => {
      const opened = await openPdf(input.url, signal)
      if (signal.aborted) opened.close()
      signal.throwIfAborted()
      close()
      pdf = opened
      return { pageCount: opened.pageCount }
    }),
    opened: () => pdf,
    close,
  }
}
