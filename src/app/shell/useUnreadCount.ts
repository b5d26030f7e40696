import { useQuery } from '@tanstack/react-query'
import { notificationQueries } from '#src/areas/notifications/notificationQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'

/** Counts unread notifications of the selected place and of no place, as the activity page does. */
export function useUnreadCount({ api, person, placeId }: Pick<ScreenProps, 'api' | 'person' | 'placeId'>): number {
  const { data = 0 } = useQuery({
    ...notificationQueries(api, person, placeId).unread(),
    enabled: placeId !== null,
  })
  return data
}
