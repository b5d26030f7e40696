import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '#src/theme/scales.ts'

/**
 * All of one width: one below the other on a phone and in a narrow card, two in a line elsewhere, and three where each
 * still has room for its text in one line.
 */
export const buttonGrid = css({
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(216px, 32.4%)), 1fr))',
  '& > span': { display: 'grid' },
  /* As wide as its text, or as the row where only one column fits. */
  '& > :only-child:not(div)': {
    gridColumn: '1 / -1',
    justifySelf: 'start',
    minWidth: 'min(100%, max(216px, (444px - 100%) * 999))',
  },
  [media.print]: { display: 'none' },
})

/** Three are in one line as soon as their texts fit it. */
const three = css({
  '&:has(> * + * + *):not(:has(> * + * + * + *))': {
    display: 'flex',
    flexWrap: 'wrap',
    '& > *': { flex: 'auto' },
  },
})

/** The acts on one thing, side by side where there is room. */
export const ButtonRow = ({ children }: { children: ReactNode }) => <div css={[buttonGrid, three]}>{children}</div>
