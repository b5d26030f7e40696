import { ApiError } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Text } from '#src/ui/Text.tsx'

/** The person belongs there, in a role that this is not for: asking again would change nothing. */
export const isWithheld = (error: unknown) => error instanceof ApiError && error.status === 403

/** What a page shows in this place is none of the person's business. */
export function Withheld() {
  const t = useTranslate()
  return (
    <EmptyState icon="shield" title={t('shared.withheld.title')}>
      <Text>{t('shared.withheld.text')}</Text>
    </EmptyState>
  )
}
