import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const line = css({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingBlock: '18px 4px',
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'var(--color-text-muted)',
  '&::before, &::after': { content: '""', flex: 1, height: 1, background: 'var(--color-border)' },
})
const unread = css({ color: 'var(--color-link)', '&::before, &::after': { background: 'currentColor' } })

/** A line across the thread: a day, or where unread messages begin. */
export const ThreadLine = ({ isUnread = false, children }: { isUnread?: boolean; children: ReactNode }) => (
  <p css={[line, isUnread && unread]}>{children}</p>
)
