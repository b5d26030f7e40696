import { css } from '@emotion/react'
import type { HTMLAttributes } from 'react'
import { media } from '#src/theme/scales.ts'

/**
 * On a phone, one card fills most of the window and the edge of the next one shows. From a tablet up, cards form a
 * grid.
 */
const row = css({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(82%, 320px)',
  gap: 12,
  marginInline: 'calc(-1 * clamp(16px, 4vw, 32px))',
  paddingInline: 'clamp(16px, 4vw, 32px)',
  paddingBlock: 4,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: 'clamp(16px, 4vw, 32px)',
  '& > *': { scrollSnapAlign: 'start' },
  [media.tablet]: {
    gridAutoFlow: 'row',
    gridAutoColumns: 'auto',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    gap: 20,
    marginInline: 0,
    paddingInline: 0,
    overflowX: 'visible',
  },
})

/** Cards side by side; a row that contains links scrolls as the keyboard moves through them. */
export function CardRow({ label, ...props }: HTMLAttributes<HTMLUListElement> & { label: string }) {
  return <ul aria-label={label} css={row} {...props} />
}
