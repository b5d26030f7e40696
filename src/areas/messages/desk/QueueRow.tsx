import { dot } from '#contract/dot.ts'
import type { QueuedConversation } from '#contract/messages/conversationDesk.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { ListRow } from '#src/ui/ListRow.tsx'
import { Tag } from '#src/ui/Tag.tsx'
import { Text } from '#src/ui/Text.tsx'
import { assigneeText } from './assigneeText.ts'

type Props = {
  waiting: QueuedConversation
  /** `null` until the profile is known. */
  ownId: string | null
  onAim: () => void
}

/** A waiting conversation: its name, its last message with author and building, since when it waits, and who is in charge. */
export function QueueRow({ waiting, ownId, onAim }: Props) {
  const { translate: t, format } = useLanguage()
  const { id, name, placeName, creator, assignee, waitingSince, preview } = waiting
  return (
    <ListRow
      href={pathOf('conversation', { conversationId: id })}
      title={name}
      fontWeight={600}
      state={<Tag tone={assignee ? 'neutral' : 'warning'}>{assigneeText(t, assignee, ownId)}</Tag>}
      edge={assignee ? 'transparent' : 'action'}
      onAim={onAim}
    >
      <Text variant="small">{`${creator.displayName}${dot}${placeName}`}</Text>
      {preview !== '' && <Text lineClamp={1}>{preview}</Text>}
      <Text variant="small" as="p">
        {t('conversationDesk.since', { date: format.recentDate(new Date(waitingSince)) })}
      </Text>
    </ListRow>
  )
}
