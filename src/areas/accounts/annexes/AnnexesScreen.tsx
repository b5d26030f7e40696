import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type Annex, type AnnexCode, type Annexes, showsBalances } from '#contract/accounts/annexes.ts'
import type { FiscalYear } from '#contract/places.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { RowsSkeleton, YearPageSkeleton } from '../BookSkeletons.tsx'
import type { TermName } from '../definitions.tsx'
import { EndingInTerm } from '../EndingInTerm.tsx'
import { OfBuilding } from '../OfBuilding.tsx'
import { YearOfBuilding } from '../YearOfBuilding.tsx'
import { AnnexFiles } from './AnnexFiles.tsx'
import { AnnexTable } from './AnnexTable.tsx'
import { annexQuery } from './annex.queries.ts'

const skeleton = (
  <Stack gap={5}>
    <Skeleton height="3.25rem" />
    <Skeleton width="min(100%, 40rem)" height="2.75rem" />
    <Skeleton width="80%" height="1.5rem" />
    <RowsSkeleton rows={14} isFramed />
  </Stack>
)
type Shown = ScreenProps & { placeId: string; selection: PlaceSelectionRef }

/** The accounts of a fiscal year of the selected place, as its general meeting approves them. */
export const AnnexesScreen = (props: ScreenProps) => (
  <OfBuilding {...props} screen="annexes" skeleton={<YearPageSkeleton>{skeleton}</YearPageSkeleton>}>
    {(placeId, selection) => <OfOnePlace {...props} placeId={placeId} selection={selection} />}
  </OfBuilding>
)

function OfOnePlace(props: Shown) {
  const { translate: t } = useLanguage()
  return (
    <YearOfBuilding {...props} lead={t('annexes.lead')} skeleton={skeleton}>
      {(year) => <OfOneYear {...props} year={year} />}
    </YearOfBuilding>
  )
}

function OfOneYear({ year, ...props }: Shown & { year: FiscalYear }) {
  const { api, person, placeId } = props
  const { translate: t } = useLanguage()
  const query = useQuery({ ...annexQuery(api, person, placeId, year.id), placeholderData: keepPreviousData })
  return (
    <Fetched query={query} skeleton={skeleton}>
      {(shown) => {
        const [first] = shown.annexes
        return first ? (
          <Chosen {...props} {...shown} first={first} />
        ) : (
          <EmptyState icon="coins" title={t('annexes.nothing.title')}>
            <Text>{t('annexes.nothing.text')}</Text>
          </EmptyState>
        )
      }}
    </Fetched>
  )
}

const termOf = {
  position: 'annexPosition',
  management: 'annexManagement',
  managementByKey: 'key',
  closedWorks: 'votedWorks',
  openWorks: 'votedWorks',
  fundBalances: 'funds',
  fundResults: 'funds',
} as const satisfies Readonly<Record<AnnexCode, TermName>>

/** One annex at a time, which the address names. */
function Chosen({ annexes, asOf, state, year, first, ...props }: Shown & Annexes & { first: Annex }) {
  const { translate: t } = useLanguage()
  const address = useAddress(props.portal)
  const annex = annexes.find(({ code }) => code === address.read('annexe')) ?? first
  const { code } = annex
  const isEmpty = annex.sections.every(({ rows }) => rows.length === 0)
  return (
    <Stack gap={5}>
      {state === 'open' && <Notice>{t('annexes.states.open')}</Notice>}
      <FilterBar
        which={{
          legend: t('annexes.contents'),
          name: 'annexe',
          value: code,
          options: annexes.map((one) => ({ value: one.code, label: t(`annexes.short.${one.code}`) })),
          onChange: (chosen) => address.write({ annexe: chosen === first.code ? null : chosen }),
        }}
      />
      <Text>
        <EndingInTerm text={t(`annexes.tells.${code}`)} of={termOf[code]} word={t(`annexes.short.${code}`)} />
      </Text>
      {isEmpty && (code === 'closedWorks' || code === 'openWorks') ? (
        <EmptyState icon="wrench" title={t(`annexes.none.${code}`)} />
      ) : (
        <AnnexTable annex={annex} asOf={asOf} />
      )}
      {showsBalances(annex) && <Text variant="small">{t('annexes.notes.owners')}</Text>}
      {(code === 'position' || code === 'openWorks') && <Text variant="small">{t(`annexes.notes.${code}`)}</Text>}
      <AnnexFiles {...props} year={year} annex={annex} />
    </Stack>
  )
}
