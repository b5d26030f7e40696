import { css } from '@emotion/react'
import { breakpoints } from '#src/theme/scales.ts'

export const onPhone = `@media screen and (max-width: calc(${breakpoints.tablet} - 1px))`
/** An act within reach of the thumb, above the foot. */
export const actAtHand = {
  zIndex: 15,
  insetBlockEnd: 'calc(var(--frame-foot) + 12px)',
} as const
export const actShadow = '0 6px 20px -6px rgb(10 16 22 / 0.45)'
/** A focused element must not stay behind it. */
export const roomForAct = css({
  [onPhone]: { ':root': { scrollPaddingBlockEnd: 'calc(var(--frame-foot) + 84px)' } },
})
