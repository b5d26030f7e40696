import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Icon } from './Icon.tsx'

const frame = css({
  display: 'flex',
  gap: 12,
  padding: '14px 16px',
  borderRadius: 'var(--radius)',
  borderInlineStart: '4px solid currentColor',
  '& > svg': { marginTop: 2 },
})
const body = css({ minWidth: 0, flex: 1, '& > * + *': { marginTop: 4 } })
const heading = css({ fontWeight: 600 })

const tones = {
  info: { icon: 'info', style: css({ background: 'var(--color-info-soft)', color: 'var(--color-on-info-soft)' }) },
  success: {
    icon: 'check',
    style: css({ background: 'var(--color-success-soft)', color: 'var(--color-on-success-soft)' }),
  },
  warning: {
    icon: 'alert',
    style: css({ background: 'var(--color-warning-soft)', color: 'var(--color-on-warning-soft)' }),
  },
  danger: {
    icon: 'alert',
    style: css({ background: 'var(--color-danger-soft)', color: 'var(--color-on-danger-soft)' }),
  },
} as const

type Props = { tone?: keyof typeof tones; title?: string; children: ReactNode }

/** A message about what just happened: screen readers announce a failure immediately, anything else at the next pause. */
export function Notice({ tone = 'info', title, children }: Props) {
  const { icon, style } = tones[tone]
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      {...(tone === 'danger' && { tabIndex: -1 })}
      css={[frame, style]}
    >
      <Icon name={icon} />
      <div css={body}>
        {title !== undefined && <p css={heading}>{title}</p>}
        <div>{children}</div>
      </div>
    </div>
  )
}
