import type { Notification } from '#contract/notifications.ts'
import type { Translate } from '#locales/catalogue.ts'
import type { Format } from '#src/i18n/format.ts'

export type DayGroup = { readonly day: string; readonly notifications: readonly Notification[] }
type Language = { readonly translate: Translate; readonly format: Pick<Format, 'date'> }

const day = 24 * 3_600_000

/** Groups sorted items by day; today and yesterday are shown in words. */
export function groupByDay(
  notifications: readonly Notification[],
  { translate: t, format }: Language,
  now: number,
): readonly DayGroup[] {
  const names = new Map([
    [format.date(now - day), t('notifications.day.yesterday')],
    [format.date(now), t('notifications.day.today')],
  ])
  const groups = Map.groupBy(notifications, ({ createdAt }) => format.date(new Date(createdAt)))
  return [...groups].map(([date, ofDay]) => ({ day: names.get(date) ?? date, notifications: ofDay }))
}
