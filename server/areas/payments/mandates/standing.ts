import type { MandateLife, SuspensionReason } from '#contract/payments/mandates.ts'
import { type MandateAction, mandateAfter } from '#machines/payments/mandate/mandate.lifecycle.ts'
import type { Offer } from '#offers/offer.schema.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import type { Actor, Ctx } from '#server/platform/context.ts'
import type { Queryable, Transaction } from '#server/platform/database.ts'
import { Problem } from '#server/platform/problem.ts'
import type { MandateRow } from './mandates.store.ts'
import * as store from './mandates.store.ts'

type Creditor = NonNullable<Awaited<ReturnType<typeof store.findCreditor>>>
/** The person's options for paying by mandate in a place, regardless of the hour. */
export type Standing = {
  readonly state: MandateLife
  readonly creditor: Creditor | null
  readonly current: MandateRow | null
  readonly unsigned: MandateRow | null
  readonly suspension: SuspensionReason | null
}
type Reader = Pick<Ctx, 'now' | 'offer'> & { readonly actor: Pick<Actor, 'userId'> }

/** Reads it without a lock. */
export async function readStanding(db: Queryable, ctx: Reader, placeId: string): Promise<Standing> {
  const scope = { userId: ctx.actor.userId, placeId }
  return standingOf(db, ctx, scope, await store.findCreditor(db, scope))
}

/** Reads it under the lock of the place's creditor. */
export async function holdStanding(tx: Transaction, ctx: Reader, placeId: string): Promise<Standing> {
  const scope = { userId: ctx.actor.userId, placeId }
  return standingOf(tx, ctx, scope, await store.lockCreditor(tx, scope))
}

/**
 * Locks the creditor of a place, so that the second of two accountants sees the first one's changes.
 *
 * @throws {Problem} `action_not_possible` if nobody collects online.
 */
export async function holdCreditor(tx: Transaction, { actor }: Pick<Reader, 'actor'>, placeId: string) {
  const creditor = await store.lockCreditor(tx, { userId: actor.userId, placeId })
  if (!creditor) throw new Problem('action_not_possible', 'the place collects nothing online')
  return creditor
}

async function standingOf(
  db: Queryable,
  { now, offer }: Reader,
  scope: { readonly userId: string; readonly placeId: string },
  creditor: Creditor | null,
): Promise<Standing> {
  const { current, unsigned } = await store.findMandates(db, scope)
  const isOffered = creditor !== null && (await store.ownsLots(db, scope))
  const suspension = current && suspensionOf(current, now(), offer)
  return { state: stateOf(isOffered, { current, unsigned, suspension }), creditor, current, unsigned, suspension }
}

function stateOf(
  isOffered: boolean,
  { current, unsigned, suspension }: Pick<Standing, 'current' | 'unsigned' | 'suspension'>,
): MandateLife {
  if (!isOffered) return 'unavailable'
  if (current) return suspension ? 'suspended' : current.kind
  return unsigned ? 'unsigned' : 'create_money_order'
}

/** Why a signed mandate is suspended; `null` = it is in force. */
export const suspensionOf = (mandate: MandateRow, now: Date, offer: Pick<Offer, 'code' | 'timeZone'>) =>
  mandate.suspension ?? (hasLapsed(mandate, now, offer) ? ('expired' as const) : null)

/** A mandate lapses once nothing was collected under it for 36 months. */
export function hasLapsed({ signedAt, lastUsedOn }: MandateRow, now: Date, offer: Pick<Offer, 'code' | 'timeZone'>) {
  if (signedAt === null) return false
  const used = lastUsedOn ?? civilDay(signedAt, offer.timeZone)
  const lapse = new Date(`${used}T00:00:00Z`)
  lapse.setUTCMonth(lapse.getUTCMonth() + paymentSettings[offer.code].unusedMonths)
  return civilDay(now, offer.timeZone) > lapse.toISOString().slice(0, 10)
}

const afterAction = ({ state, current, unsigned, suspension }: Standing, action: MandateAction) =>
  mandateAfter(state, { kind: (unsigned ?? current)?.kind ?? null, suspension }, action)

export const canHappen = (standing: Standing, action: MandateAction): boolean => afterAction(standing, action) !== null

/** @throws {Problem} `action_not_possible` when the lifecycle of the mandate does not allow the action. */
export function requireAction(standing: Standing, action: MandateAction): MandateLife {
  const next = afterAction(standing, action)
  if (next === null)
    throw new Problem('action_not_possible', `${action.type} cannot happen to a mandate that is ${standing.state}`)
  return next
}
