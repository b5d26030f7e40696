import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AccountCode } from '#contract/accounts/movements.ts'
import { dot } from '#contract/dot.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { Loaded } from '#src/parts/Loaded.tsx'
import { MoreButton } from '#src/parts/MoreButton.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'
import { Box } from '#src/ui/Box.tsx'
import { CellButton } from '#src/ui/CellButton.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Disclosure } from '#src/ui/Disclosure.tsx'
import { Icon } from '#src/ui/Icon.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { CodeFilters } from '../movements/movement.queries.ts'
import { movementQueries } from '../movements/movement.queries.ts'
import { useMovementWords } from '../movements/useMovementWords.ts'
import { useAccountName } from '../useAccountName.ts'
import { useShare } from './useShare.ts'

type Props = Pick<ScreenProps, 'api' | 'person'> & {
  placeId: string
  filters: CodeFilters
  onOpen: (entryId: string) => void
}

/** Each account with its spending, the largest first; it opens on its entries. */
export function ExpenseAccounts({
  expenses,
  spent,
  ...props
}: Props & { expenses: readonly AccountCode[]; spent: number }) {
  const bySize = expenses.toSorted((a, b) => b.debit - b.credit - (a.debit - a.credit))
  return (
    <Box as="ul" border="border" radius="card" bg="surfaceRaised">
      {bySize.map((account, index) => (
        <Box as="li" key={account.id} px={4} py={1} borderTop={index > 0 ? 'border' : undefined}>
          <Account {...props} account={account} spent={spent} />
        </Box>
      ))}
    </Box>
  )
}

function Account({ account: { id, debit, credit }, spent, ...props }: Props & { account: AccountCode; spent: number }) {
  const { translate: t, format } = useLanguage()
  const accountName = useAccountName()
  const shareOf = useShare()
  const [isOpen, setIsOpen] = useState(false)
  const amount = debit - credit
  return (
    <Disclosure
      isWide
      icon="chevronDown"
      onToggle={setIsOpen}
      label={
        <>
          <span>{`${id} ${accountName(id)}`}</span>
          <Text as="span" fontWeight={600} whiteSpace="nowrap">
            {format.money(amount)}
            {spent > 0 && (
              <Text as="span" variant="small" fontWeight={400} display="inline-block" minWidth={{ phone: '8.25rem' }}>
                {`${dot}${t('expenses.share', { share: shareOf(amount, spent) })}`}
              </Text>
            )}
          </Text>
        </>
      }
    >
      {isOpen && <Entries {...props} account={id} />}
    </Disclosure>
  )
}

function Entries({ api, person, placeId, filters, account, onOpen }: Props & { account: string }) {
  const { translate: t, format } = useLanguage()
  const { labelOf } = useMovementWords()
  const list = useInfiniteQuery(movementQueries(api, person, placeId).list({ ...filters, account }))
  return (
    <Box pb={4}>
      <Loaded query={list} skeleton={<Skeleton height="6rem" />}>
        {({ rows }) => (
          <Stack gap={3}>
            <DataTable
              caption={t('expenses.entries', { account })}
              rows={rows}
              rowKey={({ id }) => id}
              columns={[
                {
                  key: 'label',
                  header: t('movements.label'),
                  isRowHeader: true,
                  cell: (row) => <CellButton onClick={() => onOpen(row.entryId)}>{labelOf(row)}</CellButton>,
                },
                {
                  key: 'date',
                  header: t('movements.date'),
                  isUnbroken: true,
                  cell: (row) => format.shortDate(momentOf(row.enteredOn)),
                },
                {
                  key: 'proof',
                  header: t('movements.entry.proof'),
                  cell: (row) =>
                    row.hasProof ? (
                      <>
                        <Icon name="document" size={18} />
                        <VisuallyHidden>{t('expenses.hasProof')}</VisuallyHidden>
                      </>
                    ) : (
                      '–'
                    ),
                },
                {
                  key: 'amount',
                  header: t('expenses.amount'),
                  isNumeric: true,
                  cell: (row) => format.money(row.debit - row.credit),
                },
              ]}
            />
            <MoreButton query={list} label={t('expenses.more')} />
          </Stack>
        )}
      </Loaded>
    </Box>
  )
}
