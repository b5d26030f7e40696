import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { mutationOptions } from '@tanstack/react-query'
import type { Notification, NotificationType } from '#contract/notifications.ts'
import { notificationRoutes } from '#contract/notifications.ts'
import type { RouteAnswer } from '#contract/route.ts'
import type { Api } from '#src/api/api.ts'
import { listQuery } from '#src/parts/pagesOf.ts'
import { allNotifications, ofPlace } from './unreadNotifications.ts'

export type NotificationFilters = { readonly isUnread: boolean; readonly type: NotificationType | null }
type Pages = InfiniteData<RouteAnswer<typeof notificationRoutes.list>, number>

const notificationKeys = {
  lists: (person: string) => [...allNotifications(person), 'list'] as const,
  list: (person: string, placeId: string | null, filters: NotificationFilters) =>
    [...notificationKeys.lists(person), placeId, filters] as const,
}

export const notificationQueries = (api: Api, person: string, placeId: string | null) => ({
  list: (filters: NotificationFilters) =>
    listQuery({
      queryKey: notificationKeys.list(person, placeId, filters),
      ask: (page, signal) =>
        api(notificationRoutes.list, {
          query: {
            page,
            ...ofPlace(placeId),
            ...(filters.isUnread && { q: 'unread' as const }),
            ...(filters.type !== null && { byType: filters.type }),
          },
          signal,
        }),
    }),
})

type Marking = { readonly id: string; readonly isRead: boolean }

/** Marking as read is an optimistic update, rolled back when the server refuses. */
export const notificationMutations = (api: Api, client: QueryClient, person: string) => {
  const everything = { queryKey: allNotifications(person) }
  const settle = () => void client.invalidateQueries(everything)

  /** Updates the cache and returns a function that rolls the update back. */
  async function change(isMeant: (notification: Notification) => boolean, isRead: boolean) {
    await client.cancelQueries(everything)
    const lists = { queryKey: notificationKeys.lists(person) }
    const before = client.getQueriesData<Pages>(lists)
    const readAt = isRead ? new Date().toISOString() : null
    client.setQueriesData<Pages>(lists, (pages) => pages && withReadAt(pages, isMeant, readAt))
    return () => {
      for (const [key, pages] of before) client.setQueryData(key, pages)
    }
  }

  return {
    mark: () =>
      mutationOptions({
        mutationFn: ({ id, isRead }: Marking) =>
          api(notificationRoutes.mark, {
            params: { notificationId: id },
            body: { notification: { isRead } },
            keepalive: true,
          }),
        onMutate: ({ id, isRead }) => change((notification) => notification.id === id, isRead),
        onError: (_error, _marking, undo) => undo?.(),
        onSettled: settle,
      }),
    markAll: (placeId: string | null) =>
      mutationOptions({
        mutationFn: () => api(notificationRoutes.markAll, { body: placeId === null ? {} : { placeId } }),
        onMutate: () => change(({ readAt }) => readAt === null, true),
        onError: (_error, _nothing, undo) => undo?.(),
        onSettled: settle,
      }),
  }
}

const withReadAt = (
  { pages, pageParams }: Pages,
  isMeant: (notification: Notification) => boolean,
  readAt: string | null,
): Pages => ({
  pageParams,
  pages: pages.map(({ data, meta }) => ({
    meta,
    data: {
      ...data,
      entities: {
        notifications: Object.fromEntries(
          Object.entries(data.entities.notifications).map(([id, notification]) => [
            id,
            isMeant(notification) ? { ...notification, readAt } : notification,
          ]),
        ),
      },
    },
  })),
})
