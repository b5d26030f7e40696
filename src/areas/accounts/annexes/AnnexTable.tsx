import type { Annex, AnnexRow, AnnexSection } from '#contract/accounts/annexes.ts'
import { applicationPaths } from '#contract/addresses.ts'
import { pathOf } from '#contract/paths.ts'
import { useLanguage } from '#src/i18n/TranslateProvider.tsx'
import { CellLink } from '#src/ui/CellLink.tsx'
import { SectionedTable } from '#src/ui/SectionedTable.tsx'
import type { Column } from '#src/ui/table/column.ts'
import { useAnnexNames } from './useAnnexNames.ts'

type Row = AnnexRow & { readonly id: string; readonly section: AnnexSection }

/** Columns whose figures are the movements of the year shown. */
const ofMovements = ['actual', 'total']
const sums: readonly AnnexRow['kind'][] = ['total', 'holds', 'owes', 'net', 'balance']

function movementsOf({ account, section }: Row): string {
  const filters = { ...(account !== null && { compte: account }), ...(section.key && { cle: section.key.id }) }
  return `${applicationPaths.allMovements}?${new URLSearchParams(filters)}`
}

/** One annex, section by section; a figure of an account leads to its movements. */
export function AnnexTable({ annex, asOf }: { annex: Annex; asOf: string }) {
  const { translate: t, format } = useLanguage()
  const names = useAnnexNames()
  const rows = annex.sections.flatMap((section) => section.rows)
  /** Omits budgets that are not voted, and years before the books were opened. */
  const known = annex.columns
    .map((column, index) => ({ column, index }))
    .filter(({ index }) => rows.some(({ amounts }) => (amounts[index] ?? null) !== null))
  const columns: readonly Column<Row>[] = [
    {
      key: 'row',
      header: t('annexes.row'),
      isRowHeader: true,
      cell: ({ section, ...row }) => {
        const name = names.row(section, row)
        const { decisionId } = row
        return decisionId === null ? name : <CellLink href={pathOf('decision', { decisionId })}>{name}</CellLink>
      },
    },
    ...known.map(({ column, index }) => ({
      key: column.code,
      header: names.column(annex, column, asOf),
      isNumeric: true,
      cell: (row: Row) => {
        const cents = row.amounts[index] ?? null
        if (cents === null || (cents === 0 && !sums.includes(row.kind))) return '–'
        const amount = format.money(cents)
        if (row.account === null || !ofMovements.includes(column.code)) return amount
        return (
          <CellLink
            href={movementsOf(row)}
            aria-label={t('annexes.movements', { amount, account: names.row(row.section, row) })}
          >
            {amount}
          </CellLink>
        )
      },
    })),
  ]
  return (
    <SectionedTable
      caption={t(`annexes.titles.${annex.code}`)}
      columns={columns}
      rowKey={({ id }) => id}
      isSum={({ kind }) => sums.includes(kind)}
      sections={annex.sections.map((section, index) => ({
        key: `${index}`,
        name: names.section(section),
        rows: section.rows.map((row, rank) => ({ ...row, section, id: `${rank}` })),
      }))}
    />
  )
}
