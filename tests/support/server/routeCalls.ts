import { api } from '#contract/api.ts'
import type { Route } from '#contract/route.ts'
import {
  accountPlacesCalls,
  accountsCalls,
  bankLinesCalls,
  buildingAccountsCalls,
  coownerAmountsCalls,
  movementsCalls,
  parcelsCalls,
  plannedCallsCalls,
  transactionsCalls,
} from './calls/accounts.calls.ts'
import { administrationCalls } from './calls/administration.calls.ts'
import { attachmentsCalls } from './calls/attachments.calls.ts'
import { authenticationCalls } from './calls/authentication.calls.ts'
import { calendarCalls } from './calls/calendar.calls.ts'
import { communityCalls } from './calls/community.calls.ts'
import {
  contestLinksCalls,
  decisionsCalls,
  meetingDeskCalls,
  meetingPowersCalls,
  meetingsCalls,
} from './calls/decisions.calls.ts'
import { draftCallsOf, draftRoutesOf } from './calls/drafts.calls.ts'
import { equipmentsCalls } from './calls/equipments.calls.ts'
import { moderationCalls, postsCalls, topicLinksCalls, topicsCalls } from './calls/forum.calls.ts'
import { importsCalls } from './calls/imports.calls.ts'
import {
  blocksCalls,
  conversationDeskCalls,
  conversationsCalls,
  messagesCalls,
  sentMessagesCalls,
} from './calls/messages.calls.ts'
import { newsCalls } from './calls/news.calls.ts'
import { notificationsCalls } from './calls/notifications.calls.ts'
import {
  answerLinesCalls,
  bankAnswersCalls,
  collectionsCalls,
  mandateDeskCalls,
  mandatesCalls,
  paymentNeedsCalls,
  paymentsCalls,
  refundDeskCalls,
  refundFilesCalls,
  refundsCalls,
  signaturesCalls,
} from './calls/payments.calls.ts'
import { placesCalls } from './calls/places.calls.ts'
import { profileCalls } from './calls/profile.calls.ts'
import { pushCalls } from './calls/push.calls.ts'
import { reportsCalls } from './calls/reports.calls.ts'
import type { Call, CallsOf, Named } from './calls/routeCall.ts'
import { searchCalls } from './calls/search.calls.ts'
import { confirmationsCalls, sessionCalls } from './calls/session.calls.ts'
import { settingsCalls } from './calls/settings.calls.ts'
import { supportCalls } from './calls/support.calls.ts'
import { termsCalls } from './calls/terms.calls.ts'
import { ticketsCalls } from './calls/tickets.calls.ts'

/** The compiler requires a call of every route of the contract. Draft routes have one for each form. */
const tables: { readonly [Table in Exclude<keyof typeof api, 'drafts'>]: CallsOf<Table> } = {
  session: sessionCalls,
  confirmations: confirmationsCalls,
  decisions: decisionsCalls,
  contestLinks: contestLinksCalls,
  meetings: meetingsCalls,
  meetingDesk: meetingDeskCalls,
  meetingPowers: meetingPowersCalls,
  attachments: attachmentsCalls,
  authentication: authenticationCalls,
  profile: profileCalls,
  settings: settingsCalls,
  places: placesCalls,
  community: communityCalls,
  notifications: notificationsCalls,
  push: pushCalls,
  search: searchCalls,
  administration: administrationCalls,
  imports: importsCalls,
  news: newsCalls,
  reports: reportsCalls,
  equipments: equipmentsCalls,
  calendar: calendarCalls,
  accounts: accountsCalls,
  plannedCalls: plannedCallsCalls,
  buildingAccounts: buildingAccountsCalls,
  movements: movementsCalls,
  transactions: transactionsCalls,
  accountPlaces: accountPlacesCalls,
  parcels: parcelsCalls,
  coownerAmounts: coownerAmountsCalls,
  bankLines: bankLinesCalls,
  mandates: mandatesCalls,
  mandateDesk: mandateDeskCalls,
  signatures: signaturesCalls,
  payments: paymentsCalls,
  collections: collectionsCalls,
  paymentNeeds: paymentNeedsCalls,
  answerLines: answerLinesCalls,
  bankAnswers: bankAnswersCalls,
  refunds: refundsCalls,
  refundDesk: refundDeskCalls,
  refundFiles: refundFilesCalls,
  conversations: conversationsCalls,
  messages: messagesCalls,
  sentMessages: sentMessagesCalls,
  blocks: blocksCalls,
  conversationDesk: conversationDeskCalls,
  topics: topicsCalls,
  posts: postsCalls,
  moderation: moderationCalls,
  topicLinks: topicLinksCalls,
  terms: termsCalls,
  support: supportCalls,
  tickets: ticketsCalls,
}

/** A well-formed call of every route, by `area.operation`. Tests that must not miss a route iterate over this table. */
export const callsOf = (named: Named): ReadonlyMap<string, Call> =>
  new Map([
    ...Object.entries(tables).flatMap(([area, calls]) =>
      Object.entries<Call>(calls(named)).map(([operation, call]) => [`${area}.${operation}`, call] as const),
    ),
    ...draftCallsOf(named),
  ])

/** Every route under its name in the API document. Draft routes appear once for each form. */
export const namedRoutes = Object.entries(api).flatMap(([area, table]) =>
  Object.entries<Route>(table).flatMap(([operation, route]) => {
    const name = `${area}.${operation}`
    return area === 'drafts' ? draftRoutesOf(name, route) : [{ name, route }]
  }),
)
