import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { FiscalYear } from '#contract/places.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { serverNow } from '#src/api/serverClock.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ChartSkeleton, PanelSkeleton, RowsSkeleton, YearPageSkeleton } from '../BookSkeletons.tsx'
import { BudgetSentence } from '../building/BudgetSentence.tsx'
import { buildingQueries } from '../building/building.queries.ts'
import { Definition } from '../Definition.tsx'
import { OfBuilding } from '../OfBuilding.tsx'
import { YearOfBuilding } from '../YearOfBuilding.tsx'
import { CategoryTree } from './CategoryTree.tsx'
import { expenseGroups } from './expenseGroups.ts'
import { VotedAndSpent } from './VotedAndSpent.tsx'

const skeleton = (
  <Stack gap={5}>
    <PanelSkeleton>
      <Skeleton width="min(80%, 30rem)" height="2rem" />
      <ChartSkeleton />
    </PanelSkeleton>
    <RowsSkeleton rows={4} isFramed isTall />
  </Stack>
)
type Shown = ScreenProps & { placeId: string; selection: PlaceSelectionRef }

/** Voted and spent in the chosen fiscal year, from the kinds of charges down to their accounts. */
export const CategoriesScreen = (props: ScreenProps) => (
  <OfBuilding {...props} screen="expenseCategories" skeleton={<YearPageSkeleton>{skeleton}</YearPageSkeleton>}>
    {(placeId, selection) => <Categories {...props} placeId={placeId} selection={selection} />}
  </OfBuilding>
)

function Categories(props: Shown) {
  const { translate: t } = useLanguage()
  return (
    <YearOfBuilding {...props} lead={t('categories.lead')} skeleton={skeleton}>
      {(year) => <OfOneYear {...props} year={year} />}
    </YearOfBuilding>
  )
}

function OfOneYear({ year, api, person, placeId }: Shown & { year: FiscalYear }) {
  const { translate: t } = useLanguage()
  const overview = useQuery({
    ...buildingQueries(api, person, placeId).overview(year.id),
    placeholderData: keepPreviousData,
  })
  return (
    <Fetched query={overview} skeleton={skeleton}>
      {({ categories, voted, spent }) => {
        if (categories.length === 0) {
          return (
            <EmptyState icon="coins" title={t('categories.none')}>
              <Text>{t('building.budget.none')}</Text>
            </EmptyState>
          )
        }
        const groups = expenseGroups(categories)
        return (
          <Stack gap={5}>
            <Panel title={t('categories.title')} beside={<Definition of="budget" word={t('categories.title')} />}>
              <Stack gap={5}>
                <BudgetSentence voted={voted} spent={spent} />
                <VotedAndSpent groups={groups} />
              </Stack>
            </Panel>
            <CategoryTree groups={groups} isOver={momentOf(year.endsOn).getTime() < serverNow()} />
            <Text variant="small">{t('building.budget.worksApart')}</Text>
          </Stack>
        )
      }}
    </Fetched>
  )
}
