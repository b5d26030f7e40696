import { shownMobile } from '#contract/payments/accountDetails.ts'
import { type SentCode, signatureCodes } from '#contract/payments/mandates.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import type { MandateRow } from './mandates.store.ts'
import * as store from './mandates.store.ts'

export const anHour = 3_600_000

type Reader = Pick<SignedInCtx, 'actor' | 'now'>
type Sent = {
  readonly sentAt: Date
  readonly expiresAt: Date
  readonly tries: number
  /** Within the last hour, for any mandate. */
  readonly codesSent: number
}

/** When codes were sent to the person within the last hour. */
export const codesOfHour = (db: Queryable, { actor, now }: Reader) =>
  store.codesSince(db, actor.userId, new Date(now().getTime() - anHour))

export const toSentCode = (now: Date, mobile: string, { sentAt, expiresAt, tries, codesSent }: Sent): SentCode => ({
  sentTo: shownMobile(mobile),
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  secondsLeft: Math.max(Math.ceil((expiresAt.getTime() - now.getTime()) / 1_000), 0),
  triesLeft: signatureCodes.tries - tries,
  codesLeft: signatureCodes.anHour - codesSent,
})

/** The valid code of a mandate; `null` = none was sent, or it has expired or is used up. */
export async function readOpenCode(
  db: Queryable,
  ctx: Reader,
  { id, mobile }: Pick<MandateRow, 'id' | 'mobile'>,
): Promise<SentCode | null> {
  const open = await store.findOpenCode(db, id)
  if (!open || open.expiresAt <= ctx.now() || open.tries >= signatureCodes.tries) return null
  return toSentCode(ctx.now(), mobile, { ...open, codesSent: (await codesOfHour(db, ctx)).length })
}
