import type { Annex, AnnexRow, AnnexSection } from '#contract/accounts/annexes.ts'

const nameOf = ({ kind, account, name }: AnnexRow) => (kind === 'account' ? `${account}` : (name ?? kind))

/** The amounts of a column by row, for example `401`, `owners` and `total`; of one key, where the annex has several. */
export function amountsIn(
  { columns, sections }: Annex,
  section: AnnexSection['code'],
  column: string,
  keyName?: string | null,
) {
  const index = columns.findIndex(({ code }) => code === column)
  const isMeant = (one: AnnexSection) =>
    one.code === section && (keyName === undefined || (one.key?.name ?? null) === keyName)
  const rows = sections.filter(isMeant).flatMap((one) => one.rows)
  return Object.fromEntries(rows.map((row) => [nameOf(row), row.amounts[index]]))
}
