import type { CashForecast } from '#contract/accounts/building.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { LineChart } from '#src/ui/charts/LineChart.tsx'

/** Twelve months of cash, and the next twelve as a separate line that begins today. */
export function CashCurve({ forecast: { cash, months } }: { forecast: CashForecast }) {
  const { translate: t, format } = useLanguage()
  const past = cash.map(({ balance }) => balance)
  const ahead = months.map(({ balance }) => balance)
  const nothing = (others: readonly unknown[]) => others.map(() => null)
  return (
    <LineChart
      title={t('treasury.chart')}
      description={t('treasury.chartDescription')}
      format={format.money}
      formatTick={format.wholeMoney}
      data={{
        labels: [
          ...cash.slice(0, -1).map(({ on }) => format.month(momentOf(on))),
          t('building.curve.today'),
          ...months.map(({ endsOn }) => format.month(momentOf(endsOn))),
        ],
        series: [
          { name: t('building.curve.series'), values: [...past, ...nothing(ahead)] },
          { name: t('treasury.series'), values: [...nothing(past.slice(1)), past.at(-1) ?? null, ...ahead] },
        ],
      }}
    />
  )
}
