import { css } from '@emotion/react'

/** Where the document lies: it scrolls by itself once the document is enlarged. */
export const pane = css({
  position: 'relative',
  flex: 1,
  overflow: 'auto',
  maxHeight: '68dvh',
  padding: 8,
  background: 'var(--color-surface-sunken)',
  borderRadius: 'var(--radius)',
})

/** What scrolls must be reached by the keyboard. */
export const reachable = { tabIndex: 0 } as const
