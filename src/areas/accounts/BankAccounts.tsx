import type { Treasury } from '#contract/accounts/building.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { CellNote } from '#src/ui/CellNote.tsx'
import { FigureHead } from '#src/ui/FigureHead.tsx'
import { PlainTable } from '#src/ui/PlainTable.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { RowsSkeleton } from './BookSkeletons.tsx'
import { useAccountName } from './useAccountName.ts'

/** A placeholder for the accounts of most places: a current one and savings. */
export const BankAccountsSkeleton = () => (
  <Stack gap={4}>
    <RowsSkeleton rows={3} />
    <Skeleton width="min(80%, 24rem)" />
  </Stack>
)

/** The balance of each bank account, and how certain it is. */
export function BankAccounts({ accounts }: { accounts: readonly Treasury[] }) {
  const { translate: t, format } = useLanguage()
  const accountName = useAccountName()
  return (
    <Stack gap={3}>
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
      {/* Below the table, because its first column is narrow on a phone. */}
      {accounts.some(({ status }) => status === 'pending') && (
        <Text variant="small">{t('building.cash.whyPending')}</Text>
      )}
    </Stack>
  )
}
