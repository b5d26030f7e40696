import type { AnswerKind } from '#contract/payments/bankAnswers.ts'

/** One answer, whatever the file that it comes in. */
export type BankAnswer = {
  readonly kind: AnswerKind
  /** All that we sent in a message, all of a block, or one transaction. */
  readonly scope: 'message' | 'block' | 'transaction'
  /** The bank's name for the file, by which it is read once. */
  readonly bankMessageId: string
  /** Our account that the answer is about, where it names one. */
  readonly ownAccount: string | null
  /** Ours, as we wrote them. */
  readonly messageId: string | null
  readonly blockId: string | null
  readonly endToEndId: string | null
  readonly mandateReference: string | null
  readonly cents: number | null
  readonly direction: 'in' | 'out' | null
  /** Only what is booked moves the ledger. */
  readonly state: 'booked' | 'pending' | 'information'
  readonly reason: string | null
  readonly day: string | null
  /** The bank's, for this entry. */
  readonly reference: string | null
  /** The account of the debtor. */
  readonly iban: string | null
}

/** What a debtor's refund is marked with; other codes are those of banks. */
export const isRefund = (reason: string | null) => reason === 'MD06' || reason === 'MD01'

/** By which the same answer is known when another file repeats it; `null` where it names nothing. */
export function answerKey({ reference, endToEndId, direction, reason }: BankAnswer): string | null {
  if (reference !== null) return `reference ${reference} ${endToEndId ?? ''}`
  return endToEndId === null ? null : `transaction ${endToEndId} ${direction ?? ''} ${reason ?? ''}`
}
