import { css } from '@emotion/react'
import { touchTarget } from '#src/theme/scales.ts'

/** What few need stays folded until they ask for it. */
export const drawer = css({
  '& > summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 8,
    minHeight: touchTarget,
    paddingInline: 4,
    borderRadius: 'var(--radius)',
    color: 'var(--color-link)',
    fontWeight: 500,
    cursor: 'pointer',
    listStyle: 'none',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
})
