import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CashForecast } from '#contract/accounts/building.ts'
import { useLanguage, useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Fetched } from '#src/parts/Fetched.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { BankAccounts, BankAccountsSkeleton } from '../BankAccounts.tsx'
import { ChartSkeleton, PanelSkeleton, SumsSkeleton } from '../BookSkeletons.tsx'
import { buildingQueries } from '../building/building.queries.ts'
import { Definition } from '../Definition.tsx'
import { OfBuilding } from '../OfBuilding.tsx'
import { CashCurve } from './CashCurve.tsx'
import { ForecastTable } from './ForecastTable.tsx'

const forecastSkeleton = (
  <PanelSkeleton>
    <SumsSkeleton />
    <ChartSkeleton />
    <SkeletonText lines={2} />
    <Skeleton width="12rem" height="2.75rem" />
  </PanelSkeleton>
)
const skeleton = (
  <Stack gap={5}>
    <PanelSkeleton>
      <BankAccountsSkeleton />
    </PanelSkeleton>
    {forecastSkeleton}
  </Stack>
)
type OfPlace = Pick<ScreenProps, 'api' | 'person'> & { placeId: string }

/** The past, present and forecast bank balance of the selected place. */
export const TreasuryScreen = (props: ScreenProps) => (
  <OfBuilding {...props} screen="treasury" skeleton={<WithLead>{skeleton}</WithLead>}>
    {(placeId) => (
      <WithLead>
        <Treasury {...props} placeId={placeId} />
      </WithLead>
    )}
  </OfBuilding>
)

function WithLead({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <Stack gap={5}>
      <Text variant="muted">{t('treasury.lead')}</Text>
      {children}
    </Stack>
  )
}

function Treasury({ api, person, placeId }: OfPlace) {
  const { translate: t } = useLanguage()
  const treasuries = useQuery(buildingQueries(api, person, placeId).treasuries)
  return (
    <Fetched query={treasuries} skeleton={skeleton}>
      {(accounts) =>
        accounts.length === 0 ? (
          <EmptyState icon="coins" title={t('treasury.none')}>
            <Text>{t('treasury.whoFills')}</Text>
          </EmptyState>
        ) : (
          <Stack gap={5}>
            <Panel title={t('building.curve.accounts')}>
              <BankAccounts accounts={accounts} />
            </Panel>
            <Forecast api={api} person={person} placeId={placeId} />
          </Stack>
        )
      }
    </Fetched>
  )
}

function Forecast({ api, person, placeId }: OfPlace) {
  const forecast = useQuery(buildingQueries(api, person, placeId).forecast)
  return (
    <Loaded query={forecast} skeleton={forecastSkeleton}>
      {(known) => <Ahead forecast={known} />}
    </Loaded>
  )
}

function Ahead({ forecast }: { forecast: CashForecast }) {
  const { translate: t, format } = useLanguage()
  const { cash, months, overdue, votedUntil } = forecast
  const last = months.findLast(({ balance }) => balance !== null)
  const isEmpty = [...cash, ...months].every(({ balance }) => !balance)
  const isCutShort = months.some(({ balance }) => balance === null)
  return (
    <Panel title={t('treasury.title')} beside={<Definition of="forecast" word={t('treasury.title')} />}>
      <Stack gap={5}>
        <Facts
          columns={{ base: 1, phone: 3 }}
          alignItems="end"
          gap={4}
          values={{ fontSize: 'title', fontWeight: 600 }}
          lines={[
            [t('treasury.today'), format.money(cash.at(-1)?.balance ?? 0)],
            [
              last && t('treasury.expected', { date: format.date(momentOf(last.endsOn)) }),
              last && format.money(last.balance ?? 0),
            ],
            [t('treasury.overdue'), format.money(overdue)],
          ].flatMap(([name, value]) => (name && value ? [[name, value] as const] : []))}
        />
        {isEmpty ? <EmptyState icon="coins" title={t('treasury.empty')} /> : <CashCurve forecast={forecast} />}
        <Text variant="small">{t('treasury.counted')}</Text>
        {votedUntil === null && <Text variant="small">{t('treasury.notVoted')}</Text>}
        {votedUntil !== null && isCutShort && (
          <Text variant="small">{t('treasury.votedUntil', { date: format.date(momentOf(votedUntil)) })}</Text>
        )}
        {last && (
          <Disclosure icon="chevronDown" isPrinted label={t('treasury.byMonth')}>
            <ForecastTable months={months.filter(({ balance }) => balance !== null)} />
          </Disclosure>
        )}
      </Stack>
    </Panel>
  )
}
