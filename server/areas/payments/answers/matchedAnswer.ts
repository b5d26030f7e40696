import {
  type AnswerLine,
  type AnswerOutcome,
  type BankAnswerDetail,
  shownLineLimit,
} from '#contract/payments/bankAnswers.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { BankAnswer } from '#server/services/bankFiles/bankAnswer.ts'
import {
  candidatesFor,
  type MatchedAnswer,
  matchAnswers,
  type SentPayment,
} from '#server/services/bankFiles/matchAnswers.ts'
import type { AnswerRow, LineRow, Sent } from './answers.store.ts'
import { findKnown, findSent, findSentRefunds, linesOf } from './answers.store.ts'
import { ownAccount } from './readAnswerFile.ts'

const ownAccounts: ReadonlySet<string> = new Set([ownAccount])

/** The payments and refunds of a place that are at the bank, by their ids. */
async function sentTo(db: Queryable, placeId: string): Promise<ReadonlyMap<string, Sent>> {
  const rows = [...(await findSent(db, placeId)), ...(await findSentRefunds(db, placeId))]
  return new Map(rows.map((row) => [partOf(row).id, row]))
}

/** The common fields of a payment and a refund. */
export const partOf = (row: Sent) => ('payment' in row ? row.payment : row.refund)

/** The effects of an answer on the payments and refunds of its place in their current state. */
export async function matchedAnswer(db: Queryable, { placeId, answers }: AnswerRow) {
  const sent = await sentTo(db, placeId)
  const known = await findKnown(db, placeId)
  return { matched: matchAnswers([...sent.values()].flatMap(toSent), answers, { ...known, ownAccounts }), sent }
}

/** The current meaning of one line of an applied answer, and the payments that it may concern. */
export async function matchedAgain(db: Queryable, placeId: string, said: BankAnswer) {
  const sent = await sentTo(db, placeId)
  const payments = [...sent.values()].flatMap(toSent)
  const nothingKnown = { knownKeys: new Set<string>(), readMessages: new Set<string>(), ownAccounts }
  const [whole = null] = matchAnswers(payments, [said], nothingKnown)
  return { whole, candidates: candidatesFor(payments, said), sent }
}

function toSent(row: Sent): readonly SentPayment[] {
  const { id: paymentId, endToEndId, amount: cents, blockId } = partOf(row)
  const { messageId } = row
  const named = { paymentId, endToEndId, messageId, blockId: blockId ?? messageId, cents }
  if ('refund' in row) {
    const { state } = row.refund
    if (state !== 'inFile' && state !== 'booked' && state !== 'refused') return []
    return [{ ...named, flow: 'transfer', mandateReference: null, iban: null, collectedOn: row.executeOn, state }]
  }
  const { state, collectOn: collectedOn } = row.payment
  if (state === 'asked' || state === 'held') return []
  return [{ ...named, flow: 'debit', mandateReference: row.rum, iban: row.accountPrint, collectedOn, state }]
}

const movedBy = (matched: MatchedAnswer, sent: ReadonlyMap<string, Sent>) =>
  matched.outcome === 'applied' ? matched.changes.flatMap(({ paymentId }) => sent.get(paymentId) ?? []) : []
const sumOf = (rows: readonly Sent[]) => rows.reduce((sum, row) => sum + partOf(row).amount, 0)

/**
 * A line as it is stored once it is applied. A rejection may omit the amount, which is then the amount of the payments that it
 * moves.
 */
export const toLine = (each: MatchedAnswer, sent: ReadonlyMap<string, Sent>) => {
  const { answer, key, ...matched } = each
  return {
    outcome: matched.outcome,
    why: 'why' in matched ? matched.why : null,
    key,
    kind: answer.kind,
    reference: answer.endToEndId ?? answer.reference,
    amount: answer.cents ?? (sumOf(movedBy(each, sent)) || null),
    direction: answer.direction,
    day: answer.day,
    reason: answer.reason,
  }
}

const attention: Readonly<Record<AnswerOutcome, number>> = { person: 0, unmatched: 1, applied: 2, noted: 3, known: 4 }

type Shown = { readonly answer: AnswerRow; readonly uploadedBy: string | null }

/** An answer with its lines: the effects of applying them now, or the effects that they had. */
export async function toDetail(db: Queryable, shown: Shown): Promise<BankAnswerDetail> {
  const { answer } = shown
  const lines = answer.state === 'applied' ? await appliedLines(db, answer) : await previewLines(db, answer)
  const moved = (kinds: readonly string[]) =>
    lines
      .filter(({ outcome, kind }) => outcome === 'applied' && kinds.includes(kind))
      .reduce((sum, { cents }) => sum + cents, 0)
  return {
    ...toAnswer(
      shown,
      lines.map(({ outcome }) => ({ outcome, lines: 1 })),
    ),
    collected: moved(['collected']),
    transferred: moved(['transferred']),
    refused: moved(['rejected', 'returned', 'refunded', 'reversed']),
    lines: lines
      .toSorted((a, b) => attention[a.outcome] - attention[b.outcome])
      .slice(0, shownLineLimit)
      .map(({ cents: _, ...line }) => line),
  }
}

type Line = AnswerLine & { readonly cents: number }

async function previewLines(db: Queryable, answer: AnswerRow): Promise<readonly Line[]> {
  const { matched, sent } = await matchedAnswer(db, answer)
  return matched.map((each, index) => {
    const { key: _, ...line } = toLine(each, sent)
    const named = movedBy(each, sent)
    return {
      ...line,
      id: String(index),
      ownerNames: named.slice(0, 3).map(({ ownerName }) => ownerName),
      isSuspended: false,
      life: null,
      cents: sumOf(named),
    }
  })
}

async function appliedLines(db: Queryable, answer: AnswerRow): Promise<readonly Line[]> {
  const sent = await sentTo(db, answer.placeId)
  const names = new Map([...sent.values()].map((row) => [partOf(row).endToEndId, row.ownerName]))
  return (await linesOf(db, answer.id)).map((row) => {
    const line = shownLine(row)
    const name = line.reference === null ? undefined : names.get(line.reference)
    return { ...line, ownerNames: name ? [name] : [], cents: line.amount ?? 0 }
  })
}

/** A stored line, without the names of owners. */
export const shownLine = ({ entryId, ...row }: LineRow) => {
  const { id, outcome, why, kind, reference, amount, direction, day, reason, life } = row
  return { id, outcome, why, kind, reference, amount, direction, day, reason, life, isSuspended: entryId !== null }
}

type Counted = { readonly outcome: AnswerOutcome; readonly lines: number }
type Listed = { readonly answer: Omit<AnswerRow, 'answers'>; readonly uploadedBy: string | null }

export function toAnswer({ answer, uploadedBy }: Listed, counted: readonly Counted[]) {
  const { id, name, state, uploadedAt, appliedAt } = answer
  const counts = { applied: 0, noted: 0, known: 0, person: 0, unmatched: 0 }
  for (const { outcome, lines } of counted) counts[outcome] += lines
  return {
    id,
    name,
    state,
    uploadedAt: uploadedAt.toISOString(),
    uploadedBy,
    appliedAt: appliedAt?.toISOString() ?? null,
    counts,
  }
}
