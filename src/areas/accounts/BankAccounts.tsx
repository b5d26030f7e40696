import type { Treasury } from '#contract/accounts/building.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { CellNote } from '#src/ui/CellNote.tsx'
import { FigureHead } from '#src/ui/FigureHead.tsx'
import { PlainTable } from '#src/ui/PlainTable.tsx'
import { useAccountName } from './useAccountName.ts'

/** The balance of each bank account, and how certain it is. */
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
              <CellNote>
                {t(`building.cash.${status}`, {
                  date: format.date(momentOf(movedOn)),
                })}
              </CellNote>
            </th>
            <td data-figure>{format.money(balance)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  )
}
