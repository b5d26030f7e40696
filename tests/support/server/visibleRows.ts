import { and, eq, inArray, ne } from 'drizzle-orm'
import type { OfferCode } from '#contract/offers.ts'
import { type Permission, permissions } from '#contract/permissions.ts'
import { roleFilters, roleNames } from '#contract/roles.ts'
import { bankLines } from '#server/areas/accounts/bank/bankLines.tables.ts'
import { ballotLog, decisionVotes } from '#server/areas/decisions/ballots.tables.ts'
import { decisions, decisionVoters } from '#server/areas/decisions/decisions.tables.ts'
import { meetings } from '#server/areas/decisions/meetings/meetings.tables.ts'
import { posts } from '#server/areas/forum/posts.tables.ts'
import { topics } from '#server/areas/forum/topics.tables.ts'
import { conversationMembers, conversations } from '#server/areas/messages/conversations.tables.ts'
import { messages } from '#server/areas/messages/messages.tables.ts'
import { placeActualities } from '#server/areas/news/news.tables.ts'
import { bankAnswers } from '#server/areas/payments/answers/answers.tables.ts'
import { collectionFiles } from '#server/areas/payments/collections/collections.tables.ts'
import { mandates } from '#server/areas/payments/mandates/mandates.tables.ts'
import { payments } from '#server/areas/payments/payments/payments.tables.ts'
import { refundFiles } from '#server/areas/payments/refunds/refundFiles.tables.ts'
import { refunds } from '#server/areas/payments/refunds/refunds.tables.ts'
import { reportEvents, reports } from '#server/areas/reports/reports.tables.ts'
import { ticketComments, tickets } from '#server/areas/support/tickets.tables.ts'
import type { Database } from '#server/platform/database.ts'
import { sessions } from '#server/services/access/session.tables.ts'
import { distributionLists } from '#server/services/directory/distributionLists.tables.ts'
import { equipments } from '#server/services/directory/equipments.tables.ts'
import { invitations } from '#server/services/directory/invitations.tables.ts'
import { fiscalYears, lots, memberships, places } from '#server/services/directory/places.tables.ts'
import { repartitionKeys } from '#server/services/directory/repartitionKeys.tables.ts'
import { budgetItems } from '#server/services/ledger/budgets.tables.ts'
import { ledgerLines } from '#server/services/ledger/ledger.tables.ts'
import { notifications } from '#server/services/notifications/notifications.tables.ts'

const idsOf = (rows: readonly { readonly id: string }[]) => new Set(rows.map(({ id }) => id))
const staff: readonly string[] = roleFilters.staff
const managers: readonly string[] = permissions['ballot.keep']

/**
 * The rows that one person may see in any list on the site of an offer, by entity. It reads the tables without the portal's
 * queries, so it does not share their bugs.
 */
