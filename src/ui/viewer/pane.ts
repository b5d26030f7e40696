import { css } from '@emotion/react'

/** The area of the document: it scrolls by itself once the document is enlarged. */
export const pane = css({
  position: 'relative',
  flex: 1,
  overflow: 'auto',
  maxHeight: '68dvh',
  padding: 8,
  background: 'var(--color-surface-sunken)',
  borderRadius: 'var(--radius)',
})

/** Keyboard users must be able to reach every scrolling element. */
export const reachable = { tabIndex: 0 } as const
