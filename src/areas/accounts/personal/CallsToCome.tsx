import type { Position } from '#contract/accounts/statement.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { BarChart } from '#src/ui/charts/BarChart.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Text } from '#src/ui/Text.tsx'

/** The calls for funds of twelve months, in one bar for each day on which something falls due. */
export function CallsToCome({ calls }: Pick<Position, 'calls'>) {
  const { translate: t, format } = useLanguage()
  const days = [...Map.groupBy(calls, ({ dueOn }) => dueOn)]
  return (
    <Panel title={t('personal.calls.title')}>
      {days.length === 0 ? (
        <Text variant="muted">{t('personal.calls.none')}</Text>
      ) : (
        <BarChart
          title={t('personal.calls.chart')}
          description={t('personal.calls.description')}
          format={format.money}
          data={{
            labels: days.map(([dueOn]) => format.shortDate(momentOf(dueOn))),
            series: [
              {
                name: t('personal.calls.series'),
                values: days.map(([, ofDay]) => ofDay.reduce((sum, { amount }) => sum + amount, 0)),
              },
            ],
          }}
        />
      )}
    </Panel>
  )
}
