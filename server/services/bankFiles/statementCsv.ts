import { stringify } from 'csv-stringify/sync'
import { centsText } from '#contract/centsText.ts'
import type { AccountStatement, BankEntry } from './readBankStatement.ts'

const columns = ['sql_id', 'place', 'account', 'booked_on', 'amount', 'label', 'reference'] as const
const longest = { key: 60, label: 200 } as const

/** A statement, with the place and account of the books it belongs to. */
type OfBooks = { readonly statement: AccountStatement; readonly place: string; readonly account: string }

/** The booked entries of statements as `bank_statements.csv` of the import, a line for each bank movement. */
export const statementCsv = (statements: readonly OfBooks[]): string =>
  stringify([columns, ...statements.flatMap(rowsOf)], { delimiter: ';' })

function rowsOf({ statement: { id, entries }, place, account }: OfBooks) {
  const seen = new Map<string, number>()
  /** Some banks give several entries one reference, or none. */
  const keyOf = ({ reference }: BankEntry, index: number) => {
    const key = (reference ?? `${id}/${index + 1}`).slice(-longest.key)
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    return count === 1 ? key : `${key.slice(0, longest.key - 5)}/${count}`
  }
  return entries
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => entry.state === 'booked' && entry.cents !== 0)
    .map(({ entry, index }) => [
      keyOf(entry, index),
      place,
      account,
      entry.bookedOn ?? entry.valuedOn ?? '',
      signed(entry),
      labelOf(entry),
      (entry.reference ?? '').slice(-longest.key),
    ])
}

const signed = ({ cents, direction }: BankEntry) => centsText(direction === 'in' ? cents : -cents)

/** The bank's text, with the name of the other party of a single transaction: matching looks for names of lots in it. */
function labelOf({ text, code, details }: BankEntry): string {
  const name = details.length === 1 ? (details[0]?.name ?? null) : null
  const words = [...new Set([name, text])].filter((word) => word !== null).join(' ')
  return (words || code || '-').replace(/\s+/g, ' ').slice(0, longest.label)
}
