import { suspenseAccounts } from '#contract/accounts/suspenseAccounts.ts'
import { type answerLineRoutes, choiceLimit } from '#contract/payments/answerLines.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { type AnswerLineAction, answerLineAfter } from '#machines/payments/answerLine/answerLine.lifecycle.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import { change, type Outcome } from '#server/services/changes/change.ts'
import { findChart } from '#server/services/ledger/ledger.store.ts'
import { ledgerWords } from '#server/services/ledger/ledgerWords.ts'
import { reverseEntry } from '#server/services/ledger/postEntry.ts'
import { lockCreditor } from '../mandates/mandates.store.ts'
import { applyChanges, changesOf } from './applyMatched.ts'
import { isMoney, suspendMoney } from './keepLines.ts'
import * as store from './lines.store.ts'
import { matchedAgain, partOf, shownLine } from './matchedAnswer.ts'

type Routes = typeof answerLineRoutes
type Named = { readonly placeId: string; readonly lineId: string }
type Found = NonNullable<Awaited<ReturnType<typeof store.findLine>>>

/** The bank's statement in a line. */
function saidIn({ line, answer }: Found) {
  const said = answer.answers[line.rank]
  if (!said) throw new Error('a kept line has its answer')
  return said
}

async function hasSuspense(db: Queryable, placeId: string): Promise<boolean> {
  const chart = await findChart(db, placeId)
  return chart !== null && suspenseAccounts[chart] !== null
}

const required = async (db: Queryable, { actor }: SignedInCtx, { placeId, lineId }: Named) => {
  const found = await store.findLine(db, { userId: actor.userId, placeId }, lineId)
  if (!found) throw new Problem('not_found', 'the place has no such line')
  return found
}

export async function listWaitingLines(
  { db, actor }: SignedInCtx,
  { params: { placeId }, query: { page, perPage } }: RouteOutput<Routes['list']>,
): Promise<RouteAnswer<Routes['list']>> {
  const { found, total } = await store.findWaiting(db, { userId: actor.userId, placeId }, { page, perPage })
  const canSuspend = await hasSuspense(db, placeId)
  const shown = found.map((row) => ({
    ...shownLine(row.line),
    ownerNames: [],
    answerId: row.answer.id,
    fileName: row.answer.name,
    isMoney: isMoney(saidIn(row)),
    hasSuspense: canSuspend,
  }))
  return listAnswer(shown, { bankAnswerLines: byId(shown) }, { total, page, perPage })
}

export async function readLineChoices(
  ctx: SignedInCtx,
  { params }: RouteOutput<Routes['choices']>,
): Promise<RouteAnswer<Routes['choices']>> {
  const found = await required(ctx.db, ctx, params)
  const { whole, candidates, sent } = await matchedAgain(ctx.db, params.placeId, saidIn(found))
  const changes = whole ? changesOf(whole, sent) : []
  return {
    payments: candidates.slice(0, choiceLimit).flatMap(({ paymentId }) => {
      const row = sent.get(paymentId)
      if (!row) return []
      const { id, endToEndId: reference, amount } = partOf(row)
      const collectOn = 'payment' in row ? row.payment.collectOn : row.executeOn
      return [{ id, reference, amount, collectOn, ownerName: row.ownerName }]
    }),
    whole:
      changes.length === 0
        ? null
        : { count: changes.length, amount: changes.reduce((sum, { row }) => sum + partOf(row).amount, 0) },
  }
}

type Held = Found & { readonly creditor: NonNullable<Awaited<ReturnType<typeof lockCreditor>>> }
type Settling = {
  readonly params: Named
  readonly action: AnswerLineAction
  readonly audited: `payments.${string}`
  /** Carries out the action; returns its changes other than the line. */
  readonly settle: (tx: Transaction, held: Held) => Promise<{ readonly entryId?: string } & Partial<Outcome>>
}

