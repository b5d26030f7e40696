import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { AttachmentViewerRef } from '#machines/parts/attachmentViewer/attachmentViewer.machine.ts'
import {
  selectCanGoBack,
  selectCanGoForward,
  selectCanZoomIn,
  selectCanZoomOut,
  selectPage,
  selectPageCount,
  selectShowsPages,
  selectZoom,
} from '#machines/parts/attachmentViewer/attachmentViewer.selectors.ts'
import type { ViewedAttachment } from '#machines/parts/attachmentViewer/attachmentViewer.setup.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { DownloadLink } from './DownloadLink.tsx'
import { ToolButton } from './ToolButton.tsx'

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 8 })
const group = css({ display: 'flex', alignItems: 'center', gap: 4 })
const position = css({ minWidth: 104, textAlign: 'center', fontSize: '0.875rem' })

type Props = { viewerRef: AttachmentViewerRef; attachment: ViewedAttachment }

export function ViewerToolbar({ viewerRef, attachment }: Props) {
  const { translate: t, format } = useLanguage()
  const page = useSelector(viewerRef, selectPage)
  const count = useSelector(viewerRef, selectPageCount)
  const showsPages = useSelector(viewerRef, selectShowsPages)
  const canGoBack = useSelector(viewerRef, selectCanGoBack)
  const canGoForward = useSelector(viewerRef, selectCanGoForward)
  const canZoomIn = useSelector(viewerRef, selectCanZoomIn)
  const canZoomOut = useSelector(viewerRef, selectCanZoomOut)
  const zoom = useSelector(viewerRef, selectZoom)

  return (
    <div css={bar}>
      {showsPages && (
        <fieldset css={group} aria-label={t('widgets.viewer.pages')}>
          <ToolButton
            icon="chevronLeft"
            label={t('widgets.viewer.previous')}
            isDisabled={!canGoBack}
            onClick={() => viewerRef.send({ type: 'page.previous' })}
          />
          <span role="status" css={position}>
            {t('widgets.viewer.position', { page, count })}
          </span>
          <ToolButton
            icon="chevronRight"
            label={t('widgets.viewer.next')}
            isDisabled={!canGoForward}
            onClick={() => viewerRef.send({ type: 'page.next' })}
          />
        </fieldset>
      )}
      <div css={group}>
        <ToolButton
          icon="minus"
          label={t('widgets.viewer.zoomOut')}
          isDisabled={!canZoomOut}
          onClick={() => viewerRef.send({ type: 'zoom.out' })}
        />
        <ToolButton
          icon="plus"
          label={t('widgets.viewer.zoomIn')}
          isDisabled={!canZoomIn}
          onClick={() => viewerRef.send({ type: 'zoom.in' })}
        />
        <VisuallyHidden role="status">
          {zoom !== 1 && t('widgets.viewer.zoom', { percent: format.percent(zoom) })}
        </VisuallyHidden>
      </div>
      <DownloadLink attachment={attachment} />
    </div>
  )
}
