import { screenPaths } from '#contract/addresses.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from '#src/ui/Button.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { ShownList } from './useListChoice.ts'

type Props = { shown: ShownList; isSearch: boolean; onClear: () => void; mayWrite: boolean }

/** An empty list says why, and what to do next. */
export function NoConversation({ shown, isSearch, onClear, mayWrite }: Props) {
  const t = useTranslate()
  const reason = isSearch
    ? 'noneFound'
    : shown === 'unread'
      ? 'noneUnread'
      : shown === 'archived'
        ? 'noneArchived'
        : 'none'
  const write = mayWrite && <LinkButton href={screenPaths.newConversation}>{t('messages.write')}</LinkButton>
  return (
    <EmptyState
      icon="messages"
      title={t(`messages.list.${reason}.title`)}
      action={
        reason === 'none' ? (
          write
        ) : (
          <Button variant="secondary" onClick={onClear}>
            {t('messages.list.clear')}
          </Button>
        )
      }
    >
      <Text>{t(`messages.list.${reason}.text`)}</Text>
    </EmptyState>
  )
}
