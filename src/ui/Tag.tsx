import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const frame = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  maxWidth: '100%',
  padding: '3px 10px',
  /* Half of its height on one line. */
  borderRadius: 13,
  fontSize: '0.8125rem',
  fontWeight: 600,
  lineHeight: '1.25rem',
})

const tones = {
  /* The outline keeps the tag visible on the page, which has the same background. */
  neutral: css({
    background: 'var(--color-surface-sunken)',
    boxShadow: 'inset 0 0 0 1px var(--color-border)',
    color: 'var(--color-text-muted)',
  }),
  accent: css({ background: 'var(--color-accent-soft)', color: 'var(--color-on-accent-soft)' }),
  info: css({ background: 'var(--color-info-soft)', color: 'var(--color-on-info-soft)' }),
  success: css({ background: 'var(--color-success-soft)', color: 'var(--color-on-success-soft)' }),
  warning: css({ background: 'var(--color-warning-soft)', color: 'var(--color-on-warning-soft)' }),
  danger: css({ background: 'var(--color-danger-soft)', color: 'var(--color-on-danger-soft)' }),
}

/** A status in one or two words. The words carry the meaning; the tone only helps to find it. */
export function Tag({ tone = 'neutral', children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span css={[frame, tones[tone]]}>{children}</span>
}
