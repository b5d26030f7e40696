import type { Position, StatementLot } from '#contract/accounts/statement.ts'
import { lotKinds } from '#contract/places.ts'
import type { Translate } from '#locales/catalogue.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Text } from '#src/ui/Text.tsx'
import { Definition } from '../Definition.tsx'
import { Balances } from './Balances.tsx'

/** The debt for each lot. */
export function Lots({ lots, balance }: Pick<Position, 'lots' | 'balance'>) {
  const { translate: t } = useLanguage()
  const rows = lots.map(({ lot, balance: owed }) =>
    lot
      ? {
          key: lot.id,
          name: nameOf(lot, t),
          note: t('personal.lots.building', { building: lot.building }),
          balance: owed,
        }
      : { key: 'none', name: t('personal.lots.none'), balance: owed },
  )
  return (
    <Panel title={t('personal.lots.title')} beside={<Definition of="shares" word={t('personal.lots.title')} />}>
      {rows.length === 0 ? (
        <Text variant="muted">{t('personal.kinds.none')}</Text>
      ) : (
        <Balances caption={t('personal.lots.title')} subject={t('personal.lots.lot')} rows={rows} balance={balance} />
      )}
    </Panel>
  )
}

function nameOf({ number, kind }: StatementLot, t: Translate): string {
  const known = lotKinds.find((one) => one === kind)
  return known
    ? t('personal.lots.name', { number, kind: t(`personal.lots.kinds.${known}`) })
    : `${t('personal.lots.lot')} ${number}`
}
