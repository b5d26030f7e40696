import { sql } from 'drizzle-orm'
import { accountMovements } from '#server/areas/accounts/accounts.tables.ts'
import { distributionLists } from '#server/areas/community/community.tables.ts'
import { ballotLog, decisionVotes } from '#server/areas/decisions/ballots.tables.ts'
import {
  decisionAttachments,
  decisionLots,
  decisionReminders,
  decisions,
  decisionVoters,
  meetingRequests,
} from '#server/areas/decisions/decisions.tables.ts'
import { meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { repartitionKeyLots, repartitionKeys } from '#server/areas/decisions/repartitionKeys.tables.ts'
import { placeActualities } from '#server/areas/news/news.tables.ts'
import {
  reportAttachments,
  reportEvents,
  reportReadings,
  reports,
  reportWitnesses,
} from '#server/areas/reports/reports.tables.ts'
import { signInTries } from '#server/services/access/session.tables.ts'
import { equipments } from '#server/services/directory/equipments.tables.ts'
import { invitations } from '#server/services/directory/invitations.tables.ts'
import {
  agencies,
  customers,
  fiscalYears,
  lots,
  memberships,
  places,
} from '#server/services/directory/places.tables.ts'
import { privacySettings } from '#server/services/directory/privacy.tables.ts'
import { userOffers, users } from '#server/services/directory/profile.tables.ts'
import { attachments } from '#server/services/files/attachments.tables.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'
import type { Queryable } from '../platform/database.ts'
import type { demoDecisions } from './demoDecisions.ts'
import type { storeDemoPhotos } from './demoPhotos.ts'
import type { storeDemoDocuments } from './demoQuotes.ts'
import type { demoWorld } from './demoWorld.ts'

/** Rows per statement: PostgreSQL takes at most 65,535 parameters. */
const batch = 500

/** Any number of our own: of two processes that start together, one seeds. */
const lockKey = 4_120_663

/** True when there are no people yet. Blocks other processes that check the same until the transaction ends. */
export async function isEmpty(tx: Queryable): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`)
  return (await tx.select({ id: users.id }).from(users).limit(1)).length === 0
}

/** Writes every row in the order that foreign keys require. */
export async function insertWorld(tx: Queryable, world: ReturnType<typeof demoWorld>): Promise<void> {
  await inBatches(world.users, (rows) => tx.insert(users).values(rows))
  await inBatches(world.userOffers, (rows) => tx.insert(userOffers).values(rows))
  await inBatches(world.agencies, (rows) => tx.insert(agencies).values(rows))
  await inBatches(world.places, (rows) => tx.insert(places).values(rows))
  await inBatches(world.memberships, (rows) => tx.insert(memberships).values(rows))
  await inBatches(world.lots, (rows) => tx.insert(lots).values(rows))
  await inBatches(world.customers, (rows) => tx.insert(customers).values(rows))
  await inBatches(world.fiscalYears, (rows) => tx.insert(fiscalYears).values(rows))
  await inBatches(world.distributionLists, (rows) => tx.insert(distributionLists).values(rows))
  await inBatches(world.invitations, (rows) => tx.insert(invitations).values(rows))
  await inBatches(world.privacySettings, (rows) => tx.insert(privacySettings).values(rows))
  await inBatches(world.news, (rows) => tx.insert(placeActualities).values(rows))
  await inBatches(world.equipments, (rows) => tx.insert(equipments).values(rows))
  await inBatches(world.reports, (rows) => tx.insert(reports).values(rows))
  await inBatches(world.reportEvents, (rows) => tx.insert(reportEvents).values(rows))
  await inBatches(world.reportWitnesses, (rows) => tx.insert(reportWitnesses).values(rows))
  await inBatches(world.reportReadings, (rows) => tx.insert(reportReadings).values(rows))
  await inBatches(world.meetings, (rows) => tx.insert(meetings).values(rows))
  await inBatches(world.notifications, (rows) => tx.insert(notifications).values(rows))
  await inBatches(world.accountMovements, (rows) => tx.insert(accountMovements).values(rows))
}

/** Writes the rows of files already stored, and of what they belong to. */
export async function insertFiles(tx: Queryable, rows: Awaited<ReturnType<typeof storeDemoPhotos>>): Promise<void> {
  await inBatches(rows.attachments, (some) => tx.insert(attachments).values(some))
  await inBatches(rows.reportAttachments, (some) => tx.insert(reportAttachments).values(some))
}

type Decided = Awaited<ReturnType<typeof demoDecisions>> & {
  readonly attachments: Awaited<ReturnType<typeof storeDemoDocuments>>
}

/** Writes decisions and everything that belongs to them; their documents are already stored. */
export async function insertDecisions(tx: Queryable, rows: Decided): Promise<void> {
  await inBatches(rows.attachments, (some) => tx.insert(attachments).values(some))
  await inBatches(rows.meetings, (some) => tx.insert(meetings).values(some))
  await inBatches(rows.keys, (some) => tx.insert(repartitionKeys).values(some))
  await inBatches(rows.keyLots, (some) => tx.insert(repartitionKeyLots).values(some))
  await inBatches(rows.decisions, (some) => tx.insert(decisions).values(some))
  await inBatches(rows.decisionLots, (some) => tx.insert(decisionLots).values(some))
  await inBatches(rows.decisionVoters, (some) => tx.insert(decisionVoters).values(some))
  await inBatches(rows.decisionAttachments, (some) => tx.insert(decisionAttachments).values(some))
  await inBatches(rows.decisionVotes, (some) => tx.insert(decisionVotes).values(some))
  await inBatches(rows.ballotLog, (some) => tx.insert(ballotLog).values(some))
  await inBatches(rows.meetingRequests, (some) => tx.insert(meetingRequests).values(some))
  await inBatches(rows.decisionReminders, (some) => tx.insert(decisionReminders).values(some))
}

/** Locks an address as five wrong passwords would. */
export async function insertLock(tx: Queryable, lock: typeof signInTries.$inferInsert): Promise<void> {
  await tx.insert(signInTries).values(lock)
}

async function inBatches<Row>(rows: readonly Row[], insert: (rows: Row[]) => PromiseLike<unknown>): Promise<void> {
  for (let start = 0; start < rows.length; start += batch) await insert(rows.slice(start, start + batch))
}
