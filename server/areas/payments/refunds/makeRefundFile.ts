import { randomUUID } from 'node:crypto'
import type { RefundFile, refundFileRoutes } from '#contract/payments/refundFiles.ts'
import type { RefundEventKind } from '#contract/payments/refunds.ts'
import type { RouteOutput } from '#contract/route.ts'
import { refundAfter } from '#machines/payments/refund/refund.lifecycle.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { change, changeAndAnswer, type Outcome } from '#server/services/changes/change.ts'
import { messageIdOf, nextFileNumber } from '../fileNumbers.store.ts'
import { holdCreditor } from '../mandates/standing.ts'
import { toRefundFile, transferDay } from './readRefundFiles.ts'
import * as store from './refundFiles.store.ts'
import { insertRefundEvents } from './refunds.store.ts'
import { writtenRefundFile } from './writtenRefundFile.ts'

type Routes = typeof refundFileRoutes
type Named = { readonly placeId: string; readonly fileId: string }
type Moved = { readonly id: string; readonly userId: string }

/** Whoever makes and hands out files decides about no refund. */
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
      amount: ready.reduce((sum, { amount }) => sum + amount, 0),
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
    return {
      ...changedFile('payments.makeRefundFile', { placeId, fileId: id }, ready),
      answer: () => shown(tx, ctx, { placeId, fileId: id }),
    }
  })
}

/** Cancels a file that no bank has seen. */
export const cancelRefundFile = (ctx: SignedInCtx, { params }: RouteOutput<Routes['cancel']>): Promise<void> =>
  change(ctx, async (tx) => {
    const state = await requireMade(tx, ctx, params)
    const out = await store.writeRefundsOf(tx, params.fileId, { state, fileId: null, blockId: null })
    await store.writeFile(tx, params.fileId, { state: 'cancelled' })
    await keep(tx, ctx, out, 'takenOut')
    return changedFile('payments.cancelRefundFile', params, out)
  })

/** Hands a file out, once. */
export const handOutRefundFile = (ctx: SignedInCtx, { params }: RouteOutput<Routes['handOut']>): Promise<RefundFile> =>
  changeAndAnswer(ctx, async (tx) => {
    await requireMade(tx, ctx, params)
    const handed = await store.writeRefundsOf(tx, params.fileId, { isHandedOut: true })
    const written = { handedOutAt: ctx.now(), handedOutBy: ctx.actor.userId }
    await store.writeFile(tx, params.fileId, { state: 'handedOut', ...written })
    await keep(tx, ctx, handed, 'handedOut')
    return {
      ...changedFile('payments.handOutRefundFile', params, handed),
      answer: () => shown(tx, ctx, params),
    }
  })

/**
 * Reads a file that nobody has handed out, under the lock of the place's creditor; returns the state of its refunds once it is cancelled.
 *
 * @throws {Problem} `not_found` for a file of another place; `action_not_possible` once it is handed out or cancelled.
 */
async function requireMade(tx: Transaction, ctx: SignedInCtx, { placeId, fileId }: Named) {
  await holdCreditor(tx, ctx, placeId)
  const found = await store.findFile(tx, { userId: ctx.actor.userId, placeId }, fileId)
  if (!found) throw new Problem('not_found', 'the place has no such file')
  const isHandedOut = found.file.state !== 'made'
  const state = refundAfter('inFile', { ...asAccountant, isHandedOut }, { type: 'file.cancel' })
  if (state === null) throw new Problem('action_not_possible', `the file is ${found.file.state}`)
  return state
}

const keep = (
  tx: Transaction,
  { actor, now }: SignedInCtx,
  rows: readonly Moved[],
  kind: RefundEventKind,
  day: string | null = null,
) =>
  insertRefundEvents(
    tx,
    rows.map(({ id }) => ({ refundId: id, kind, source: 'manager', actorId: actor.userId, at: now(), day })),
  )

const changedFile = (action: `payments.${string}`, { placeId, fileId }: Named, rows: readonly Moved[]): Outcome => ({
  audited: [{ action, subjectId: fileId, detail: { placeId } }],
  live: [
    ...rows.map(({ id, userId }) => ({ topic: 'payments' as const, userId, placeId, subjectId: id })),
    { topic: 'payments', placeId, subjectId: fileId },
  ],
})

async function shown(db: Queryable, { actor }: SignedInCtx, { placeId, fileId }: Named): Promise<RefundFile> {
  const row = await store.findFile(db, { userId: actor.userId, placeId }, fileId)
  if (!row) throw new Problem('not_found', 'the place has no such file')
  return toRefundFile(row)
}
