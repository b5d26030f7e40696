import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { RowLink } from '../RowLink.tsx'

const row = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  columnGap: 12,
  padding: '11px 16px',
  '&:hover': { background: 'var(--color-surface-sunken)' },
})
const current = css({ background: 'var(--color-accent-soft)', '&:hover': { background: 'var(--color-accent-soft)' } })
const words = css({ display: 'grid', gap: 1, minWidth: 0 })
const line = css({ display: 'flex', alignItems: 'baseline', gap: 8, minWidth: 0 })
const cut = css({ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })
const small = css({ fontSize: '0.875rem', color: 'var(--color-text-muted)' })
const strong = css({ color: 'var(--color-text)', fontWeight: 500 })
const time = css({ flex: 'none', fontSize: '0.8125rem', color: 'var(--color-text-muted)' })
const badge = css({
  flex: 'none',
  alignSelf: 'center',
  minWidth: 20,
  padding: '0 6px',
  borderRadius: 999,
  background: 'var(--color-action)',
  color: 'var(--color-on-action)',
  fontSize: '0.75rem',
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
})

type Props = {
  href: string
  isCurrent: boolean
  isUnread: boolean
  avatar: ReactNode
  name: string
  time: ReactNode
  members: string
  preview: string
  /** Drawings of its state. */
  marks: ReactNode
  count: ReactNode
  onAim: () => void
}

/** A conversation in the list: its name, its members and time, and its last message. */
export const ConversationRow = ({ href, isCurrent, isUnread, avatar, name, ...props }: Props) => (
  <div css={[row, isCurrent && current]} aria-current={isCurrent ? 'true' : undefined}>
    {avatar}
    <div css={words}>
      <p css={line}>
        <span css={cut}>
          <RowLink href={href} fontWeight={isUnread ? 700 : 500} onAim={props.onAim}>
            {name}
          </RowLink>
        </span>
        {props.marks}
      </p>
      <p css={[line, small]}>
        <span css={cut}>{props.members}</span>
        <span css={time}>{props.time}</span>
      </p>
      <p css={[line, small, isUnread && strong]}>
        <span css={cut}>{props.preview}</span>
        {isUnread && <span css={badge}>{props.count}</span>}
      </p>
    </div>
  </div>
)
