import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { AttachmentViewerRef } from '#machines/parts/attachmentViewer/attachmentViewer.machine.ts'
import { selectIsBusy, selectZoom } from '#machines/parts/attachmentViewer/attachmentViewer.selectors.ts'
import type { ViewedAttachment } from '#machines/parts/attachmentViewer/attachmentViewer.setup.ts'
import { Skeleton } from '../Skeleton.tsx'
import { pane, reachable } from './pane.ts'

const fitted = css({ maxWidth: '100%', maxHeight: '65dvh', marginInline: 'auto', objectFit: 'contain' })
/* Larger than the pane, which then scrolls. */
const enlarged = css({ maxWidth: 'none', marginInline: 'auto' })
const awaited = css({ position: 'absolute', opacity: 0 })

type Props = { viewerRef: AttachmentViewerRef; attachment: ViewedAttachment }

export function ViewedImage({ viewerRef, attachment }: Props) {
  const isBusy = useSelector(viewerRef, selectIsBusy)
  const zoom = useSelector(viewerRef, selectZoom)
  return (
    <section css={pane} {...reachable} aria-label={attachment.displayName}>
      {isBusy && <Skeleton height="min(400px, 50dvh)" />}
      <img
        src={attachment.url}
        alt={attachment.displayName}
        css={[zoom === 1 ? fitted : enlarged, isBusy && awaited]}
        {...(zoom !== 1 && { style: { width: `${zoom * 100}%` } })}
        onLoad={() => viewerRef.send({ type: 'image.loaded' })}
        onError={() => viewerRef.send({ type: 'image.failed' })}
      />
    </section>
  )
}
