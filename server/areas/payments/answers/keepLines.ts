import { randomUUID } from 'node:crypto'
import { suspenseAccounts } from '#contract/accounts/suspenseAccounts.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { BankAnswer } from '#server/services/bankFiles/bankAnswer.ts'
import type { MatchedAnswer } from '#server/services/bankFiles/matchAnswers.ts'
import { holdBooks } from '#server/services/ledger/holdBooks.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { postEntry } from '#server/services/ledger/postEntry.ts'
import { openDay } from '#server/services/ledger/postPayments.ts'
import type { Standing } from '../mandates/standing.ts'
import { type AnswerRow, insertLines, type Sent } from './answers.store.ts'
import { toLine } from './matchedAnswer.ts'

type Applied = { readonly creditor: NonNullable<Standing['creditor']>; readonly answer: AnswerRow }

/** Whether money has moved on the bank account. */
export const isMoney = ({ state, cents, direction }: BankAnswer) =>
  state === 'booked' && cents !== null && cents > 0 && direction !== null

/**
 * Stores the effect of each line. Money that nobody can assign goes to the suspense account, if the chart has one, and waits for
 * a person.
 */
export async function keepLines(
  tx: Transaction,
  ctx: SignedInCtx,
  { creditor, answer }: Applied,
  { matched, sent }: { readonly matched: readonly MatchedAnswer[]; readonly sent: ReadonlyMap<string, Sent> },
): Promise<void> {
  const rows = []
  for (const [rank, each] of matched.entries()) {
    const isUnknown = each.outcome === 'unmatched' && each.why === 'unknown'
    const entryId = isUnknown ? await suspendMoney(tx, ctx, { creditor, answer, rank, said: each.answer }) : null
    const life =
      entryId !== null ? ('suspended' as const) : isUnknown || each.outcome === 'person' ? ('waiting' as const) : null
    rows.push({ ...toLine(each, sent), id: randomUUID(), answerId: answer.id, rank, entryId, life })
  }
  await insertLines(tx, rows)
}

type Suspended = Applied & { readonly rank: number; readonly said: BankAnswer }

/** Posts the money of a line to the suspense account. Returns the entry; `null` = no money has moved, or the chart has no such account. */
export async function suspendMoney(
  tx: Transaction,
  { now, offer, actor }: SignedInCtx,
  { creditor: { placeId, bankAccount }, answer, rank, said }: Suspended,
): Promise<string | null> {
  const { chart } = await holdBooks(tx, placeId)
  const suspense = suspenseAccounts[chart]
  const { cents, direction, day, endToEndId } = said
  if (!suspense || !isMoney(said) || cents === null) return null
  const today = civilDay(now(), offer.timeZone)
  const [debited, credited] = direction === 'in' ? [bankAccount, suspense.received] : [suspense.paid, bankAccount]
  return postEntry(tx, {
    placeId,
    journal: 'BQ',
    enteredOn: await openDay(tx, placeId, day ?? today, today),
    label: ledgerWords(offer).t('unknownCollection'),
    pieceReference: endToEndId,
    source: `bankAnswer:${answer.id}:${rank}`,
    postedBy: actor.userId,
    postedAt: now(),
    lines: [
      { account: debited, debit: cents },
      { account: credited, credit: cents },
    ],
  })
}
