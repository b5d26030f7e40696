import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import { Text } from './Text.tsx'

type Props = { onRetry: () => void; isBusy?: boolean; title?: string }

/** A failed load: says that nothing is lost, and offers a retry. */
export function ErrorState({ onRetry, isBusy = false, title }: Props) {
  const t = useTranslate()
  return (
    <div role="alert">
      <EmptyState
        icon="alert"
        title={title ?? t('common.failedTitle')}
        action={
          <Button variant="secondary" isBusy={isBusy} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        }
      >
        <Text>{t('common.failedText')}</Text>
      </EmptyState>
    </div>
  )
}
