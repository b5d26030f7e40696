import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { media } from '#src/theme/scales.ts'
import { Icon } from './Icon.tsx'

const style = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  maxWidth: '100%',
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > svg': { color: 'var(--color-text-muted)', [media.print]: { display: 'none' } },
})

/** The name on the button of a row that opens: the chevron says so without a hover. */
export const OpeningName = ({ children }: { children: ReactNode }) => (
  <span css={style}>
    <span>{children}</span>
    <Icon name="chevronRight" size={16} />
  </span>
)
