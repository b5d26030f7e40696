import { useQuery } from '@tanstack/react-query'
import { notificationRoutes } from '#contract/notifications.ts'
import type { ScreenProps } from '#src/areas/screenProps.ts'

/** How many notifications of the selected place wait to be read; none while that is not known. */
export function useUnreadCount({ api, person, placeId }: Pick<ScreenProps, 'api' | 'person' | 'placeId'>): number {
  const { data } = useQuery({
    queryKey: ['notifications', person, 'count', placeId],
    queryFn: ({ signal }) => api(notificationRoutes.count, { params: { placeId: placeId ?? '' }, signal }),
    enabled: placeId !== null,
    retry: false,
  })
  return data?.unread ?? 0
}
