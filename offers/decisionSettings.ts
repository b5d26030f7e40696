import * as z from 'zod/mini'
import type { OfferCode } from '#contract/offers.ts'

const count = z.int().check(z.minimum(1))
const clearDays = z.int().check(z.minimum(0))
const period = z.strictObject({ count, unit: z.enum(['days', 'months']) })

export const decisionSettingsSchema = z.strictObject({
  /** How long a resolution must at least, and may at most, be put to the vote. Days and months are those of the building's calendar. */
  shortestVote: period,
  longestVote: period,
  /**
   * Clear days between the convocation and the meeting; `convocationMostDays` is the upper limit, where there is one.
   */
  convocationClearDays: clearDays,
  convocationMostDays: z.nullable(count),
  /** Clear days before a meeting by which forms for distance voting must arrive; `null` where the law knows no such form. */
  correspondenceClearDays: z.nullable(clearDays),
  /** The share of all votes with which owners bring a request for an extraordinary meeting before the president. */
  requestShare: z.strictObject({ numerator: count, denominator: count }),
  /** Whether one owner may represent only a limited number of others (law 65-557, art. 22). */
  isProxyLimited: z.boolean(),
  /** Days before the due date on which owners who have not voted are reminded, in order of time. */
  reminderDays: z.array(count).check(z.minLength(1)),
  /** The period within which owners are notified of the minutes of a meeting. */
  minutesWithin: period,
  /**
   * The period within which a meeting may be contested, counted from the notification of its minutes or from the
   * meeting itself.
   */
  contestWithin: z.extend(period, { from: z.enum(['notification', 'meeting']) }),
})
export type DecisionSettings = z.output<typeof decisionSettingsSchema>

/** Decree of 17 March 1967, art. 8, 9, 9 bis and 18; law 65-557, art. 42. */
const french: DecisionSettings = {
  shortestVote: { count: 7, unit: 'days' },
  longestVote: { count: 12, unit: 'months' },
  convocationClearDays: 21,
  convocationMostDays: null,
  correspondenceClearDays: 3,
  requestShare: { numerator: 1, denominator: 4 },
  isProxyLimited: true,
  reminderDays: [7, 1],
  minutesWithin: { count: 1, unit: 'months' },
  contestWithin: { count: 2, unit: 'months', from: 'notification' },
}
/**
 * Civil code of Québec, art. 346 (notice of 10 to 45 days), 352 (a tenth of the votes requests a meeting), 1102.1 and
 * 1103. It sets no period for a vote without a meeting: owners get at least the notice of a meeting to make up their minds.
 */
const quebec: DecisionSettings = {
  shortestVote: { count: 10, unit: 'days' },
  longestVote: { count: 12, unit: 'months' },
  convocationClearDays: 10,
  convocationMostDays: 45,
  correspondenceClearDays: null,
  requestShare: { numerator: 1, denominator: 10 },
  isProxyLimited: false,
  reminderDays: [7, 1],
  minutesWithin: { count: 30, unit: 'days' },
  contestWithin: { count: 90, unit: 'days', from: 'meeting' },
}

/**
 * The rules of decisions and meetings in each offer. They are separate from the offers because every page contains
 * its offer and reads it before sign-in, when none of this is needed.
 */
export const decisionSettings: Readonly<Record<OfferCode, DecisionSettings>> = {
  ESE: decisionSettingsSchema.parse(french),
  VSY: decisionSettingsSchema.parse(french),
  DIR: decisionSettingsSchema.parse(french),
  ECO: decisionSettingsSchema.parse(french),
  NEUF: decisionSettingsSchema.parse(french),
  VQC: decisionSettingsSchema.parse(quebec),
}
