import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Overview } from '#contract/accounts/building.ts'
import type { FiscalYear } from '#contract/places.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { serverNow } from '#src/api/serverClock.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Card } from '#src/ui/Card.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { PanelSkeleton, RowsSkeleton, SumsSkeleton, YearPageSkeleton } from '../BookSkeletons.tsx'
import { BookkeepingActions } from '../bookkeeping/BookkeepingActions.tsx'
import { MeaningOfTerm } from '../EndingInTerm.tsx'
import { OfBuilding } from '../OfBuilding.tsx'
import { YearOfBuilding } from '../YearOfBuilding.tsx'
import { BudgetPanel } from './BudgetPanel.tsx'
import { buildingQueries } from './building.queries.ts'
import { LastMovements, MovementsSkeleton } from './LastMovements.tsx'
import { TreasuryPanel, TreasurySkeleton } from './TreasuryPanel.tsx'

const skeleton = (
  <Stack gap={5}>
    <Card>
      <SumsSkeleton />
    </Card>
    <PanelSkeleton>
      <Skeleton width="min(80%, 30rem)" height="2rem" />
      <RowsSkeleton rows={12} isFramed />
      <SkeletonText lines={2} />
    </PanelSkeleton>
    <PanelSkeleton>
      <TreasurySkeleton />
    </PanelSkeleton>
    <PanelSkeleton>
      <MovementsSkeleton />
    </PanelSkeleton>
  </Stack>
)
type Shown = ScreenProps & { placeId: string; selection: PlaceSelectionRef }

/** The accounts of the selected place at a glance: budget, cash, unpaid amounts and debts. */
export const BuildingAccountsScreen = (props: ScreenProps) => (
  <OfBuilding {...props} screen="buildingAccounts" skeleton={<YearPageSkeleton>{skeleton}</YearPageSkeleton>}>
    {(placeId, selection) => <Accounts {...props} placeId={placeId} selection={selection} />}
  </OfBuilding>
)

function Accounts(props: Shown) {
  const { translate: t } = useLanguage()
  return (
    <YearOfBuilding {...props} lead={t('building.lead')} head={<BookkeepingActions {...props} />} skeleton={skeleton}>
      {(year) => <OfOneYear {...props} year={year} />}
    </YearOfBuilding>
  )
}

function OfOneYear({ year, ...props }: Shown & { year: FiscalYear }) {
  const { api, person, placeId } = props
  const overview = useQuery({
    ...buildingQueries(api, person, placeId).overview(year.id),
    placeholderData: keepPreviousData,
  })
  return (
    <Fetched query={overview} skeleton={skeleton}>
      {(shown) => (
        <Stack gap={5}>
          <Glance {...shown} />
          <BudgetPanel {...shown} isOver={momentOf(year.endsOn).getTime() < serverNow()} />
          <TreasuryPanel {...props} cash={shown.cash} />
          <LastMovements {...props} fiscalYearId={year.id} />
        </Stack>
      )}
    </Fetched>
  )
}

/** Today's sums, whatever the year. */
function Glance({ cash, unpaid, suppliersDue }: Overview) {
  const { translate: t, format } = useLanguage()
  return (
    <Card>
      <Facts
        columns={{ base: 1, phone: 3 }}
        alignItems="end"
        gap={4}
        lines={[
          [
            t('building.cash.label'),
            format.money(cash.at(-1)?.balance ?? 0),
            undefined,
            <MeaningOfTerm key="treasury" of="treasury" word={t('building.cash.label')} />,
          ],
          [
            t('building.unpaid'),
            format.money(unpaid),
            undefined,
            <MeaningOfTerm key="unpaid" of="unpaid" word={t('building.unpaid')} />,
          ],
          [
            t('building.suppliersDue'),
            format.money(suppliersDue),
            undefined,
            <MeaningOfTerm key="suppliers" of="suppliers" word={t('building.suppliersDue')} />,
          ],
        ]}
        values={{ fontSize: 'title', fontWeight: 600 }}
      />
    </Card>
  )
}
