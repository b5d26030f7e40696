import { topicPath } from '#contract/forum/topicPath.ts'
import { topicOfType } from '#contract/notifications.ts'
import { pathOf } from '#contract/paths.ts'
import { can } from '#contract/permissions.ts'
import type { RoleName } from '#contract/roles.ts'
import { offers } from '#offers/offers.ts'
import { demoId } from '#server/demo/chance.ts'
import { atWork, byDay } from '#server/demo/demoHours.ts'
import { type DemoPerson, demoPeople } from '#server/demo/demoPeople.ts'
import { type DemoPlace, demoPlaces, isAfterDelivery } from '#server/demo/demoPlaces.ts'
import { demoReportId } from '#server/demo/demoReportId.ts'
import { demoManagerOf } from '#server/demo/demoStaff.ts'
import type { DemoStory, StoryWorld } from '#server/demo/seed.ts'
import type { notifications } from '../notifications.tables.ts'
import { demoNotificationArchive } from './demoNotificationArchive.ts'
import {
  type DemoNotification,
  frenchNews,
  type OwnNotification,
  quebecNews,
  type RetoldNotification,
} from './demoNotificationNews.ts'

type World = Pick<StoryWorld, 'now' | 'scale'> & { readonly stories: readonly DemoStory[] }

const day = 24 * 3_600_000

const staffRoles: readonly RoleName[] = ['coowner_manager', 'coowner_accountant', 'director']

/** Three years of notifications for the demo people, mostly read. Staff and people without a password get none. */
export const demoNotifications = (world: World): (typeof notifications.$inferInsert)[] =>
  demoPeople
    .filter(({ roles, isInvited }) => !isInvited && !roles.some(({ role }) => staffRoles.includes(role)))
    .flatMap((person) => notificationsTo(person, world))

/** The latest first. */
function notificationsTo(person: DemoPerson, { now, scale, stories }: World) {
  const { name, firstName, lastName } = person
  const place = demoPlaces.find(({ key }) => key === person.roles[0]?.place)
  if (!place) return []
  const here = stories.filter(({ placeId }) => placeId === demoId(`place ${place.key}`))
  const known = {
    reports: here.filter(({ kind }) => kind === 'report'),
    news: here.filter(({ kind }) => kind === 'news'),
  }
  const isQuebec = place.offer === 'VQC'
  const told = [...(isQuebec ? quebecNews : frenchNews), ...demoNotificationArchive(known, { isQuebec, scale, now })]
  return told
    .flatMap((one) => {
      const words = 'story' in one ? retold(one, known) : inOwnWords(one, place, now)
      const isTheirs = one.readers ? one.readers.includes(name) : mayRead(person, one)
      const isNews = words?.author !== `${firstName} ${lastName}` && isAfterDelivery(place, words?.createdAt ?? now)
      return words && isTheirs && isNews ? [{ one, words }] : []
    })
    .toSorted((first, second) => second.words.createdAt.getTime() - first.words.createdAt.getTime())
    .map(({ one, words }, index) => toRow(one, words, { name, place, index, now }))
}

/** Partners of a place read its news, but none of its reports. */
const mayRead = ({ roles }: DemoPerson, { type }: DemoNotification) =>
  topicOfType[type] === 'building_news' ||
  can(
    roles.map(({ role }) => role),
    'report.read',
  )

type Known = Readonly<Record<'reports' | 'news', readonly DemoStory[]>>
type Words = Readonly<Record<'title', string>> &
  Readonly<Record<'author' | 'path', string | null>> & { readonly createdAt: Date }

function retold({ type, story }: RetoldNotification, { reports, news }: Known): Words | null {
  const found = (type === 'notification' ? news : reports)[story]
  if (!found) return null
  const { title, path, steps, isOver } = found
  const moved = isOver ? steps.at(-2) : steps.at(-1)
  const step = { report: steps[0], report_event: moved, resolved_report: steps.at(-1), notification: steps[0] }[type]
  return step ? { title, path, author: step.author, createdAt: step.at } : null
}

/** Notifications from the manager or the portal are sent in office hours. */
function inOwnWords({ title, told, author, path, report, topic }: OwnNotification, place: DemoPlace, now: Date): Words {
  const at = new Date(now.getTime() - told * day)
  const isFromStaff = author === null || author === demoManagerOf(place).name
  const createdAt = isFromStaff ? atWork(at, place) : byDay(at, place)
  const subject =
    report !== undefined
      ? pathOf('report', { reportId: demoReportId(place.key, report) })
      : topic !== undefined
        ? topicPath(demoId(`topic ${place.key} ${topic}`))
        : null
  return { title: dated(title, createdAt), author, path: subject ?? path, createdAt }
}

/** Only the story of Québec has a visit. */
const visitDay = new Intl.DateTimeFormat('fr-CA', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: offers.VQC.timeZone,
})
const quarters = ['1er', '2e', '3e', '4e'] as const

function dated(title: string, at: Date): string {
  const year = at.getUTCFullYear()
  const next = (Math.floor(at.getUTCMonth() / 3) + 1) % 4
  return title
    .replace('{{year}}', `${year}`)
    .replace('{{quarter}}', `${quarters[next]} trimestre`)
    .replace('{{quarterYear}}', `${next === 0 ? year + 1 : year}`)
    .replace('{{visit}}', `le ${visitDay.format(new Date(at.getTime() + 7 * day))} à 9 h`)
}

type Told = { readonly name: string; readonly place: DemoPlace; readonly index: number; readonly now: Date }

function toRow(
  { type, isUnread = false, isHighlighted = false, isPersonal = false }: DemoNotification,
  words: Words,
  { name, place, index, now }: Told,
) {
  const { createdAt } = words
  const age = now.getTime() - createdAt.getTime()
  return {
    ...words,
    type,
    id: demoId(`notification ${name} ${index}`),
    userId: demoId(`person ${name}`),
    placeId: isPersonal ? null : demoId(`place ${place.key}`),
    isHighlighted,
    readAt: isUnread ? null : new Date(createdAt.getTime() + age / 10),
  }
}
