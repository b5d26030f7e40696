import { css } from '@emotion/react'
import { useEffect, useRef } from 'react'
import type { AttachmentViewerRef } from '#machines/parts/attachmentViewer/attachmentViewer.machine.ts'
import type { OpenedPdf } from './openedPdf.ts'

/** The second child is the text that pdf.js lays over the page: each run in its place, in transparent letters. */
const sheet = css({
  position: 'relative',
  width: 'fit-content',
  marginInline: 'auto',
  background: 'white',
  boxShadow: '0 0 0 1px var(--color-border)',
  '& > canvas': { display: 'block' },
  '& > div': {
    position: 'absolute',
    inset: 0,
    overflow: 'clip',
    lineHeight: 1,
    textAlign: 'initial',
    textSizeAdjust: 'none',
    forcedColorAdjust: 'none',
    transformOrigin: '0 0',
    '--min-font-size': '1',
    '--text-scale-factor': 'calc(var(--total-scale-factor) * var(--min-font-size))',
    '--min-font-size-inv': 'calc(1 / var(--min-font-size))',
    '--scale-round-x': '1px',
    '--scale-round-y': '1px',
  },
  '& span, & br': {
    position: 'absolute',
    color: 'transparent',
    whiteSpace: 'pre',
    cursor: 'text',
    transformOrigin: '0% 0%',
    '--font-height': '0',
    '--scale-x': '1',
    '--rotate': '0deg',
    fontSize: 'calc(var(--text-scale-factor) * var(--font-height))',
    transform: 'rotate(var(--rotate)) scaleX(var(--scale-x)) scale(var(--min-font-size-inv))',
  },
  '& ::selection': { background: 'color-mix(in srgb, var(--color-action), transparent 70%)', color: 'transparent' },
})

type Props = {
  viewerRef: AttachmentViewerRef
  pdf: OpenedPdf
  page: number
  /** CSS pixels. */
  width: number
}

/** One page of the PDF. Another page, width or zoom redraws it; the old drawing stays until then. */
export function PdfPage({ viewerRef, pdf, page, width }: Props) {
  const host = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const drawing = new AbortController()
    if (host.current && width > 0) {
      pdf.drawPage({ host: host.current, page, width }, drawing.signal).then(
        () => !drawing.signal.aborted && viewerRef.send({ type: 'page.rendered' }),
        () => !drawing.signal.aborted && viewerRef.send({ type: 'page.failed' }),
      )
    }
    return () => drawing.abort()
  }, [viewerRef, pdf, page, width])

  return <div ref={host} css={sheet} />
}
