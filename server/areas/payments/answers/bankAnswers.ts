import type { bankAnswerRoutes } from '#contract/payments/bankAnswers.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import { change, changeAndAnswer } from '#server/services/changes/change.ts'
import { findCreditor, lockCreditor } from '../mandates/mandates.store.ts'
import { openAccount } from '../mandates/sealedMandate.ts'
import { creditorPlace } from '../mandates/sealedPlaces.ts'
import * as store from './answers.store.ts'
import { applyMatched } from './applyMatched.ts'
import { toAnswer, toDetail } from './matchedAnswer.ts'
import { readAnswerFile } from './readAnswerFile.ts'

type Routes = typeof bankAnswerRoutes
type Named = { readonly placeId: string; readonly answerId: string }

const required = async (db: Queryable, { actor }: SignedInCtx, { placeId, answerId }: Named) => {
  const found = await store.findAnswer(db, { userId: actor.userId, placeId }, answerId)
  if (!found) throw new Problem('not_found', 'the place has no such answer')
  return found
}

const audited = (action: `payments.${string}`, subjectId: string, placeId: string) => ({
  audited: [{ action, subjectId, detail: { placeId } }],
  live: [{ topic: 'payments' as const, placeId }],
})

/** Reads a file of the bank. */
export async function uploadAnswer(
  ctx: SignedInCtx,
  { params: { placeId }, body }: RouteOutput<Routes['upload']>,
): Promise<RouteAnswer<Routes['upload']>> {
  const { db, actor, now } = ctx
  const { name, content } = body.bankAnswer
  const creditor = await findCreditor(db, { userId: actor.userId, placeId })
  if (!creditor) throw new Problem('not_found', 'the place collects nothing online')
  const account = openAccount(ctx, creditorPlace(placeId), creditor.accountSealed)
  const { hash, answers } = await readAnswerFile(content, account, ctx.secrets)
  return changeAndAnswer(ctx, async (tx) => {
    const written = {
      placeId,
      name,
      hash,
      answers,
      state: 'read',
      uploadedAt: now(),
      uploadedBy: actor.userId,
    } as const
    // The response to an earlier attempt may have been lost: the same file is read once.
    const answerId = (await store.insertAnswer(tx, written)) ?? (await store.readBefore(tx, { placeId, hash }))
    if (!answerId) throw new Problem('conflict', 'the same file was applied before')
    return {
      ...audited('payments.readAnswer', answerId, placeId),
      answer: async () => toDetail(tx, await required(tx, ctx, { placeId, answerId })),
    }
  })
}

export async function listAnswers(
  { db, actor }: SignedInCtx,
  { params: { placeId }, query: { page, perPage } }: RouteOutput<Routes['list']>,
): Promise<RouteAnswer<Routes['list']>> {
  const { rows, total } = await store.findAnswers(db, { userId: actor.userId, placeId }, { page, perPage })
  const counted = await store.countLines(
    db,
    rows.map(({ answer }) => answer.id),
  )
  const shown = rows.map((row) =>
    toAnswer(
      row,
      counted.filter(({ answerId }) => answerId === row.answer.id),
    ),
  )
  return listAnswer(shown, { bankAnswers: byId(shown) }, { total, page, perPage })
}

export const readAnswer = async (
  ctx: SignedInCtx,
  { params }: RouteOutput<Routes['read']>,
): Promise<RouteAnswer<Routes['read']>> => toDetail(ctx.db, await required(ctx.db, ctx, params))

/** Reads an unapplied answer, under the lock of the place's creditor. */
async function holdRead(tx: Transaction, ctx: SignedInCtx, params: Named) {
  const creditor = await lockCreditor(tx, { userId: ctx.actor.userId, placeId: params.placeId })
  const { answer } = await required(tx, ctx, params)
  if (!creditor || answer.state !== 'read') throw new Problem('action_not_possible', 'the answer was applied before')
  return { creditor, answer }
}

/** Applies an answer to the books, once. */
export const applyAnswer = (
  ctx: SignedInCtx,
  { params }: RouteOutput<Routes['apply']>,
): Promise<RouteAnswer<Routes['apply']>> =>
  changeAndAnswer(ctx, async (tx) => {
    const { creditor, answer } = await holdRead(tx, ctx, params)
    const { owners, news } = await applyMatched(tx, ctx, { creditor, answer })
    await store.writeApplied(tx, answer.id, ctx.now(), ctx.actor.userId)
    const { placeId } = params
    const own = owners.map((userId) => ({ topic: 'payments' as const, userId, placeId }))
    const change = audited('payments.applyAnswer', answer.id, placeId)
    return {
      ...change,
      live: [...own, ...change.live, { topic: 'accounts', placeId }],
      news,
      answer: async () => toDetail(tx, await required(tx, ctx, params)),
    }
  })

/** Discards an answer that was not applied. */
export const discardAnswer = (ctx: SignedInCtx, { params }: RouteOutput<Routes['discard']>): Promise<void> =>
  change(ctx, async (tx) => {
    const { answer } = await holdRead(tx, ctx, params)
    await store.deleteAnswer(tx, answer.id)
    return audited('payments.discardAnswer', answer.id, params.placeId)
  })
