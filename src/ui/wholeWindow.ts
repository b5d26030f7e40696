import { css, keyframes } from '@emotion/react'

export const appear = keyframes({ from: { opacity: 0 } })

/** A `<dialog>` as large as the window, without the browser's default decoration. */
export const wholeWindow = css({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  color: 'var(--color-text)',
})
