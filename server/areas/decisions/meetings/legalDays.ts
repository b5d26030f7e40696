import { endOfPeriod } from '#contract/endOfPeriod.ts'
import type { DecisionSettings } from '#offers/decisionSettings.ts'
import { civilDay } from '#server/platform/civilDay.ts'
import { lastDayBefore } from '#server/platform/clearDays.ts'

type Held = { readonly heldAt: Date; readonly minutesNotifiedOn: string | null }

/** The legal deadlines of a meeting in the building's time zone; `null` when not known yet, or unknown to its law. */
export function legalDays({ heldAt, minutesNotifiedOn }: Held, settings: DecisionSettings, timeZone: string) {
  const { correspondenceClearDays: clearDays } = settings
  const heldOn = civilDay(heldAt, timeZone)
  const contestedFrom = settings.contestWithin.from === 'meeting' ? heldOn : minutesNotifiedOn
  return {
    heldOn,
    /** The last day on which the convocation may be notified. */
    convocationBy: lastDayBefore(heldOn, settings.convocationClearDays),
    correspondenceUntil: clearDays === null ? null : lastDayBefore(heldOn, clearDays),
    minutesBy: endOfPeriod(heldOn, settings.minutesWithin),
    contestUntil: contestedFrom === null ? null : endOfPeriod(contestedFrom, settings.contestWithin),
  }
}
