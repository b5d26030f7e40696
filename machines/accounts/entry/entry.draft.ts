import * as z from 'zod/mini'
import type { EnteredEntry } from '#contract/accounts/bookkeeping.ts'
import type { entryDraft } from '#contract/accounts/bookkeepingDrafts.ts'
import { type ChartCode, charts } from '#contract/accounts/chartOfAccounts.ts'
import { linePartsOf } from '#contract/accounts/lineParts.ts'
import { typedAmount } from '#contract/amounts.ts'
import type { ValueOf } from '#contract/defineDraft.ts'

/** The typed entry so far, with its idempotency key. */
export type EntryDraft = Readonly<ValueOf<typeof entryDraft>>
export type EntryHeading = Omit<EntryDraft, 'key' | 'lines'>
export type EntryLine = EntryDraft['lines'][number]

/** What the flow knows about the books of the entry. */
export type Books = {
  readonly chart: ChartCode
  readonly openYears: readonly { readonly startsOn: string; readonly endsOn: string }[]
}

/** What is wrong with a field, or with all lines together. */
export type EntryFault =
  | 'required'
  | 'tooLong'
  | 'unknownAccount'
  | 'noOpenYear'
  | 'invalidAmount'
  | 'oneSide'
  | 'bothSides'
  | 'unbalanced'
  | 'refused'
  | 'linesRefused'
/** By field: the name of a heading field, `lines`, or the id of a line and the name of its field. */
export type EntryFaults = Readonly<Record<string, EntryFault>>
export type LineField = 'account' | 'amount' | 'ownerId' | 'worksId'
export const lineField = (lineId: string, field: LineField) => `${lineId}.${field}`

const longest = { label: 200, pieceReference: 60 } as const
const day = z.iso.date()

const emptyLine = (id: string): EntryLine => ({
  id,
  account: '',
  debit: '',
  credit: '',
  keyId: '',
  ownerId: '',
  lotId: '',
  dueOn: '',
  providerId: '',
  worksId: '',
})

type Begun = { readonly createId: () => string; readonly today: string }

/** An entry has two lines or more. */
export const emptyEntry = ({ createId, today }: Begun): EntryDraft => ({
  key: createId(),
  journal: '',
  enteredOn: today,
  label: '',
  pieceReference: '',
  lines: [emptyLine(createId()), emptyLine(createId())],
})

export const withLine = (draft: EntryDraft, id: string): EntryDraft => ({
  ...draft,
  lines: [...draft.lines, emptyLine(id)],
})

const isBlank = ({ id: _, ...fields }: EntryLine) => Object.values(fields).every((text) => text.trim() === '')

/** The lines that somebody has begun; all of them while fewer than two are begun. */
function writtenLines({ lines }: EntryDraft): readonly EntryLine[] {
  const written = lines.filter((line) => !isBlank(line))
  return written.length < 2 ? lines : written
}

/** A typed amount in cents; `null` = it is not an amount. */
const centsOf = (text: string): number | null => z.safeParse(typedAmount('entry'), text).data ?? null

/** The sums of both sides so far, and by how much the debits exceed the credits. Cents. */
export function totalsOf({ lines }: EntryDraft) {
  const sum = (side: 'debit' | 'credit') => lines.reduce((total, line) => total + (centsOf(line[side]) ?? 0), 0)
  const [debit, credit] = [sum('debit'), sum('credit')]
  return { debit, credit, apart: debit - credit }
}

type Found = readonly (readonly [field: string, fault: EntryFault])[]

/** The faults that keep the entry from being posted. */
export function faultsOf(draft: EntryDraft, books: Books): EntryFaults {
  const ofLines = writtenLines(draft).flatMap((line) => faultsOfLine(line, books.chart))
  const isUnbalanced = ofLines.length === 0 && totalsOf(draft).apart !== 0
  const balance: Found = isUnbalanced ? [['lines', 'unbalanced']] : []
  return Object.fromEntries([...faultsOfHeading(draft, books), ...ofLines, ...balance])
}

function faultsOfHeading({ journal, enteredOn, label, pieceReference }: EntryHeading, { openYears }: Books): Found {
  const isOpen = openYears.some(({ startsOn, endsOn }) => startsOn <= enteredOn && enteredOn <= endsOn)
  return [
    ...fault('journal', journal === '' && 'required'),
    ...fault('enteredOn', z.safeParse(day, enteredOn).success ? !isOpen && 'noOpenYear' : 'required'),
    ...fault('label', label.trim() === '' ? 'required' : label.trim().length > longest.label && 'tooLong'),
    ...fault('pieceReference', pieceReference.trim().length > longest.pieceReference && 'tooLong'),
  ]
}

function faultsOfLine(line: EntryLine, chart: ChartCode): Found {
  const account = line.account.trim()
  const parts = linePartsOf(chart, account)
  const isKnown = charts[chart].some((code) => code === account)
  return [
    ...fault(lineField(line.id, 'account'), account === '' ? 'required' : !isKnown && 'unknownAccount'),
    ...fault(lineField(line.id, 'amount'), amountFault(line)),
    ...fault(lineField(line.id, 'ownerId'), parts.owner && line.ownerId === '' && 'required'),
    ...fault(lineField(line.id, 'worksId'), parts.works === 'required' && line.worksId === '' && 'required'),
  ]
}

function amountFault({ debit, credit }: EntryLine): EntryFault | false {
  const typed = [debit, credit].filter((text) => text.trim() !== '')
  if (typed.length !== 1) return typed.length === 0 ? 'oneSide' : 'bothSides'
  return typed.some((text) => centsOf(text) === null) && 'invalidAmount'
}

const fault = (field: string, found: EntryFault | false): Found => (found === false ? [] : [[field, found]])

/** The faults without those of the given fields, which have changed. */
export const withoutFaults = (faults: EntryFaults, isChanged: (field: string) => boolean): EntryFaults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !isChanged(field)))

/** A line ready to post: its amount in cents, and only the fields that its account has. */
export type WrittenLine = EnteredEntry['lines'][number] & { readonly id: string }

export function linesOf(draft: EntryDraft, chart: ChartCode): readonly WrittenLine[] {
  return writtenLines(draft).map((line) => {
    const { owner, provider, key, works } = linePartsOf(chart, line.account.trim())
    return {
      id: line.id,
      account: line.account.trim(),
      debit: centsOf(line.debit) ?? 0,
      credit: centsOf(line.credit) ?? 0,
      keyId: (key && line.keyId) || null,
      ownerId: (owner && line.ownerId) || null,
      lotId: (owner && line.lotId) || null,
      dueOn: (owner && line.dueOn) || null,
      providerId: (provider && line.providerId) || null,
      worksId: (works !== 'none' && line.worksId) || null,
    }
  })
}

/** The entry in the server's format. Its journal is chosen by then. */
export function entryOf(draft: EntryDraft, chart: ChartCode): EnteredEntry {
  const { journal, enteredOn, label, pieceReference } = draft
  return {
    journal: journal || 'OD',
    enteredOn,
    label: label.trim(),
    pieceReference: pieceReference.trim() || null,
    lines: linesOf(draft, chart).map(({ id: _, ...line }) => line),
  }
}
