import * as z from 'zod/mini'
import { defineDraft, typed } from '../defineDraft.ts'
import { enteredJournals } from './bookkeeping.ts'

/** A number, a date, an amount or an id that may be incomplete. */
const shortTyped = typed(40)

/** `null`. Drafts of earlier versions have an empty text instead. */
const nothing = z.pipe(
  z.pipe(
    z.union([z.null(), z.literal('')]),
    z.transform(() => null),
  ),
  z.null(),
)
/** A field that may be empty, which drafts of earlier versions may lack. */
const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.union([nothing, schema]), null)
const optionalTyped = optional(shortTyped)

/** One line as typed; its account decides which of the last fields count. */
const typedLine = z.strictObject({
  /** Identifies a line while lines are added and removed. */
  id: z.uuid(),
  account: optionalTyped,
  debit: optionalTyped,
  credit: optionalTyped,
  keyId: optionalTyped,
  ownerId: optionalTyped,
  lotId: optionalTyped,
  dueOn: optionalTyped,
  providerId: optionalTyped,
  worksId: optionalTyped,
})

/** An entry that an accountant is drafting. */
export const entryDraft = defineDraft({
  form: 'accountEntry',
  permission: 'ledger.post',
  schema: z.strictObject({
    /** The `Idempotency-Key` of the entry: retries post it once. */
    key: z.uuid(),
    journal: optional(z.enum(enteredJournals)),
    enteredOn: optionalTyped,
    label: optional(typed(1_000)),
    pieceReference: optional(typed(1_000)),
    lines: z.array(typedLine).check(z.maxLength(200)),
  }),
})

/** A line of a voted budget, or a call for voted works, as it is typed. */
const typedRow = z.strictObject({
  /** Identifies a row while rows are added and removed. */
  id: z.uuid(),
  account: optionalTyped,
  /** `null` = the key of all lots. */
  keyId: optionalTyped,
  dueOn: optionalTyped,
  amount: optionalTyped,
})
/** How often a budget is called: months between two calls, or on days that the meeting chose. */
export const callRhythms = ['1', '2', '6', '12', 'own'] as const
const days = z.array(shortTyped).check(z.maxLength(60))
/** Drafts of earlier versions have the days in one text. */
const ownDays = z.pipe(
  z.union([
    days,
    z.pipe(
      typed(600),
      z.transform((text) => text.split(' ').filter(Boolean)),
    ),
  ]),
  days,
)
/** The spending voted by a general meeting; works have a name and a key, a budget has a year and a works fund. */
const typedVote = z.strictObject({
  /** The `Idempotency-Key` of the works. */
  key: z.uuid(),
  decisionId: optionalTyped,
  votedOn: optionalTyped,
  fiscalYearId: optionalTyped,
  worksFund: optionalTyped,
  /** `null` = each quarter. */
  rhythm: optional(z.enum(callRhythms)),
  /** The days that the meeting chose. */
  ownDays: z._default(ownDays, []),
  reference: optional(typed(200)),
  label: optional(typed(1_000)),
  resolutionNumber: optional(typed(200)),
  /** `null` = the whole place. */
  building: optionalTyped,
  grants: optionalTyped,
  loans: optionalTyped,
  /** `null` = the key of all lots. */
  keyId: optionalTyped,
  votedAmount: optionalTyped,
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
