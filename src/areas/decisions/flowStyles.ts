import { css } from '@emotion/react'

/** What will be sent, line by line. */
export const summary = css({
  display: 'grid',
  margin: 0,
  '& > div': { display: 'grid', gap: 2, paddingBlock: 12 },
  '& > div + div': { borderBlockStart: '1px solid var(--color-border)' },
  '& > div:first-of-type': { paddingBlockStart: 0 },
  '& > div:last-of-type': { paddingBlockEnd: 0 },
  '& dt': { color: 'var(--color-text-muted)', fontSize: '0.875rem' },
  '& dd': { margin: 0, fontWeight: 600, overflowWrap: 'anywhere' },
})
