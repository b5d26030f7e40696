import type { Conversation } from '#contract/messages/conversations.ts'
import { pathOf } from '#contract/paths.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Avatar } from '#src/ui/Avatar.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { IconBadge } from '#src/ui/IconBadge.tsx'
import type { IconName } from '#src/ui/iconPaths.ts'
import { ConversationRow } from '#src/ui/messages/ConversationRow.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { membersText, previewText } from './messageWords.ts'

type Props = {
  conversation: Conversation
  isCurrent: boolean
  hasUnsent: boolean
  /** The filters of the list, which its links keep. */
  suffix: string
  onAim: () => void
}

/** One conversation in the list. */
export function ConversationItem({ conversation, isCurrent, hasUnsent, suffix, onAim }: Props) {
  const language = useLanguage()
  const { translate: t, locale, format } = language
  const { id, name, unreadCount, isMuted, updatedAt } = conversation
  return (
    <ConversationRow
      href={pathOf('conversation', { conversationId: id }) + suffix}
      isCurrent={isCurrent}
      isUnread={unreadCount > 0}
      avatar={<Face conversation={conversation} />}
      name={name}
      time={<time dateTime={updatedAt}>{format.recentDate(new Date(updatedAt))}</time>}
      members={membersText(language, conversation)}
      preview={previewText(language, conversation)}
      marks={
        <>
          {hasUnsent && <Mark icon="alert" label={t('messages.list.unsent')} />}
          {isMuted && <Mark icon="bellOff" label={t('messages.list.muted')} />}
        </>
      }
      count={
        <>
          <span aria-hidden="true">{unreadCount}</span>
          <VisuallyHidden>
            {t(`messages.list.unreadCount.${pluralForm(locale, unreadCount)}`, { count: unreadCount })}
          </VisuallyHidden>
        </>
      }
      onAim={onAim}
    />
  )
}

const Mark = ({ icon, label }: { icon: IconName; label: string }) => (
  <Box as="span" flex="none" color={icon === 'alert' ? 'danger' : 'textMuted'}>
    <Icon name={icon} size={16} />
    <VisuallyHidden>{label}</VisuallyHidden>
  </Box>
)

/** The other person of two; a drawing for the manager and for groups. */
function Face({ conversation: { isToManager, others, membersCount } }: { conversation: Conversation }) {
  const [other] = others
  if (isToManager) return <IconBadge name="briefcase" />
  return other && membersCount === 2 ? <Avatar person={other} /> : <IconBadge name="users" tone="muted" />
}
