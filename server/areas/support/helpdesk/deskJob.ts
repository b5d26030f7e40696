import { z } from 'zod'
import { clockContexts } from '#server/platform/clockContexts.ts'
import type { Ctx, Platform } from '#server/platform/context.ts'
import type { Queryable } from '#server/platform/database.ts'
import { idFrom } from '#server/platform/idFrom.ts'
import { declareJob } from '#server/platform/jobs/job.ts'
import { findUnfinished, offerOfTicket } from './handOver.store.ts'

/** Synchronises one ticket with the help desk. One job runs at a time per ticket, so that comments keep their order. */
const deskJob = declareJob({
  kind: 'the exchange of a support ticket',
  queue: 'helpdesk',
  data: z.object({ ticketId: z.uuid() }),
  oneAtATime: ({ ticketId }) => ticketId,
})

/** The exchange is passed in to avoid a circular import: it makes steps of tickets, and each step adds this job. */
export const deskJobBy = (exchange: (ctx: Ctx, ticketId: string) => Promise<void>) =>
  deskJob.doneBy(async ({ platform, sites }, { ticketId }) => {
    const code = await offerOfTicket(platform.db, ticketId)
    const ctx = clockContexts(platform, sites).find(({ offer }) => offer.code === code)
    if (ctx) await exchange(ctx, ticketId)
  })

type Means = Pick<Platform, 'helpdesk' | 'jobs'>

/** Adds a job that sends a ticket, in the caller's transaction, if there is a help desk. */
export async function handOver(tx: Queryable, { helpdesk, jobs }: Means, ...ticketIds: readonly string[]) {
  if (helpdesk) await jobs.add(tx, ...ticketIds.map((ticketId) => deskJob.of({ ticketId })))
}

/** The most tickets handed over in one hour; others follow in the next. */
const most = 500

/**
 * Runs every hour, and sends what the help desk lacks because jobs failed, or were never added before it was configured. Adds one
 * job per ticket and day, however long the help desk does not respond.
 */
export async function handOverForgotten({ db, helpdesk, jobs, now }: Platform): Promise<void> {
  if (!helpdesk) return
  const unfinished = await findUnfinished(db, most)
  const day = now().toISOString().slice(0, 10)
  await jobs.add(db, ...unfinished.map((ticketId) => deskJob.of({ ticketId }, idFrom(ticketId, day))))
}
