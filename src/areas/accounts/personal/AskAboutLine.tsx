import { useQuery } from '@tanstack/react-query'
import type { StatementLine } from '#contract/accounts/statement.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { LinkButton } from '#src/ui/LinkButton.tsx'

type Props = Pick<ScreenProps, 'api' | 'person'> & { placeId: string; line: StatementLine }

/** A mail to the agency with the line as its subject. */
export function AskAboutLine({ api, person, placeId, line }: Props) {
  const { translate: t, format } = useLanguage()
  const { data: agency } = useQuery(placeQueries(api, person).agency(placeId))
  if (!agency) return null
  const { credit, debit, enteredOn, label } = line
  const subject = t('personal.explain.subject', {
    label,
    date: format.date(momentOf(enteredOn)),
    amount: format.money(debit - credit),
  })
  return (
    <LinkButton variant="secondary" href={`mailto:${agency.email}?subject=${encodeURIComponent(subject)}`}>
      {t('personal.explain.ask')}
    </LinkButton>
  )
}
