import type { Seed } from '#server/demo/seed.ts'
import { inBatches } from '#server/platform/inBatches.ts'
import { insertAtOnce } from '#server/platform/insertAtOnce.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { reportAttachments, reportEvents, reportReadings, reports, reportWitnesses } from '../reports.tables.ts'
import { storeDemoPhotos } from './demoPhotos.ts'
import { demoReports } from './demoReports.ts'

/** Reports with their histories; their photos are stored before the rows that name them. */
export const seed: Seed = async (tx, { now, memberships, files, scale }) => {
  const rows = demoReports(now, memberships, scale)
  await insertAtOnce(tx, reports, rows.reports)
  await insertAtOnce(tx, reportEvents, rows.reportEvents)
  await inBatches(rows.reportWitnesses, (some) => tx.insert(reportWitnesses).values(some))
  await insertAtOnce(tx, reportReadings, rows.reportReadings)
  const photos = await storeDemoPhotos(files, rows.photos)
  await inBatches(photos.attachments, (some) => tx.insert(attachments).values(some))
  await inBatches(photos.reportAttachments, (some) => tx.insert(reportAttachments).values(some))
}
