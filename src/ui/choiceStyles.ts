import { css } from '@emotion/react'
import { durations, touchTarget } from '#src/theme/scales.ts'

/** The native box or disc in our own style; where the system forces colours, it draws its own. */
const mark = css({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  margin: 0,
  background: 'var(--color-surface-raised)',
  border: '1.5px solid var(--color-border-strong)',
  cursor: 'pointer',
  transition: `background-color ${durations.fast}, border-color ${durations.fast}`,
  '&::before': {
    content: '""',
    transform: 'scale(0)',
    transition: `transform ${durations.fast}`,
  },
  '&:hover:not(:disabled)': { borderColor: 'var(--color-action)' },
  '&:checked::before': { transform: 'none' },
  '&[aria-invalid="true"]': { borderColor: 'var(--color-danger)' },
  '&:disabled': { background: 'var(--color-surface-sunken)', cursor: 'not-allowed' },
  '@media (forced-colors: active)': { appearance: 'auto' },
})

export const checkMark = [
  mark,
  css({
    borderRadius: 'min(var(--radius), 6px)',
    '&::before': {
      width: 14,
      height: 14,
      background: 'var(--color-on-action)',
      clipPath: 'polygon(12% 46%, 0 59%, 38% 95%, 100% 20%, 86% 8%, 36% 69%)',
    },
    '&:checked': { background: 'var(--color-action)', borderColor: 'var(--color-action)' },
    '&:checked:disabled': { background: 'var(--color-text-muted)', borderColor: 'var(--color-text-muted)' },
  }),
]

export const radioMark = [
  mark,
  css({
    borderRadius: '50%',
    '&::before': { width: 12, height: 12, borderRadius: '50%', background: 'var(--color-action)' },
    '&:checked': { borderColor: 'var(--color-action)' },
    '&:checked:disabled::before': { background: 'var(--color-text-muted)' },
  }),
]

/** The words next to a mark, as tall as a touch target. */
export const choiceLabel = css({ display: 'block', minHeight: touchTarget, paddingBlock: 10, cursor: 'pointer' })

/** A card around a choice: all of it is clickable, and it shows the choice and the focus. */
export const choiceCard = css({
  minWidth: 0,
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-border-strong)',
  cursor: 'pointer',
  transition: `background-color ${durations.fast}, border-color ${durations.fast}`,
  '&:hover': { borderColor: 'var(--color-action)' },
  '&:has(:checked)': {
    background: 'var(--color-accent-soft)',
    borderColor: 'var(--color-action)',
    boxShadow: 'inset 0 0 0 1px var(--color-action)',
  },
  '&:has(:focus-visible)': { outline: '3px solid var(--color-focus)', outlineOffset: 2 },
})
