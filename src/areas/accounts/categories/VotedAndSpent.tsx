import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { BarChart } from '#src/ui/charts/BarChart.tsx'
import type { ExpenseGroup } from './expenseGroups.ts'

/** Voted and spent amounts of each kind of charges, side by side. */
export function VotedAndSpent({ groups }: { groups: readonly ExpenseGroup[] }) {
  const { translate: t, format } = useLanguage()
  return (
    <BarChart
      title={t('categories.chart')}
      description={t('categories.chartDescription')}
      format={format.money}
      formatTick={format.wholeMoney}
      data={{
        labels: groups.map(({ code }) => t(`categories.short.g${code}`)),
        series: [
          { name: t('building.budget.voted'), values: groups.map(({ voted }) => voted) },
          { name: t('building.budget.spent'), values: groups.map(({ spent }) => spent) },
        ],
      }}
    />
  )
}
