import type { Position } from '#contract/accounts/statement.ts'
import { endOfPeriod } from '#contract/endOfPeriod.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { lineParam, nameOfCallDay } from '#src/parts/callDay.ts'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { useAddress } from '#src/parts/useAddress.ts'
import { Box } from '#src/ui/Box.tsx'
import { BarChart } from '#src/ui/charts/BarChart.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Definition } from '../Definition.tsx'
import { Balances } from './Balances.tsx'

const monthOf = (day: string) => day.slice(0, 7)
const total = (calls: Position['calls']) => calls.reduce((sum, { amount }) => sum + amount, 0)

type Props = Pick<Position, 'asOf' | 'calls'> & Pick<ScreenProps, 'portal'>

/** The calls for funds of twelve months: a bar for each month, then each call, which opens the computation of its day. */
export function CallsToCome({ asOf, calls, portal }: Props) {
  const { translate: t, format } = useLanguage()
  const address = useAddress(portal)
  const first = `${monthOf(asOf)}-01`
  const months = Array.from({ length: 12 }, (_, count) => endOfPeriod(first, { count, unit: 'months' }))
  return (
    <Panel title={t('personal.calls.title')} beside={<Definition of="call" word={t('personal.calls.title')} />}>
      {calls.length === 0 ? (
        <Text variant="muted">{t('personal.calls.none')}</Text>
      ) : (
        <Stack gap={5}>
          <Box display={{ print: 'none' }}>
            <BarChart
              title={t('personal.calls.chart')}
              description={t('personal.calls.description')}
              format={format.money}
              formatTick={format.wholeMoney}
              data={{
                labels: months.map((month) => format.month(momentOf(month))),
                series: [
                  {
                    name: t('personal.calls.series'),
                    values: months.map((month) =>
                      total(calls.filter(({ dueOn }) => monthOf(dueOn) === monthOf(month))),
                    ),
                  },
                ],
              }}
            />
          </Box>
          <Balances
            caption={t('personal.calls.title')}
            subject={t('personal.calls.call')}
            rows={calls.map(({ id, label, dueOn, amount }) => ({
              key: id,
              name: label,
              note: t('personal.statement.due', { date: format.date(momentOf(dueOn)) }),
              balance: amount,
              onOpen: () => address.write({ [lineParam]: nameOfCallDay(dueOn) }, { isStep: true }),
            }))}
            balance={total(calls)}
          />
        </Stack>
      )}
    </Panel>
  )
}
