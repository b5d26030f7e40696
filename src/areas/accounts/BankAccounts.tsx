import type { Treasury } from '#contract/accounts/building.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { FigureHead } from '#src/ui/FigureHead.tsx'
import { PlainTable } from '#src/ui/PlainTable.tsx'
import { Text } from '#src/ui/Text.tsx'
import { useAccountName } from './useAccountName.ts'

/** What each bank account holds, and how certain that is. */
export function BankAccounts({ accounts }: { accounts: readonly Treasury[] }) {
  const { translate: t, format } = useLanguage()
  const accountName = useAccountName()
  return (
    <PlainTable aria-label={t('building.curve.accounts')}>
      <FigureHead subject={t('building.curve.account')} figures={[t('building.curve.balance')]} />
      <tbody>
        {accounts.map(({ id, balance, status, movedOn }) => (
          <tr key={id}>
            <th scope="row">
              {accountName(id)}
              <Text as="span" variant="small" display="block" fontWeight={400}>
                {t(`building.cash.${status}`, {
                  date: format.date(momentOf(movedOn)),
                })}
              </Text>
            </th>
            <td data-figure>{format.money(balance)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
