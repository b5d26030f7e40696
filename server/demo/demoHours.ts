import type { OfferCode } from '#contract/offers.ts'
import { offers } from '#offers/offers.ts'
import { civilDay, daysAfter, momentAt } from '#server/platform/civilDay.ts'
import { isWorkday } from './holidays.ts'

type Shift = {
  readonly opens: string
  /** Moments outside the shift fall into the half hour after this one, so that their order stays. */
  readonly closes: string
  readonly isOpen: (day: string) => boolean
}

const halfHour = 1_800_000

/** Moves a moment outside a shift back into it. Never later than it was, and two moments keep their order. */
function into({ opens, closes, isOpen }: Shift, at: Date, timeZone: string): Date {
  const open = (day: string) => moment(`${day} ${opens}`, timeZone)
  let day = civilDay(at, timeZone)
  while (!isOpen(day) || at < open(day)) day = daysAfter(day, -1)
  const closing = moment(`${day} ${closes}`, timeZone)
  if (at <= closing) return at
  let next = daysAfter(day, 1)
  while (!isOpen(next)) next = daysAfter(next, 1)
  const after = (at.getTime() - closing.getTime()) / (open(next).getTime() - closing.getTime())
  return new Date(Math.round(closing.getTime() + after * halfHour))
}

const moments = new Map<string, Date>()
/** Cached, because thousands of ballots fall on the same days. */
function moment(civil: string, timeZone: string): Date {
  const key = `${civil} ${timeZone}`
  const found = moments.get(key) ?? momentAt(civil, timeZone)
  moments.set(key, found)
  return found
}

/** The office hours of a place's staff. */
const officeOf = (offer: OfferCode): Shift => ({
  opens: '08:30',
  closes: '17:00',
  isOpen: (day) => isWorkday(day, offer === 'VQC' ? 'quebec' : 'france'),
})
const awake: Shift = { opens: '07:00', closes: '22:00', isOpen: () => true }

type Place = { readonly offer: OfferCode }

/** Moves a moment of a staff action into the office hours of the place. */
export const atWork = (at: Date, { offer }: Place): Date => into(officeOf(offer), at, offers[offer].timeZone)
/** Moves a moment of a resident's action out of the night. */
export const byDay = (at: Date, { offer }: Place): Date => into(awake, at, offers[offer].timeZone)
/** Half past six in the evening of the day, in the time zone of the place. */
export const evening = (at: Date, { offer }: Place): Date => {
  const { timeZone } = offers[offer]
  return moment(`${civilDay(at, timeZone)} 18:30`, timeZone)
}

type Told = { readonly at: Date; readonly isFromStaff: boolean }
const minute = 60_000

/** Dates the events of one history, the earliest first: each within the hours of its author, and none after the next one. */
export function inOrder(events: readonly Told[], place: Place): Date[] {
  const dated: Date[] = []
  for (const { at, isFromStaff } of events.toReversed()) {
    const next = dated.at(-1)
    const latest = next ? new Date(Math.min(at.getTime(), next.getTime() - 20 * minute)) : at
    dated.push(isFromStaff ? atWork(latest, place) : byDay(latest, place))
  }
  return dated.toReversed()
}
