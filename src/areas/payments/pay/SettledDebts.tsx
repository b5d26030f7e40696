import type { SettledDebt } from '#contract/payments/debts.ts'
import { sumBy } from '#contract/sumBy.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { CellNote } from '#src/ui/CellNote.tsx'
import { PlainTable } from '#src/ui/PlainTable.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { foldDebts } from '../foldDebts.ts'
import { useDebtWords } from '../useDebtWords.ts'
import { LotsOfCall } from './LotsOfCall.tsx'

type Props = {
  caption: string
  settles: readonly SettledDebt[]
  /** The amount that no debt takes. Cents. */
  credit: number
  amount: number
}

const settledOf = ({ amount }: SettledDebt) => amount
const leftOf = ({ left }: SettledDebt) => left

/** The debts that a payment settles, with their sum. */
export function SettledDebts({ caption, settles, credit, amount }: Props) {
  const { translate: t, format } = useLanguage()
  return (
    <PlainTable aria-label={caption}>
      <tbody>
        {foldDebts(settles).map(({ first, debts }) => (
          <tr key={first.id}>
            <th scope="row">
              <NamesOfCall call={first} />
              {debts.length === 1 && first.lot && (
                <CellNote>{t('paying.debts.ofLot', { number: first.lot.number })}</CellNote>
              )}
              {sumBy(debts, leftOf) > 0 && (
                <CellNote>{t('paying.confirm.left', { amount: format.money(sumBy(debts, leftOf)) })}</CellNote>
              )}
              {debts.length > 1 && <LotsOfCall debts={debts} amountOf={settledOf} />}
            </th>
            <td data-figure>{format.money(sumBy(debts, settledOf))}</td>
          </tr>
        ))}
        {credit > 0 && (
          <tr>
            <th scope="row">{t('paying.confirm.credit')}</th>
            <td data-figure>{format.money(credit)}</td>
          </tr>
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('paying.confirm.total')}</th>
          <td data-figure>{format.money(amount)}</td>
        </tr>
      </tfoot>
    </PlainTable>
  )
}

/** Calls of one day have one amount: their day stands beside it, above their names. */
function NamesOfCall({ call }: { call: SettledDebt }) {
  const { translate: t, format } = useLanguage()
  const { namesOf } = useDebtWords()
  const names = namesOf(call)
  if (names.length === 1) return names
  return (
    <Stack gap={1}>
      {t('paying.debts.together', { date: format.date(momentOf(call.dueOn)) })}
      {names.map((name) => (
        <CellNote key={name}>{name}</CellNote>
      ))}
    </Stack>
  )
}
