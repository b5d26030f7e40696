import { useQuery } from '@tanstack/react-query'
import { notificationQueries } from '#src/areas/notifications/notificationQueries.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'

/** How many notifications wait to be read, of the selected place and of none: as many as the activity page shows. */
export function useUnreadCount({ api, person, placeId }: Pick<ScreenProps, 'api' | 'person' | 'placeId'>): number {
  const { data = 0 } = useQuery({
    ...notificationQueries(api, person, placeId).unread(),
    enabled: placeId !== null,
  })
  return data
}
