import type { ReactNode } from 'react'
import { type AmountTotals, deductedCredit } from '#contract/accounts/coownerAmounts.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Card } from '#src/ui/Card.tsx'
import { BarChart } from '#src/ui/charts/BarChart.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { ChartSkeleton, SumsSkeleton } from '../BookSkeletons.tsx'
import { MeaningOfTerm } from '../EndingInTerm.tsx'
import { ages } from './useBalanceFilters.ts'

type Props = {
  totals: AmountTotals
  /** The file of all balances. */
  children: ReactNode
}

/** What all co-owners owe and are owed, and how long the amounts have been due. */
export function BalanceTotals({ totals, children }: Props) {
  const { translate: t, format } = useLanguage()
  return (
    <Grid gap={5} columns={{ tablet: totals.due > 0 ? 2 : 1 }}>
      <Card>
        <Flex flexDirection="column" justifyContent="space-between" gap={5} height="100%">
          <Facts
            // One per line, because there are three or four of them.
            isRuled
            values={{ fontSize: 'title', fontWeight: 600 }}
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
          <Box>{children}</Box>
        </Flex>
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
  )
}

export const TotalsSkeleton = () => (
  <Grid gap={5} columns={{ tablet: 2 }}>
    <Card>
      <SumsSkeleton isStacked />
    </Card>
    <Card>
      <ChartSkeleton />
    </Card>
  </Grid>
)
