import { accountPlaceRoutes } from '#contract/accounts/accountPlaces.ts'
import { bankLineRoutes } from '#contract/accounts/bankLines.ts'
import { buildingAccountRoutes } from '#contract/accounts/building.ts'
import { coownerAmountRoutes } from '#contract/accounts/coownerAmounts.ts'
import { movementRoutes } from '#contract/accounts/movements.ts'
import { parcelRoutes } from '#contract/accounts/parcels.ts'
import { statementRoutes } from '#contract/accounts/statement.ts'
import { transactionRoutes } from '#contract/accounts/transactions.ts'
import { administrationRoutes } from '#contract/administration.ts'
import { communityRoutes } from '#contract/community.ts'
import { decisionRoutes } from '#contract/decisions/decisions.ts'
import { keptBallotRoutes } from '#contract/decisions/keptBallots.ts'
import { meetingDeskRoutes } from '#contract/decisions/meetingDesk.ts'
import { meetingPowerRoutes } from '#contract/decisions/meetingPowers.ts'
import { meetingRoutes } from '#contract/decisions/meetings.ts'
import { voteCheckRoutes } from '#contract/decisions/voteChecks.ts'
import { equipmentReportRoutes, equipmentRoutes } from '#contract/equipments.ts'
import { moderationRoutes } from '#contract/forum/moderation.ts'
import { postRoutes } from '#contract/forum/posts.ts'
import { topicList } from '#contract/forum/topicList.ts'
import { importRoutes } from '#contract/importRoutes.ts'
import { conversationDeskRoutes } from '#contract/messages/conversationDesk.ts'
import { conversationRoutes } from '#contract/messages/conversations.ts'
import { newsRoutes } from '#contract/news.ts'
import { notificationRoutes } from '#contract/notifications.ts'
import { answerLineRoutes } from '#contract/payments/answerLines.ts'
import { bankAnswerRoutes } from '#contract/payments/bankAnswers.ts'
import { collectionRoutes } from '#contract/payments/collections.ts'
import { mandateDeskRoutes } from '#contract/payments/mandateDesk.ts'
import { paymentRoutes } from '#contract/payments/payments.ts'
import { refundFileRoutes } from '#contract/payments/refundFiles.ts'
import { refundDeskRoutes, refundRoutes } from '#contract/payments/refunds.ts'
import { placeRoutes } from '#contract/places.ts'
import { reportRoutes } from '#contract/reports/reports.ts'
import type { Route } from '#contract/route.ts'
import { settingsRoutes } from '#contract/settings.ts'
import { ticketRoutes } from '#contract/support/tickets.ts'
import { measuredDecision, measuredMeeting } from './fillDecisions.ts'
import { measuredPerson } from './fillPlaces.ts'
import { measuredEquipment, measuredPlace, measuredReport } from './fillReports.ts'
import { measuredTicket } from './fillTickets.ts'
import { measuredTopic } from './fillTopics.ts'

export type List = {
  readonly route: Route
  /** The query of a full page as it is sent, with the page size of the screens. */
  readonly query: string
  /** The rows that are ten times as many on the grown stage. */
  readonly grows: string
  /** The caller of the list, if not the measured person. */
  readonly asker?: string
  /** A hot list has budgets for its speed too, absolute and relative to its floor; the others have one for growth only. */
  readonly isHot?: boolean
}

const byPlaces = { grows: 'the places' }
const byReports = { grows: 'the reports' }
/** The roll of a building does not grow; its decisions do. */
const byDecisions = { grows: 'the decisions' }
const byEntries = { grows: 'the entries' }
const byTickets = { grows: 'the tickets' }
const byTopics = { grows: 'the topics' }
const byPayments = { grows: 'the payments' }
const ofManager = { asker: 'gestionnaire' } as const
const ofAccountant = { asker: 'comptable' } as const
const hot = { isHot: true }
const rows30 = 'per_page=30'

