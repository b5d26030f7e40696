import { css } from '@emotion/react'
import { Link } from 'wouter'
import type { Notification } from '#contract/notifications.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { media } from '#src/theme/scales.ts'
import { Icon } from '#src/ui/Icon.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { notificationIcons } from './notificationIcons.ts'

const row = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: 12,
  alignItems: 'start',
  padding: '12px 8px 12px 12px',
  borderInlineStart: '4px solid transparent',
  '& + &': { borderBlockStart: '1px solid var(--color-border)' },
  '&[data-unread]': { borderInlineStartColor: 'var(--color-action)', background: 'var(--color-surface-raised)' },
  [media.phone]: { gap: 16, padding: '14px 12px 14px 16px' },
})
const badge = css({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: 'var(--color-surface-sunken)',
  color: 'var(--color-text-muted)',
  '[data-unread] > &': { background: 'var(--color-accent-soft)', color: 'var(--color-on-accent-soft)' },
})
const words = css({ display: 'grid', gap: 4, minWidth: 0, paddingBlock: 2, overflowWrap: 'anywhere' })
const sentence = css({ color: 'var(--color-text)', '[data-unread] &': { fontWeight: 600 } })
const link = css({ color: 'inherit', textUnderlineOffset: 3, '&:hover': { color: 'var(--color-link)' } })
const about = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 8px',
  color: 'var(--color-text-muted)',
  fontSize: '0.875rem',
})

type Props = { notification: Notification; isReadOnly: boolean; onMark: (id: string, isRead: boolean) => void }

/** One thing the person was told. Going where it leads is reading it. */
export function NotificationRow({ notification, isReadOnly, onMark }: Props) {
  const { translate: t, format } = useLanguage()
  const { id, type, title, author, path, placeName, createdAt, readAt, isHighlighted } = notification
  const isUnread = readAt === null
  const told =
    author === null
      ? t(`notifications.types.${type}.alone`, { title })
      : t(`notifications.types.${type}.by`, { author, title })
  return (
    <li css={row} data-unread={isUnread || undefined}>
      <span css={badge}>
        <Icon name={notificationIcons[type]} />
      </span>
      <div css={words}>
        <p css={sentence}>
          {isUnread && <VisuallyHidden>{t('notifications.state.unread')} </VisuallyHidden>}
          {path === null ? (
            told
          ) : (
            <Link href={path} css={link} onClick={() => isUnread && !isReadOnly && onMark(id, true)}>
              {told}
            </Link>
          )}
        </p>
        <p css={about}>
          <time dateTime={createdAt}>{format.time(new Date(createdAt))}</time>
          {placeName !== null && <span>{placeName}</span>}
          {isUnread && isHighlighted && <Tag tone="warning">{t('notifications.state.asking')}</Tag>}
        </p>
      </div>
      {!isReadOnly && (
        <IconButton
          icon={isUnread ? 'check' : 'mail'}
          label={t(isUnread ? 'notifications.markRead' : 'notifications.markUnread', { title })}
          title={t(isUnread ? 'notifications.read' : 'notifications.unreadAgain')}
          onClick={() => onMark(id, isUnread)}
        />
      )}
    </li>
  )
}
