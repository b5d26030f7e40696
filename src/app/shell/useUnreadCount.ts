import { useQuery } from '@tanstack/react-query'
import { unreadNotifications } from '#src/areas/notifications/unreadNotifications.ts'
import type { ScreenProps } from '#src/parts/screenProps.ts'

/** Counts unread notifications of the selected place and of no place, as the activity page does. */
export function useUnreadCount({ api, person, placeId }: Pick<ScreenProps, 'api' | 'person' | 'placeId'>): number {
  const { data = 0 } = useQuery({
    ...unreadNotifications(api, person, placeId),
    enabled: placeId !== null,
  })
  return data
}
