import type { Offer } from '#offers/offer.schema.ts'
import { paymentSettings } from '#offers/paymentSettings.ts'
import { civilDay, civilTime, daysAfter, momentAt } from '#server/platform/civilDay.ts'
import { Problem } from '#server/platform/problem.ts'

type Site = Pick<Offer, 'code' | 'timeZone'>

/**
 * When payments open again; `null` = they are open. The hours are wall-clock hours: payments open at 7 on the morning after a
 * clock change too (specification §9).
 */
export function reopensAt(now: Date, { code, timeZone }: Site): Date | null {
  const { closedFrom, opensAt } = paymentSettings[code]
  const hour = Number(civilTime(now, timeZone).slice(11, 13))
  if (hour >= opensAt && hour < closedFrom) return null
  const today = civilDay(now, timeZone)
  const morning = hour >= closedFrom ? daysAfter(today, 1) : today
  return momentAt(`${morning} ${String(opensAt).padStart(2, '0')}:00`, timeZone)
}

/** @throws {Problem} `out_of_slot` during the night. */
export function requireOpen(now: Date, offer: Site): void {
  const at = reopensAt(now, offer)
  if (at) throw new Problem('out_of_slot', `payments open again at ${at.toISOString()}`)
}

/** When payments close on this day. */
export const closesAt = (now: Date, { code, timeZone }: Site): Date =>
  momentAt(`${civilDay(now, timeZone)} ${String(paymentSettings[code].closedFrom).padStart(2, '0')}:00`, timeZone)
