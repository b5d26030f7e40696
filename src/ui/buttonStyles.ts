import { css } from '@emotion/react'
import { durations, touchTarget } from '#src/theme/scales.ts'

/** Shared by buttons and by links that look like buttons. */
export const buttonStyle = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 8,
  minHeight: 48,
  minWidth: touchTarget,
  /* Room for the spinner, so that a busy button keeps its size: least on a phone, where usual labels take the rest of a line. */
  '--room': 'clamp(16px, 12.5vw - 28px, 34px)',
  padding: '10px var(--room)',
  border: '1px solid transparent',
  borderRadius: 'var(--radius)',
  font: 'inherit',
  fontWeight: 600,
  lineHeight: 1.25,
  textAlign: 'center',
  textWrap: 'balance',
  textDecoration: 'none',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${durations.normal}, border-color ${durations.normal}, color ${durations.normal}`,
  '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed' },
  '&[aria-busy="true"]': { cursor: 'progress' },
  '&:disabled': {
    background: 'var(--color-surface-sunken)',
    borderColor: 'var(--color-border)',
    color: 'var(--color-text-muted)',
  },
})

export const buttonVariants = {
  primary: css({
    background: 'var(--color-action)',
    color: 'var(--color-on-action)',
    '&:hover:not(:disabled)': { background: 'var(--color-action-hover)' },
  }),
  secondary: css({
    background: 'var(--color-surface-raised)',
    borderColor: 'var(--color-border-strong)',
    color: 'var(--color-text)',
    '&:hover:not(:disabled)': { borderColor: 'var(--color-action)', background: 'var(--color-accent-soft)' },
  }),
  /* Aligns the text, not the invisible edge, with the content above. */
  quiet: css({
    marginInline: -12,
    paddingInline: 12,
    background: 'transparent',
    '&[aria-busy="true"]': { paddingInlineStart: 34 },
    color: 'var(--color-link)',
    '&:hover:not(:disabled)': { background: 'var(--color-accent-soft)', color: 'var(--color-on-accent-soft)' },
  }),
  danger: css({
    background: 'var(--color-surface-raised)',
    borderColor: 'var(--color-danger)',
    color: 'var(--color-danger)',
    '&:hover:not(:disabled)': { background: 'var(--color-danger-soft)', color: 'var(--color-on-danger-soft)' },
  }),
}
export type ButtonVariant = keyof typeof buttonVariants

export const fullWidth = css({ width: '100%', marginInline: 0 })