export async function visibleRows(db: Database, userId: string, offer: OfferCode) {
  const mine = await db
    .select({ id: places.id, role: memberships.role })
    .from(memberships)
    .innerJoin(places, eq(places.id, memberships.placeId))
    .where(and(eq(memberships.userId, userId), eq(places.offer, offer)))
  const own = [...idsOf(mine)]
  const isStaff = mine.some(({ role }) => staff.includes(role))
  const inPlaces = (
    table:
      | typeof reports
      | typeof equipments
      | typeof meetings
      | typeof fiscalYears
      | typeof budgetItems
      | typeof bankLines
      | typeof collectionFiles
      | typeof bankAnswers
      | typeof mandates
      | typeof payments
      | typeof refundFiles
      | typeof refunds
      | typeof conversations
      | typeof decisions
      | typeof repartitionKeys,
  ) => db.select({ id: table.id }).from(table).where(inArray(table.placeId, own))

  const ofPlaces = db.select({ id: decisions.id }).from(decisions).where(inArray(decisions.placeId, own))
  const onRolls = db.select().from(decisionVoters).where(inArray(decisionVoters.decisionId, ofPlaces))
  const logged = db.select().from(ballotLog).where(inArray(ballotLog.decisionId, ofPlaces))

  const ownedLots = await db.select().from(lots).where(inArray(lots.placeId, own))
  const owners = new Set(ownedLots.flatMap(({ ownerId }) => ownerId ?? []))
  const managed = mine.filter(({ role }) => managers.includes(role)).map(({ id }) => id)
  const keptByManager = db
    .select({ id: decisionVotes.id })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .where(and(inArray(decisions.placeId, managed), ne(decisions.life, 'open'), eq(decisionVotes.way, 'proxy')))

  const castForOthers = db
    .select({ id: decisionVotes.id })
    .from(decisionVotes)
    .innerJoin(decisions, eq(decisions.id, decisionVotes.decisionId))
    .where(and(inArray(decisions.placeId, own), ne(decisionVotes.way, 'own'), decisionVotes.isCurrent))

  const posted = await db.select().from(ledgerLines).where(inArray(ledgerLines.placeId, own))
  const readersOfAmounts: readonly string[] = permissions['coownerAmounts.read']
  const open = new Set(mine.filter(({ role }) => readersOfAmounts.includes(role)).map(({ id }) => id))
  const shownLots = ownedLots.filter(({ placeId, ownerId }) => open.has(placeId) || ownerId === userId)
  const holders = shownLots.flatMap(({ ownerId }) => ownerId ?? [])
  const ofHolders = await db
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(inArray(memberships.placeId, own), inArray(memberships.userId, holders)))

  const mayExchange: readonly string[] = permissions['conversation.read']
  const exchanging = mine.filter(({ role }) => mayExchange.includes(role)).map(({ id }) => id)
  const inConversations = await db
    .select({ id: conversationMembers.conversationId, seq: messages.seq })
    .from(conversationMembers)
    .innerJoin(messages, eq(messages.conversationId, conversationMembers.conversationId))
    .where(and(eq(conversationMembers.userId, userId), inArray(conversationMembers.placeId, exchanging)))

  const placesWith = (permission: Permission) => {
    const allowed: readonly string[] = permissions[permission]
    return mine.filter(({ role }) => allowed.includes(role)).map(({ id }) => id)
  }
  const inForums = await db
    .select({ topicId: topics.id, id: posts.id, seq: posts.seq, placeId: topics.placeId })
    .from(topics)
    .innerJoin(posts, eq(posts.topicId, topics.id))
    .where(inArray(topics.placeId, placesWith('topic.read')))
  const moderated = placesWith('topic.moderate')

  return new Map<string, ReadonlySet<string>>([
    ['places', new Set(own)],
    [
      'users',
      idsOf(await db.select({ id: memberships.userId }).from(memberships).where(inArray(memberships.placeId, own))),
    ],
    ['identities', idsOf(await db.select().from(memberships).where(eq(memberships.userId, userId)))],
    [
      'invitations',
      idsOf(
        await db
          .select()
          .from(invitations)
          .where(and(inArray(invitations.placeId, own), isStaff ? undefined : eq(invitations.invitedBy, userId))),
      ),
    ],
    [
      'distributionLists',
      idsOf(await db.select().from(distributionLists).where(inArray(distributionLists.placeId, own))),
    ],
    ['attendees', owners],
    ['holders', owners],
    ['notifications', idsOf(await db.select().from(notifications).where(eq(notifications.userId, userId)))],
    ['sessions', idsOf(await db.select().from(sessions).where(eq(sessions.userId, userId)))],
    ['placeActualities', idsOf(await db.select().from(placeActualities).where(inArray(placeActualities.placeId, own)))],
    ['reports', idsOf(await inPlaces(reports))],
    [
      'reportEvents',
      idsOf(
        await db
          .select({ id: reportEvents.id })
          .from(reportEvents)
          .innerJoin(reports, eq(reports.id, reportEvents.reportId))
          .where(inArray(reports.placeId, own)),
      ),
    ],
    ['tickets', idsOf(await db.select().from(tickets).where(eq(tickets.requesterId, userId)))],
    [
      'ticketComments',
      idsOf(
        await db
          .select({ id: ticketComments.id })
          .from(ticketComments)
          .innerJoin(tickets, eq(tickets.id, ticketComments.ticketId))
          .where(eq(tickets.requesterId, userId)),
      ),
    ],
    ['conversations', new Set(inConversations.map(({ id }) => id))],
    ['conversationQueue', idsOf(await inPlaces(conversations))],
    ['messages', new Set(inConversations.map(({ id, seq }) => `${id}.${seq}`))],
    ['topics', new Set(inForums.map(({ topicId }) => topicId))],
    ['posts', new Set(inForums.flatMap(({ topicId, id, seq }) => [id, `${topicId}.${seq}`]))],
    ['reportedPosts', idsOf(inForums.filter(({ placeId }) => moderated.includes(placeId)))],
    ['decisions', idsOf(await inPlaces(decisions))],
    ['repartitionKeys', idsOf(await inPlaces(repartitionKeys))],
    ['principals', new Set((await onRolls).map(({ userId: voter }) => voter))],
    ['roomVoters', new Set((await onRolls).map(({ userId: voter }) => voter))],
    ['keptBallots', idsOf(await keptByManager)],
    ['votesToCheck', idsOf(await castForOthers)],
    ['ballots', new Set((await logged).map(({ hash }) => hash))],
    ['equipments', idsOf(await inPlaces(equipments))],
    ['meetings', idsOf(await inPlaces(meetings))],
    ['fiscalYears', idsOf(await inPlaces(fiscalYears))],
    [
      'accountLines',
      new Set(
        (
          await db
            .select({ entryId: ledgerLines.entryId, rank: ledgerLines.rank })
            .from(ledgerLines)
            .where(and(eq(ledgerLines.ownerId, userId), inArray(ledgerLines.placeId, own)))
        ).map(({ entryId, rank }) => `${entryId}.${rank}`),
      ),
    ],
    ['accountPlaceEntries', new Set(posted.map(({ entryId, rank }) => `${entryId}.${rank}`))],
    ['transactions', new Set(posted.map(({ entryId }) => entryId))],
    [
      'accountPlaces',
      new Set(
        posted.map(({ placeId, account, ownerId, providerId }) =>
          [account, (open.has(placeId) && (ownerId ?? providerId)) || []].flat().join('.'),
        ),
      ),
    ],
    ['parcels', idsOf(shownLots)],
    ['contracts', new Set([...idsOf(ofHolders), ...holders])],
    ['ledgerEntries', new Set(posted.map(({ entryId }) => entryId))],
    ['treasuries', new Set(posted.map(({ account }) => account))],
    ['budgets', idsOf(await inPlaces(budgetItems))],
    ['bankLines', idsOf(await inPlaces(bankLines))],
    ['collections', idsOf(await inPlaces(payments))],
    ['mandates', idsOf(await inPlaces(mandates))],
    ['bankAnswers', idsOf(await inPlaces(bankAnswers))],
    ['collectionFiles', idsOf(await inPlaces(collectionFiles))],
    ['refundFiles', idsOf(await inPlaces(refundFiles))],
    ['refundRequests', idsOf(await inPlaces(refunds))],
    ['refunds', idsOf(await db.select().from(refunds).where(eq(refunds.userId, userId)))],
    ['payments', idsOf(await db.select().from(payments).where(eq(payments.userId, userId)))],
    ['accountCodes', new Set(posted.map(({ account }) => account))],
    ['coownerAmounts', new Set([...owners, ...posted.flatMap(({ ownerId }) => ownerId ?? [])])],
    ['roles', new Set<string>(roleNames)],
  ])
}
