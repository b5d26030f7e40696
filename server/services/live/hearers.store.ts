import { sql } from 'drizzle-orm'
import type { LiveTopic } from '#contract/live.ts'
import { type Permission, permissions } from '#contract/permissions.ts'
import { memberships } from '#server/services/directory/places.tables.ts'
import { liveEvents } from './live.tables.ts'

/** The permission to read a topic; `null` for topics that only ever concern one person. */
const readers: Readonly<Record<LiveTopic, Permission | null>> = {
  notifications: null,
  profile: null,
  settings: null,
  sessions: null,
  places: 'place.read',
  community: 'contact.read',
  news: 'news.read',
  reports: 'report.read',
  equipments: 'equipment.read',
  meetings: 'meeting.read',
  decisions: 'decision.read',
  accounts: 'buildingAccounts.read',
  payments: 'refund.decide',
  // Members of a conversation are notified individually, and the manager's people through their place.
  messages: 'exchange.answer',
  tickets: null,
  forum: 'topic.read',
}

const branches = Object.entries(readers).flatMap(([topic, permission]) => {
  if (permission === null) return []
  const roles = permissions[permission].map((role) => sql`${role}`)
  return sql`when ${topic} then ${memberships.role} in (${sql.join(roles, sql`, `)})`
})

/**
 * Whether a role of the place of an event allows its member to read the topic: others must not even learn that something
 * happened.
 */
export const mayHear = sql`case ${liveEvents.topic} ${sql.join(branches, sql` `)} else false end`
