import type { FiscalYear } from '#contract/places.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { yearsOf } from '#src/parts/fiscalYears.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import { Select } from '#src/ui/Select.tsx'
import { ChoiceSkeleton } from './BookSkeletons.tsx'
import { Definition } from './Definition.tsx'
import type { OfOneYear } from './useFiscalYear.ts'
import { useFiscalYear } from './useFiscalYear.ts'

/** Chooses the fiscal year of all account pages of this place, and says how final its figures are. */
export function FiscalYearSelect(props: OfOneYear) {
  const { translate: t, format } = useLanguage()
  const { query, year, choose } = useFiscalYear(props)
  if (query.isPending) return <ChoiceSkeleton />
  // The page that needs a year shows the error, or what to do without any year.
  if (!year) return null
  return (
    <Select
      isAlwaysRight
      label={t('fiscalYear.label')}
      beside={<Definition of="fiscalYear" word={t('fiscalYear.label')} />}
      hint={t(`fiscalYear.hints.${stageOf(year)}`, {
        from: format.shortDate(momentOf(year.startsOn)),
        to: format.shortDate(momentOf(year.endsOn)),
      })}
      options={(query.data ?? []).map((one) => ({
        value: one.id,
        label: one.isCurrent ? t('fiscalYear.current', { years: yearsOf(one) }) : yearsOf(one),
      }))}
      value={year.id}
      onChange={({ currentTarget: { value } }) => choose(value)}
    />
  )
}

const stageOf = ({ closedAt, approvedOn }: FiscalYear) => (approvedOn ? 'approved' : closedAt ? 'closed' : 'open')
