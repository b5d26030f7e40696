import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { durations, layout, media } from '#src/theme/scales.ts'

const room = css({
  height: layout.mobileBanner,
  transition: `height ${durations.normal}`,
  [media.print]: { display: 'none' },
})
const noRoom = css({ height: 0 })

/** Keeps the page below the bar from the first paint on, and shrinks with it. */
export const BannerRoom = ({ isLeaving = false, children }: { isLeaving?: boolean; children?: ReactNode }) => (
  <div css={[room, isLeaving && noRoom]}>{children}</div>
)
