import { css } from '@emotion/react'
import { durations, media, touchTarget } from '#src/theme/scales.ts'

export const place = css({ position: 'relative', minWidth: 0, margin: 0, padding: 0, border: 0 })
export const triggerStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: '100%',
  minHeight: touchTarget,
  padding: '10px 14px',
  border: '1px solid var(--color-border)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-text)',
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `border-color ${durations.normal}`,
  '&:hover, &[aria-expanded="true"]': { borderColor: 'var(--color-action)' },
  '& > svg:last-of-type': { marginInlineStart: 'auto', color: 'var(--color-text-muted)' },
})
/** On a phone, the list is as wide as the bar, whose position counts. */
export const placeInBar = css(place, { position: 'static', [media.tablet]: { position: 'relative' } })
export const triggerInBar = css(triggerStyle, {
  gap: 4,
  padding: 0,
  borderColor: 'transparent',
  [media.tablet]: { gap: 12, padding: '6px 14px', borderColor: 'var(--color-border)' },
  '& > svg': { flex: 'none' },
  // Without a border, the arrow belongs to the name.
  '& > svg:last-of-type': { marginInlineStart: 0, [media.tablet]: { marginInlineStart: 'auto' } },
})
