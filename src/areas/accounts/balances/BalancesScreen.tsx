import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { coownerAmountsCsvPath } from '#contract/accounts/coownerAmounts.ts'
import { toWireQuery } from '#src/api/listQuery.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { askForMore } from '#src/parts/pagesOf.ts'
import { paperAddress } from '#src/parts/paperAddress.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { isWithheld, Withheld } from '#src/parts/Withheld.tsx'
import { Button } from '#src/ui/Button.tsx'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { RowsSkeleton } from '../BookSkeletons.tsx'
import { movementQueries } from '../movements/movement.queries.ts'
import { OfBuilding } from '../OfBuilding.tsx'
import { BalanceTable } from './BalanceTable.tsx'
import { BalanceTotals, TotalsSkeleton } from './BalanceTotals.tsx'
import { useBalanceFilters } from './useBalanceFilters.ts'

const skeleton = (
  <Stack gap={5}>
    <TotalsSkeleton />
    <RowsSkeleton rows={12} isFramed />
  </Stack>
)
const pageSkeleton = (
  <Stack gap={5}>
    <Skeleton width="min(90%, 40rem)" height="1.5rem" />
    <Skeleton height="3rem" />
    {skeleton}
  </Stack>
)

/** The debt of each co-owner of the selected place today. */
export const BalancesScreen = (props: ScreenProps) => (
  <OfBuilding {...props} screen="coownerBalances" skeleton={pageSkeleton}>
    {(placeId) => <OfOnePlace {...props} placeId={placeId} />}
  </OfBuilding>
)

function OfOnePlace({ api, person, placeId, portal, fileUrl }: ScreenProps & { placeId: string }) {
  const { translate: t, locale } = useLanguage()
  const { choice, filters, choose } = useBalanceFilters(portal)
  const list = useInfiniteQuery({
    ...movementQueries(api, person, placeId).balances(filters),
    placeholderData: keepPreviousData,
  })
  if (isWithheld(list.error)) return <Withheld />
  const isNarrowed = choice.side !== 'all' || choice.search !== ''
  const showAll = () => choose({ side: 'all', search: '' })
  const csv = coownerAmountsCsvPath.replace(':placeId', placeId)
  return (
    <Stack gap={5}>
      <Text variant="muted">{t('balances.lead')}</Text>
      <FilterBar
        which={{
          legend: t('balances.which'),
          name: 'sens',
          value: choice.side,
          options: (['all', 'debit', 'credit'] as const).map((value) => ({
            value,
            label: t(`balances.sides.${value}`),
          })),
          onChange: (side) => choose({ side }),
        }}
        search={{
          label: t('balances.search'),
          search: choice.search,
          onSearch: (search) => choose({ search }),
        }}
        onReset={choice.search === '' ? undefined : showAll}
      />
      <Loaded query={list} skeleton={skeleton}>
        {({ rows, total, first }) => {
          if (!first || rows.length === 0) {
            return (
              <EmptyState
                icon="coins"
                title={t(isNarrowed ? 'balances.nothingFound' : 'balances.nothing.title')}
                action={
                  isNarrowed &&
                  choice.search === '' && (
                    <Button variant="secondary" onClick={showAll}>
                      {t('widgets.filters.reset')}
                    </Button>
                  )
                }
              >
                {!isNarrowed && <Text>{t('balances.nothing.text')}</Text>}
              </EmptyState>
            )
          }
          return (
            <Stack gap={5}>
              <BalanceTotals totals={first.totals}>
                <DownloadLink href={fileUrl(paperAddress(csv, locale, toWireQuery(filters)))}>
                  {t('movements.csv')}
                </DownloadLink>
              </BalanceTotals>
              <BalanceTable
                {...{ rows, total }}
                sort={choice.sort}
                onSort={(sort) => choose({ sort })}
                isBusy={list.isPlaceholderData || list.isFetchingNextPage}
                onMore={list.hasNextPage ? askForMore(list) : undefined}
              />
            </Stack>
          )
        }}
      </Loaded>
    </Stack>
  )
}
