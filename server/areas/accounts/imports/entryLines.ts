import { isDeepStrictEqual } from 'node:util'
import type { Journal } from '#contract/accounts/chartOfAccounts.ts'
import { isOwnerAccount } from '#contract/accounts/chartOfAccounts.ts'
import { centsText } from '#contract/centsText.ts'
import { sumBy } from '#contract/sumBy.ts'
import { memberFact } from '#server/services/directory/imports/roles.ts'
import type { Fault, ImportScope, Kept } from '#server/services/imports/importFile.ts'
import type { LineRow } from './entryColumns.ts'

/** A line with the fields of its entry. Amounts are in cents. */
export type EntryLine = {
  /** The key of the entry in the manager's system. */
  readonly entry: string
  readonly journal: Journal
  readonly enteredOn: string
  readonly label: string
  readonly pieceReference: string | null
  readonly rank: number
  readonly account: string
  readonly debit: number
  readonly credit: number
  readonly keyId: string | null
  readonly lotId: string | null
  readonly ownerId: string | null
  readonly providerId: string | null
  readonly worksId: string | null
  readonly dueOn: string | null
}
type Header = Pick<EntryLine, 'entry' | 'journal' | 'enteredOn' | 'label' | 'pieceReference'>
/** The file, and its columns that name the entry and its day. */
type Columns = { readonly file: string; readonly entry: string; readonly day: string }
type Refusal = Omit<Fault, 'line'> | null

/** The facts that the chart of the place has an account, and that an entry is posted. */
export const accountFact = (code: string) => `account ${code}`
export const postedFact = (file: string, entry: string) => `posted ${file} ${entry}`

/** Amounts in cents. A debt without a due date is due on the day of its entry. */
export function toLine(header: Header, row: LineRow, { known }: ImportScope): EntryLine {
  const find = (file: string, key: string | null) => (key === null ? null : (known.find(file, key) ?? null))
  const { line: rank, account, debit, credit, due_on } = row
  // A debit without a due date would pay credit back.
  const isDebt = isOwnerAccount(account) && debit !== null && debit > 0
  return {
    ...header,
    rank,
    account,
    debit: debit ?? 0,
    credit: credit ?? 0,
    keyId: find('repartition_keys', row.repartition_key),
    lotId: find('lots', row.lot),
    ownerId: find('people', row.person),
    providerId: find('providers', row.provider),
    worksId: find('works', row.works),
    dueOn: due_on ?? (isDebt ? header.enteredOn : null),
  }
}

/** A posted entry never changes, so its rows must repeat it; any other line follows the rules of the books. */
export function refuseLine(
  columns: Columns,
  line: EntryLine,
  { known }: ImportScope,
  stored: EntryLine | null,
): Refusal {
  const posted = { column: columns.entry, reason: 'entryPosted' } as const
  if (stored) return isDeepStrictEqual(stored, line) ? null : posted
  const { entry, account, debit, credit, ownerId, providerId, enteredOn } = line
  if (known.isNoted(postedFact(columns.file, entry))) return posted
  if (!known.isNoted(accountFact(account))) return { column: 'account', reason: 'unknownAccount', detail: account }
  if ((debit === 0) === (credit === 0)) return { column: 'debit', reason: 'oneSide' }
  if (isOwnerAccount(account) !== (ownerId !== null)) return { column: 'person', reason: 'ownerOfLine' }
  if (ownerId !== null && providerId !== null) return { column: 'provider', reason: 'ownerOfLine' }
  const year = known.spanOf('fiscal_years', enteredOn)
  if (!year) return { column: columns.day, reason: 'noYear' }
  return year.isOpen ? null : { column: columns.day, reason: 'yearClosed' }
}

/** Checks that the lines of one entry agree and balance, and that co-owners have a role in the place. */
export function checkEntries(
  { entry: column }: Columns,
  kept: readonly Kept<EntryLine>[],
  { known }: ImportScope,
): readonly Fault[] {
  const entries = Map.groupBy(kept, ({ values }) => values.entry)
  return [...entries.values()].flatMap((rows) => {
    const own = rows.filter(({ line }) => line !== null)
    const [first] = own
    if (!first) return []
    // The file lacks some of its posted lines.
    if (own.length < rows.length) return [{ line: first.line, column, reason: 'entryPosted' as const }]
    const strangers = own.filter(({ values }) => values.ownerId !== null && !known.isNoted(memberFact(values.ownerId)))
    const unlike = own.filter(({ values }) => !isDeepStrictEqual(headerOf(values), headerOf(first.values)))
    return [
      ...strangers.map(({ line }) => ({ line, column: 'person', reason: 'ownerWithoutRole' as const })),
      ...unlike.map(({ line }) => ({ line, column, reason: 'unlikeEntry' as const })),
      ...unbalanced(column, own),
    ]
  })
}

const headerOf = ({ journal, enteredOn, label, pieceReference }: EntryLine) => [
  journal,
  enteredOn,
  label,
  pieceReference,
]

/** Each line of an entry that does not balance, with both of its sums. */
function unbalanced(column: string, rows: readonly Kept<EntryLine>[]): readonly Fault[] {
  const debit = sumBy(rows, ({ values }) => values.debit)
  const credit = sumBy(rows, ({ values }) => values.credit)
  if (debit === credit && rows.length > 1) return []
  const detail = `${centsText(debit)} / ${centsText(credit)}`
  return rows.map(({ line }) => ({ line, column, reason: 'unbalanced', detail }))
}
