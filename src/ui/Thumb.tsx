import { css } from '@emotion/react'
import type { ComponentProps, ReactNode } from 'react'

const opener = css({
  display: 'grid',
  gap: 6,
  width: '100%',
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'none',
  color: 'var(--color-text-muted)',
  font: 'inherit',
  fontSize: '0.8125rem',
  textAlign: 'start',
  cursor: 'pointer',
  '&:hover': { color: 'var(--color-link)', textDecoration: 'underline', textUnderlineOffset: 3 },
})
const frame = css({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  border: '1px solid var(--color-border)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-sunken)',
  '& > img': { width: '100%', height: '100%', objectFit: 'cover' },
})
/** Never truncated: two names often differ only at their end. */
const words = css({ minWidth: 0, lineHeight: 1.35, overflowWrap: 'anywhere' })

type Props = Omit<ComponentProps<'button'>, 'children'> & { picture: ReactNode; name: string }

/** A picture in a frame and its name below, as one button. */
export const Thumb = ({ picture, name, ...props }: Props) => (
  <button type="button" css={opener} {...props}>
    <span css={frame}>{picture}</span>
    <span css={words}>{name}</span>
  </button>
)
