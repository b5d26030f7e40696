import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { ShownList } from './useListChoice.ts'

type Props = { shown: ShownList; isSearch: boolean; onClear: () => void }

/** An empty list says why. The page itself offers to write a message, and the filters to undo a search. */
export function NoConversation({ shown, isSearch, onClear }: Props) {
  const t = useTranslate()
  const reason = isSearch
    ? 'noneFound'
    : shown === 'unread'
      ? 'noneUnread'
      : shown === 'archived'
        ? 'noneArchived'
        : 'none'
  return (
    <EmptyState
      icon="messages"
      title={t(`messages.list.${reason}.title`)}
      action={
        reason !== 'none' &&
        reason !== 'noneFound' && (
          <Button variant="secondary" onClick={onClear}>
            {t('widgets.filters.reset')}
          </Button>
        )
      }
    >
      <Text>{t(`messages.list.${reason}.text`)}</Text>
    </EmptyState>
  )
}
