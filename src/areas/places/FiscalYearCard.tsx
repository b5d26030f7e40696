import { useQuery } from '@tanstack/react-query'
import { useSelector } from '@xstate/react'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { selectFiscalYearId } from '#machines/places/placeSelection/placeSelection.selectors.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { shownYear, yearsOf } from '#src/parts/fiscalYears.ts'
import { Loaded } from '#src/parts/Loaded.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { Select } from '#src/ui/Select.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Text } from '#src/ui/Text.tsx'

type Props = Pick<ScreenProps, 'api' | 'person'> & { placeId: string; selection: PlaceSelectionRef }

/** Chooses the fiscal year shown for this place; the current one by default. */
export function FiscalYearCard({ api, person, placeId, selection }: Props) {
  const { translate: t, format } = useLanguage()
  const years = useQuery(placeQueries(api, person).fiscalYears(placeId))
  const chosen = useSelector(selection, selectFiscalYearId(placeId))
  const day = (date: string) => format.shortDate(momentOf(date))
  return (
    <Panel title={t('places.fiscalYear.title')}>
      <Loaded query={years} line skeleton={<Skeleton height="3rem" />}>
        {(list) => {
          const shown = shownYear(list, chosen)
          if (!shown) return <Text variant="muted">{t('places.fiscalYear.none')}</Text>
          return (
            <Select
              label={t('places.fiscalYear.label')}
              hint={t('places.fiscalYear.hint', { from: day(shown.startsOn), to: day(shown.endsOn) })}
              options={list.map((year) => ({
                value: year.id,
                label: year.isCurrent ? t('places.fiscalYear.current', { years: yearsOf(year) }) : yearsOf(year),
              }))}
              value={shown.id}
              onChange={({ currentTarget: { value: fiscalYearId } }) =>
                selection.send({ type: 'fiscalYear.select', placeId, fiscalYearId })
              }
            />
          )
        }}
      </Loaded>
    </Panel>
  )
}
