import type { Ctx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { boardOf } from '../audience.store.ts'
import { insertHead } from './checks.store.ts'

type Logged = {
  readonly id: string
  readonly placeId: string
  readonly log: { readonly length: number; readonly head: string }
}

/** Sends the head of a log with votes to the board, once for each length. A later rewrite of the log contradicts these mails. */
export async function headNews(tx: Transaction, ctx: Ctx, { id, placeId, log }: Logged) {
  if (log.length === 0) return []
  const isNew = await insertHead(tx, { decisionId: id, ...log, sentAt: ctx.now() })
  return isNew ? [{ what: 'head', recipients: await boardOf(tx, placeId), log, isObligatory: true } as const] : []
}
