import { css } from '@emotion/react'
import { breakpoints } from '#src/theme/scales.ts'

/** The windows with a bar at their foot. */
export const onPhone = `@media screen and (max-width: calc(${breakpoints.tablet} - 1px))`

/** A focused element must not stay behind an act above the foot. */
export const focusRoom = css({
  [onPhone]: { ':root': { scrollPaddingBlockEnd: 'calc(var(--frame-foot, 0px) + 84px)' } },
})
