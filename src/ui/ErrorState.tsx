import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Button } from './Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import type { IconName } from './iconPaths.ts'
import { Text } from './Text.tsx'

type Props = {
  /** Omit it while a retry could only fail. */
  onRetry?: () => void
  isBusy?: boolean
  icon?: IconName
  title?: string
  text?: string
}

/** Missing content: says that nothing is lost, and offers a retry. */
export function ErrorState({ onRetry, isBusy = false, icon = 'alert', title, text }: Props) {
  const t = useTranslate()
  return (
    <div role="alert">
      <EmptyState
        icon={icon}
        title={title ?? t('common.failedTitle')}
        action={
          onRetry && (
            <Button variant="secondary" isBusy={isBusy} onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )
        }
      >
        <Text>{text ?? t('common.failedText')}</Text>
      </EmptyState>
    </div>
  )
}
