import { css } from '@emotion/react'
import { durations } from '#src/theme/scales.ts'

/** An element next to a label belongs to its word. */
export const labelLine = css({ display: 'flex', alignItems: 'center', gap: 4, marginBottom: 6 })
export const labelText = css({ fontWeight: 600 })
export const fieldFrame = css({ position: 'relative' })

export const control = css({
  display: 'block',
  width: '100%',
  minHeight: 48,
  padding: '10px 14px',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-border-strong)',
  borderRadius: 'var(--radius)',
  /* 16 px at least: iOS zooms into smaller fields. */
  fontSize: '1rem',
  transition: `border-color ${durations.normal}, box-shadow ${durations.normal}`,
  '&::placeholder': { color: 'var(--color-text-muted)', opacity: 1 },
  /* The cross that some browsers draw ignores our colours. */
  '&::-webkit-search-cancel-button': { display: 'none' },
  '&:hover:not(:disabled)': { borderColor: 'var(--color-action)' },
  '&:focus-visible': { outline: '2px solid var(--color-focus)', outlineOffset: 0, borderColor: 'var(--color-focus)' },
  '&[aria-invalid="true"]': { borderColor: 'var(--color-danger)', boxShadow: 'inset 0 0 0 1px var(--color-danger)' },
  '&:disabled': { background: 'var(--color-surface-sunken)', color: 'var(--color-text-muted)' },
  '&:read-only:not(:disabled)': { background: 'var(--color-surface-sunken)' },
})

export const suffixPlace = {
  room: css({ paddingInlineEnd: 52 }),
  place: css({ position: 'absolute', insetInlineEnd: 2, insetBlock: 2, display: 'grid', placeItems: 'center' }),
}

/**
 * Room for the line of an error, which ends in the gap below: nothing moves when it appears, and fields without one are not far
 * apart.
 */
export const messages = css({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 16,
  minHeight: 24,
  paddingBlockStart: 4,
  marginBlockEnd: -4,
  fontSize: '0.875rem',
  lineHeight: '1.25rem',
})
/** The space below separates a hint, which stays, from the label of the next field. */
export const hintRoom = css({ marginBlockEnd: 8 })
export const errorText = css({
  display: 'flex',
  gap: 6,
  color: 'var(--color-danger)',
  fontWeight: 500,
  '& > svg': { marginTop: 2 },
})
export const hintText = css({ color: 'var(--color-text-muted)' })
/* As tall as a touch target, without moving the line. */
export const actionLine = css({
  flex: 'none',
  '& > a': { display: 'inline-block', paddingBlock: 12, marginBlock: -12 },
})
