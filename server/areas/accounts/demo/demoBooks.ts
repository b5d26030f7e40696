import { callDays } from '#contract/accounts/callsForFunds.ts'
import type { RepartitionKey } from '#contract/accounts/repartitionKeys.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoFiscalYears } from '#server/demo/demoFiscalYears.ts'
import type { DemoLot } from '#server/demo/demoLots.ts'
import { annualMeetingDay, budgetMeetingDay } from '#server/demo/demoMeetingDays.ts'
import { type DemoPlace, isAfterDelivery } from '#server/demo/demoPlaces.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import { openBook } from './demoBook.ts'
import { demoBudget } from './demoBudget.ts'
import { planDemoCalls } from './demoCalls.ts'
import { expenseEvents } from './demoExpenses.ts'
import { monthOf } from './demoInvoices.ts'
import { generalKey, liftBuildings, liftKey } from './demoLifts.ts'
import { paymentEvents } from './demoPayments.ts'
import { type DemoWorks, worksOf } from './demoWorks.ts'
import { yearEvents } from './demoYears.ts'

export type OwnedLot = DemoLot & { readonly ownerId: string | null }
/** A day of the books; entries of one day follow `order`. */
export type DemoEvent = { readonly on: string; readonly order: number; readonly run: () => void }

export type DemoYear = {
  readonly id: string
  readonly startsOn: string
  readonly endsOn: string
  /** `2026`, or `2025–2026`, which stays on one line. */
  readonly name: string
  /** Years before the current one; negative for later ones. */
  readonly back: number
  readonly votedOn: string
  /** `null` = the accounts are not approved. */
  readonly approvedOn: string | null
}

function yearsOf(place: DemoPlace, now: Date): readonly DemoYear[] {
  const placeId = demoId(`place ${place.key}`)
  const today = civilDay(now, offers[place.offer].timeZone)
  return demoFiscalYears(now)
    .filter((year) => year.placeId === placeId)
    .map(({ id = '', startsOn, endsOn }, index): DemoYear => {
      const back = index - 1
      const approved = annualMeetingDay(place, endsOn)
      const [first, last] = [startsOn.slice(0, 4), endsOn.slice(0, 4)]
      return {
        id,
        startsOn,
        endsOn,
        back,
        name: first === last ? first : `${first}–\u2060${last}`,
        // Two budgets are voted at once, so that the calls of the next year are known before it begins.
        votedOn: budgetMeetingDay(place, startsOn, back < 0 ? 2 : 1),
        approvedOn: approved < today ? approved : null,
      }
    })
    .toReversed()
}

/** The inputs of all books of a place. */
export type BookWorld = {
  readonly place: DemoPlace
  readonly placeId: string
  readonly isQuebec: boolean
  readonly today: string
  readonly years: readonly DemoYear[]
  readonly lots: readonly OwnedLot[]
  readonly keyOf: (building: string | null) => RepartitionKey
  readonly keys: readonly RepartitionKey[]
  readonly ownerOf: (lotId: string) => string | null
  readonly yearOn: (day: string) => DemoYear | undefined
  /** The first day of the quarter that was called last. */
  readonly presentQuarter: string
  readonly bank: string
  readonly works: readonly DatedWorks[]
}

function bookWorld(place: DemoPlace, everyLot: readonly OwnedLot[], now: Date): BookWorld {
  const placeId = demoId(`place ${place.key}`)
  const lots = everyLot.filter((lot) => lot.placeId === placeId)
  const years = yearsOf(place, now)
  const current = years.find(({ back }) => back === 0)
  const day = civilDay(now, offers[place.offer].timeZone)
  const today = current && day < current.startsOn ? current.startsOn : day
  const general = generalKey(lots)
  const lifts = new Map(liftBuildings(place).map((building) => [building, liftKey(place, building, lots)]))
  const owners = new Map(lots.map(({ id, ownerId }) => [id, ownerId]))
  const isQuebec = place.offer === 'VQC'
  return {
    place,
    placeId,
    isQuebec,
    today,
    years,
    lots,
    keyOf: (building) => lifts.get(building ?? '') ?? general,
    keys: [general, ...lifts.values()],
    ownerOf: (lotId) => owners.get(lotId) ?? null,
    yearOn: (on) => years.find(({ startsOn, endsOn }) => startsOn <= on && on <= endsOn),
    presentQuarter: (current ? callDays(current) : []).findLast((on) => on <= today) ?? today,
    bank: isQuebec ? '1000' : '512',
    works: datedWorks(place, years),
  }
}

/** The books of a place for its years so far, and its voted and announced calls. Every seed on one day gives the same ones. */
export function demoBooks(place: DemoPlace, lots: readonly OwnedLot[], now: Date) {
  const world = bookWorld(place, lots, now)
  const { placeId, years, today } = world
  const book = openBook({ key: place.key, id: placeId }, now)
  const calls = planDemoCalls(world)
  const { events: expenses, invoices } = expenseEvents(world, book)
  const events: DemoEvent[] = [
    ...yearEvents(world, book, calls),
    ...calls.map((call): DemoEvent => ({ on: call.dueOn, order: 2, run: () => book.post(call.entry) })),
    ...paymentEvents(world, book, [...new Set(calls.map(({ dueOn }) => dueOn))]),
    ...expenses,
  ]
  for (const event of events.toSorted((a, b) => a.on.localeCompare(b.on) || a.order - b.order)) {
    if (event.on <= today) event.run()
  }
  return {
    ...world,
    entries: book.entries,
    calls,
    invoices: invoices.filter(({ on }) => on <= today),
    budgets: years.flatMap((year) => demoBudget(place, year.back).map((item) => ({ ...item, year }))),
  }
}

/** An operation with its days. */
type DatedWorks = DemoWorks & {
  readonly id: string
  readonly votedOn: string
  /** `null` = in progress. */
  readonly closedOn: string | null
  readonly dayOf: (month: number) => string
}

/** Operations count their months from the start of the year before the current one. Nothing was voted before the delivery. */
function datedWorks(place: DemoPlace, years: readonly DemoYear[]): readonly DatedWorks[] {
  const start = monthOf(years.find(({ back }) => back === 0)?.startsOn ?? '', -12)
  return worksOf(place)
    .map((works) => ({
      ...works,
      id: demoId(`works ${place.key} ${works.reference}`),
      votedOn: daysAfter(monthOf(start, works.votedIn), 11),
      closedOn: works.closedIn === null ? null : daysAfter(monthOf(start, works.closedIn), 14),
      dayOf: (month: number) => monthOf(start, month),
    }))
    .filter(({ votedOn }) => isAfterDelivery(place, new Date(votedOn)))
}
