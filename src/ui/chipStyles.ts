import { css } from '@emotion/react'
import { durations, touchTarget } from '#src/theme/scales.ts'
import { fadingRow } from './fadingRow.ts'

/** The padding is room for the focus ring. */
export const chipRow = css([fadingRow, { gap: 8, padding: 4, margin: -4 }])

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
