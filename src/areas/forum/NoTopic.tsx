import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { TopicChoice } from './useTopicFilters.ts'

type Props = { choice: TopicChoice; onClear: () => void }

const reasons = {
  all: 'none',
  unread: 'noneUnread',
  followed: 'noneFollowed',
  mine: 'noneMine',
  proposed: 'noneProposed',
  archived: 'noneArchived',
} as const

/** An empty list says why. The page itself offers to begin a topic. */
export function NoTopic({ choice: { shown, category, search }, onClear }: Props) {
  const t = useTranslate()
  const isNarrowed = category !== null || search !== ''
  const reason = isNarrowed ? 'noneFound' : reasons[shown]
  return (
    <EmptyState
      icon="messages"
      title={t(`forum.list.${reason}.title`)}
      action={
        reason !== 'none' && (
          <Button variant="secondary" onClick={onClear}>
            {t('forum.list.clear')}
          </Button>
        )
      }
    >
      <Text>{t(`forum.list.${reason}.text`)}</Text>
    </EmptyState>
  )
}
