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
import type { AnswerRow, LineRow, SentRow } from './answers.store.ts'
import { findKnown, findSent, linesOf } from './answers.store.ts'
import { ownAccount } from './readAnswerFile.ts'

const ownAccounts: ReadonlySet<string> = new Set([ownAccount])

/** What an answer does to the payments of its place, as they are now. */
export async function matchedAnswer(db: Queryable, { placeId, answers }: AnswerRow) {
  const sent = await findSent(db, placeId)
  const known = await findKnown(db, placeId)
  const matched = matchAnswers(sent.flatMap(toSent), answers, { ...known, ownAccounts })
  return { matched, sent: new Map(sent.map((row) => [row.payment.id, row])) }
}

/** What one line of an applied answer says of the payments as they are by now, and those that it may be about. */
export async function matchedAgain(db: Queryable, placeId: string, said: BankAnswer) {
  const sent = await findSent(db, placeId)
  const payments = sent.flatMap(toSent)
  const nothingKnown = { knownKeys: new Set<string>(), readMessages: new Set<string>(), ownAccounts }
  const [whole = null] = matchAnswers(payments, [said], nothingKnown)
  return { whole, candidates: candidatesFor(payments, said), sent: new Map(sent.map((row) => [row.payment.id, row])) }
}

function toSent({ payment, rum, messageId, accountPrint }: SentRow): readonly SentPayment[] {
  const { id, endToEndId, blockId, amount: cents, collectOn: collectedOn, state } = payment
  if (state === 'asked' || state === 'held') return []
  const named = { endToEndId, mandateReference: rum, messageId, blockId: blockId ?? messageId }
  return [{ ...named, paymentId: id, cents, iban: accountPrint, collectedOn, state }]
}

const movedBy = (matched: MatchedAnswer, sent: ReadonlyMap<string, SentRow>) =>
  matched.outcome === 'applied' ? matched.changes.flatMap(({ paymentId }) => sent.get(paymentId) ?? []) : []
const sumOf = (rows: readonly SentRow[]) => rows.reduce((sum, { payment }) => sum + payment.amount, 0)

/** A line as it is kept once it is applied. Rejects may leave the amount out: then it is that of what they move. */
export const toLine = (each: MatchedAnswer, sent: ReadonlyMap<string, SentRow>) => {
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

/** An answer with its lines: as they would be applied now, or as they were. */
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
  const names = new Map(
    (await findSent(db, answer.placeId)).map(({ payment, ownerName }) => [payment.endToEndId, ownerName]),
  )
  return (await linesOf(db, answer.id)).map((row) => {
    const line = shownLine(row)
    const name = line.reference === null ? undefined : names.get(line.reference)
    return { ...line, ownerNames: name ? [name] : [], cents: line.amount ?? 0 }
  })
}

/** A kept line, without the names of owners. */
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
