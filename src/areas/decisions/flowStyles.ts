import { css } from '@emotion/react'
import { media } from '#src/theme/scales.ts'

/** What will be sent or was counted, line by line. */
export const summary = css({
  '& > div': { display: 'grid', gap: 2, paddingBlock: 12 },
  '& > div + div': { borderBlockStart: '1px solid var(--color-border)' },
  '& > div:first-of-type': { paddingBlockStart: 0 },
  '& > div:last-of-type': { paddingBlockEnd: 0 },
  '& dd': { fontWeight: 600 },
})

/** What a decision is, and beside it what it means to the person. */
export const decisionColumns = css({
  display: 'grid',
  gap: 16,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  /* What is beside may be longer than what is above: the rows take no more than they need. */
  [media.tablet]: {
    gridTemplateColumns: 'minmax(0, 3fr) minmax(280px, 2fr)',
    gridTemplateRows: 'auto 1fr',
    gap: 20,
  },
})
