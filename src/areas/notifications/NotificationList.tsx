import { useRef } from 'react'
import type { Notification } from '#contract/notifications.ts'
import { serverNow } from '#src/api/serverClock.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { useKeptFocus } from '#src/parts/useKeptFocus.ts'
import { Box } from '#src/ui/Box.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { RuledList } from '#src/ui/RuledList.tsx'
import { groupByDay } from './groupByDay.ts'
import { NotificationRow } from './NotificationRow.tsx'

type Props = {
  notifications: readonly Notification[]
  isReadOnly: boolean
  onMark: (id: string, isRead: boolean) => void
}

/** Notifications grouped by day. */
export function NotificationList({ notifications, isReadOnly, onMark }: Props) {
  const language = useLanguage()
  const frame = useRef<HTMLDivElement>(null)
  // In the list of unread notifications, a row disappears once it is read.
  const keptFocus = useKeptFocus(frame)
  return (
    <Grid ref={frame} gap={5} outlineOffset={6} {...keptFocus}>
      {groupByDay(notifications, language, serverNow()).map(({ day, notifications: ofDay }) => (
        <section key={day} aria-label={day}>
          <Box as="h2" mb={2} fontSize="small" color="textMuted">
            {day}
          </Box>
          <RuledList isFramed bg="transparent">
            {ofDay.map((notification) => (
              <NotificationRow
                key={notification.id}
                notification={notification}
                isReadOnly={isReadOnly}
                onMark={onMark}
              />
            ))}
          </RuledList>
        </section>
      ))}
    </Grid>
  )
}
