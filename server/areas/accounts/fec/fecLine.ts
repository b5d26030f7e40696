import { civilDay } from '#server/platform/civilDay.ts'
import { amountIn, guarded } from '#server/services/papers/writeCsv.ts'
import { debtOf, type FecRow } from './fec.store.ts'

/** The columns of the file, in the order of article A47 A-1 of the book of tax procedures. */
export const fecColumns = [
  'JournalCode',
  'JournalLib',
  'EcritureNum',
  'EcritureDate',
  'CompteNum',
  'CompteLib',
  'CompAuxNum',
  'CompAuxLib',
  'PieceRef',
  'PieceDate',
  'EcritureLib',
  'Debit',
  'Credit',
  'EcritureLet',
  'DateLet',
  'ValidDate',
  'Montantdevise',
  'Idevise',
] as const

export type FecWords = {
  readonly timeZone: string
  readonly journalName: (journal: FecRow['journal']) => string
  readonly accountName: (account: string) => string
  /** The letters that match a settled debt, by debt. */
  readonly matched: ReadonlyMap<string, { readonly letters: string; readonly on: string }>
}

const compact = (day: string) => day.replaceAll('-', '')
/** A field must not contain its own terminator. It is guarded because a spreadsheet may open the file. */
const text = (value: string) => guarded(value.replace(/[\t\r\n|]+/g, ' ').trim())
/** Accounts of the order of 14 March 2005 may have two digits; the file requires three or more. */
const accountNumber = (account: string) => account.padEnd(3, '0')

/** A, B … Z, AA, AB … */
export function lettersOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : lettersOf(Math.floor(index / 26) - 1) + last
}

/** One line of the ledger in the format of the file. */
export function fecLine(row: FecRow, { timeZone, journalName, accountName, matched }: FecWords): string {
  const { journal, number, provider } = row
  const match = row.ownerId === null || row.dueOn === null ? undefined : matched.get(debtOf(row))
  const fields: Readonly<Record<(typeof fecColumns)[number], string>> = {
    JournalCode: journal,
    JournalLib: journalName(journal),
    EcritureNum: `${number}`,
    EcritureDate: compact(row.enteredOn),
    CompteNum: accountNumber(row.account),
    CompteLib: text(accountName(row.account)),
    CompAuxNum: text(row.ownerCode ?? row.ownerId ?? provider?.code ?? provider?.id ?? ''),
    CompAuxLib: text(row.ownerName ?? provider?.name ?? ''),
    PieceRef: text(row.pieceReference ?? `${journal}-${number}`),
    PieceDate: compact(row.enteredOn),
    EcritureLib: text(row.label),
    Debit: amountIn(row.debit, ','),
    Credit: amountIn(row.credit, ','),
    EcritureLet: match?.letters ?? '',
    DateLet: match ? compact(match.on) : '',
    ValidDate: compact(civilDay(row.postedAt, timeZone)),
    Montantdevise: '',
    Idevise: '',
  }
  return fecColumns.map((column) => fields[column]).join('\t')
}