/**
 * Moves a line along its chart, under the lock of the place's creditor, so that the second of two accountants sees the new state.
 *
 * @throws {Problem} `not_found` for a line of another place; `action_not_possible` when the chart does not allow it.
 */
const settleLine = (ctx: SignedInCtx, { params, action, audited, settle }: Settling): Promise<void> =>
  change(ctx, async (tx) => {
    const { actor, now } = ctx
    const { placeId, lineId } = params
    const creditor = await lockCreditor(tx, { userId: actor.userId, placeId })
    const found = await required(tx, ctx, params)
    const facts = { isMoney: isMoney(saidIn(found)), hasSuspense: await hasSuspense(tx, placeId) }
    const next = found.line.life && answerLineAfter(found.line.life, facts, action)
    if (!creditor || !next) {
      throw new Problem('action_not_possible', `${action.type} cannot happen to a line that is ${found.line.life}`)
    }
    const { entryId, live = [], news = [] } = await settle(tx, { ...found, creditor })
    const written = { life: next, settledAt: now(), settledBy: actor.userId }
    await store.writeLine(tx, lineId, { ...written, ...(entryId !== undefined && { entryId }) })
    return {
      audited: [{ action: audited, subjectId: lineId, detail: { placeId } }],
      live: [...live, { topic: 'payments', placeId }, { topic: 'accounts', placeId }],
      news,
    }
  })

/** Assigns a line to a payment, or accepts its current meaning. */
export const assignLine = (ctx: SignedInCtx, { params, body }: RouteOutput<Routes['assign']>): Promise<void> =>
  settleLine(ctx, {
    params,
    action: { type: 'line.assign' },
    audited: 'payments.assignLine',
    settle: async (tx, held) => {
      const { placeId } = params
      const { paymentId } = body.assignment
      const said = saidIn(held)
      const { whole, candidates, sent } = await matchedAgain(tx, placeId, said)
      const chosen = candidates.some((each) => each.paymentId === paymentId) && sent.get(paymentId ?? '')
      const changes = chosen
        ? [{ row: chosen, answer: said }]
        : paymentId === null && whole
          ? changesOf(whole, sent)
          : []
      if (changes.length === 0) throw new Problem('action_not_possible', 'the line is about no such payment')
      if (held.line.entryId !== null) await endSuspense(tx, ctx, held)
      const { owners, news } = await applyChanges(tx, ctx, held.creditor, changes)
      return { live: owners.map((userId) => ({ topic: 'payments' as const, userId, placeId })), news }
    },
  })

/** Takes the money of a line off the suspense account. */
async function endSuspense(tx: Transaction, { now, offer, actor }: SignedInCtx, { line, answer }: Held) {
  if (line.entryId === null) return
  await reverseEntry(tx, {
    placeId: answer.placeId,
    entryId: line.entryId,
    enteredOn: civilDay(now(), offer.timeZone),
    label: ledgerWords(offer).t('collectionFound'),
    pieceReference: line.reference,
    postedBy: actor.userId,
    postedAt: now(),
  })
}

/** Posts the money of a line to the suspense account. */
export const suspendLine = (ctx: SignedInCtx, { params }: RouteOutput<Routes['suspend']>): Promise<void> =>
  settleLine(ctx, {
    params,
    action: { type: 'line.suspend' },
    audited: 'payments.suspendLine',
    settle: async (tx, held) => {
      const { creditor, answer, line } = held
      const entryId = await suspendMoney(tx, ctx, { creditor, answer, rank: line.rank, said: saidIn(held) })
      if (entryId === null) throw new Problem('action_not_possible', 'the books have no suspense account')
      return { entryId }
    },
  })

/** Dismisses a line that was handled elsewhere. */
export const dismissLine = (ctx: SignedInCtx, { params }: RouteOutput<Routes['dismiss']>): Promise<void> =>
  settleLine(ctx, {
    params,
    action: { type: 'line.dismiss' },
    audited: 'payments.dismissLine',
    settle: () => Promise.resolve({}),
  })
