import { useSelector } from '@xstate/react'
import { fromTypedDate } from '#contract/dates.ts'
import type { VotedRow } from '#machines/accounts/voted/voted.draft.ts'
import { rowField } from '#machines/accounts/voted/voted.draft.ts'
import { selectCanRemoveRow } from '#machines/accounts/voted/voted.selectors.ts'
import { amountFormatter } from '#src/forms/formatters/amount.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { DateField } from '#src/ui/fields/DateField.tsx'
import { FormattedField } from '#src/ui/fields/FormattedField.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import { useAccountName } from '../useAccountName.ts'
import { KeySelect } from './KeySelect.tsx'
import { useVotedFaults } from './useVotedWords.ts'
import type { OfFlow } from './VotedFlow.tsx'

type Props = OfFlow & {
  row: VotedRow
  number: number
  /** The list of accounts to choose from. */
  accountsId: string
  onRemove: () => void
}

/** A line of the budget: account, key and amount; or a call for works: its day and amount. */
export function VotedRowFields({ row, number, accountsId, onRemove, ...props }: Props) {
  const { votedRef, kind } = props
  const t = useTranslate()
  const accountName = useAccountName()
  const faultAt = useVotedFaults(votedRef)
  const canRemove = useSelector(votedRef, selectCanRemoveRow)
  const titleId = `row-${row.id}`
  const known = row.account && accountName(row.account.trim())
  const change = (changes: Partial<Omit<VotedRow, 'id'>>) =>
    votedRef.send({ type: 'row.change', rowId: row.id, row: changes })
  const field = (name: 'account' | 'dueOn' | 'amount') => ({
    defaultValue: row[name] ?? undefined,
    error: faultAt(rowField(row.id, name)),
    onInput: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) => change({ [name]: value || null }),
  })
  return (
    <Box
      as="fieldset"
      aria-labelledby={titleId}
      minWidth={0}
      border="border"
      radius="card"
      bg="surfaceRaised"
      px={{ base: 4, phone: 5 }}
      pt={2}
      pb={1}
    >
      <Flex justifyContent="space-between" alignItems="center" minHeight={44} mb={1}>
        <Text as="span" id={titleId} variant="small">
          {t(`voted.row.${kind}`, { number })}
        </Text>
        {canRemove && <IconButton icon="trash" label={t(`voted.removeRow.${kind}`, { number })} onClick={onRemove} />}
      </Flex>
      <Grid gap={4} columns={{ phone: '1fr 1fr', ...(kind === 'budget' && { tablet: '1fr 1fr 10rem' }) }}>
        {kind === 'budget' ? (
          <>
            <TextField
              {...field('account')}
              label={t('movements.account')}
              hint={known || undefined}
              list={accountsId}
              inputMode="numeric"
              autoComplete="off"
            />
            <KeySelect
              {...props}
              value={row.keyId}
              error={faultAt(rowField(row.id, 'keyId'))}
              onChoose={(keyId) => change({ keyId })}
            />
          </>
        ) : (
          <DateField
            {...field('dueOn')}
            label={t('voted.dueOn')}
            onInput={({ currentTarget: { value } }) => change({ dueOn: fromTypedDate(value) || null })}
          />
        )}
        <FormattedField
          {...field('amount')}
          formatter={amountFormatter}
          inputMode="decimal"
          label={t(`voted.amount.${kind}`)}
        />
      </Grid>
    </Box>
  )
}
