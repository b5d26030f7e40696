import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  placeId: string
  /** An amount of the account in cents, and its day. */
  about: { label: string; day: string; amount: number }
}

/** A mail to the agency with an amount of the account as its subject. */
export function AskAboutLine({ api, person, placeId, about }: Props) {
  const { translate: t, format } = useLanguage()
  const { data: agency } = useQuery(placeQueries(api, person).agency(placeId))
  if (!agency) return null
  const subject = t('personal.explain.subject', {
    label: about.label,
    date: format.date(momentOf(about.day)),
    amount: format.money(about.amount),
  })
  return (
    <LinkButton variant="secondary" href={`mailto:${agency.email}?subject=${encodeURIComponent(subject)}`}>
      {t('personal.explain.ask')}
    </LinkButton>
  )
}
