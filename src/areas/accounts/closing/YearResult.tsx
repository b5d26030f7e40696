import type { Closing } from '#contract/accounts/bookkeeping.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Definition } from '../Definition.tsx'
import type { OfYear } from './ClosingOfYear.tsx'

/** The amounts spent and called, and the surplus or shortfall. */
export function YearResult({ found, choices }: Pick<OfYear, 'choices'> & { found: Closing }) {
  const { translate: t, format } = useLanguage()
  const { netCharges, called, balance } = found
  if (netCharges === 0 && called === 0) return null
  const outcome = balance === 0 ? 'even' : balance > 0 ? 'over' : 'short'
  const amount = format.money(Math.abs(balance))
  return (
    <Panel title={t('closing.result.title')} beside={<Definition of="awaiting" word={t('closing.result.title')} />}>
      <Stack gap={4}>
        <Facts
          columns={{ base: 1, phone: 3 }}
          alignItems="end"
          gap={4}
          values={{ fontSize: 'title', fontWeight: 600 }}
          lines={[
            [t('closing.result.netCharges'), format.money(netCharges)],
            [t('closing.result.called'), format.money(called)],
            [t('closing.result.balance'), format.money(balance)],
          ]}
        />
        <Text>{t(`closing.result.${choices.chart === 'QC' ? 'funds' : 'lots'}.${outcome}`, { amount })}</Text>
      </Stack>
    </Panel>
  )
}
