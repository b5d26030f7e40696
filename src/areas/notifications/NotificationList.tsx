import { css } from '@emotion/react'
import { useRef } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { groupByDay } from './groupByDay.ts'
import { NotificationRow } from './NotificationRow.tsx'

const days = css({ display: 'grid', gap: 24, outlineOffset: 6 })
const dayName = css({ margin: 0, marginBlockEnd: 8, fontSize: '0.875rem', color: 'var(--color-text-muted)' })
const list = css({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: '1px solid var(--color-border)',
  borderRadius: 'calc(var(--radius) * 1.5)',
  overflow: 'hidden',
})

type Props = {
  notifications: readonly Notification[]
  isReadOnly: boolean
  onMark: (id: string, isRead: boolean) => void
}

/** Notifications under the days they came. */
export function NotificationList({ notifications, isReadOnly, onMark }: Props) {
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  // Among the unread ones a row goes once it is read.
  const keptFocus = useKeptFocus(frame)
  return (
    <div ref={frame} css={days} {...keptFocus}>
      {groupByDay(notifications, language, Date.now()).map(({ day, notifications: ofDay }) => (
        <section key={day} aria-label={day}>
          <h2 css={dayName}>{day}</h2>
          <ul css={list}>
            {ofDay.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                isReadOnly={isReadOnly}
                onMark={onMark}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
