import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { administrationRoutes } from '#contract/administration.ts'
import { ticketRoutes } from '#contract/support/tickets.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { listQuery } from '#src/parts/pagesOf.ts'

/** The first word of a key is the live topic (contract/live.ts). */
const administrationKeys = {
  people: (person: string, search: string) => ['community', person, 'people', search] as const,
  waitingTickets: (person: string) => ['tickets', person, 'waiting'] as const,
}

export const administrationQueries = (api: Api, person: string) => ({
  /** Keeps the previous hits on screen while the next ones load. */
  people: (search: string) =>
    listQuery({
      queryKey: administrationKeys.people(person, search),
      ask: (page, signal) =>
        api(administrationRoutes.people, { query: { page, ...(search !== '' && { search }) }, signal }),
      placeholderData: keepPreviousData,
    }),
  /** The number of support tickets that wait for an answer. */
  waitingTickets: () =>
    queryOptions({
      queryKey: administrationKeys.waitingTickets(person),
      queryFn: ({ signal }) => api(ticketRoutes.queue, { query: { perPage: 1 }, signal }),
      select: ({ meta }) => meta.total,
      staleTime: justRead,
    }),
})
