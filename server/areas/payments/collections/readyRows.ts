import type { Offer } from '#offers/offer.schema.ts'
import { hasLapsed } from '../mandates/standing.ts'
import { firstCollectionDay, firstHoldableDay } from '../payments/collectionDay.ts'
import type { AskedRow } from './collections.store.ts'

type When = { readonly today: string; readonly now: Date; readonly offer: Pick<Offer, 'code' | 'timeZone'> }
type Ready = AskedRow & { readonly mandate: NonNullable<AskedRow['mandate']> }

/** The content of a file made now, with the first day on which the bank can collect it; and the payments that are left out. */
export function readyRows(rows: readonly AskedRow[], when: When) {
  const [first, holdable] = [firstCollectionDay(when), firstHoldableDay(when)]
  const ready: Ready[] = []
  const later: AskedRow[] = []
  const leftOut: AskedRow[] = []
  for (const row of rows) {
    const { payment, mandate, ownsLots } = row
    const canPay = mandate !== null && ownsLots && !hasLapsed(mandate, when.now, when.offer)
    if (payment.collectOn >= holdable) later.push(row)
    else if (!canPay) leftOut.push(row)
    else {
      const collectOn = payment.collectOn > first ? payment.collectOn : first
      ready.push({ ...row, mandate, payment: { ...payment, collectOn } })
    }
  }
  return { ready: ready.toSorted(byDay), later, leftOut }
}

/** Sorts as the database sorts the payments of a file. */
const byDay = ({ payment: a }: Ready, { payment: b }: Ready) => {
  const [one, other] = [`${a.collectOn} ${a.id}`, `${b.collectOn} ${b.id}`]
  return one < other ? -1 : one > other ? 1 : 0
}
