import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { RouteInput } from '#contract/route.ts'
import { type QueueState, type TicketDetail, ticketRoutes } from '#contract/support/tickets.ts'
import type { Api } from '#src/api/api.ts'
import { createIntention } from '#src/api/createIntention.ts'
import { justRead } from '#src/parts/justRead.ts'
import { listQuery } from '#src/parts/pagesOf.ts'

const ticketsPerPage = 30
const commentsPerPage = 30

/** The first word of a key is the live topic (contract/live.ts). */
const ticketKeys = {
  all: (person: string) => ['tickets', person] as const,
  list: (person: string) => [...ticketKeys.all(person), 'list'] as const,
  queue: (person: string, state: QueueState) => [...ticketKeys.all(person), 'queue', state] as const,
  detail: (person: string, ticketId: string) => [...ticketKeys.all(person), 'detail', ticketId] as const,
  comments: (person: string, ticketId: string) => [...ticketKeys.all(person), 'comments', ticketId] as const,
}

export const ticketQueries = (api: Api, person: string) => ({
  list: () =>
    listQuery({
      queryKey: ticketKeys.list(person),
      ask: (page, signal) => api(ticketRoutes.list, { query: { page, perPage: ticketsPerPage }, signal }),
      staleTime: justRead,
    }),
  queue: (state: QueueState) =>
    listQuery({
      queryKey: ticketKeys.queue(person, state),
      ask: (page, signal) => api(ticketRoutes.queue, { query: { state, page, perPage: ticketsPerPage }, signal }),
      staleTime: justRead,
    }),
  detail: (ticketId: string) =>
    queryOptions({
      queryKey: ticketKeys.detail(person, ticketId),
      queryFn: ({ signal }) => api(ticketRoutes.read, { params: { ticketId }, signal }),
    }),
  comments: (ticketId: string) =>
    listQuery({
      queryKey: ticketKeys.comments(person, ticketId),
      ask: (page, signal) =>
        api(ticketRoutes.comments, { params: { ticketId }, query: { page, perPage: commentsPerPage }, signal }),
      staleTime: justRead,
    }),
})

type NewTicket = RouteInput<typeof ticketRoutes.create>['body']['ticket']
type Comment = RouteInput<typeof ticketRoutes.comment>['body']['comment']
type Answer = RouteInput<typeof ticketRoutes.answer>['body']['comment']

/** Opens a ticket. Made once for each form on screen, because a retry must send the same idempotency key. */
export function openTicket(api: Api, client: QueryClient, person: string, placeId: string) {
  const intention = createIntention(`ticket ${placeId} ${person}`)
  return mutationOptions({
    mutationFn: (ticket: NewTicket) =>
      api(ticketRoutes.create, { params: { placeId }, body: { ticket }, idempotencyKey: intention.keyFor(ticket) }),
    onSuccess: (ticket) => {
      intention.done()
      client.setQueryData(ticketKeys.detail(person, ticket.id), ticket)
      void client.invalidateQueries({ queryKey: ticketKeys.list(person) })
    },
  })
}

/** The actions on one ticket. */
export function ticketMutations(api: Api, client: QueryClient, person: string, ticketId: string) {
  const params = { ticketId }
  const intention = createIntention(`ticket comment ${ticketId} ${person}`)
  const take = (ticket: TicketDetail) => {
    intention.done()
    client.setQueryData(ticketKeys.detail(person, ticketId), ticket)
    return client.invalidateQueries({ queryKey: ticketKeys.all(person) })
  }
  const keyFor = (content: unknown) => ({ idempotencyKey: intention.keyFor(content) })
  return {
    comment: () =>
      mutationOptions({
        mutationFn: (comment: Comment) => api(ticketRoutes.comment, { params, body: { comment }, ...keyFor(comment) }),
        onSuccess: take,
      }),
    answer: () =>
      mutationOptions({
        mutationFn: (comment: Answer) => api(ticketRoutes.answer, { params, body: { comment }, ...keyFor(comment) }),
        onSuccess: take,
      }),
    solve: () => mutationOptions({ mutationFn: () => api(ticketRoutes.solve, { params }), onSuccess: take }),
    markRead: () =>
      mutationOptions({
        mutationFn: () => api(ticketRoutes.markRead, { params, keepalive: true }),
        onSuccess: () => void client.invalidateQueries({ queryKey: ticketKeys.list(person), refetchType: 'none' }),
      }),
  }
}
