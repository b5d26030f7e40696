import { useQuery } from '@tanstack/react-query'
import { screenPaths } from '#contract/addresses.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { administrationQueries } from './administration.queries.ts'

/** Says on the other pages of administrators that people wait for an answer. Nothing waits, nothing is said. */
export function WaitingTickets({ api, person }: Pick<ScreenProps, 'api' | 'person'>) {
  const { translate: t, locale } = useLanguage()
  const { data: count = 0 } = useQuery(administrationQueries(api, person).waitingTickets())
  if (count === 0) return null
  return (
    <Notice>
      {t(`administration.waitingTickets.${pluralForm(locale, count)}`, { count })}{' '}
      <TextLink href={screenPaths.ticketQueue}>{t('administration.waitingTickets.see')}</TextLink>
    </Notice>
  )
}
