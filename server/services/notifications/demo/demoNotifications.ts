import { topicPath } from '#contract/forum/topicPath.ts'
import { pathOf } from '#contract/paths.ts'
import type { RoleName } from '#contract/roles.ts'
import { demoId } from '#server/demo/chance.ts'
import { demoEquipmentOf } from '#server/demo/demoEquipments.ts'
import { inOrder } from '#server/demo/demoHours.ts'
import { type DemoPerson, demoPeople } from '#server/demo/demoPeople.ts'
import { demoReportId } from '#server/demo/demoReportId.ts'
import { demoManagerOf } from '#server/demo/demoStaff.ts'
import type { notifications } from '../notifications.tables.ts'
import { demoNotificationArchive } from './demoNotificationArchive.ts'
import { type DemoNotification, frenchNews, quebecNews } from './demoNotificationNews.ts'

const day = 24 * 3_600_000

const staffRoles: readonly RoleName[] = ['coowner_manager', 'coowner_accountant', 'director']
const detailed: readonly string[] = ['coproprietaire', 'president']

/** Three years of notifications for the demo people, mostly read. Staff and people without a password get none. */
export const demoNotifications = (now: Date, scale = 1): (typeof notifications.$inferInsert)[] =>
  demoPeople
    .filter(({ roles, isInvited }) => !isInvited && !roles.some(({ role }) => staffRoles.includes(role)))
    .flatMap((person) => {
      const told = notificationsTo(person, scale)
      const dated = datesOf(told, person, now)
      return told.map((notification, index) => toRow(person, notification, { index, createdAt: dated[index] ?? now }))
    })

/** The latest first. What the manager tells leaves in office hours. */
const datesOf = (told: readonly DemoNotification[], { offers: [offer = 'ESE'] }: DemoPerson, now: Date) =>
  inOrder(
    told
      .map(({ told: ago, author }) => ({
        at: new Date(now.getTime() - ago * day),
        isFromStaff: author === demoManagerOf({ offer }).name || author === 'Bruno Hennebelle',
      }))
      .toReversed(),
    { offer },
  ).toReversed()

const notificationsTo = ({ name, firstName, lastName, offers, roles: [role] }: DemoPerson, scale: number) =>
  newsOf(offers.includes('VQC'), scale).filter(
    ({ isDetailed, author, about }) =>
      (!isDetailed || detailed.includes(name)) &&
      author !== `${firstName} ${lastName}` &&
      (about === undefined || (role !== undefined && demoEquipmentOf(role.place, about) !== null)),
  )

/** The latest first: what is recent may be older than the youngest of the archive. */
const newsOf = (isQuebec: boolean, scale: number) =>
  [...(isQuebec ? quebecNews : frenchNews), ...demoNotificationArchive(isQuebec, scale)].toSorted(
    (one, other) => one.told - other.told,
  )

function toRow(
  { name, roles }: DemoPerson,
  {
    told,
    isDetailed: _,
    about: __,
    isUnread = false,
    isHighlighted = false,
    isPersonal = false,
    report,
    news,
    topic,
    ...shown
  }: DemoNotification,
  { index, createdAt }: { readonly index: number; readonly createdAt: Date },
) {
  const place = roles[0]?.place
  const subject =
    place && report !== undefined
      ? pathOf('report', { reportId: demoReportId(place, report) })
      : place && news !== undefined
        ? pathOf('actuality', { actualityId: demoId(`news ${place} ${news}`) })
        : place && topic !== undefined
          ? topicPath(demoId(`topic ${place} ${topic}`))
          : null
  return {
    ...shown,
    id: demoId(`notification ${name} ${index}`),
    userId: demoId(`person ${name}`),
    path: subject ?? shown.path,
    placeId: isPersonal || !place ? null : demoId(`place ${place}`),
    isHighlighted,
    createdAt,
    readAt: isUnread ? null : new Date(createdAt.getTime() + (day * told) / 10),
  }
}
