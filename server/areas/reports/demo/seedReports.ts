import { pathOf } from '#contract/paths.ts'
import { oncePerWorld } from '#server/demo/oncePerWorld.ts'
import type { DemoStory, Seed, StoryWorld } from '#server/demo/seed.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { insertAtOnce } from '#server/platform/insertAtOnce.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { reportAttachments, reportEvents, reportReadings, reports, reportWitnesses } from '../reports.tables.ts'
import { storeDemoPhotos } from './demoPhotos.ts'
import { demoReports } from './demoReports.ts'

type World = Pick<StoryWorld, 'now' | 'users' | 'memberships' | 'scale'>
const rowsOf = oncePerWorld(({ now, memberships, scale }: World) => demoReports(now, memberships, scale))

/** Reports with their histories; their photos are stored before the rows that name them. */
export const seed: Seed = async (tx, world) => {
  const rows = rowsOf(world)
  await insertAtOnce(tx, reports, rows.reports)
  await insertAtOnce(tx, reportEvents, rows.reportEvents)
  await inBatches(rows.reportWitnesses, (some) => tx.insert(reportWitnesses).values(some))
  await insertAtOnce(tx, reportReadings, rows.reportReadings)
  const photos = await storeDemoPhotos(world.files, rows.photos)
  await inBatches(photos.attachments, (some) => tx.insert(attachments).values(some))
  await inBatches(photos.reportAttachments, (some) => tx.insert(reportAttachments).values(some))
}

/** The reports of every place, in the order in which the demo numbers them. */
export function stories(world: World): readonly DemoStory[] {
  const { now, users } = world
  const names = new Map(users.map(({ id, displayName }) => [id, displayName]))
  const rows = rowsOf(world)
  const events = Map.groupBy(rows.reportEvents, ({ reportId }) => reportId)
  return rows.reports.map(({ id = '', placeId, title, status }) => ({
    kind: 'report',
    placeId,
    title,
    path: pathOf('report', { reportId: id }),
    isOver: status === 'resolved',
    steps: (events.get(id) ?? []).map(({ authorId, createdAt = now }) => ({
      author: names.get(authorId ?? '') ?? '',
      at: createdAt,
    })),
  }))
}
