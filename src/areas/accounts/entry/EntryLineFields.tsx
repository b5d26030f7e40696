import { useSelector } from '@xstate/react'
import { linePartsOf } from '#contract/accounts/lineParts.ts'
import type { EntryLine } from '#machines/accounts/entry/entry.draft.ts'
import { lineField } from '#machines/accounts/entry/entry.draft.ts'
import type { EntryRef } from '#machines/accounts/entry/entry.machine.ts'
import { selectCanRemoveLine } from '#machines/accounts/entry/entry.selectors.ts'
import { amountFormatter } from '#src/forms/formatters/amount.ts'
import { useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { Box } from '#src/ui/Box.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { FormattedField } from '#src/ui/fields/FormattedField.tsx'
import { Grid } from '#src/ui/Grid.tsx'
import { IconButton } from '#src/ui/IconButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import { TextField } from '#src/ui/TextField.tsx'
import type { Choices } from '../bookkeeping/OfBooks.tsx'
import { Definition } from '../Definition.tsx'
import { useAccountName } from '../useAccountName.ts'
import { LineReferences } from './LineReferences.tsx'
import { useFaultWords } from './useFaultWords.ts'

export type OfLine = {
  readonly entryRef: EntryRef
  readonly line: EntryLine
  readonly choices: Choices
}
type Props = OfLine & {
  readonly number: number
  /** The list of accounts to choose from. */
  readonly accountsId: string
  readonly onRemove: () => void
}

/** One line: the account by its number, one amount, and the other fields of the account. */
export function EntryLineFields({ entryRef, line, choices, number, accountsId, onRemove }: Props) {
  const t = useTranslate()
  const accountName = useAccountName()
  const canRemove = useSelector(entryRef, selectCanRemoveLine)
  const faultAt = useFaultWords(entryRef)
  const titleId = `line-${line.id}`
  const account = line.account?.trim() ?? ''
  const parts = linePartsOf(choices.chart, account)
  const amountFault = faultAt(lineField(line.id, 'amount'))
  /** The side that shows an error of the amount. */
  const faultySide = line.debit === null && line.credit !== null ? 'credit' : 'debit'
  const amount = (side: 'debit' | 'credit') => ({
    error: side === faultySide ? amountFault : undefined,
    defaultValue: line[side] ?? undefined,
    label: t(`movements.${side}`),
    formatter: amountFormatter,
    inputMode: 'decimal' as const,
    onInput: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      entryRef.send({ type: 'line.change', lineId: line.id, line: { [side]: value || null } }),
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
      pb={3}
    >
      <Flex justifyContent="space-between" alignItems="center" minHeight={44} mb={1}>
        <Text as="span" id={titleId} variant="small">
          {t('entry.line', { number })}
        </Text>
        {canRemove && <IconButton icon="trash" label={t('entry.removeLine', { number })} onClick={onRemove} />}
      </Flex>
      <Grid gap={4} columns={{ base: '1fr 1fr', tablet: 'minmax(0, 1fr) 10rem 10rem' }}>
        <Box gridColumn={{ base: '1 / -1', tablet: 'auto' }}>
          <TextField
            defaultValue={line.account ?? undefined}
            label={t('movements.account')}
            hint={accountName(account) || undefined}
            error={faultAt(lineField(line.id, 'account'))}
            list={accountsId}
            inputMode="numeric"
            autoComplete="off"
            onInput={({ currentTarget: { value } }) =>
              entryRef.send({ type: 'line.change', lineId: line.id, line: { account: value || null } })
            }
          />
        </Box>
        <FormattedField {...amount('debit')} beside={<Definition of="sides" word={t('movements.debit')} />} />
        <FormattedField {...amount('credit')} />
      </Grid>
      <LineReferences {...{ entryRef, line, choices, parts }} />
    </Box>
  )
}
