import type { Position } from '#contract/accounts/statement.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Balances } from './Balances.tsx'

/** The debt under each identity, for a person who holds lots under several. */
export function Identities({ identities, balance }: Pick<Position, 'identities' | 'balance'>) {
  const { translate: t } = useLanguage()
  if (identities.length === 0) return null
  const rows = identities.map(({ identity, balance: owed }) => {
    if (!identity) return { key: 'none', name: t('personal.identities.none'), balance: owed }
    const { id, role, displayName } = identity
    return { key: id, name: t(`roles.${role}`), ...(displayName !== null && { note: displayName }), balance: owed }
  })
  return (
    <Panel title={t('personal.identities.title')} lead={t('personal.identities.lead')}>
      <Balances
        caption={t('personal.identities.title')}
        subject={t('personal.identities.identity')}
        rows={rows}
        balance={balance}
      />
    </Panel>
  )
}
