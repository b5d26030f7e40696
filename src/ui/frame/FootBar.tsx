import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { layout, media, touchTarget } from '#src/theme/scales.ts'

const bar = css({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: 'var(--color-surface-raised)',
  borderBlockStart: '1px solid var(--color-border)',
  [media.tablet]: { display: 'none' },
  [media.print]: { display: 'none' },
})
const list = css({
  display: 'grid',
  gridAutoFlow: 'column',
  /* A long word uses the space that short ones leave. */
  gridAutoColumns: `minmax(${touchTarget}px, auto)`,
  height: layout.bottomBar,
  paddingInline: 8,
})
const item = css({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  width: '100%',
  height: '100%',
  padding: '0 2px',
  border: 0,
  background: 'transparent',
  color: 'var(--color-text-muted)',
  fontSize: '0.75rem',
  whiteSpace: 'nowrap',
  fontWeight: 500,
  lineHeight: 1.1,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  '&:focus-visible': { outlineOffset: -3 },
  '&[aria-current]': { color: 'var(--color-action)', fontWeight: 600 },
  '&[aria-current]::before': {
    content: '""',
    position: 'absolute',
    insetBlockStart: -1,
    width: 32,
    height: 3,
    borderRadius: '0 0 3px 3px',
    background: 'var(--color-action)',
  },
})

/** The bar at the foot of a phone, within reach of a thumb. */
export const FootBar = ({ children, ...props }: ComponentProps<'nav'>) => (
  <nav css={bar} {...props}>
    <ul css={list}>{children}</ul>
  </nav>
)
export const FootLink = (props: ComponentProps<typeof Link>) => <Link css={item} {...props} />
export const FootButton = (props: ComponentProps<'button'>) => <button type="button" css={item} {...props} />
