import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { coownerAmountsCsvPath, deductedCredit } from '#contract/accounts/coownerAmounts.ts'
import { toWireQuery } from '#src/api/listQuery.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { askForMore } from '#src/parts/pagesOf.ts'
import { paperAddress } from '#src/parts/paperAddress.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { isWithheld, Withheld } from '#src/parts/Withheld.tsx'
import { Button } from '#src/ui/Button.tsx'
import { Card } from '#src/ui/Card.tsx'
import { BarChart } from '#src/ui/charts/BarChart.tsx'
import { DownloadLink } from '#src/ui/DownloadLink.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { FilterBar } from '#src/ui/FilterBar.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { ListSkeleton } from '#src/ui/ListSkeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { MeaningOfTerm } from '../EndingInTerm.tsx'
import { movementQueries } from '../movements/movement.queries.ts'
import { OfBuilding } from '../OfBuilding.tsx'
import { BalanceTable } from './BalanceTable.tsx'
import { ages, useBalanceFilters } from './useBalanceFilters.ts'

const skeleton = <ListSkeleton titles={['50%', '40%', '55%', '45%']} details={['30%']} p={4} />

/** The debt of each co-owner of the selected place today. */
export const BalancesScreen = (props: ScreenProps) => (
  <OfBuilding {...props} screen="coownerBalances" skeleton={skeleton}>
    {(placeId) => <OfOnePlace {...props} placeId={placeId} />}
  </OfBuilding>
)

function OfOnePlace({ api, person, placeId, portal, fileUrl }: ScreenProps & { placeId: string }) {
  const { translate: t, format, locale } = useLanguage()
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
          const { totals } = first
          return (
            <Stack gap={5}>
              <Grid gap={5} columns={{ tablet: totals.due > 0 ? 2 : 1 }} alignItems="start">
                <Card>
                  <Stack gap={5}>
                    <Facts
                      columns={{ phone: 2 }}
                      gap={4}
                      values={{ fontSize: 'lead', fontWeight: 600 }}
                      lines={[
                        [
                          t('balances.totals.due'),
                          format.money(totals.due),
                          undefined,
                          <MeaningOfTerm key="due" of="due" word={t('balances.totals.due')} />,
                        ],
                        [
                          t('balances.totals.awaiting'),
                          totals.awaiting !== 0 && format.money(totals.awaiting),
                          undefined,
                          <MeaningOfTerm key="awaiting" of="awaiting" word={t('balances.totals.awaiting')} />,
                        ],
                        [
                          t('balances.totals.debtors'),
                          format.money(totals.debtors),
                          undefined,
                          <MeaningOfTerm key="balance" of="balance" word={t('balances.totals.debtors')} />,
                        ],
                        [t('balances.totals.creditors'), format.money(totals.creditors)],
                      ]}
                    />
                    <Flex>
                      <DownloadLink href={fileUrl(paperAddress(csv, locale, toWireQuery(filters)))}>
                        {t('movements.csv')}
                      </DownloadLink>
                    </Flex>
                  </Stack>
                </Card>
                {totals.due > 0 && (
                  <Card>
                    <Stack gap={3}>
                      <BarChart
                        title={t('balances.ageing.title')}
                        description={t('balances.ageing.description')}
                        data={{
                          labels: ages.map((age) => t(`balances.ageing.${age}`)),
                          series: [{ name: t('balances.due'), values: ages.map((age) => totals.ageing[age]) }],
                        }}
                        format={format.money}
                        formatTick={format.wholeMoney}
                      />
                      {deductedCredit(totals) > 0 && (
                        <Text variant="small">
                          {t('balances.ageing.covered', { amount: format.money(deductedCredit(totals)) })}
                        </Text>
                      )}
                    </Stack>
                  </Card>
                )}
              </Grid>
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
