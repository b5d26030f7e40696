import type { CallsOf } from './routeCall.ts'

export const notificationsCalls: CallsOf<'notifications'> = ({ placeId, notificationId }) => ({
  list: { query: { by_place: placeId } },
  count: { params: { placeId } },
  mark: { params: { notificationId }, body: { notification: { isRead: true } } },
  markAll: { body: { placeId } },
})
