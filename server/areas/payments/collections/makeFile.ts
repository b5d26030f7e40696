import { randomUUID } from 'node:crypto'
import type { CollectionFile, collectionRoutes } from '#contract/payments/collections.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { paymentAfter } from '#machines/payments/payment/payment.lifecycle.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { change, changeAndAnswer, type Outcome } from '#server/services/changes/change.ts'
import { messageIdOf, nextFileNumber } from '../fileNumbers.store.ts'
import { holdCreditor } from '../mandates/standing.ts'
import { insertEvents } from '../payments/payments.store.ts'
import * as store from './collections.store.ts'
import { readyRows } from './readyRows.ts'
import { writtenFile } from './writtenFile.ts'

type Routes = typeof collectionRoutes

/** Puts what is ready into one file for the bank. */
export function makeFile(
  ctx: SignedInCtx,
  { params: { placeId }, body }: RouteOutput<Routes['make']>,
): Promise<RouteAnswer<Routes['make']>> {
  const { actor, now, offer } = ctx
  const { format } = body.collectionFile
  return changeAndAnswer(ctx, async (tx) => {
    const creditor = await holdCreditor(tx, ctx, placeId)
    const madeAt = now()
    const { ready } = readyRows(await store.findAsked(tx, { userId: actor.userId, placeId }), {
      offer,
      today: civilDay(madeAt, offer.timeZone),
      now: madeAt,
    })
    if (ready.length === 0) throw new Problem('action_not_possible', 'nothing is to be collected')
    const number = await nextFileNumber(tx, placeId)
    const messageId = messageIdOf(placeId, number)
    const { hash, blocks } = writtenFile(ctx, creditor, { format, messageId, number, madeAt }, ready)
    const id = randomUUID()
    await store.insertFile(tx, {
      id,
      placeId,
      number,
      messageId,
      format,
      state: 'made',
      count: ready.length,
      amount: ready.reduce((sum, { payment }) => sum + payment.amount, 0),
      hash,
      madeAt,
      madeBy: actor.userId,
    })
    await store.fileAll(
      tx,
      id,
      ready.map(({ payment, mandate }) => ({
        id: payment.id,
        mandateId: mandate.id,
        blockId: blocks.get(payment.endToEndId) ?? messageId,
        collectOn: payment.collectOn,
      })),
    )
    await insertEvents(
      tx,
      ready.map(({ payment }) => ({
        paymentId: payment.id,
        kind: 'putInFile',
        source: 'manager',
        actorId: actor.userId,
        at: madeAt,
        day: payment.collectOn,
      })),
    )
    const owners = ready.map(({ payment }) => payment.userId)
    return {
      ...changedFile('payments.makeFile', { id, placeId }, owners),
      answer: () => shownFile(tx, ctx, placeId, id),
    }
  })
}

/** Cancels a file that no bank has seen. */
export const cancelFile = (ctx: SignedInCtx, { params }: RouteOutput<Routes['cancel']>): Promise<void> =>
  change(ctx, async (tx) => {
    const { placeId, fileId } = params
    await requireMade(tx, ctx, params)
    const out = await store.takeOut(tx, fileId)
    await store.writeFile(tx, fileId, { state: 'cancelled' })
    await keep(tx, ctx, out, 'takenOut')
    return changedFile(
      'payments.cancelFile',
      { id: fileId, placeId },
      out.map(({ userId }) => userId),
    )
  })

/** Hands a file out, once. */
export const handOutFile = (
  ctx: SignedInCtx,
  { params }: RouteOutput<Routes['handOut']>,
): Promise<RouteAnswer<Routes['handOut']>> =>
  changeAndAnswer(ctx, async (tx) => {
    const { placeId, fileId } = params
    await requireMade(tx, ctx, params)
    const handed = await store.markHandedOut(tx, fileId)
    await store.writeFile(tx, fileId, { state: 'handedOut', handedOutAt: ctx.now(), handedOutBy: ctx.actor.userId })
    await keep(tx, ctx, handed, 'handedOut')
    const owners = handed.map(({ userId }) => userId)
    return {
      ...changedFile('payments.handOutFile', { id: fileId, placeId }, owners),
      answer: () => shownFile(tx, ctx, placeId, fileId),
    }
  })

/** @throws {Problem} `not_found` for a file of another place; `action_not_possible` once it is handed out or cancelled. */
async function requireMade(
  tx: Transaction,
  ctx: SignedInCtx,
  { placeId, fileId }: { readonly placeId: string; readonly fileId: string },
) {
  await holdCreditor(tx, ctx, placeId)
  const found = await store.findFile(tx, { userId: ctx.actor.userId, placeId }, fileId)
  if (!found) throw new Problem('not_found', 'the place has no such file')
  const facts = { isHandedOut: found.file.state !== 'made', isHoldable: false, isRetryable: false }
  if (paymentAfter('inFile', facts, { type: 'file.cancel' }) === null) {
    throw new Problem('action_not_possible', `the file is ${found.file.state}`)
  }
}

const keep = (
  tx: Transaction,
  { actor, now }: SignedInCtx,
  rows: readonly { readonly id: string }[],
  kind: 'takenOut' | 'handedOut',
) =>
  insertEvents(
    tx,
    rows.map(({ id }) => ({ paymentId: id, kind, source: 'manager', actorId: actor.userId, at: now() })),
  )

const changedFile = (
  action: `payments.${string}`,
  { id, placeId }: { readonly id: string; readonly placeId: string },
  owners: readonly string[],
): Outcome => ({
  audited: [{ action, subjectId: id, detail: { placeId } }],
  live: [
    ...[...new Set(owners)].map((userId) => ({ topic: 'payments' as const, userId, placeId })),
    { topic: 'payments', placeId, subjectId: id },
  ],
})

async function shownFile(db: Queryable, ctx: SignedInCtx, placeId: string, id: string): Promise<CollectionFile> {
  const row = await store.findFile(db, { userId: ctx.actor.userId, placeId }, id)
  if (!row) throw new Problem('not_found', 'the place has no such file')
  return toFile(db, row)
}

export async function toFile(db: Queryable, { file, ...row }: store.ShownFile): Promise<CollectionFile> {
  const { id, format, state, messageId, count, amount, madeAt, handedOutAt } = file
  return {
    ...row,
    id,
    format,
    state,
    messageId,
    count,
    amount,
    madeAt: madeAt.toISOString(),
    handedOutAt: handedOutAt?.toISOString() ?? null,
    days: await store.daysOfFile(db, id),
  }
}
