import type { AnswerKind } from '#contract/payments/bankAnswers.ts'

/** One answer, from any kind of file. */
export type BankAnswer = {
  readonly kind: AnswerKind
  /** Everything that we sent in a message, a whole block, or one transaction. */
  readonly scope: 'message' | 'block' | 'transaction'
  /** The bank's id of the file, so that it is read once. */
  readonly bankMessageId: string
  /** Our account that the answer concerns, if it names one. */
  readonly ownAccount: string | null
  /** Our references, as we wrote them. */
  readonly messageId: string | null
  readonly blockId: string | null
  readonly endToEndId: string | null
  readonly mandateReference: string | null
  readonly cents: number | null
  readonly direction: 'in' | 'out' | null
  /** Only booked answers move the ledger. */
  readonly state: 'booked' | 'pending' | 'information'
  readonly reason: string | null
  readonly day: string | null
  /** The bank's reference of this entry. */
  readonly reference: string | null
  /** The account of the debtor. */
  readonly iban: string | null
}

/** The code of a debtor's refund; other codes are the banks' own. */
export const isRefund = (reason: string | null) => reason === 'MD06' || reason === 'MD01'

/** Identifies the same answer in another file; `null` if it names nothing. */
export function answerKey({ reference, endToEndId, direction, reason }: BankAnswer): string | null {
  if (reference !== null) return `reference ${reference} ${endToEndId ?? ''}`
  return endToEndId === null ? null : `transaction ${endToEndId} ${direction ?? ''} ${reason ?? ''}`
}
