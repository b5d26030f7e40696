import * as z from 'zod/mini'
import { defineDraft, typed } from '../defineDraft.ts'
import { enteredJournals } from './bookkeeping.ts'

/** A number, a date, an amount or an id that may be incomplete. */
const shortTyped = typed(40)

/** One line as typed; its account decides which of the last fields count. */
const typedLine = z.strictObject({
  /** Identifies a line while lines are added and removed. */
  id: z.uuid(),
  account: shortTyped,
  debit: shortTyped,
  credit: shortTyped,
  keyId: shortTyped,
  ownerId: shortTyped,
  lotId: shortTyped,
  dueOn: shortTyped,
  providerId: shortTyped,
  worksId: shortTyped,
})

/** An entry that an accountant is drafting. */
export const entryDraft = defineDraft({
  form: 'accountEntry',
  permission: 'ledger.post',
  schema: z.strictObject({
    /** The `Idempotency-Key` of the entry: retries post it once. */
    key: z.uuid(),
    journal: z.enum(['', ...enteredJournals]),
    enteredOn: shortTyped,
    label: typed(1_000),
    pieceReference: typed(1_000),
    lines: z.array(typedLine).check(z.maxLength(200)),
  }),
})

/** A line of a voted budget, or a call for voted works, as it is typed. */
const typedRow = z.strictObject({
  /** Identifies a row while rows are added and removed. */
  id: z.uuid(),
  account: shortTyped,
  keyId: shortTyped,
  dueOn: shortTyped,
  amount: shortTyped,
})
const notTyped = z._default(shortTyped, '')
/** The spending voted by a general meeting; works have a name and a key, a budget has a year and a works fund. */
const typedVote = z.strictObject({
  /** The `Idempotency-Key` of the works. */
  key: z.uuid(),
  decisionId: shortTyped,
  votedOn: shortTyped,
  fiscalYearId: shortTyped,
  worksFund: shortTyped,
  /** How often a budget is called, and on which days if the meeting chose them. */
  rhythm: notTyped,
  ownDays: z._default(typed(600), ''),
  reference: typed(200),
  label: typed(1_000),
  resolutionNumber: typed(200),
  building: notTyped,
  grants: notTyped,
  loans: notTyped,
  keyId: shortTyped,
  votedAmount: shortTyped,
  rows: z.array(typedRow).check(z.maxLength(200)),
})
export const budgetDraft = defineDraft({ form: 'votedBudget', permission: 'ledger.post', schema: typedVote })
export const worksDraft = defineDraft({ form: 'votedWorks', permission: 'ledger.post', schema: typedVote })

/** A payment of a co-owner that an accountant is drafting. */
export const paymentDraft = defineDraft({
  form: 'receivedPayment',
  permission: 'ledger.post',
  schema: z.strictObject({
    ownerId: shortTyped,
    amount: shortTyped,
    paidOn: shortTyped,
    bankAccount: shortTyped,
    label: typed(1_000),
    pieceReference: typed(1_000),
  }),
})
