import { css, keyframes } from '@emotion/react'

/** The width of the fade at an end of a row. */
export const fade = 24

const mask = (start: string, end: string) => ({
  maskImage: `linear-gradient(to right, ${start}, black ${fade}px calc(100% - ${fade}px), ${end})`,
})
/** An end that has been reached does not fade. A row that does not scroll has no timeline, so it never fades. */
const fading = keyframes({
  '0%': mask('black', 'transparent'),
  '1%, 99%': mask('transparent', 'transparent'),
  '100%': mask('transparent', 'black'),
})

/**
 * A row that scrolls where it is wider than the window. The fade says that more follows, even where an item ends
 * exactly at the edge; a focused item stays clear of it.
 */
export const fadingRow = css({
  animation: `${fading} linear`,
  animationTimeline: 'scroll(self inline)',
  // It follows the scroll: a wish for less motion, which ends other animations, leaves it.
  animationDuration: 'auto !important',
  display: 'flex',
  overflowX: 'auto',
  scrollPaddingInline: fade,
  scrollbarWidth: 'thin',
})