/** Every list of the API, by the name of its floor (floor/listStatements.ts); tests/house/lists.test.ts finds one that is missing. */
export const lists = {
  places: { route: placeRoutes.mine, query: 'by_ese_offer=ESE', ...byPlaces, ...hot },
  'fiscal years': { route: placeRoutes.fiscalYears, query: rows30, ...byPlaces },
  identities: { route: placeRoutes.identities, query: `by_place=${measuredPlace}`, ...byPlaces },
  contacts: { route: communityRoutes.contacts, query: 'per_page=20', ...byPlaces, ...hot },
  'distribution lists': { route: communityRoutes.distributionLists, query: rows30, ...byPlaces },
  invitations: { route: communityRoutes.invitations, query: rows30, grows: 'the invitations', ...ofManager },
  'people of an offer': { route: administrationRoutes.people, query: rows30, ...byPlaces, asker: 'admin' },
  sessions: { route: settingsRoutes.sessions, query: rows30, grows: 'the sessions' },
  notifications: {
    route: notificationRoutes.list,
    query: `by_place=${measuredPlace}&${rows30}`,
    grows: 'the notifications',
  },
  news: { route: newsRoutes.list, query: rows30, grows: 'the news' },
  'finished reports': { route: reportRoutes.list, query: `by_state=resolved&${rows30}`, ...byReports, ...hot },
  'ongoing reports': { route: reportRoutes.list, query: `by_state=ongoing&${rows30}`, ...byReports, ...hot },
  'similar reports': { route: reportRoutes.similar, query: 'text=panne', ...byReports },
  'report history': { route: reportRoutes.events, query: rows30, grows: 'the lines', ...hot },
  conversations: { route: conversationRoutes.list, query: 'per_page=15', grows: 'the conversations', ...hot },
  'conversation queue': {
    route: conversationDeskRoutes.queue,
    query: rows30,
    grows: 'the conversations',
    ...ofManager,
  },
  'archived conversations': {
    route: conversationRoutes.list,
    query: 'filter=archived&per_page=15',
    grows: 'the conversations',
  },
  equipment: { route: equipmentRoutes.list, query: 'per_page=50', grows: 'the equipment' },
  'reports about equipment': { route: equipmentReportRoutes.reports, query: rows30, ...byReports },
  decisions: { route: decisionRoutes.list, query: rows30, ...byDecisions },
  'finished decisions': { route: decisionRoutes.list, query: `by_state=finished&${rows30}`, ...byDecisions },
  'repartition keys': { route: decisionRoutes.keys, query: rows30, grows: 'the keys' },
  principals: { route: decisionRoutes.principals, query: 'per_page=20', ...byDecisions },
  'ballot log': { route: decisionRoutes.ballots, query: 'per_page=100', ...byDecisions },
  'voters in a room': { route: decisionRoutes.roomVoters, query: 'per_page=50', ...byDecisions, ...ofManager },
  'kept ballots': { route: keptBallotRoutes.keptBallots, query: 'per_page=20', ...byDecisions, ...ofManager },
  'votes to check': { route: voteCheckRoutes.votesToCheck, query: 'per_page=20', ...byDecisions, ...ofManager },
  'account lines': { route: statementRoutes.lines, query: rows30, ...byEntries },
  meetings: { route: meetingRoutes.list, query: rows30, grows: 'the meetings' },
  representatives: { route: meetingPowerRoutes.holders, query: 'per_page=20', ...byDecisions },
  'account entries': { route: movementRoutes.list, query: 'per_page=100', ...byEntries, ...hot },
  transactions: { route: transactionRoutes.list, query: rows30, ...byEntries },
  'account places': { route: accountPlaceRoutes.list, query: rows30, ...byEntries, ...ofManager },
  parcels: { route: parcelRoutes.parcels, query: rows30, ...byPlaces, ...ofManager },
  contracts: { route: parcelRoutes.contracts, query: rows30, ...byPlaces, ...ofManager },
  treasuries: { route: buildingAccountRoutes.treasuries, query: rows30, ...byEntries },
  'account codes': { route: movementRoutes.codes, query: rows30, ...byEntries },
  'co-owner amounts': { route: coownerAmountRoutes.list, query: rows30, ...byEntries, ...ofManager },
  'bank lines': { route: bankLineRoutes.list, query: rows30, ...byEntries, ...ofAccountant },
  payments: { route: paymentRoutes.list, query: rows30, ...byPayments },
  mandates: { route: mandateDeskRoutes.list, query: rows30, ...byPayments, ...ofAccountant },
  collections: { route: collectionRoutes.list, query: rows30, ...byPayments, ...ofAccountant },
  'collection files': { route: collectionRoutes.files, query: rows30, ...byPayments, ...ofAccountant },
  refunds: { route: refundRoutes.list, query: rows30, ...byPayments },
  'refund requests': { route: refundDeskRoutes.list, query: rows30, ...byPayments, ...ofAccountant },
  'refund files': { route: refundFileRoutes.list, query: rows30, ...byPayments, ...ofAccountant },
  'bank answers': { route: bankAnswerRoutes.list, query: rows30, ...byPayments, ...ofAccountant },
  'waiting bank lines': { route: answerLineRoutes.list, query: rows30, ...byPayments, ...ofAccountant },
  tickets: { route: ticketRoutes.list, query: rows30, ...byTickets },
  'ticket comments': { route: ticketRoutes.comments, query: rows30, ...byTickets },
  'tickets to answer': { route: ticketRoutes.queue, query: rows30, ...byTickets, asker: 'admin' },
  topics: { route: topicList, query: 'per_page=15', ...byTopics, ...hot },
  'archived topics': { route: topicList, query: 'by_state=archived&per_page=15', ...byTopics },
  posts: { route: postRoutes.list, query: 'per_page=15', ...byTopics, ...hot },
  'reported posts': { route: moderationRoutes.reported, query: 'per_page=15', ...byTopics, ...ofManager },
  attendees: { route: meetingDeskRoutes.attendees, query: 'per_page=50', ...byDecisions, ...ofManager },
} as const satisfies Readonly<Record<string, List>>
export type ListName = keyof typeof lists
export const isListName = (name: string): name is ListName => Object.hasOwn(lists, name)
export const listNames: readonly ListName[] = Object.keys(lists).filter(isListName)

/**
 * Lists without growing rows: the list of jobs, which holds only waiting or failed ones; the list of imports, which an
 * administrator starts by hand; and the budget of a year, which is a page long.
 */
export const listsWithoutData: readonly Route[] = [
  communityRoutes.roles,
  administrationRoutes.jobs,
  importRoutes.list,
  buildingAccountRoutes.budgets,
]

const ids: Readonly<Record<string, string>> = {
  placeId: measuredPlace,
  reportId: measuredReport,
  equipmentId: measuredEquipment,
  decisionId: measuredDecision,
  meetingId: measuredMeeting,
  ticketId: measuredTicket,
  topicId: measuredTopic,
}

export const addressOfList = ({ route, query }: List) =>
  `${route.path.replace(/:(\w+)/g, (_, name: string) => ids[name] ?? name)}?${query}`
export const askerOf = ({ asker = measuredPerson }: List): string => asker
export const pathOfFloor = (name: string) => `/${name.replaceAll(' ', '-')}`
