import { useCallback } from 'react'
import type { AccountPlaceEntry } from '#contract/accounts/movements.ts'
import { dot } from '#contract/dot.ts'
import { useLanguage, useTranslate } from '#src/i18n/TranslateProvider.tsx'
import { momentOf } from '#src/parts/momentOf.ts'
import { Box } from '#src/ui/Box.tsx'
import { CellButton } from '#src/ui/CellButton.tsx'
import { CellNote } from '#src/ui/CellNote.tsx'
import { DataTable } from '#src/ui/DataTable.tsx'
import { Flex } from '#src/ui/Flex.tsx'
import { OpeningName } from '#src/ui/OpeningName.tsx'
import { RowButton } from '#src/ui/RowButton.tsx'
import { Text } from '#src/ui/Text.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { useWidth } from '#src/ui/useWidth.ts'
import { VirtualList } from '#src/ui/VirtualList.tsx'
import { useAccountName } from '../useAccountName.ts'
import { useMovementWords } from './useMovementWords.ts'

type Props = {
  rows: readonly AccountPlaceEntry[]
  total: number
  seesOwners: boolean
  isBusy: boolean
  onEndReached: () => void
  /** Keep the function stable. */
  onOpen: (entryId: string) => void
}

/** CSS pixels below which columns would not fit. */
const narrow = 720
/** Of the table: the window's height less everything above it. */
const height = 'clamp(320px, 70vh, 800px)'

/** Movements by the thousand: a table, or on a phone a few lines for each; only visible ones are in the page. */
export function MovementTable(props: Props) {
  const t = useTranslate()
  const { width, isKnown, measure } = useWidth()
  const Shown = width > 0 && width < narrow ? Rows : Columns
  return (
    <div ref={measure}>
      {isKnown && <Shown {...props} />}
      <Text variant="small" display={{ base: 'none', print: 'block' }}>
        {t('movements.onPaper')}
      </Text>
    </div>
  )
}

function Columns({ rows, total, seesOwners, isBusy, onEndReached, onOpen }: Props) {
  const { translate: t, format } = useLanguage()
  const accountName = useAccountName()
  const { labelOf, partyOf } = useMovementWords()
  const amount = (cents: number) => (cents === 0 ? '' : format.money(cents))
  const columns: readonly Column<AccountPlaceEntry>[] = [
    {
      key: 'date',
      header: t('movements.date'),
      width: '8.75rem',
      isUnbroken: true,
      cell: (row) => format.shortDate(momentOf(row.enteredOn)),
    },
    { key: 'number', header: t('movements.number'), width: '6rem', cell: (row) => `${row.journal} ${row.number}` },
    {
      key: 'label',
      header: t('movements.labelAndAccount'),
      isRowHeader: true,
      cell: (row) => (
        <>
          <CellButton onClick={() => onOpen(row.entryId)} title={labelOf(row)}>
            {labelOf(row)}
          </CellButton>
          <CellNote>{`${row.account} ${accountName(row.account)}`}</CellNote>
        </>
      ),
    },
    ...(seesOwners ? [{ key: 'party', header: t('movements.party'), width: '10rem', cell: partyOf }] : []),
    { key: 'debit', header: t('movements.debit'), width: '8rem', isNumeric: true, cell: (row) => amount(row.debit) },
    { key: 'credit', header: t('movements.credit'), width: '8rem', isNumeric: true, cell: (row) => amount(row.credit) },
  ]
  return (
    <DataTable
      caption={t('movements.caption')}
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      height={height}
      total={total}
      isBusy={isBusy}
      onEndReached={onEndReached}
    />
  )
}

function Rows({ rows, total, seesOwners, onEndReached, onOpen }: Props) {
  const { translate: t, format } = useLanguage()
  const renderItem = useCallback(
    (index: number) => {
      const row = rows[index]
      return row && <Row {...{ row, seesOwners, onOpen }} />
    },
    [rows, seesOwners, onOpen],
  )
  const itemKey = useCallback((index: number) => rows[index]?.id ?? index, [rows])
  return (
    <Box border="border" radius="card" bg="surfaceRaised">
      <VirtualList
        label={t('movements.caption')}
        count={rows.length}
        total={total}
        renderItem={renderItem}
        itemKey={itemKey}
        estimatedHeight={84}
        onEndReached={onEndReached}
      />
      {rows.length < total && (
        <Text variant="small" px={3} py={2.5} borderTop="border">
          {t('widgets.table.shown', { count: format.integer(rows.length), total: format.integer(total) })}
        </Text>
      )}
    </Box>
  )
}

function Row({ row, seesOwners, onOpen }: Pick<Props, 'seesOwners' | 'onOpen'> & { row: AccountPlaceEntry }) {
  const { translate: t, format } = useLanguage()
  const accountName = useAccountName()
  const { labelOf, partyOf } = useMovementWords()
  return (
    <Box position="relative" px={3} py={2.5} borderBottom="border">
      <Box overflowWrap="anywhere">
        <RowButton onClick={() => onOpen(row.entryId)}>
          <OpeningName>{labelOf(row)}</OpeningName>
        </RowButton>
      </Box>
      <Flex justifyContent="space-between" alignItems="end" gap={3}>
        <Text variant="small" minWidth={0}>
          {[
            format.shortDate(momentOf(row.enteredOn)),
            `${row.journal}\u00a0${row.number}`,
            `${row.account} ${accountName(row.account)}`,
            seesOwners && partyOf(row),
          ]
            .filter(Boolean)
            .join(dot)}
        </Text>
        <Text as="span" whiteSpace="nowrap" fontWeight={600}>
          {format.money(row.debit + row.credit)}{' '}
          <Text as="span" variant="small" fontWeight={400}>
            {t(row.debit > 0 ? 'movements.debit' : 'movements.credit').toLowerCase()}
          </Text>
        </Text>
      </Flex>
    </Box>
  )
}
