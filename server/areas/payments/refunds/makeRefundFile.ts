import { randomUUID } from 'node:crypto'
import type { RefundFile, refundFileRoutes } from '#contract/payments/refundFiles.ts'
import type { RefundEventKind } from '#contract/payments/refunds.ts'
import type { RouteOutput } from '#contract/route.ts'
import { sumBy } from '#contract/sumBy.ts'
import { refundAfter } from '#machines/payments/refund/refund.lifecycle.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { change, changeAndAnswer } from '#server/services/changes/change.ts'
import { changedFile, type NamedFile, requireFile, requireMade, stepOf } from '../files/changedFile.ts'
import { messageIdOf, nextFileNumber } from '../files/fileNumbers.store.ts'
import { holdCreditor } from '../mandates/standing.ts'
import { toRefundFile, transferDay } from './readRefundFiles.ts'
import * as store from './refundFiles.store.ts'
import { insertRefundEvents } from './refunds.store.ts'
import { writtenRefundFile } from './writtenRefundFile.ts'

type Routes = typeof refundFileRoutes
type Moved = { readonly id: string; readonly userId: string }

/** An accountant who makes or hands out a file decides about no refund. */
const asAccountant = { isOwn: false, isApprover: false }

/** Puts the refunds to which two people have agreed into one file for the bank. */
export function makeRefundFile(
  ctx: SignedInCtx,
  { params: { placeId }, body }: RouteOutput<Routes['make']>,
): Promise<RefundFile> {
  const { actor, now, offer } = ctx
  const { format } = body.refundFile
  return changeAndAnswer(ctx, async (tx) => {
    const creditor = await holdCreditor(tx, ctx, placeId)
    const ready = await store.findReady(tx, { userId: actor.userId, placeId })
    if (ready.length === 0) throw new Problem('action_not_possible', 'nothing is to be transferred')
    const madeAt = now()
    const executeOn = transferDay(civilDay(madeAt, offer.timeZone), offer)
    const number = await nextFileNumber(tx, placeId)
    const messageId = messageIdOf(placeId, number)
    const { hash, blockId } = writtenRefundFile(ctx, creditor, { format, messageId, number, executeOn, madeAt }, ready)
    const id = randomUUID()
    await store.insertFile(tx, {
      id,
      placeId,
      number,
      messageId,
      format,
      state: 'made',
      count: ready.length,
      amount: sumBy(ready, ({ amount }) => amount),
      executeOn,
      hash,
      madeAt,
      madeBy: actor.userId,
    })
    const state = refundAfter('confirmed', { ...asAccountant, isHandedOut: false }, { type: 'file.make' })
    if (state === null) throw new Error('a confirmed refund goes into a file')
    await store.putInto(
      tx,
      ready.map(({ id: refundId }) => refundId),
      { state, fileId: id, blockId },
    )
    await keep(tx, ctx, ready, 'putInFile', executeOn)
    const named = { placeId, fileId: id }
    return {
      ...changedFile('payments.makeRefundFile', named, ownersOf(ready)),
      answer: () => shown(tx, ctx, named),
    }
  })
}

/** Cancels a file that was not handed out. */
export const cancelRefundFile = (ctx: SignedInCtx, { params }: RouteOutput<Routes['cancel']>): Promise<void> =>
  change(ctx, async (tx) => {
    const state = await requireMade(tx, ctx, params, store.findFile, afterCancel)
    const out = await store.writeRefundsOf(tx, params.fileId, { state, fileId: null, blockId: null })
    await store.writeFile(tx, params.fileId, { state: 'cancelled' })
    await keep(tx, ctx, out, 'takenOut')
    return changedFile('payments.cancelRefundFile', params, ownersOf(out))
  })

/** Hands a file out, once. */
export const handOutRefundFile = (ctx: SignedInCtx, { params }: RouteOutput<Routes['handOut']>): Promise<RefundFile> =>
  changeAndAnswer(ctx, async (tx) => {
    await requireMade(tx, ctx, params, store.findFile, afterCancel)
    const handed = await store.writeRefundsOf(tx, params.fileId, { isHandedOut: true })
    const written = { handedOutAt: ctx.now(), handedOutBy: ctx.actor.userId }
    await store.writeFile(tx, params.fileId, { state: 'handedOut', ...written })
    await keep(tx, ctx, handed, 'handedOut')
    return {
      ...changedFile('payments.handOutRefundFile', params, ownersOf(handed)),
      answer: () => shown(tx, ctx, params),
    }
  })

/** The state of the refunds of a cancelled file; `null` = it was handed out. */
const afterCancel = (isHandedOut: boolean) =>
  refundAfter('inFile', { ...asAccountant, isHandedOut }, { type: 'file.cancel' })

const keep = (
  tx: Transaction,
  ctx: SignedInCtx,
  rows: readonly Moved[],
  kind: RefundEventKind,
  day: string | null = null,
) =>
  insertRefundEvents(
    tx,
    rows.map(({ id }) => ({ refundId: id, ...stepOf(ctx, kind, day) })),
  )

const ownersOf = (rows: readonly Moved[]) => rows.map(({ id, userId }) => ({ userId, subjectId: id }))

const shown = async (db: Queryable, ctx: SignedInCtx, named: NamedFile): Promise<RefundFile> =>
  toRefundFile(await requireFile(db, ctx, named, store.findFile))
