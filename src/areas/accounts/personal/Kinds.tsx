import { isOwnerAccount } from '#contract/accounts/chartOfAccounts.ts'
import type { Position } from '#contract/accounts/statement.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Definition } from '../Definition.tsx'
import { Balances } from './Balances.tsx'

const termOf = {
  4501: 'currentCharges',
  4502: 'votedWorks',
  4503: 'advances',
  4504: 'loans',
  4505: 'worksFund',
  1100: 'commonExpenses',
} as const

/** The debt by kind: budget, works, works fund, advances; nothing for a single kind, which would repeat the balance. */
export function Kinds({ kinds, balance }: Pick<Position, 'kinds' | 'balance'>) {
  const { translate: t } = useLanguage()
  const rows = kinds.flatMap(({ account, balance: owed }) => {
    if (!isOwnerAccount(account)) return []
    const name = t(`personal.kinds.names.a${account}`)
    return [{ key: account, name, beside: <Definition of={termOf[account]} word={name} />, balance: owed }]
  })
  if (rows.length < 2) return null
  return (
    <Panel title={t('personal.kinds.title')}>
      <Balances caption={t('personal.kinds.title')} subject={t('personal.kinds.kind')} rows={rows} balance={balance} />
    </Panel>
  )
}
