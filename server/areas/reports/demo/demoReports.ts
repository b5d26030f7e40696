import { offers } from '#offers/offers.ts'
import { createChance, demoId } from '#server/demo/chance.ts'
import { demoEquipmentOf, demoMaintainerOf } from '#server/demo/demoEquipments.ts'
import { byDay, inOrder } from '#server/demo/demoHours.ts'
import { demoPeople } from '#server/demo/demoPeople.ts'
import { type DemoPlace, demoPlaces, isAfterDelivery } from '#server/demo/demoPlaces.ts'
import { demoReportId } from '#server/demo/demoReportId.ts'
import { demoManagerOf } from '#server/demo/demoStaff.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import type { memberships } from '#server/services/directory/places.tables.ts'
import { toSearchText } from '#server/services/directory/searchText.ts'
import type { reportEvents, reportReadings, reports, reportWitnesses } from '../reports.tables.ts'
import type { DemoPhoto } from './demoPhotos.ts'
import { demoReportArchive } from './demoReportArchive.ts'
import { demoReportsOf } from './demoReportsOf.ts'
import type { DemoLine, DemoReport } from './demoReportTexts.ts'

type Membership = typeof memberships.$inferInsert
type Rows = {
  /** `demoPhotos.ts` turns these into files and rows once there is a file store. */
  readonly photos: DemoPhoto[]
  readonly reports: (typeof reports.$inferInsert)[]
  readonly reportEvents: (typeof reportEvents.$inferInsert)[]
  readonly reportWitnesses: (typeof reportWitnesses.$inferInsert)[]
  readonly reportReadings: (typeof reportReadings.$inferInsert)[]
}

const day = 24 * 3_600_000
/** The reporters in the main place, in turn; elsewhere a neighbour reports. */
const reporters = ['gardien', 'locataire', 'bailleur', 'conseil', 'coproprietaire'].map((name) =>
  demoId(`person ${name}`),
)
/** The demo people have seen every change older than this, in days. */
const seenAfter = 1

/**
 * Reports in every state in every place, each with its history and one with a broken promise, and the reports of three earlier
 * years.
 */
export function demoReports(now: Date, everybody: readonly Membership[], scale = 1): Rows {
  const rows: Rows = { photos: [], reports: [], reportEvents: [], reportWitnesses: [], reportReadings: [] }
  for (const [number, place] of demoPlaces.entries()) {
    const chance = createChance(7_000 + number)
    const people = owners(place, everybody)
    const archive = demoReportArchive(place, 8_000 + number, scale).filter(({ created }) =>
      isAfterDelivery(place, new Date(now.getTime() - created * day)),
    )
    for (const [index, written] of [...demoReportsOf(place), ...archive].entries()) {
      // Everybody once: the reporter first, then the people who confirm the report.
      const first = chance.between(0, people.length - 1)
      const inTurn = [...people.slice(first), ...people.slice(0, first)]
      const known = place.key === 'tilleuls' ? reporters[index] : undefined
      const reporterId = known ?? inTurn[0] ?? demoManagerOf(place).id
      const witnesses = inTurn.filter((id) => id !== reporterId).slice(0, written.witnesses)
      write(rows, { place, index, written, reporterId, witnesses, now })
    }
  }
  return rows
}

const owners = ({ key }: DemoPlace, everybody: readonly Membership[]) =>
  everybody
    .filter(({ placeId, role }) => placeId === demoId(`place ${key}`) && role === 'coowner')
    .map(({ userId }) => userId)

type Writing = {
  readonly place: DemoPlace
  readonly index: number
  readonly written: DemoReport
  readonly reporterId: string
  readonly witnesses: readonly string[]
  readonly now: Date
}

function write(rows: Rows, { place, index, written, reporterId, witnesses, now }: Writing) {
  const { title, description, category, kind, status, equipment, history } = written
  const id = demoReportId(place.key, index)
  const { id: responsibleId } = demoManagerOf(place)
  const ago = (days: number) => new Date(now.getTime() - days * day)
  const opening = { at: ago(written.created), isFromStaff: false }
  const dated = inOrder(
    [opening, ...history.map(({ by, ago: days }) => ({ at: ago(days), isFromStaff: by === 'staff' }))],
    place,
  )
  const [createdAt = now] = dated
  const updatedAt = dated.at(-1) ?? now
  const updated = history.at(-1)?.ago ?? written.created
  const today = civilDay(now, offers[place.offer].timeZone)
  const promisedOn = daysAfter(today, written.promised)
  const ordered = (work: DemoLine['work']) =>
    work
      ? {
          workProvider: demoMaintainerOf(place.key, equipment) ?? work.provider,
          workPlannedOn: daysAfter(today, work.in),
        }
      : {}
  rows.reports.push({
    id,
    placeId: demoId(`place ${place.key}`),
    reporterId,
    title,
    description,
    searchText: toSearchText(`${title} ${description}`),
    category,
    kind,
    status,
    equipment,
    equipmentId: demoEquipmentOf(place.key, equipment),
    responsibleId,
    promisedOn,
    ...ordered(history.findLast(({ work }) => work)?.work),
    createdAt,
    updatedAt,
  })
  rows.photos.push(
    ...written.photos.map((scene, position) => ({ scene, position, reportId: id, ownerId: reporterId, createdAt })),
  )
  const line = (number: number) => ({ id: demoId(`report event ${place.key} ${index} ${number}`), reportId: id })
  rows.reportEvents.push({ ...line(0), kind: 'opened', authorId: reporterId, createdAt })
  for (const [number, { by, body, kind: what, work }] of history.entries()) {
    const voices = { reporter: reporterId, neighbour: witnesses[0] ?? reporterId, staff: responsibleId }
    const promise = what === 'acknowledged' ? { responsibleId, promisedOn } : {}
    const isFromStaff = by === 'staff'
    rows.reportEvents.push({
      ...line(number + 1),
      ...promise,
      ...ordered(work),
      kind: what,
      authorId: voices[by],
      isFromStaff,
      body,
      createdAt: dated[number + 1] ?? now,
    })
  }
  rows.reportWitnesses.push(
    ...witnesses.map((userId) => ({
      reportId: id,
      userId,
      joinedAt: after(createdAt, byDay(ago(written.created * 0.9), place)),
    })),
  )
  const readers = demoPeople.filter(({ name, roles }) => {
    const isTheirs = roles.some((role) => role.place === place.key)
    return (
      isTheirs &&
      (updated > seenAfter || demoId(`person ${name}`) === authorOf(history.at(-1), { reporterId, responsibleId }))
    )
  })
  rows.reportReadings.push(
    ...readers.map(({ name }) => ({ userId: demoId(`person ${name}`), reportId: id, readAt: updatedAt })),
  )
}

const after = (first: Date, later: Date) => (later > first ? later : first)

const authorOf = (
  last: DemoLine | undefined,
  { reporterId, responsibleId }: { readonly reporterId: string; readonly responsibleId: string },
) => (last === undefined || last.by === 'reporter' ? reporterId : last.by === 'staff' ? responsibleId : null)
