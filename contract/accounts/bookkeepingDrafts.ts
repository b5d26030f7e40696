import * as z from 'zod/mini'
import { defineDraft, typed } from '../defineDraft.ts'
import { enteredJournals } from './bookkeeping.ts'

/** A number, a date, an amount or an id that may be half filled in. */
const shortTyped = typed(40)

/** One line as it is typed; the account says which of its last fields count. */
const typedLine = z.strictObject({
  /** Tells lines apart while they come and go. */
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

/** An entry that an accountant is writing. */
export const entryDraft = defineDraft({
  form: 'accountEntry',
  permission: 'ledger.post',
  schema: z.strictObject({
    /** The `Idempotency-Key` of the entry, so that it is posted once however often it is sent. */
    key: z.uuid(),
    journal: z.enum(['', ...enteredJournals]),
    enteredOn: shortTyped,
    label: typed(1_000),
    pieceReference: typed(1_000),
    lines: z.array(typedLine).check(z.maxLength(200)),
  }),
})

/** A payment of a co-owner that an accountant is recording. */
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
