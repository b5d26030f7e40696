import { css } from '@emotion/react'

/** A few messages are at the foot, near the field. */
export const threadScroller = css({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '8px 16px',
  '& > :first-of-type': { marginBlockStart: 'auto' },
})
export const threadRows = css({ listStyle: 'none', margin: 0, padding: 0 })

/** CSS pixels from the end within which the reader counts as being there. */
export const endThreshold = 48

/** The keyboard can reach the scrolling element. */
export const reachable = (label: string) => ({ role: 'group', tabIndex: 0, 'aria-label': label }) as const
