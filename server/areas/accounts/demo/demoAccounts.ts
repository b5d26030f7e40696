import type { OfferCode } from '#contract/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'
import { distribute } from '#server/demo/distribute.ts'
import type { lots } from '#server/services/directory/places.tables.ts'
import type { accountMovements } from '../accounts.tables.ts'

type Movement = typeof accountMovements.$inferInsert
type Quarter = { readonly year: number; readonly number: number }

/** Cents of yearly budget for each main lot. */
const budgetPerLot = 210_000
/** Quarters called so far, including the current one; the next one is announced. */
const calledQuarters = 4
/** The main demo account still owes the current quarter. */
const owing = demoId('person coproprietaire')

const quarterOf = (date: Date): Quarter => ({
  year: date.getUTCFullYear(),
  number: Math.floor(date.getUTCMonth() / 3) + 1,
})
const shifted = ({ year, number }: Quarter, by: number): Quarter => {
  const index = year * 4 + number - 1 + by
  return { year: Math.floor(index / 4), number: (index % 4) + 1 }
}
/** Provisions are due on the first day of each quarter (decree of 17 March 1967). */
const firstDay = ({ year, number }: Quarter) => `${year}-${String(number * 3 - 2).padStart(2, '0')}-01`
const tenthDay = (quarter: Quarter) => firstDay(quarter).replace(/-01$/, '-10')
/** "Provisions" is a term of French law; a Québec syndicate calls common expenses. */
const labelOf = ({ year, number }: Quarter, offer: OfferCode) =>
  `${offer === 'VQC' ? 'Charges communes' : 'Appel de provisions'} – ${number}${number === 1 ? 'er' : 'e'} trimestre ${year}`

/**
 * Calls a quarter of the budget from the owners by their tantièmes, with the largest remainder method, so that the shares
 * add up to the cent. Past calls are paid.
 */
export function demoAccounts(now: Date, allLots: readonly (typeof lots.$inferInsert)[]): Movement[] {
  const present = quarterOf(now)
  const quarters = Array.from({ length: calledQuarters + 1 }, (_, index) =>
    shifted(present, index - calledQuarters + 1),
  )
  return demoPlaces.flatMap(({ key, offer, lots: counts }) => {
    const placeId = demoId(`place ${key}`)
    const owners = tantiemesByOwner(allLots.filter((lot) => lot.placeId === placeId))
    const total = Math.round(((counts.flat + counts.shop) * budgetPerLot) / 4)
    const shares = distribute(
      total,
      owners.map(([, tantiemes]) => tantiemes),
    )
    return owners.flatMap(([userId], index) =>
      quarters.flatMap((quarter) =>
        movementsOf({ now, offer, key, placeId, userId, quarter, present, amount: shares[index] ?? 0 }),
      ),
    )
  })
}

function tantiemesByOwner(ofPlace: readonly (typeof lots.$inferInsert)[]): [string, number][] {
  const byOwner = new Map<string, number>()
  for (const { ownerId, tantiemes } of ofPlace) {
    if (ownerId) byOwner.set(ownerId, (byOwner.get(ownerId) ?? 0) + tantiemes)
  }
  return [...byOwner]
}

type Call = {
  readonly now: Date
  readonly offer: OfferCode
  readonly key: string
  readonly placeId: string
  readonly userId: string
  readonly quarter: Quarter
  readonly present: Quarter
  readonly amount: number
}

function movementsOf({ now, offer, key, placeId, userId, quarter, present, amount }: Call): Movement[] {
  const name = `${key} ${userId} ${quarter.year}-${quarter.number}`
  const shared = { placeId, userId, amount, createdAt: now }
  const call: Movement = {
    ...shared,
    id: demoId(`call ${name}`),
    kind: 'call',
    label: labelOf(quarter, offer),
    dueOn: firstDay(quarter),
  }
  const isPast = firstDay(quarter) < firstDay(present)
  const isPaid = isPast || (firstDay(quarter) === firstDay(present) && userId !== owing)
  if (!isPaid) return [call]
  const paidOn = isPast ? tenthDay(quarter) : firstDay(quarter)
  return [call, { ...shared, id: demoId(`payment ${name}`), kind: 'payment', label: 'Virement reçu', dueOn: paidOn }]
}
