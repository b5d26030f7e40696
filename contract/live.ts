import * as z from 'zod/mini'

/** Server-Sent Events: what changed elsewhere, for the person whose bearer token opens the stream. */
export const livePath = '/v1/live'

/**
 * The topics of changes. The first element of every query key of the client is one of these words: an event invalidates
 * exactly the queries that begin with its topic. An event carries no data: each client refetches with its own permissions.
 */
const liveTopics = [
  'notifications',
  'profile',
  'settings',
  'sessions',
  'places',
  'community',
  'news',
  'reports',
  'equipments',
  'meetings',
  'decisions',
  'accounts',
  'payments',
  'messages',
  'tickets',
  'forum',
] as const
export const liveTopic = z.enum(liveTopics)
export type LiveTopic = z.output<typeof liveTopic>

export const liveEvent = z.object({
  /** Grows with every event: `Last-Event-ID` resumes after it. */
  id: z.string().check(z.regex(/^\d{1,19}$/)),
  topic: liveTopic,
  /** The place of the change; `null` = it concerns only the person. */
  placeId: z.nullable(z.uuid()),
  /** The id of what changed, if it is one thing. */
  subjectId: z.nullable(z.uuid()),
})
export type LiveEvent = z.output<typeof liveEvent>
