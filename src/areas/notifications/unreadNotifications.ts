import { queryOptions } from '@tanstack/react-query'
import { notificationRoutes } from '#contract/notifications.ts'
import type { Api } from '#src/api/api.ts'

/** The first word of a key is the live topic (contract/live.ts). */
export const allNotifications = (person: string) => ['notifications', person] as const

/** An answer covers one place and notifications without a place; `null` = all places. */
export const ofPlace = (placeId: string | null) => (placeId === null ? {} : { place: placeId })

/** The number of unread notifications, which is all that the frame needs of this area before it is opened. */
export const unreadNotifications = (api: Api, person: string, placeId: string | null) =>
  queryOptions({
    queryKey: [...allNotifications(person), 'unread', placeId] as const,
    queryFn: async ({ signal }) => {
      const query = { ...ofPlace(placeId), q: 'unread', perPage: 1 } as const
      return (await api(notificationRoutes.list, { query, signal })).meta.total
    },
  })
