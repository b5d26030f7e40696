import type { ChartCode } from '#contract/accounts/chartOfAccounts.ts'
import type { OfferCode } from '#contract/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoPlaces } from '#server/demo/demoPlaces.ts'

type Quarter = { readonly year: number; readonly number: number }

/** Cents of yearly budget for each main lot. */
const budgetPerLot = 210_000
/** Quarters called so far, including the current one; the next one is announced. */
const calledQuarters = 4
/** The main demo account still owes the current quarter. */
export const owing = demoId('person coproprietaire')

/** The accounts of a chart that the demo posts to: what owners owe, what is called, and the bank. */
const accounts: Readonly<
  Record<ChartCode, { readonly owner: string; readonly called: string; readonly bank: string }>
> = {
  FR: { owner: '4501', called: '701', bank: '512' },
  QC: { owner: '1100', called: '4000', bank: '1000' },
}

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
/** "Provisions" is a term of French law; a Québec syndicate calls common expenses. */
const labelOf = ({ year, number }: Quarter, offer: OfferCode) =>
  `${offer === 'VQC' ? 'Charges communes' : 'Appel de provisions'} – ${number}${number === 1 ? 'er' : 'e'} trimestre ${year}`

/** What each place calls, the quarters of the past year and the next one, and when owners pay it. */
export function demoAccounts(now: Date) {
  const present = quarterOf(now)
  const quarters = Array.from({ length: calledQuarters + 1 }, (_, index) =>
    shifted(present, index - calledQuarters + 1),
  )
  return demoPlaces.map(({ key, offer, lots: counts }) => {
    const chart: ChartCode = offer === 'VQC' ? 'QC' : 'FR'
    return {
      key,
      placeId: demoId(`place ${key}`),
      chart,
      accounts: accounts[chart],
      /** Cents of a quarter. */
      quarterly: Math.round(((counts.flat + counts.shop) * budgetPerLot) / 4),
      calls: quarters.map((quarter) => {
        const dueOn = firstDay(quarter)
        const isPast = dueOn < firstDay(present)
        return {
          dueOn,
          label: labelOf(quarter, offer),
          isIssued: dueOn <= firstDay(present),
          isPresent: dueOn === firstDay(present),
          paidOn: isPast ? dueOn.replace(/-01$/, '-10') : dueOn,
        }
      }),
    }
  })
}
