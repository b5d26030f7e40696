import { css, keyframes } from '@emotion/react'
import { durations, touchTarget } from '#src/theme/scales.ts'

/** The width of the fade at the end of a row. */
export const chipFade = 24

/** Nothing fades once the row has been scrolled to its end. A row that does not scroll has no timeline, so it never fades. */
const fading = keyframes({
  '0%, 99%': { maskImage: `linear-gradient(to right, black calc(100% - ${chipFade}px), transparent)` },
  '100%': { maskImage: 'none' },
})

/**
 * A row of chips, which scrolls where it is wider than the window; the padding is room for the focus ring. The fade says that more
 * chips follow, even where one ends exactly at the edge.
 */
export const chipRow = css({
  animation: `${fading} linear`,
  animationTimeline: 'scroll(self inline)',
  // It follows the scroll: a wish for less motion, which ends other animations, leaves it.
  animationDuration: 'auto !important',
  display: 'flex',
  gap: 8,
  overflowX: 'auto',
  padding: 4,
  margin: -4,
  scrollbarWidth: 'thin',
})

export const chip = css({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: touchTarget,
  padding: '0 16px',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 999,
  background: 'var(--color-surface-raised)',
  color: 'var(--color-text)',
  font: 'inherit',
  fontWeight: 500,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${durations.fast}, border-color ${durations.fast}, color ${durations.fast}`,
  '&:hover': { borderColor: 'var(--color-action)' },
  '&:has(:checked), &[aria-pressed="true"]': {
    background: 'var(--color-accent-soft)',
    borderColor: 'var(--color-action)',
    boxShadow: 'inset 0 0 0 1px var(--color-action)',
    color: 'var(--color-on-accent-soft)',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--color-focus)', outlineOffset: 1 },
})
