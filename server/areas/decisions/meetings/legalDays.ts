import type { DecisionSettings, Period } from '#offers/decisionSettings.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import { lastDayBefore } from '#server/platform/clearDays.ts'

type Held = { readonly heldAt: Date; readonly minutesNotifiedOn: string | null }

/** The last day of a period that begins on the day after `day`. Months end on the same day, or on the last of a shorter month. */
function endOfPeriod(day: string, { count, unit }: Period): string {
  if (unit === 'days') return daysAfter(day, count)
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month - 1 + count + 1, 0))
  lastOfMonth.setUTCDate(Math.min(date, lastOfMonth.getUTCDate()))
  return lastOfMonth.toISOString().slice(0, 10)
}

/** The legal deadlines of a meeting in the building's time zone; `null` when not known yet. */
export function legalDays({ heldAt, minutesNotifiedOn }: Held, settings: DecisionSettings, timeZone: string) {
  const heldOn = civilDay(heldAt, timeZone)
  const contestedFrom = settings.contestWithin.from === 'meeting' ? heldOn : minutesNotifiedOn
  return {
    heldOn,
    /** The last day on which the convocation may be notified. */
    convocationBy: lastDayBefore(heldOn, settings.convocationClearDays),
    correspondenceUntil: lastDayBefore(heldOn, settings.correspondenceClearDays),
    minutesBy: endOfPeriod(heldOn, settings.minutesWithin),
    contestUntil: contestedFrom === null ? null : endOfPeriod(contestedFrom, settings.contestWithin),
  }
}
