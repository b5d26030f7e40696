import type { AnswerKind } from '#contract/payments/bankAnswers.ts'
import { answerKey, type BankAnswer } from './bankAnswer.ts'

/** The state of a payment between us and the bank: handed out, credited, in the ledger, refused, or taken back. */
type SentState = 'inFile' | 'debited' | 'booked' | 'refused' | 'refunded'

/** Debits bring money in, transfers send it out. */
type Flow = 'debit' | 'transfer'

/** A payment that was handed to the bank, or a refund. */
export type SentPayment = {
  readonly flow: Flow
  /** The id of the payment or refund. */
  readonly paymentId: string
  readonly endToEndId: string
  /** `null` = a transfer, which needs none. */
  readonly mandateReference: string | null
  readonly messageId: string
  readonly blockId: string
  readonly cents: number
  /** The debtor's account as in the answers: in clear text, or its fingerprint. */
  readonly iban: string | null
  readonly collectedOn: string
  readonly state: SentState
}

/** The answers of earlier files, and our accounts; an empty set of accounts checks none. */
export type MatchScope = {
  readonly knownKeys: ReadonlySet<string>
  readonly readMessages: ReadonlySet<string>
  readonly ownAccounts: ReadonlySet<string>
}

type StateChange = { readonly paymentId: string; readonly from: SentState; readonly to: SentState }

export type MatchedAnswer = { readonly answer: BankAnswer; readonly key: string | null } & (
  | {
      readonly outcome: 'applied'
      readonly by: 'endToEndId' | 'mandate' | 'block' | 'message'
      readonly changes: readonly StateChange[]
    }
  /** No effect: it is only accepted, or not booked yet. */
  | { readonly outcome: 'noted' }
  | { readonly outcome: 'known' }
  | {
      readonly outcome: 'person'
      readonly why: 'amountDiffers' | 'sumDiffers' | 'unexpectedState' | 'several' | 'probable'
      readonly candidates: readonly string[]
    }
  /** For the suspense account, if money has moved. */
  | { readonly outcome: 'unmatched'; readonly why: 'notOurAccount' | 'notACollection' | 'unknown' }
)
type Outcome = MatchedAnswer extends infer Each ? (Each extends unknown ? Omit<Each, 'answer' | 'key'> : never) : never

type Moves = { readonly from: readonly SentState[]; readonly to: SentState; readonly alike: readonly SentState[] }
/** `alike` = the answer repeats what is known. Some banks book a reject like a return. */
const moves: Readonly<Record<Flow, Readonly<Partial<Record<AnswerKind, Moves>>>>> = {
  debit: {
    rejected: { from: ['inFile'], to: 'refused', alike: ['refused'] },
    collected: { from: ['inFile'], to: 'debited', alike: ['debited', 'booked'] },
    returned: { from: ['inFile', 'debited', 'booked'], to: 'refused', alike: ['refused'] },
    refunded: { from: ['debited', 'booked'], to: 'refunded', alike: ['refunded'] },
    reversed: { from: ['debited', 'booked'], to: 'refunded', alike: ['refunded'] },
  },
  transfer: {
    rejected: { from: ['inFile'], to: 'refused', alike: ['refused'] },
    transferred: { from: ['inFile'], to: 'booked', alike: ['booked'] },
    returned: { from: ['booked'], to: 'refused', alike: ['refused'] },
  },
}
const nearDays = 5

/**
 * Finds the effect of each answer on the sent payments, in the order of the answers: rejects of a file come before the credit
 * that they reduce. Amount and day alone decide nothing: a person confirms such a match.
 */
export function matchAnswers(
  sent: readonly SentPayment[],
  answers: readonly BankAnswer[],
  { knownKeys, readMessages, ownAccounts }: MatchScope,
): readonly MatchedAnswer[] {
  const payments = new Map(sent.map((payment) => [payment.paymentId, payment]))
  const seen = new Set(knownKeys)
  const byReference = Map.groupBy(sent, ({ endToEndId }) => endToEndId)
  /** Accounts that an answer may concern: all, unless it names one. */
  const within = ({ scope, endToEndId }: BankAnswer) => {
    const named = scope === 'transaction' && endToEndId !== null ? byReference.get(endToEndId) : undefined
    return named ? named.flatMap(({ paymentId }) => payments.get(paymentId) ?? []) : [...payments.values()]
  }

  const outcomeOf = (answer: BankAnswer, key: string | null): Outcome => {
    if (readMessages.has(answer.bankMessageId)) return { outcome: 'known' }
    if (ownAccounts.size > 0 && answer.ownAccount !== null && !ownAccounts.has(answer.ownAccount)) {
      return { outcome: 'unmatched', why: 'notOurAccount' }
    }
    if (answer.kind === 'other') return { outcome: 'unmatched', why: 'notACollection' }
    const isMoneyPending = answer.direction !== null && answer.state !== 'booked'
    if (answer.kind === 'accepted' || isMoneyPending) return { outcome: 'noted' }
    if (key !== null && seen.has(key)) return { outcome: 'known' }
    const found = find(within(answer), answer)
    if (found.outcome === 'applied') {
      for (const { paymentId, to } of found.changes) {
        const payment = payments.get(paymentId)
        if (payment) payments.set(paymentId, { ...payment, state: to })
      }
    }
    if (key !== null) seen.add(key)
    return found
  }
  return answers.map((answer) => {
    const key = answerKey(answer)
    return { answer, key, ...outcomeOf(answer, key) }
  })
}

