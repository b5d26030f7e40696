import { impute } from '#contract/accounts/imputation.ts'
import type { Transaction } from '#server/platform/database.ts'
import { debtId, debtsOf, type NamedDebt } from './debtsOf.ts'
import { holdBooks } from './holdBooks.ts'
import type { NewLine } from './ledger.store.ts'
import { findPositions } from './positions.store.ts'
import { postEntry } from './postEntry.ts'

type Payment = {
  readonly placeId: string
  readonly ownerId: string
  /** Cents. */
  readonly amount: number
  readonly paidOn: string
  /** The account of the bank in the books. */
  readonly bankAccount: string
  readonly label: string
  readonly pieceReference: string | null
  /** The debts that it settles first. */
  readonly named: readonly NamedDebt[]
  /** Its origin; a payment of one source is posted once. */
  readonly source?: string
  readonly postedBy: string | null
  readonly postedAt: Date
}

export type Imputed = Pick<Payment, 'ownerId' | 'amount' | 'named'>

/** The parts of some debts that a payment settles, and the lines of its entry, the bank first. */
export function imputed(
  {
    ownerId,
    amount,
    paidOn,
    named,
    bankAccount,
    owner,
  }: Imputed & Pick<Payment, 'paidOn' | 'bankAccount'> & { readonly owner: string },
  debts: ReturnType<typeof debtsOf>['debts'],
) {
  const { settled, credit } = impute({ amount, paidOn, named: named.map(debtId) }, debts)
  const paid = settled.flatMap(({ debtId: id, explanation }) => {
    const debt = debts.find((other) => other.id === id)
    return debt ? [{ account: debt.account, lotId: debt.lotId, dueOn: debt.dueOn, explanation }] : []
  })
  const lines: NewLine[] = [
    { account: bankAccount, debit: amount },
    ...paid.map(({ explanation, ...debt }) => ({ ...debt, ownerId, credit: explanation.amount })),
    ...(credit > 0 ? [{ account: owner, ownerId, credit }] : []),
  ]
  return { paid, credit, lines }
}

/**
 * Posts a payment, with the bank in its first line, and returns the debts that it settles: the named ones, then the oldest (Code
 * civil, art. 1342-10).
 */
export async function postPayment(tx: Transaction, payment: Payment) {
  const { placeId, ownerId, amount, paidOn, bankAccount, named, ...entry } = payment
  const { accounts } = await holdBooks(tx, placeId)
  const { debts } = debtsOf(await findPositions(tx, { placeId, ownerIds: [ownerId], day: paidOn }))
  const of = { ownerId, amount, paidOn, named, bankAccount, owner: accounts.owner }
  const { paid, credit, lines } = imputed(of, debts)
  const id = await postEntry(tx, { ...entry, placeId, journal: 'BQ', enteredOn: paidOn, lines })
  return { id, settled: paid, credit }
}
