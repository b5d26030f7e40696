import { statusAfter } from '#machines/support/ticket/ticket.lifecycle.ts'
import { clockContexts } from '#server/platform/clockContexts.ts'
import type { Ctx, Platform } from '#server/platform/context.ts'
import type { Sites } from '#server/platform/sites.ts'
import { changeAndAnswer, type Outcome } from '#server/services/changes/change.ts'
import { advanceTicket } from './advanceTicket.ts'
import { lockSolved } from './tickets.store.ts'

/** Days after which a solved ticket accepts no more comments. */
const daysUntilClosed = 14
/** Tickets per transaction: every other transaction that publishes waits for it, and on PGlite every request does. */
const atOnce = 10

/** Closes tickets that were solved two weeks ago. Several processes may run it at the same time. */
export async function closeTickets(platform: Platform, sites: Pick<Sites, 'all' | 'urlOf'>): Promise<void> {
  for (const ctx of clockContexts(platform, sites)) {
    while ((await closeSome(ctx)) === atOnce);
  }
}

async function closeSome(ctx: Ctx): Promise<number> {
  const at = ctx.now()
  const before = new Date(at.getTime() - daysUntilClosed * 24 * 3_600_000)
  return changeAndAnswer(ctx, async (tx) => {
    const solved = await lockSolved(tx, { offer: ctx.offer.code, before, most: atOnce })
    const outcomes: Outcome[] = []
    for (const ticket of solved) {
      const status = statusAfter(ticket.status, { isRequester: false }, { type: 'ticket.close' })
      if (status) outcomes.push(await advanceTicket(tx, ctx, ticket, { type: 'ticket.close', status, said: null, at }))
    }
    return {
      audited: outcomes.flatMap(({ audited }) => audited),
      live: outcomes.flatMap(({ live }) => live),
      answer: () => outcomes.length,
    }
  })
}
