import type { NotificationType } from '#contract/notifications.ts'
import { pathOf } from '#contract/paths.ts'
import { audit } from '#server/platform/audit.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import type { Transaction } from '#server/platform/database.ts'
import { findPersonShown } from '#server/services/directory/personShown.store.ts'
import { publish } from '#server/services/live/publish.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { readersAmong, witnessesOf, writeReading } from './reports.store.ts'

type Told = {
  readonly id: string
  readonly placeId: string
  readonly title: string
  readonly equipmentId: string | null
}
type Change = {
  readonly action: `reports.${string}`
  readonly detail?: Record<string, unknown>
  /** What people are told in words; without it open pages hear of it, and nobody else. */
  readonly news?: { readonly type: NotificationType; readonly recipients: readonly string[] }
  /** The number of open reports about its equipment is another one now. */
  readonly isCounted?: boolean
}

/** Whom a report concerns: who reported and confirmed it, and who answers for it. */
export async function concernedBy(
  tx: Transaction,
  report: { readonly id: string; readonly reporterId: string | null; readonly responsibleId: string | null },
): Promise<readonly string[]> {
  const { id, reporterId, responsibleId } = report
  const people = [reporterId, responsibleId, ...(await witnessesOf(tx, id))]
  return people.filter((person) => person !== null)
}

/**
 * Writes down what somebody did, for whom it is no news, and prepares what others are told. Its answer tells them, and is
 * called last: from the first event to the commit everybody else who has events waits.
 */
export async function noteChange(tx: Transaction, ctx: SignedInCtx, report: Told, change: Change) {
  const { actor } = ctx
  const { id, placeId, title } = report
  await writeReading(tx, { reportId: id, userId: actor.userId })
  await audit(tx, ctx, { action: change.action, subjectId: id, actor, ...(change.detail && { detail: change.detail }) })
  const others = (change.news?.recipients ?? []).filter((person) => person !== actor.userId)
  const recipients = await readersAmong(tx, placeId, others)
  const author =
    recipients.length > 0 ? ((await findPersonShown(tx, actor.userId, placeId))?.displayName ?? null) : null
  return async () => {
    await publish(tx, ctx, { topic: 'reports', placeId, subjectId: id })
    if (change.isCounted && report.equipmentId !== null) {
      await publish(tx, ctx, { topic: 'equipments', placeId, subjectId: report.equipmentId })
    }
    if (!change.news) return
    const path = pathOf('report', { reportId: id })
    await notify(tx, ctx, { type: change.news.type, recipients, placeId, title, author, path })
  }
}
