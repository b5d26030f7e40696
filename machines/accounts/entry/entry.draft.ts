import * as z from 'zod/mini'
import type { EnteredEntry } from '#contract/accounts/bookkeeping.ts'
import type { entryDraft } from '#contract/accounts/bookkeepingDrafts.ts'
import { type ChartCode, charts } from '#contract/accounts/chartOfAccounts.ts'
import { linePartsOf } from '#contract/accounts/lineParts.ts'
import type { ValueOf } from '#contract/defineDraft.ts'
import { present } from '#machines/present.ts'
import { centsOf, written } from '../typedParts.ts'

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
  | 'invalidDay'
  | 'oneSide'
  | 'bothSides'
  | 'unbalanced'
  | 'refused'
  | 'linesRefused'
/** By field: the name of a heading field, `lines`, or the id of a line and the name of its field. */
export type EntryFaults = Readonly<Record<string, EntryFault>>
export type LineField = 'account' | 'amount' | 'ownerId' | 'dueOn' | 'worksId'
export const lineField = (lineId: string, field: LineField) => `${lineId}.${field}`

const longest = { label: 200, pieceReference: 60 } as const
const day = z.iso.date()

const emptyLine = (id: string): EntryLine => ({
  id,
  account: null,
  debit: null,
  credit: null,
  keyId: null,
  ownerId: null,
  lotId: null,
  dueOn: null,
  providerId: null,
  worksId: null,
})

type Begun = { readonly createId: () => string; readonly today: string }

/** An entry has two lines or more. */
export const emptyEntry = ({ createId, today }: Begun): EntryDraft => ({
  key: createId(),
  journal: null,
  enteredOn: today,
  label: null,
  pieceReference: null,
  lines: [emptyLine(createId()), emptyLine(createId())],
})

export const withLine = (draft: EntryDraft, id: string): EntryDraft => ({
  ...draft,
  lines: [...draft.lines, emptyLine(id)],
})

const isBlank = ({ id: _, ...fields }: EntryLine) => Object.values(fields).every((text) => written(text) === null)

/** The lines that somebody has begun; all of them while fewer than two are begun. */
function writtenLines({ lines }: EntryDraft): readonly EntryLine[] {
  const written = lines.filter((line) => !isBlank(line))
  return written.length < 2 ? lines : written
}

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
  const isOpen = openYears.some(
    ({ startsOn, endsOn }) => enteredOn !== null && startsOn <= enteredOn && enteredOn <= endsOn,
  )
  const isTooLong = (field: string | null, most: number) => (written(field)?.length ?? 0) > most && 'tooLong'
  return [
    ...fault('journal', journal === null && 'required'),
    ...fault('enteredOn', written(enteredOn) === null ? 'required' : dayFault(enteredOn) || (!isOpen && 'noOpenYear')),
    ...fault('label', written(label) === null ? 'required' : isTooLong(label, longest.label)),
    ...fault('pieceReference', isTooLong(pieceReference, longest.pieceReference)),
  ]
}

function faultsOfLine(line: EntryLine, chart: ChartCode): Found {
  const account = written(line.account)
  const parts = linePartsOf(chart, account ?? '')
  const isKnown = charts[chart].some((code) => code === account)
  return [
    ...fault(lineField(line.id, 'account'), account === null ? 'required' : !isKnown && 'unknownAccount'),
    ...fault(lineField(line.id, 'amount'), amountFault(line)),
    ...fault(lineField(line.id, 'ownerId'), parts.owner && line.ownerId === null && 'required'),
    ...fault(lineField(line.id, 'dueOn'), parts.owner && line.dueOn !== null && dayFault(line.dueOn)),
    ...fault(lineField(line.id, 'worksId'), parts.works === 'required' && line.worksId === null && 'required'),
  ]
}

const dayFault = (text: string | null) => !z.safeParse(day, text).success && 'invalidDay'

function amountFault({ debit, credit }: EntryLine): EntryFault | false {
  const typed = [debit, credit].filter((text) => written(text) !== null)
  if (typed.length !== 1) return typed.length === 0 ? 'oneSide' : 'bothSides'
  return typed.some((text) => centsOf(text) === null) && 'invalidAmount'
}

const fault = (field: string, found: EntryFault | false): Found => (found === false ? [] : [[field, found]])

/** The faults without those of the given fields, which have changed. */
export const withoutFaults = (faults: EntryFaults, isChanged: (field: string) => boolean): EntryFaults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !isChanged(field)))

/** A line without faults: its amount in cents, and only the fields that its account has. */
export type WrittenLine = EnteredEntry['lines'][number] & { readonly id: string }

export function linesOf(draft: EntryDraft, chart: ChartCode): readonly WrittenLine[] {
  return writtenLines(draft).map((line) => {
    const account = present(written(line.account))
    const { owner, provider, key, works } = linePartsOf(chart, account)
    return {
      id: line.id,
      account,
      debit: centsOf(line.debit) ?? 0,
      credit: centsOf(line.credit) ?? 0,
      keyId: key ? line.keyId : null,
      ownerId: owner ? line.ownerId : null,
      lotId: owner ? line.lotId : null,
      dueOn: owner ? line.dueOn : null,
      providerId: provider ? line.providerId : null,
      worksId: works === 'none' ? null : line.worksId,
    }
  })
}

/** An entry without faults, in the server's format. */
export function entryOf(draft: EntryDraft, chart: ChartCode): EnteredEntry {
  const { journal, enteredOn, label, pieceReference } = draft
  return {
    journal: present(journal),
    enteredOn: present(enteredOn),
    label: present(written(label)),
    pieceReference: written(pieceReference),
    lines: linesOf(draft, chart).map(({ id: _, ...line }) => line),
  }
}
