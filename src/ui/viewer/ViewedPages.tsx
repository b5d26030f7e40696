import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { AttachmentViewerRef } from '#machines/parts/attachmentViewer/attachmentViewer.machine.ts'
import {
  selectHasPageFailed,
  selectIsBusy,
  selectPage,
  selectZoom,
} from '#machines/parts/attachmentViewer/attachmentViewer.selectors.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { durations } from '#src/theme/scales.ts'
import { Button } from '../Button.tsx'
import { EmptyState } from '../EmptyState.tsx'
import { useWidth } from '../useWidth.ts'
import type { OpenedPdf } from './openedPdf.ts'
import { PdfPage } from './PdfPage.tsx'
import { pane, reachable } from './pane.ts'

const turning = css({ '& > div > *': { opacity: 0.55 } })
const settling = css({ '& > div > *': { transition: `opacity ${durations.normal}` } })

type Props = { viewerRef: AttachmentViewerRef; pdf: OpenedPdf }

export function ViewedPages({ viewerRef, pdf }: Props) {
  const t = useTranslate()
  const isBusy = useSelector(viewerRef, selectIsBusy)
  const hasPageFailed = useSelector(viewerRef, selectHasPageFailed)
  const page = useSelector(viewerRef, selectPage)
  const zoom = useSelector(viewerRef, selectZoom)
  const { width, measure } = useWidth()
  const label = t('widgets.viewer.page', { page })

  return (
    <section ref={measure} css={[pane, settling, isBusy && turning]} {...reachable} aria-label={label}>
      {hasPageFailed ? (
        <div role="alert">
          <EmptyState
            icon="document"
            title={t('widgets.viewer.pageFailed')}
            action={
              <Button variant="secondary" onClick={() => viewerRef.send({ type: 'viewer.retry' })}>
                {t('common.retry')}
              </Button>
            }
          />
        </div>
      ) : (
        <PdfPage viewerRef={viewerRef} pdf={pdf} page={page} width={Math.floor(width * zoom)} />
      )}
    </section>
  )
}
