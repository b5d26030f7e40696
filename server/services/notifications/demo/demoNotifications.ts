import { pathOf } from '#contract/paths.ts'
import { demoId } from '#server/demo/chance.ts'
import { type DemoPerson, demoPeople } from '#server/demo/demoPeople.ts'
import { demoReportId } from '#server/demo/demoReportId.ts'
import type { notifications } from '../notifications.tables.ts'
import { type DemoNotification, frenchNews, quebecNews } from './demoNotificationNews.ts'

const day = 24 * 3_600_000

const detailed: readonly string[] = ['coproprietaire', 'president']

/** A year of notifications for the demo people, mostly read. Staff and people without a password get none. */
export const demoNotifications = (now: Date): (typeof notifications.$inferInsert)[] =>
  demoPeople
    .filter(({ offers, isInvited }) => offers.length === 1 && !isInvited)
    .flatMap((person) => notificationsTo(person).map((notification, index) => toRow(person, notification, index, now)))

const notificationsTo = ({ name, firstName, lastName, offers }: DemoPerson) =>
  (offers.includes('VQC') ? quebecNews : frenchNews).filter(
    ({ isDetailed, author }) => (!isDetailed || detailed.includes(name)) && author !== `${firstName} ${lastName}`,
  )

function toRow(
  { name, roles }: DemoPerson,
  {
    told,
    isDetailed: _,
    isUnread = false,
    isHighlighted = false,
    isPersonal = false,
    report,
    ...shown
  }: DemoNotification,
  index: number,
  now: Date,
) {
  const createdAt = new Date(now.getTime() - told * day)
  const place = roles[0]?.place
  return {
    ...shown,
    id: demoId(`notification ${name} ${index}`),
    userId: demoId(`person ${name}`),
    path: report === undefined || !place ? shown.path : pathOf('report', { reportId: demoReportId(place, report) }),
    placeId: isPersonal || !place ? null : demoId(`place ${place}`),
    isHighlighted,
    createdAt,
    readAt: isUnread ? null : new Date(createdAt.getTime() + (day * told) / 10),
  }
}
