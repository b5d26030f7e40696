import * as z from 'zod/mini'
import type { Notification } from './notifications.ts'

/** What a notification of the type `post` tells of, where it is not simply a new post. */
const forumEvent = z.enum(['quote', 'reported', 'hidden', 'proposed', 'proposalWithdrawn'])
export type ForumEvent = z.output<typeof forumEvent>

/** The key of the sentence that tells a notification, with the name of its author or without. */
export function sentenceKeyOf({ type, event, author }: Pick<Notification, 'type' | 'event' | 'author'>) {
  const teller = author === null ? 'alone' : 'by'
  const { data: known } = forumEvent.safeParse(event)
  return known ? (`forumEvents.${known}.${teller}` as const) : (`types.${type}.${teller}` as const)
}
