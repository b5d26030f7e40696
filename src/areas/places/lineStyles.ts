import { css } from '@emotion/react'

export const personLines = css({
  display: 'grid',
  '& > li + li': { borderBlockStart: '1px solid var(--color-border)' },
})
export const personLine = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 12,
  minWidth: 0,
  '& > div': { minWidth: 0, flex: 1, overflowWrap: 'anywhere' },
})
