import { css } from '@emotion/react'
import type { ComponentProps } from 'react'
import { durations, touchTarget } from '#src/theme/scales.ts'
import { Icon } from './Icon.tsx'
import type { IconName } from './iconPaths.ts'

const frame = css({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  padding: 0,
  border: '1px solid transparent',
  borderRadius: 'var(--radius)',
  background: 'transparent',
  cursor: 'pointer',
  touchAction: 'manipulation',
  transition: `background-color ${durations.fast}, color ${durations.fast}, border-color ${durations.fast}`,
  '&:disabled': { color: 'var(--color-border-strong)', cursor: 'not-allowed' },
})

const variants = {
  quiet: css({
    color: 'var(--color-text-muted)',
    '&:hover:not(:disabled)': { background: 'var(--color-accent-soft)', color: 'var(--color-on-accent-soft)' },
  }),
  secondary: css({
    background: 'var(--color-surface-raised)',
    borderColor: 'var(--color-border-strong)',
    color: 'var(--color-text)',
    '&:hover:not(:disabled)': { borderColor: 'var(--color-action)', background: 'var(--color-accent-soft)' },
  }),
  primary: css({
    background: 'var(--color-action)',
    color: 'var(--color-on-action)',
    '&:hover:not(:disabled)': { background: 'var(--color-action-hover)' },
    '&:disabled': { background: 'var(--color-surface-sunken)' },
  }),
  danger: css({
    color: 'var(--color-danger)',
    '&:hover:not(:disabled)': { background: 'var(--color-danger-soft)', color: 'var(--color-on-danger-soft)' },
  }),
}

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** The name: read aloud, never shown. */
  label: string
  variant?: keyof typeof variants
}

/** A button with only a drawing, for places without room for words and drawings that everybody knows. */
export function IconButton({ icon, label, variant = 'quiet', ...props }: Props) {
  return (
    <button type="button" css={[frame, variants[variant]]} {...props} aria-label={label}>
      <Icon name={icon} />
    </button>
  )
}
