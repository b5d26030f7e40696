import * as z from 'zod/mini'
import type { bookkeepingRoutes } from '#contract/accounts/bookkeeping.ts'
import type { budgetDraft } from '#contract/accounts/bookkeepingDrafts.ts'
import type { ChartCode } from '#contract/accounts/chartOfAccounts.ts'
import { kindsOfAccounts } from '#contract/accounts/kindsOfAccounts.ts'
import type { RepartitionKey } from '#contract/accounts/repartitionKeys.ts'
import type { ValueOf } from '#contract/defineDraft.ts'
import type { RouteInput } from '#contract/route.ts'
import { present } from '#machines/present.ts'
import { centsOf, written } from '../typedParts.ts'
import { callDaysOf, mostCallDays, ownDaysOf } from './callRhythm.ts'

/** The object of a vote of a general meeting: the budget of a year, or works. */
export type VotedKind = 'budget' | 'works'
/** The typed vote so far, with the idempotency key of works. */
export type VotedDraft = Readonly<ValueOf<typeof budgetDraft>>
export type VotedHeading = Omit<VotedDraft, 'key' | 'rows'>
export type VotedRow = VotedDraft['rows'][number]

/** What the flow knows about the books of the vote. */
export type VotedBooks = {
  readonly chart: ChartCode
  /** The open years. */
  readonly years: readonly { readonly id: string; readonly startsOn: string; readonly endsOn: string }[]
  /** The first, without an id, is the key of all lots. */
  readonly keys: readonly RepartitionKey[]
}
export type Voted = { readonly kind: VotedKind; readonly draft: VotedDraft; readonly books: VotedBooks }

/** What is wrong with a field, or with all rows together. */
type VotedFault =
  | 'required'
  | 'tooLong'
  | 'notACharge'
  | 'invalidAmount'
  | 'invalidDay'
  | 'keyWithoutLots'
  | 'repeated'
  | 'noOpenYear'
  | 'outsideYear'
  | 'apart'
  | 'alreadyCalled'
  | 'taken'
  | 'refused'
/** By field: the name of a heading field, `rows`, or the id of a row and the name of its field. */
export type VotedFaults = Readonly<Record<string, VotedFault>>
export const rowField = (rowId: string, field: keyof VotedRow) => `${rowId}.${field}`

const longest = { reference: 40, label: 200, resolutionNumber: 20 } as const
const day = z.iso.date()

const emptyRow = (id: string): VotedRow => ({ id, account: null, keyId: null, dueOn: null, amount: null })
type Begun = { readonly createId: () => string }

export const emptyVote = ({ createId }: Begun): VotedDraft => ({
  key: createId(),
  decisionId: null,
  votedOn: null,
  fiscalYearId: null,
  worksFund: null,
  rhythm: null,
  ownDays: [],
  reference: null,
  label: null,
  resolutionNumber: null,
  building: null,
  grants: null,
  loans: null,
  keyId: null,
  votedAmount: null,
  rows: [emptyRow(createId())],
})

export const withRow = (draft: VotedDraft, id: string): VotedDraft => ({
  ...draft,
  rows: [...draft.rows, emptyRow(id)],
})

const isBlank = ({ id: _, ...fields }: VotedRow) => Object.values(fields).every((text) => written(text) === null)

/** The rows that somebody has begun; the first while there are none. */
function writtenRows({ rows }: VotedDraft): readonly VotedRow[] {
  const begun = rows.filter((row) => !isBlank(row))
  return begun.length === 0 ? rows.slice(0, 1) : begun
}

/** The sum of the rows, and the difference to the voted amount of the works, less grants and loans. Cents. */
export function totalsOf({ rows, votedAmount, grants, loans }: VotedDraft) {
  const total = rows.reduce((sum, { amount }) => sum + (centsOf(amount) ?? 0), 0)
  const aid = (centsOf(grants) ?? 0) + (centsOf(loans) ?? 0)
  return { total, lacking: (centsOf(votedAmount) ?? 0) - aid - total }
}

type Found = readonly (readonly [field: string, fault: VotedFault])[]
const fault = (field: string, found: VotedFault | false | undefined): Found => (found ? [[field, found]] : [])
/** The open year of a day. */
const yearOf = ({ years }: VotedBooks, day: string | null) =>
  years.find(({ startsOn, endsOn }) => day !== null && startsOn <= day && day <= endsOn)
const dayFault = (text: string | null) => (written(text) === null ? 'required' : !isDay(text) && 'invalidDay')
const isDay = (text: string | null) => z.safeParse(day, text).success
/** The key of an id; `null` is that of the key of all lots. */
export const keyOf = ({ keys }: VotedBooks, keyId: string | null) => keys.find(({ id }) => id === keyId)
const isBorne = (books: VotedBooks, keyId: string | null) =>
  keyOf(books, keyId)?.lots.some(({ shares }) => shares > 0) === true
const keyFault = (books: VotedBooks, keyId: string | null) => !isBorne(books, keyId) && 'keyWithoutLots'
const amountFault = (text: string | null) =>
  written(text) === null ? 'required' : centsOf(text) === null && 'invalidAmount'
const optionalAmountFault = (text: string | null) => written(text) !== null && amountFault(text)

