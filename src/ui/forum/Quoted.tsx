import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const frame = css({
  width: '100%',
  maxWidth: '70ch',
  margin: 0,
  padding: '8px 14px',
  borderInlineStart: '4px solid var(--color-border-strong)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-sunken)',
  fontSize: '0.9375rem',
  lineHeight: 1.5,
})
const words = css({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  color: 'var(--color-text-muted)',
})

type Props = { head: ReactNode; children?: ReactNode }

/** The beginning of a quoted post. */
export const Quoted = ({ head, children }: Props) => (
  <blockquote css={frame}>
    <div>{head}</div>
    {children && <p css={words}>{children}</p>}
  </blockquote>
)
