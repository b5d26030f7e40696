import type { NotificationType } from '#contract/notifications.ts'
import { pathOf } from '#contract/paths.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import type { Outcome } from '#server/services/changes/change.ts'
import { findPersonShown } from '#server/services/directory/personShown.store.ts'
import { readersAmong, writeReading } from './reports.store.ts'

type Changed = {
  readonly id: string
  readonly placeId: string
  readonly title: string
  readonly equipmentId: string | null
}
export type ReportChange = {
  readonly action: `reports.${string}`
  readonly detail?: Record<string, unknown>
  /** Whether the number of open reports about its equipment changes. */
  readonly isCounted?: boolean
}
/** Without it, only open pages learn of the change. */
type News = { readonly type: NotificationType; readonly recipients: readonly string[] }

/** The audit entry, events and notifications of a change to a report. For the person who made the change, the report stays read. */
export async function outcomeOfReport(
  tx: Transaction,
  { actor: { userId } }: SignedInCtx,
  { id, placeId, title, equipmentId }: Changed,
  { action, detail = {}, isCounted = false }: ReportChange,
  news?: News,
): Promise<Outcome> {
  await writeReading(tx, { reportId: id, userId })
  const others = (news?.recipients ?? []).filter((person) => person !== userId)
  const recipients = await readersAmong(tx, placeId, others)
  const author = recipients.length > 0 ? ((await findPersonShown(tx, userId, placeId))?.displayName ?? null) : null
  return {
    audited: [{ action, subjectId: id, detail }],
    live: [
      { topic: 'reports', placeId, subjectId: id },
      ...(isCounted && equipmentId !== null ? [{ topic: 'equipments', placeId, subjectId: equipmentId } as const] : []),
    ],
    news: news
      ? [{ type: news.type, recipients, placeId, title, author, path: pathOf('report', { reportId: id }) }]
      : [],
  }
}