/** The faults that keep the vote from being recorded. */
export function faultsOf({ kind, draft, books }: Voted): VotedFaults {
  const day = fault('votedOn', dayFault(draft.votedOn))
  return Object.fromEntries([...day, ...(kind === 'budget' ? budgetFaults(draft, books) : worksFaults(draft, books))])
}

function budgetFaults(draft: VotedDraft, books: VotedBooks): Found {
  const { fiscalYearId, worksFund } = draft
  const { currentCharges } = kindsOfAccounts[books.chart]
  const rows = writtenRows(draft)
  const isRepeated = ({ id, account, keyId }: VotedRow) =>
    rows.find((other) => written(other.account) === written(account) && other.keyId === keyId)?.id !== id
  return [
    ...fault('fiscalYearId', !books.years.some(({ id }) => id === fiscalYearId) && 'required'),
    ...fault('worksFund', optionalAmountFault(worksFund)),
    ...fault('ownDays', draft.rhythm === 'own' && ownDaysFault(draft, books)),
    ...rows.flatMap((row): Found => {
      const account = written(row.account)
      const unknown = account === null ? 'required' : !currentCharges.test(account) && 'notACharge'
      return [
        ...fault(rowField(row.id, 'account'), unknown || (isRepeated(row) && 'repeated')),
        ...fault(rowField(row.id, 'keyId'), keyFault(books, row.keyId)),
        ...fault(rowField(row.id, 'amount'), amountFault(row.amount)),
      ]
    }),
  ]
}

function ownDaysFault(draft: VotedDraft, { years }: VotedBooks) {
  const days = ownDaysOf(draft)
  if (days.length === 0) return 'required'
  if (!days.every(isDay)) return 'invalidDay'
  const year = years.find(({ id }) => id === draft.fiscalYearId)
  const isInside = (one: string) => !year || (year.startsOn <= one && one <= year.endsOn)
  return (days.length > mostCallDays || !days.every(isInside)) && 'outsideYear'
}

function worksFaults(draft: VotedDraft, books: VotedBooks): Found {
  const ofRows = writtenRows(draft).flatMap(({ id, dueOn, amount }): Found => {
    return [
      ...fault(rowField(id, 'dueOn'), dayFault(dueOn) || (!yearOf(books, dueOn) && 'noOpenYear')),
      ...fault(rowField(id, 'amount'), amountFault(amount)),
    ]
  })
  const ofAmount = fault('votedAmount', amountFault(draft.votedAmount))
  const isApart = ofRows.length === 0 && ofAmount.length === 0 && totalsOf(draft).lacking !== 0
  return [
    ...(['reference', 'label'] as const).flatMap((field) => fault(field, written(draft[field]) === null && 'required')),
    ...(['reference', 'label', 'resolutionNumber'] as const).flatMap((field) =>
      fault(field, (written(draft[field])?.length ?? 0) > longest[field] && 'tooLong'),
    ),
    ...fault('keyId', keyFault(books, draft.keyId)),
    ...(['grants', 'loans'] as const).flatMap((field) => fault(field, optionalAmountFault(draft[field]))),
    ...ofAmount,
    ...ofRows,
    ...fault('rows', isApart && 'apart'),
  ]
}

/** The faults without those of the given fields, which have changed. */
export const withoutFaults = (faults: VotedFaults, isChanged: (field: string) => boolean): VotedFaults =>
  Object.fromEntries(Object.entries(faults).filter(([field]) => !isChanged(field)))

type Budget = RouteInput<typeof bookkeepingRoutes.voteBudget>['body']['budget']
type Works = RouteInput<typeof bookkeepingRoutes.voteWorks>['body']['works']
/** The vote in the server's format. */
export type Recording =
  | { readonly kind: 'budget'; readonly fiscalYearId: string; readonly budget: Budget }
  | { readonly kind: 'works'; readonly key: string; readonly works: Works }

/** A vote without faults, with amounts in cents. Calls for works are in the order of their days. */
export function recordingOf({ kind, draft, books }: Voted): Recording {
  const { decisionId, keyId, building } = draft
  const votedOn = present(draft.votedOn)
  const rows = writtenRows(draft)
  if (kind === 'budget') {
    const items = rows.map(({ account, keyId, amount }) => ({
      account: present(written(account)),
      keyId,
      amount: centsOf(amount) ?? 0,
    }))
    const fiscalYearId = present(draft.fiscalYearId)
    const year = books.years.find(({ id }) => id === fiscalYearId)
    const dueDays = draft.rhythm === null ? [] : [...callDaysOf(draft, year)]
    const worksFund = centsOf(draft.worksFund) ?? 0
    return { kind, fiscalYearId, budget: { votedOn, decisionId, items, worksFund, dueDays } }
  }
  const calls = rows
    .map(({ dueOn, amount }) => ({ dueOn: present(dueOn), amount: centsOf(amount) ?? 0 }))
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))
  const [first] = calls
  const year = yearOf(books, first?.dueOn ?? null)
  return {
    kind,
    key: draft.key,
    works: {
      fiscalYearId: present(year?.id ?? null),
      reference: present(written(draft.reference)),
      label: present(written(draft.label)),
      resolutionNumber: written(draft.resolutionNumber),
      building,
      decisionId,
      grants: centsOf(draft.grants) ?? 0,
      loans: centsOf(draft.loans) ?? 0,
      keyId,
      votedAmount: centsOf(draft.votedAmount) ?? 0,
      votedOn,
      calls,
    },
  }
}