/** The outcome for a transfer that is not ours, for instance to a supplier. */
const isOfTransfer = ({ kind, direction }: BankAnswer) =>
  kind === 'transferred' || (kind === 'returned' && direction === 'in')
const unknownAs = (answer: BankAnswer): Outcome => ({
  outcome: 'unmatched',
  why: isOfTransfer(answer) ? 'notACollection' : 'unknown',
})

function find(all: readonly SentPayment[], answer: BankAnswer): Outcome {
  if (answer.scope !== 'transaction') return findWhole(all, answer)
  const { kind, endToEndId, mandateReference, blockId, cents, messageId } = answer
  const ofMessage = all.filter((each) => messageId === null || each.messageId === messageId)
  const named = endToEndId === null ? [] : ofMessage.filter((each) => each.endToEndId === endToEndId)
  if (named.length > 0) return decide(named, answer, 'endToEndId')
  if (isOfTransfer(answer)) return unknownAs(answer)
  const debits = ofMessage.filter(({ flow }) => flow === 'debit')
  const ofMandate = debits.filter(
    (each) => each.mandateReference === mandateReference && each.blockId === blockId && each.cents === cents,
  )
  if (ofMandate.length > 0) return decide(ofMandate, answer, 'mandate')
  const near = debits.filter((each) => isNear(each, answer) && moves.debit[kind]?.from.includes(each.state))
  if (near.length > 0) return { outcome: 'person', why: 'probable', candidates: idsOf(near) }
  return unknownAs(answer)
}

function decide(
  named: readonly SentPayment[],
  { kind, cents, direction }: BankAnswer,
  by: 'endToEndId' | 'mandate',
): Outcome {
  const candidates = idsOf(named)
  const [payment] = named
  if (!payment || named.length > 1) return { outcome: 'person', why: 'several', candidates }
  // Rejects may omit the amount; answers that moved money may not.
  const isSameAmount = cents === payment.cents || (cents === null && direction === null)
  if (!isSameAmount) return { outcome: 'person', why: 'amountDiffers', candidates }
  const move = moves[payment.flow][kind]
  if (move?.alike.includes(payment.state)) return { outcome: 'known' }
  if (!move?.from.includes(payment.state)) return { outcome: 'person', why: 'unexpectedState', candidates }
  return { outcome: 'applied', by, changes: changesOf([payment], move) }
}

/** A block is settled by its sum less its rejects. A rejected block contains nothing that was settled. */
function findWhole(all: readonly SentPayment[], answer: BankAnswer): Outcome {
  const { scope, kind, messageId, blockId, cents } = answer
  const within = all.filter(
    (each) => (messageId === null || each.messageId === messageId) && (scope === 'message' || each.blockId === blockId),
  )
  const [first] = within
  if (!first) return unknownAs(answer)
  const candidates = idsOf(within)
  const move = moves[first.flow][kind]
  const open = within.filter(({ state }) => state === 'inFile')
  if (move && kind === 'rejected') {
    const isElsewhere = within.some(({ state }) => state !== 'inFile' && state !== 'refused')
    if (isElsewhere) return { outcome: 'person', why: 'unexpectedState', candidates }
  } else if (move && (kind === 'collected' || kind === 'transferred')) {
    // The bank's own answer about each of them may have come first.
    const isSettled = open.length === 0 && within.some(({ state }) => move.alike.includes(state))
    if (!isSettled && cents !== open.reduce((sum, each) => sum + each.cents, 0)) {
      return { outcome: 'person', why: 'sumDiffers', candidates }
    }
  } else return { outcome: 'person', why: 'several', candidates }
  if (open.length === 0) return { outcome: 'known' }
  return { outcome: 'applied', by: scope === 'message' ? 'message' : 'block', changes: changesOf(open, move) }
}

function isNear({ iban, cents, collectedOn }: SentPayment, answer: BankAnswer): boolean {
  if (iban === null || answer.day === null || answer.iban !== iban || answer.cents !== cents) return false
  return Math.abs(Date.parse(answer.day) - Date.parse(collectedOn)) <= nearDays * 86_400_000
}

/** Payments that a transaction may concern, for a person to choose from: their state allows it, and the amount is theirs. */
export function candidatesFor(sent: readonly SentPayment[], { kind, scope, cents, day }: BankAnswer) {
  if (scope !== 'transaction') return []
  const apart = (collectedOn: string) => (day === null ? 0 : Math.abs(Date.parse(day) - Date.parse(collectedOn)))
  return sent
    .filter(
      ({ flow, state, ...each }) => moves[flow][kind]?.from.includes(state) && (cents === null || each.cents === cents),
    )
    .toSorted((a, b) => apart(a.collectedOn) - apart(b.collectedOn))
}

const idsOf = (payments: readonly SentPayment[]) => payments.map(({ paymentId }) => paymentId)
const changesOf = (payments: readonly SentPayment[], { to }: Moves) =>
  payments.map(({ paymentId, state }) => ({ paymentId, from: state, to }))
