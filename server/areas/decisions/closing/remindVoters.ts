import { decisionSettings } from '#offers/decisionSettings.ts'
import { civilDay, daysAfter } from '#server/platform/civilDay.ts'
import { clockContexts } from '#server/platform/clockContexts.ts'
import type { Ctx, Platform } from '#server/platform/context.ts'
import type { Sites } from '#server/platform/sites.ts'
import { change, unchanged } from '#server/services/changes/change.ts'
import { lockOpen } from '../checks/checks.store.ts'
import { lettersOf } from '../outcomeOfDecision.ts'
import { decisionsDueBetween, recordReminders } from './closing.store.ts'

const day = 24 * 3_600_000

/** Reminds voters who have not voted of the decisions that are soon due. Several processes may run it: each reminder goes out once. */
export async function remindVoters(platform: Platform, sites: Pick<Sites, 'all' | 'urlOf'>): Promise<void> {
  for (const ctx of clockContexts(platform, sites)) await remindIn(ctx)
}

async function remindIn(ctx: Ctx): Promise<void> {
  const { db, now, log, offer } = ctx
  const at = now()
  // A day more than the earliest reminder, because a day may have 25 hours.
  const horizon = new Date(at.getTime() + (Math.max(...decisionSettings[offer.code].reminderDays) + 1) * day)
  for (const id of await decisionsDueBetween(db, offer.code, at, horizon)) {
    await remindOf(ctx, id).catch((error: unknown) => log.fault(`nobody was reminded of decision ${id}`, error))
  }
}

async function remindOf(ctx: Ctx, id: string): Promise<void> {
  await change(ctx, async (tx) => {
    const decision = await lockOpen(tx, id)
    const sentAt = ctx.now()
    const daysBefore = decision && reminderOf(ctx, decision, sentAt)
    if (!decision || daysBefore === null) return unchanged
    const recipients = await recordReminders(tx, { decisionId: id, daysBefore, sentAt })
    if (recipients.length === 0) return unchanged

    const detail = { daysBefore, people: recipients.length }
    return {
      audited: [{ action: 'decisions.remind', subjectId: id, detail }],
      live: [],
      news: await lettersOf(tx, ctx, decision, { what: 'reminder', recipients, isHighlighted: true }),
    }
  })
}

/**
 * Today's reminder, in days before the due date in the building's time zone. It is the latest one whose day has come, so that a
 * portal that was down sends one reminder and not all. There is none on the day the vote opens.
 */
function reminderOf(
  { offer }: Pick<Ctx, 'offer'>,
  { createdAt, dueAt }: { readonly createdAt: Date; readonly dueAt: Date },
  at: Date,
): number | null {
  if (at >= dueAt) return null
  const [opened, today, due] = [createdAt, at, dueAt].map((moment) => civilDay(moment, offer.timeZone))
  if (opened === undefined || today === undefined || due === undefined) return null
  const come = decisionSettings[offer.code].reminderDays.filter((days) => today >= daysAfter(due, -days))
  const last = come.toSorted((a, b) => a - b)[0]
  return last === undefined || opened >= daysAfter(due, -last) ? null : last
}
