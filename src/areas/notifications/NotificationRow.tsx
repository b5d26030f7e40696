import { dot } from '#contract/dot.ts'
import { sentenceKeyOf } from '#contract/notificationEvents.ts'
import type { Notification } from '#contract/notifications.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { IconBadge } from '#src/ui/IconBadge.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { QuietLink } from '#src/ui/QuietLink.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { notificationIcons } from './notificationIcons.ts'

type Props = { notification: Notification; isReadOnly: boolean; onMark: (id: string, isRead: boolean) => void }

/** One notification. Following its link marks it as read. */
export function NotificationRow({ notification, isReadOnly, onMark }: Props) {
  const { translate: t, format } = useLanguage()
  const { id, type, title, author, path, placeName, createdAt, readAt, isHighlighted } = notification
  const isUnread = readAt === null
  const told = t(`notifications.${sentenceKeyOf(notification)}`, { author: author ?? '', title })
  return (
    <Grid
      as="li"
      columns="auto minmax(0, 1fr) auto"
      columnGap={{ base: 2, phone: 4 }}
      rowGap={{ base: 0, phone: 1 }}
      py={{ base: 3, phone: 4 }}
      ps={{ base: 3, phone: 4 }}
      pe={{ base: 2, phone: 3 }}
      edge={isUnread ? 'action' : 'transparent'}
      bg={isUnread ? 'surfaceRaised' : undefined}
      data-unread={isUnread || undefined}
    >
      <Box gridRow={{ phone: 'span 2' }}>
        <IconBadge name={notificationIcons[type]} tone={isUnread ? 'brand' : 'muted'} />
      </Box>
      {/* On a phone, the words use the room above the mark too. */}
      <Text gridColumn={{ base: '2 / -1', phone: '2' }} overflowWrap="anywhere" fontWeight={isUnread ? 600 : undefined}>
        {isUnread && <VisuallyHidden>{t('notifications.state.unread')} </VisuallyHidden>}
        {path === null ? (
          told
        ) : (
          <QuietLink href={path} onClick={() => isUnread && !isReadOnly && onMark(id, true)}>
            {told}
          </QuietLink>
        )}
      </Text>
      <Text
        gridColumn="2"
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        rowGap={1}
        columnGap={2}
        color="textMuted"
        fontSize="small"
      >
        <span>
          <time dateTime={createdAt}>{format.time(new Date(createdAt))}</time>
          {placeName !== null && dot + placeName}
        </span>
        {isUnread && isHighlighted && <Tag tone="warning">{t('notifications.state.asking')}</Tag>}
      </Text>
      {!isReadOnly && (
        <Box gridColumn="3" gridRow={{ base: '2', phone: '1 / span 2' }} alignSelf="center" my={-1}>
          <IconButton
            icon={isUnread ? 'dot' : 'dotEmpty'}
            label={t(isUnread ? 'notifications.markRead' : 'notifications.markUnread', { title })}
            title={t(isUnread ? 'notifications.read' : 'notifications.unreadAgain')}
            onClick={() => onMark(id, isUnread)}
          />
        </Box>
      )}
    </Grid>
  )
}
