import { css } from '@emotion/react'
import { media, touchTarget } from '#src/theme/scales.ts'

/** What few need stays folded until they ask for it; folded, it has no line on paper. */
export const drawer = css({
  '&:not([open])': { [media.print]: { display: 'none' } },
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: touchTarget,
    paddingInline: 4,
    /* Its icon, not its invisible edge, lines up with what stands above it. */
    marginInline: -4,
    borderRadius: 'var(--radius)',
    color: 'var(--color-link)',
    fontWeight: 500,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
})
