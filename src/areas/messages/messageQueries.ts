import type { QueryClient } from '@tanstack/react-query'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import type { Message } from '#contract/messages/messages.ts'
import { messageRoutes } from '#contract/messages/messages.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { Api } from '#src/api/api.ts'
import { justRead } from '#src/parts/justRead.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import type { ConversationFilters } from './messageKeys.ts'
import { messageKeys } from './messageKeys.ts'

const perPage = 30

export type ThreadPage = RouteAnswer<typeof messageRoutes.list>

/** Pages come from the newest to the oldest, as messages do within them; people read them the other way. */
const inReadingOrder = ({ pages }: { readonly pages: readonly ThreadPage[] }): readonly Message[] =>
  [...new Map(pages.flatMap(({ messages }) => messages).map((message) => [message.seq, message])).values()].toSorted(
    (one, other) => one.seq - other.seq,
  )

export const messageQueries = (api: Api, person: string) => ({
  list: (placeId: string, filters: ConversationFilters) =>
    listQuery({
      queryKey: messageKeys.list(person, placeId, filters),
      ask: (page, signal) =>
        api(conversationRoutes.list, { params: { placeId }, query: { ...filters, page, perPage }, signal }),
      staleTime: justRead,
      placeholderData: keepPreviousData,
    }),
  detail: (conversationId: string) =>
    queryOptions({
      queryKey: messageKeys.detail(person, conversationId),
      queryFn: ({ signal }) => api(conversationRoutes.read, { params: { conversationId }, signal }),
    }),
  thread: (conversationId: string) =>
    infiniteQueryOptions({
      queryKey: messageKeys.thread(person, conversationId),
      queryFn: ({ pageParam, signal }) =>
        api(messageRoutes.list, {
          params: { conversationId },
          query: { ...(pageParam !== null && { before: pageParam }) },
          signal,
        }),
      initialPageParam: null as number | null,
      getNextPageParam: ({ messages, hasMore }) => (hasMore ? messages.at(-1)?.seq : undefined),
      select: inReadingOrder,
    }),
  recipients: (placeId: string, search: string) =>
    queryOptions({
      queryKey: messageKeys.recipients(person, placeId, search),
      queryFn: ({ signal }) =>
        api(conversationRoutes.recipients, { params: { placeId }, query: { ...(search && { search }) }, signal }),
      staleTime: justRead,
      placeholderData: keepPreviousData,
    }),
})

/** Prefetches the data of a conversation's screen. */
export function fetchConversationAhead(api: Api, client: QueryClient, person: string, conversationId: string) {
  const queries = messageQueries(api, person)
  void client.query(queries.detail(conversationId)).catch(() => undefined)
}
