import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { movementsCsvPath } from '#contract/accounts/movements.ts'
import { can } from '#contract/permissions.ts'
import type { FiscalYear } from '#contract/places.ts'
import { pluralForm } from '#locales/pluralForm.ts'
import type { PlaceSelectionRef } from '#machines/places/placeSelection/placeSelection.machine.ts'
import { toWireQuery } from '#src/api/listQuery.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Awaited } from '#src/parts/Awaited.tsx'
import { isFirstLoad } from '#src/parts/isFirstLoad.ts'
import { Loaded } from '#src/parts/Loaded.tsx'
import { askForMore } from '#src/parts/pagesOf.ts'
import { paperAddress } from '#src/parts/paperAddress.ts'
import { placeQueries } from '#src/parts/placeQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { isWithheld, Withheld } from '#src/parts/Withheld.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { YearPageSkeleton } from '../BookSkeletons.tsx'
import { OfBuilding } from '../OfBuilding.tsx'
import { YearOfBuilding } from '../YearOfBuilding.tsx'
import { EntryDialog } from './EntryDialog.tsx'
import { MovementFilters } from './MovementFilters.tsx'
import { MovementTable } from './MovementTable.tsx'
import { movementQueries } from './movement.queries.ts'
import { useMovementFilters } from './useMovementFilters.ts'

const skeleton = <ListSkeleton titles={['60%', '45%', '70%', '50%', '65%']} details={['40%']} p={4} />
const pageSkeleton = <YearPageSkeleton>{skeleton}</YearPageSkeleton>
type Shown = ScreenProps & { placeId: string; selection: PlaceSelectionRef }

/** Every line of the ledger of the selected place, in the chosen fiscal year. */
export const MovementsScreen = (props: ScreenProps) => (
  <OfBuilding {...props} screen="allMovements" skeleton={pageSkeleton}>
    {(placeId, selection) => <Movements {...props} placeId={placeId} selection={selection} />}
  </OfBuilding>
)

function Movements(props: Shown) {
  const { translate: t } = useLanguage()
  const place = useQuery(placeQueries(props.api, props.person).detail(props.placeId))
  const roles = place.data?.roles ?? []
  // The roles decide whether owners are named.
  if (isFirstLoad(place)) return <Awaited>{pageSkeleton}</Awaited>
  const seesOwners = can(roles, 'coownerAmounts.read')
  return (
    <YearOfBuilding {...props} lead={t(`movements.lead.${seesOwners ? 'all' : 'merged'}`)} skeleton={skeleton}>
      {(year) => <OfOneYear {...props} year={year} seesOwners={seesOwners} />}
    </YearOfBuilding>
  )
}

function OfOneYear({ year, seesOwners, ...props }: Shown & { year: FiscalYear; seesOwners: boolean }) {
  const { api, person, placeId, portal, fileUrl } = props
  const { translate: t, format, locale } = useLanguage()
  const chosen = useMovementFilters(portal, year.id)
  const list = useInfiniteQuery({
    ...movementQueries(api, person, placeId).list(chosen.filters),
    placeholderData: keepPreviousData,
  })
  if (isWithheld(list.error)) return <Withheld />
  const csv = movementsCsvPath.replace(':placeId', placeId)
  return (
    <Stack gap={4}>
      <MovementFilters {...{ api, person, placeId, seesOwners }} {...chosen} />
      <Loaded query={list} skeleton={skeleton}>
        {({ rows, total, first }) =>
          total === 0 ? (
            <Nothing isNarrowed={chosen.isNarrowed} />
          ) : (
            <Stack gap={4}>
              <Grid columns={{ phone: '1fr auto' }} gap={4} alignItems="center">
                <Facts
                  columns={{ base: 2, phone: 3 }}
                  gap={4}
                  values={{ fontWeight: 600 }}
                  lines={[
                    [
                      t('movements.count'),
                      t(`movements.counts.${pluralForm(locale, total)}`, { count: format.integer(total) }),
                      { gridColumn: { base: '1 / -1', phone: 'auto' } },
                    ],
                    [t('movements.debit'), format.money(first?.totals.debit ?? 0)],
                    [t('movements.credit'), format.money(first?.totals.credit ?? 0)],
                  ]}
                />
                <DownloadLink href={fileUrl(paperAddress(csv, locale, toWireQuery(chosen.filters)))}>
                  {t('movements.csv')}
                </DownloadLink>
              </Grid>
              <MovementTable
                {...{ rows, total, seesOwners }}
                isBusy={list.isPlaceholderData || list.isFetchingNextPage}
                onEndReached={askForMore(list)}
                onOpen={chosen.openEntry}
              />
              {list.isFetchNextPageError && (
                <Button variant="secondary" onClick={() => void list.fetchNextPage()}>
                  {t('common.retry')}
                </Button>
              )}
            </Stack>
          )
        }
      </Loaded>
      {chosen.entryId !== '' && <EntryDialog {...props} entryId={chosen.entryId} onClose={chosen.closeEntry} />}
    </Stack>
  )
}

function Nothing({ isNarrowed }: { isNarrowed: boolean }) {
  const { translate: t } = useLanguage()
  const reason = isNarrowed ? 'nothingFound' : 'nothing'
  return (
    <EmptyState icon="coins" title={t(`movements.${reason}.title`)}>
      <Text>{t(`movements.${reason}.text`)}</Text>
    </EmptyState>
  )
}
