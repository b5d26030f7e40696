import { screenPaths } from '#contract/addresses.ts'
import { ApiError } from '#src/api/api.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { LinkButton } from '#src/ui/LinkButton.tsx'
import { Text } from '#src/ui/Text.tsx'

/** A 403: the person's role in the place does not allow it, so a retry is pointless. */
export const isWithheld = (error: unknown) => error instanceof ApiError && error.status === 403

type Props = {
  /** For a page that has its own; by default, that the person's role in the place does not allow it. */
  title?: string
  text?: string
}

/** The person may not see this page. */
export function Withheld({ title, text }: Props) {
  const t = useTranslate()
  return (
    <EmptyState
      icon="lock"
      title={title ?? t('shared.withheld.title')}
      action={<LinkButton href={screenPaths.home}>{t('common.backHome')}</LinkButton>}
    >
      <Text>{text ?? t('shared.withheld.text')}</Text>
    </EmptyState>
  )
}
