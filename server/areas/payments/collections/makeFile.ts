import { randomUUID } from 'node:crypto'
import type { CollectionFile, collectionRoutes } from '#contract/payments/collections.ts'
import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import { sumBy } from '#contract/sumBy.ts'
import { paymentAfter } from '#machines/payments/payment/payment.lifecycle.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { change, changeAndAnswer } from '#server/services/changes/change.ts'
import { changedFile, type NamedFile, requireFile, requireMade, stepOf } from '../files/changedFile.ts'
import { messageIdOf, nextFileNumber } from '../files/fileNumbers.store.ts'
import { holdCreditor } from '../mandates/standing.ts'
import { insertEvents } from '../payments/payments.store.ts'
import * as store from './collections.store.ts'
import { readyRows } from './readyRows.ts'
import { writtenFile } from './writtenFile.ts'

type Routes = typeof collectionRoutes

/** Puts ready payments into one file for the bank. */
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
      amount: sumBy(ready, ({ payment }) => payment.amount),
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
      ready.map(({ payment }) => ({ paymentId: payment.id, ...stepOf(ctx, 'putInFile', payment.collectOn) })),
    )
    const named = { placeId, fileId: id }
    return {
      ...changedFile('payments.makeFile', named, ownersOf(ready.map(({ payment }) => payment))),
      answer: () => shownFile(tx, ctx, named),
    }
  })
}

/** Cancels a file that was not handed out. */
export const cancelFile = (ctx: SignedInCtx, { params }: RouteOutput<Routes['cancel']>): Promise<void> =>
  change(ctx, async (tx) => {
    await requireMade(tx, ctx, params, store.findFile, afterCancel)
    const out = await store.takeOut(tx, params.fileId)
    await store.writeFile(tx, params.fileId, { state: 'cancelled' })
    await keep(tx, ctx, out, 'takenOut')
    return changedFile('payments.cancelFile', params, ownersOf(out))
  })

/** Hands a file out, once. */
export const handOutFile = (
  ctx: SignedInCtx,
  { params }: RouteOutput<Routes['handOut']>,
): Promise<RouteAnswer<Routes['handOut']>> =>
  changeAndAnswer(ctx, async (tx) => {
    await requireMade(tx, ctx, params, store.findFile, afterCancel)
    const handed = await store.markHandedOut(tx, params.fileId)
    const written = { handedOutAt: ctx.now(), handedOutBy: ctx.actor.userId }
    await store.writeFile(tx, params.fileId, { state: 'handedOut', ...written })
    await keep(tx, ctx, handed, 'handedOut')
    return {
      ...changedFile('payments.handOutFile', params, ownersOf(handed)),
      answer: () => shownFile(tx, ctx, params),
    }
  })

/** The state of the payments of a file that is cancelled. */
const afterCancel = (isHandedOut: boolean) =>
  paymentAfter('inFile', { isHandedOut, isHoldable: false, isRetryable: false }, { type: 'file.cancel' })

const keep = (
  tx: Transaction,
  ctx: SignedInCtx,
  rows: readonly { readonly id: string }[],
  kind: 'takenOut' | 'handedOut',
) =>
  insertEvents(
    tx,
    rows.map(({ id }) => ({ paymentId: id, ...stepOf(ctx, kind) })),
  )

/** Each person once, whatever the number of their payments. */
const ownersOf = (rows: readonly { readonly userId: string }[]) =>
  [...new Set(rows.map(({ userId }) => userId))].map((userId) => ({ userId }))

async function shownFile(db: Queryable, ctx: SignedInCtx, named: NamedFile): Promise<CollectionFile> {
  const found = await requireFile(db, ctx, named, store.findFile)
  return toFile(found, await store.daysOfFiles(db, [named.fileId]))
}

type Days = Awaited<ReturnType<typeof store.daysOfFiles>>
export function toFile({ file, ...row }: store.ShownFile, days: Days): CollectionFile {
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
    days: (days.get(id) ?? []).map(({ fileId: _, ...day }) => day),
  }
}
