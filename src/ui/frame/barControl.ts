import { css } from '@emotion/react'
import { durations, touchTarget } from '#src/theme/scales.ts'

/** A button or link in the top bar, as tall as a touch target. */
export const barControl = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  flex: 'none',
  minWidth: touchTarget,
  minHeight: touchTarget,
  padding: 0,
  border: 0,
  borderRadius: 'var(--radius)',
  background: 'transparent',
  color: 'var(--color-text)',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${durations.fast}`,
  '&:hover': { background: 'var(--color-surface-sunken)' },
})
