import * as z from 'zod/mini'
import type { Notification } from './notifications.ts'

/** The event of a notification, if it is not simply a new message or a new post. */
const notificationEvent = z.enum(['mention', 'quote', 'reported', 'hidden', 'proposed', 'proposalWithdrawn'])
export type NotificationEvent = z.output<typeof notificationEvent>

/** The key of the sentence of a notification, with or without the name of its author. */
export function sentenceKeyOf({ type, event, author }: Pick<Notification, 'type' | 'event' | 'author'>) {
  const teller = author === null ? 'alone' : 'by'
  const { data: known } = notificationEvent.safeParse(event)
  return known ? (`events.${known}.${teller}` as const) : (`types.${type}.${teller}` as const)
}
