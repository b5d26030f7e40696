import type { DecisionDetail } from '#contract/decisions/decisions.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'

/** The number of votes that the count leaves out until somebody has checked them. */
export function WaitingVotes({ decision: { votesToCheck } }: { decision: Pick<DecisionDetail, 'votesToCheck'> }) {
  const { translate: t, format, locale } = useLanguage()
  if (votesToCheck === 0) return null
  return (
    <p>
      <IconLine icon="clock" iconTop={1}>
        {t(`decisions.turnout.toCheck.${pluralForm(locale, votesToCheck)}`, { count: format.integer(votesToCheck) })}
      </IconLine>
    </p>
  )
}
