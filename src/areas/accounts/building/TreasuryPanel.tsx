import { useQuery } from '@tanstack/react-query'
import type { Overview } from '#contract/accounts/building.ts'
import { applicationPaths } from '#contract/addresses.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { LineChart } from '#src/ui/charts/LineChart.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextLink } from '#src/ui/TextLink.tsx'
import { BankAccounts, BankAccountsSkeleton } from '../BankAccounts.tsx'
import { ChartSkeleton } from '../BookSkeletons.tsx'
import { Definition } from '../Definition.tsx'
import { buildingQueries } from './building.queries.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & Pick<Overview, 'cash'> & { placeId: string }

export const TreasurySkeleton = () => (
  <Stack gap={5}>
    <ChartSkeleton />
    <BankAccountsSkeleton />
    <Skeleton width="12rem" height="2.75rem" />
  </Stack>
)

/** The bank balance by month, and the balance of each account. */
export function TreasuryPanel({ api, person, placeId, cash }: Props) {
  const { translate: t, format } = useLanguage()
  const treasuries = useQuery(buildingQueries(api, person, placeId).treasuries)
  const labels = cash.map(({ on }, index) =>
    index === cash.length - 1 ? t('building.curve.today') : format.month(momentOf(on)),
  )
  return (
    <Panel title={t('building.curve.title')} beside={<Definition of="treasury" word={t('building.curve.title')} />}>
      <Loaded query={treasuries} skeleton={<TreasurySkeleton />}>
        {(accounts) =>
          accounts.length === 0 ? (
            <Text variant="muted">{t('building.curve.none')}</Text>
          ) : (
            <Stack gap={5}>
              {cash.some(({ balance }) => balance !== 0) && (
                <LineChart
                  title={t('building.curve.chart')}
                  description={t('building.curve.description')}
                  format={format.money}
                  formatTick={format.wholeMoney}
                  data={{
                    labels,
                    series: [{ name: t('building.curve.series'), values: cash.map(({ balance }) => balance) }],
                  }}
                />
              )}
              <BankAccounts accounts={accounts} />
              <TextLink href={applicationPaths.treasury} isStandalone>
                {t('building.curve.toTreasury')}
              </TextLink>
            </Stack>
          )
        }
      </Loaded>
    </Panel>
  )
}
