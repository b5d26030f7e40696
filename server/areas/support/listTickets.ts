import type { RouteAnswer, RouteOutput } from '#contract/route.ts'
import type { ticketRoutes } from '#contract/support/tickets.ts'
import type { SignedInCtx } from '#server/platform/context.ts'
import { byId, listAnswer } from '#server/platform/listAnswer.ts'
import { Problem } from '#server/platform/problem.ts'
import * as lists from './ticketLists.store.ts'
import { findTicket } from './tickets.store.ts'

type Routes = typeof ticketRoutes
type Call<Name extends keyof Routes> = RouteOutput<Routes[Name]>
type Answer<Name extends keyof Routes> = RouteAnswer<Routes[Name]>

/** The support tickets of the person. */
export async function listTickets({ db, actor }: SignedInCtx, { query }: Call<'list'>): Promise<Answer<'list'>> {
  const { tickets, meta } = await lists.listOwn(db, actor, query.state, query)
  return listAnswer(tickets, { tickets: byId(tickets) }, meta)
}

/** The tickets that an operator answers, of the offer of the site. */
export async function listQueue({ db, offer }: SignedInCtx, { query }: Call<'queue'>): Promise<Answer<'queue'>> {
  const { tickets, meta } = await lists.listQueue(db, offer.code, query.state, query)
  return listAnswer(tickets, { tickets: byId(tickets) }, meta)
}

/** The comments of a ticket, the latest first. */
export async function listTicketComments(
  { db, actor, locale }: SignedInCtx,
  { params: { ticketId }, query }: Call<'comments'>,
): Promise<Answer<'comments'>> {
  const { comments, meta } = await lists.listComments(db, { viewer: actor, ticketId, locale }, query)
  // Every ticket has a first comment, so an empty page means that the person does not see the ticket.
  if (meta.total === 0 && !(await findTicket(db, actor, ticketId))) throw new Problem('not_found', 'no such ticket')
  return listAnswer(comments, { ticketComments: byId(comments) }, meta)
}
