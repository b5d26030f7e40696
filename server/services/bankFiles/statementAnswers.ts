import type { AnswerKind } from '#contract/payments/bankAnswers.ts'
import { type BankAnswer, isRefund } from './bankAnswer.ts'
import type { AccountStatement, BankEntry, BankStatement, EntryDetail } from './readBankStatement.ts'

type Facts = Pick<EntryDetail, 'endToEndId' | 'blockId' | 'mandateReference' | 'direction' | 'reason'>

/**
 * Debits and transfers that we issue have their own families; entries with a bank's proprietary codes are recognised by their
 * other references.
 */
function kindOf(
  { code, isReversal }: BankEntry,
  { endToEndId, blockId, mandateReference, direction, reason }: Facts,
): AnswerKind {
  const [, family = '', subfamily = ''] = code?.split('/') ?? []
  // Transfers that we issue have another family; returned ones are marked as such, or have a reason.
  const isTransfer =
    family === 'ICDT' || (family === '' && endToEndId !== null && (blockId ?? mandateReference) === null)
  if (direction === 'out' && isTransfer && reason === null) return isReversal ? 'other' : 'transferred'
  if (direction === 'in' && reason !== null && (family === 'ICDT' || subfamily === 'RRTN')) return 'returned'
  const isOurs = family === 'IDDT' || (family === '' && (blockId ?? mandateReference) !== null)
  if (direction === 'in') return isOurs && !isReversal && reason === null ? 'collected' : 'other'
  if (subfamily === 'PRDD') return isOurs ? 'reversed' : 'other'
  if (!isOurs && !(family === '' && reason !== null)) return 'other'
  return isRefund(reason) ? 'refunded' : 'returned'
}

/** What the entries of a statement say about collections: one answer for each transaction, or for an entry without any. */
export const statementAnswers = ({ bankMessageId, statements }: BankStatement): readonly BankAnswer[] =>
  statements.flatMap((statement) =>
    statement.entries.flatMap((entry) => answersOf(entry, statement).map((answer) => ({ bankMessageId, ...answer }))),
  )

function answersOf(entry: BankEntry, { account }: AccountStatement): readonly Omit<BankAnswer, 'bankMessageId'>[] {
  const common = { ownAccount: account, messageId: null, state: entry.state, day: entry.bookedOn ?? entry.valuedOn }
  const isSum = entry.details.every(
    ({ endToEndId, mandateReference, reason }) => (endToEndId ?? mandateReference ?? reason) === null,
  )
  if (entry.blockId !== null && isSum) {
    const whole = { ...entry, endToEndId: null, mandateReference: null, reason: null }
    return [
      {
        ...common,
        kind: kindOf(entry, whole),
        scope: 'block',
        blockId: entry.blockId,
        endToEndId: null,
        mandateReference: null,
        cents: entry.cents,
        direction: entry.direction,
        reason: null,
        reference: entry.reference,
        iban: null,
      },
    ]
  }
  const details: readonly EntryDetail[] =
    entry.details.length > 0
      ? entry.details
      : [{ ...entry, endToEndId: null, mandateReference: null, reason: null, name: null, iban: null }]
  return details.map((detail) => ({
    ...common,
    kind: kindOf(entry, detail),
    scope: 'transaction',
    blockId: detail.blockId,
    endToEndId: detail.endToEndId,
    mandateReference: detail.mandateReference,
    cents: detail.cents,
    direction: detail.direction,
    reason: detail.reason,
    reference: detail.reference ?? entry.reference,
    iban: detail.iban,
  }))
}
