import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { TopicChoice } from './useTopicFilters.ts'
import { isNarrowed } from './useTopicFilters.ts'

type Props = { choice: TopicChoice; onClear: () => void }

const reasons = {
  all: 'none',
  unread: 'noneUnread',
  followed: 'noneFollowed',
  mine: 'noneMine',
  proposed: 'noneProposed',
  archived: 'noneArchived',
} as const

/** An empty list says why. The page itself offers to begin a topic, and the filters to undo a search. */
export function NoTopic({ choice, onClear }: Props) {
  const t = useTranslate()
  const reason = isNarrowed(choice) ? 'noneFound' : reasons[choice.shown]
  return (
    <EmptyState
      icon="messages"
      title={t(`forum.list.${reason}.title`)}
      action={
        reason !== 'none' &&
        reason !== 'noneFound' && (
          <Button variant="secondary" onClick={onClear}>
            {t('widgets.filters.reset')}
          </Button>
        )
      }
    >
      <Text>{t(`forum.list.${reason}.text`)}</Text>
    </EmptyState>
  )
}
