import { isOwnerAccount } from '#contract/accounts/chartOfAccounts.ts'
import type { Position } from '#contract/accounts/statement.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Facts } from '#src/ui/Facts.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

/** Each kind of debt in plain words, with the person's own amount. */
export function KindsInWords({ kinds }: Pick<Position, 'kinds'>) {
  const { translate: t, format } = useLanguage()
  return (
    <Panel title={t('understanding.kinds.title')} lead={t('understanding.kinds.lead')}>
      <Stack gap={4}>
        {kinds.flatMap(({ account, balance }) => {
          if (!isOwnerAccount(account)) return []
          return [
            <Stack key={account} gap={1}>
              <Facts
                lines={[[t(`personal.kinds.names.a${account}`), format.money(balance)]]}
                values={{ fontWeight: 600 }}
              />
              <Text variant="small">{t(`personal.explain.glossary.a${account}`)}</Text>
            </Stack>,
          ]
        })}
      </Stack>
    </Panel>
  )
}
