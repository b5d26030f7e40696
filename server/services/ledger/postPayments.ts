import { randomUUID } from 'node:crypto'
import type { Transaction } from '#server/platform/database.ts'
import { debtId, debtsOf } from './debtsOf.ts'
import { holdBooks } from './holdBooks.ts'
import { findYearOf, insertEntries } from './ledger.store.ts'
import { findPositions } from './positions.store.ts'
import { type Imputed, imputed } from './postPayment.ts'

type Payments = {
  readonly placeId: string
  readonly paidOn: string
  /** The account of the bank in the books. */
  readonly bankAccount: string
  readonly postedBy: string | null
  readonly postedAt: Date
}
type Payment = Imputed & {
  readonly id: string
  readonly label: string
  readonly pieceReference: string | null
  readonly source: string
}

/**
 * Posts the payments of one day, each as a separate entry and in their order, with as many statements for ten thousand as for
 * one. Returns the entry of each payment. The day must be in an open year (`openDay`), and no source may have been posted before.
 */
export async function postPayments(
  tx: Transaction,
  { placeId, paidOn, bankAccount, ...posted }: Payments,
  payments: readonly Payment[],
): Promise<ReadonlyMap<string, string>> {
  const { chart, accounts } = await holdBooks(tx, placeId)
  const year = await findYearOf(tx, placeId, paidOn)
  if (!year) throw new Error('an open day has a year')
  const ownerIds = [...new Set(payments.map(({ ownerId }) => ownerId))]
  const positions = Map.groupBy(await findPositions(tx, { placeId, ownerIds, day: paidOn }), ({ ownerId }) => ownerId)
  const debts = new Map(ownerIds.map((ownerId) => [ownerId, debtsOf(positions.get(ownerId) ?? []).debts]))
  const entries = payments.map(({ id: paymentId, label, pieceReference, source, ...payment }) => {
    const owed = debts.get(payment.ownerId) ?? []
    const { paid, lines } = imputed({ ...payment, paidOn, bankAccount, owner: accounts.owner }, owed)
    const taken = new Map(paid.map(({ explanation, ...debt }) => [debtId(debt), explanation.amount]))
    debts.set(
      payment.ownerId,
      owed.map((debt) => ({ ...debt, open: debt.open - (taken.get(debt.id) ?? 0) })).filter(({ open }) => open > 0),
    )
    const entry = {
      placeId,
      fiscalYearId: year.id,
      journal: 'BQ' as const,
      enteredOn: paidOn,
      label,
      pieceReference,
      source,
    }
    return { paymentId, entry: { ...entry, ...posted, id: randomUUID(), lines } }
  })
  await insertEntries(
    tx,
    chart,
    entries.map(({ entry }) => entry),
  )
  return new Map(entries.map(({ paymentId, entry }) => [paymentId, entry.id]))
}

/** The day itself when the books of its year are open, else today. */
export async function openDay(tx: Transaction, placeId: string, day: string, today: string): Promise<string> {
  const year = await findYearOf(tx, placeId, day)
  return year && !year.closedAt && day <= today ? day : today
}
