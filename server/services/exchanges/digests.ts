import { z } from 'zod'
import { dailyMailHour } from '#contract/settings.ts'
import { offers } from '#offers/offers.ts'
import { civilDay, daysAfter, momentAt } from '#server/platform/civilDay.ts'
import type { Platform } from '#server/platform/context.ts'
import { declareJob } from '#server/platform/jobs/job.ts'
import { findAccountById } from '#server/services/directory/profile.store.ts'
import type { ExchangeSource } from './exchange.ts'
import { mailExchanges } from './mailExchanges.ts'
import * as store from './mailRhythms.store.ts'
import { unreadOf } from './unreadOf.ts'

const digest = declareJob({
  kind: 'the digest of exchanges',
  queue: 'mails',
  data: z.object({ userId: z.uuid(), plannedAt: z.iso.datetime() }),
})

const hour = 3_600_000
/** Longer than a mail is retried: afterwards the next digest is planned regardless. */
const givenUpAfter = 72 * hour

/**
 * Runs every hour, and adds a job for each person whose digest is due. Rows and jobs are written together, so no second process
 * adds another one.
 */
export async function planDigests({ db, now, jobs }: Platform): Promise<void> {
  await db.transaction(async (tx) => {
    const at = now()
    const shared = {
      now: at,
      hour: new Date(Math.floor(at.getTime() / hour) * hour),
      givenUp: new Date(at.getTime() - givenUpAfter),
    }
    for (const { code, timeZone } of Object.values(offers)) {
      const due = { ...shared, offer: code, evening: lastEvening(at, timeZone) }
      const people = await store.planDigests(tx, due)
      await jobs.add(tx, ...people.map((userId) => digest.of({ userId, plannedAt: at.toISOString() })))
    }
  })
}

/** The last time that daily mails were due. */
function lastEvening(at: Date, timeZone: string): Date {
  const day = civilDay(at, timeZone)
  const evening = momentAt(`${day} ${dailyMailHour}:00`, timeZone)
  return evening <= at ? evening : momentAt(`${daysAfter(day, -1)} ${dailyMailHour}:00`, timeZone)
}

/** The digest of one person: one e-mail for each site on which something is unread. */
export const digestBy = (sources: readonly ExchangeSource[]) =>
  digest.doneBy(async (means, { userId, plannedAt }) => {
    const { db } = means.platform
    const planned = { userId, plannedAt: new Date(plannedAt) }
    const account = await findAccountById(db, userId)
    if (!account || !(await store.isStillPlanned(db, planned))) return
    for (const offer of account.offers) {
      await mailExchanges({ ...means.platform, urlOf: means.sites.urlOf }, sources, {
        offer,
        told: await unreadOf(db, userId, offer),
      })
    }
    await store.writeSent(db, planned)
  })
