import { keepPreviousData, useQuery } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { impute } from '#contract/accounts/imputation.ts'
import type { OpenDebt } from '#contract/accounts/references.ts'
import { typedAmount } from '#contract/amounts.ts'
import { fromTypedDate } from '#contract/dates.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Choices } from '../bookkeeping/OfBooks.tsx'
import { useAccountName } from '../useAccountName.ts'
import type { WrittenPayment } from './payment.forms.ts'
import { openDebtsQuery } from './payment.queries.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  placeId: string
  typed: WrittenPayment
  lots: Choices['lots']
}
const day = z.iso.date()

/** The chosen co-owner's debts on the day of the payment, and those that it would settle, by the server's rule. */
export function PaymentPreview({ api, person, placeId, typed, lots }: Props) {
  const { translate: t } = useLanguage()
  const { ownerId } = typed
  const paidOn = fromTypedDate(typed.paidOn)
  const isKnown = ownerId !== '' && z.safeParse(day, paidOn).success
  const debts = useQuery({
    ...openDebtsQuery(api, person, { placeId, ownerId, on: paidOn }),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title={t('payment.preview.title')} lead={t('payment.preview.lead')}>
      {isKnown ? (
        <Loaded query={debts} skeleton={<SkeletonText lines={3} />}>
          {({ debts: found }) => <Settled typed={typed} debts={found} lots={lots} />}
        </Loaded>
      ) : (
        <Text variant="muted">{t('payment.preview.nobody')}</Text>
      )}
    </Panel>
  )
}

function Settled({ typed, debts, lots }: Pick<Props, 'typed' | 'lots'> & { debts: readonly OpenDebt[] }) {
  const { translate: t, format } = useLanguage()
  const accountName = useAccountName()
  const paidOn = fromTypedDate(typed.paidOn)
  const amount = z.safeParse(typedAmount(), typed.amount).data ?? 0
  const due = debts.filter(({ dueOn }) => dueOn <= paidOn)
  const { settled, credit } = impute({ amount, paidOn }, due)
  const paid = new Map(settled.map(({ debtId, explanation }) => [debtId, explanation.amount]))
  const named = ({ account, lotId }: OpenDebt) => {
    const lot = lots.find(({ id }) => id === lotId)
    return [accountName(account), lot && t('movements.lot', { number: lot.number })].filter(Boolean).join(', ')
  }
  return (
    <Stack gap={4}>
      {due.length === 0 ? (
        <Text>{t('payment.preview.nothingDue')}</Text>
      ) : (
        <DataTable
          caption={t('payment.preview.caption')}
          rows={due}
          rowKey={({ id }) => id}
          columns={[
            { key: 'debt', header: t('payment.preview.debt'), isRowHeader: true, cell: named },
            {
              key: 'dueOn',
              header: t('entry.dueOn'),
              isUnbroken: true,
              cell: ({ dueOn }) => format.shortDate(momentOf(dueOn)),
            },
            {
              key: 'open',
              header: t('payment.preview.open'),
              isNumeric: true,
              cell: ({ open }) => format.money(open),
            },
            {
              key: 'paid',
              header: t('payment.preview.paid'),
              isNumeric: true,
              cell: ({ id }) => format.money(paid.get(id) ?? 0),
            },
          ]}
        />
      )}
      <Text role="status">{credit > 0 && t('payment.preview.credit', { amount: format.money(credit) })}</Text>
    </Stack>
  )
}
