import { accountPlaceRoutes } from './accounts/accountPlaces.ts'
import { accountRoutes } from './accounts/accounts.ts'
import { annexRoutes } from './accounts/annexes.ts'
import { bankLineRoutes } from './accounts/bankLines.ts'
import { bookkeepingRoutes } from './accounts/bookkeeping.ts'
import { budgetDraft, entryDraft, paymentDraft, worksDraft } from './accounts/bookkeepingDrafts.ts'
import { buildingAccountRoutes } from './accounts/building.ts'
import { coownerAmountRoutes } from './accounts/coownerAmounts.ts'
import { movementRoutes } from './accounts/movements.ts'
import { parcelRoutes } from './accounts/parcels.ts'
import { plannedCallRoutes } from './accounts/plannedCalls.ts'
import { referenceRoutes } from './accounts/references.ts'
import { statementRoutes } from './accounts/statement.ts'
import { transactionRoutes } from './accounts/transactions.ts'
import { administrationRoutes } from './administration.ts'
import { attachmentRoutes } from './attachments.ts'
import { authenticationRoutes } from './authentication/authentication.ts'
import { calendarRoutes } from './calendar.ts'
import { communityRoutes } from './community.ts'
import { confirmationRoutes } from './confirmations.ts'
import {
  decisionDraft,
  meetingPowerDraft,
  meetingRequestDraft,
  powerDraft,
  presidentDeskDraft,
} from './decisions/decisionDrafts.ts'
import { decisionRoutes } from './decisions/decisions.ts'
import { keptBallotRoutes } from './decisions/keptBallots.ts'
import { meetingDeskRoutes } from './decisions/meetingDesk.ts'
import { meetingPowerRoutes } from './decisions/meetingPowers.ts'
import { meetingRoutes } from './decisions/meetings.ts'
import { voteCheckRoutes } from './decisions/voteChecks.ts'
import { contestLinkRoutes, contestRoutes } from './decisions/voteContests.ts'
import { waitingChecks } from './decisions/waitingChecks.ts'
import type { DraftForm } from './defineDraft.ts'
import { draftRoutes } from './drafts.ts'
import { equipmentReportRoutes, equipmentRoutes } from './equipments.ts'
import { postDraft, topicDraft } from './forum/forumDrafts.ts'
import { moderationRoutes } from './forum/moderation.ts'
import { postRoutes } from './forum/posts.ts'
import { topicLinkRoutes } from './forum/topicLinks.ts'
import { topicRoutes } from './forum/topics.ts'
import { importRoutes } from './importRoutes.ts'
import { blockRoutes } from './messages/blocks.ts'
import { conversationDeskRoutes } from './messages/conversationDesk.ts'
import { conversationRoutes } from './messages/conversations.ts'
import { conversationDraft, messageDraft } from './messages/messageDrafts.ts'
import { messageRoutes } from './messages/messages.ts'
import { sentMessageRoutes } from './messages/sentMessages.ts'
import { newsRoutes } from './news.ts'
import { notificationRoutes } from './notifications.ts'
import { answerLineRoutes } from './payments/answerLines.ts'
import { bankAnswerRoutes } from './payments/bankAnswers.ts'
import { collectionRoutes } from './payments/collections.ts'
import { mandateDeskRoutes } from './payments/mandateDesk.ts'
import { mandateDraft } from './payments/mandateDraft.ts'
import { mandateRoutes } from './payments/mandates.ts'
import { paymentNeedRoutes } from './payments/paymentNeed.ts'
import { paymentRoutes } from './payments/payments.ts'
import { refundFileRoutes } from './payments/refundFiles.ts'
import { refundDeskRoutes, refundRoutes } from './payments/refunds.ts'
import { signatureRoutes } from './payments/signatures.ts'
import { placeRoutes } from './places.ts'
import { profileRoutes } from './profile.ts'
import { pushRoutes } from './push.ts'
import { commentDraft, reportDraft } from './reports/reportDrafts.ts'
import { reportRoutes } from './reports/reports.ts'
import { searchRoutes } from './search.ts'
import { sessionRoutes } from './session.ts'
import { settingsRoutes } from './settings.ts'
import { supportRoutes } from './support/support.ts'
import { ticketCommentDraft, ticketDraft, ticketRoutes } from './support/tickets.ts'
import { termsRoutes } from './terms.ts'

/** Every endpoint by area, for the server, the API page, and the tests that must not miss one. */
export const api = {
  session: sessionRoutes,
  confirmations: confirmationRoutes,
  authentication: authenticationRoutes,
  profile: profileRoutes,
  settings: settingsRoutes,
  places: placeRoutes,
  community: communityRoutes,
  notifications: notificationRoutes,
  push: pushRoutes,
  search: searchRoutes,
  administration: administrationRoutes,
  imports: importRoutes,
  news: newsRoutes,
  reports: reportRoutes,
  equipments: { ...equipmentRoutes, ...equipmentReportRoutes },
  decisions: { ...decisionRoutes, ...keptBallotRoutes, ...voteCheckRoutes, ...contestRoutes, waitingChecks },
  contestLinks: contestLinkRoutes,
  attachments: attachmentRoutes,
  drafts: draftRoutes,
  meetings: meetingRoutes,
  meetingDesk: meetingDeskRoutes,
  meetingPowers: meetingPowerRoutes,
  calendar: calendarRoutes,
  buildingAccounts: { ...buildingAccountRoutes, ...annexRoutes },
  plannedCalls: plannedCallRoutes,
  movements: movementRoutes,
  transactions: transactionRoutes,
  accountPlaces: accountPlaceRoutes,
  parcels: parcelRoutes,
  coownerAmounts: coownerAmountRoutes,
  accounts: { ...accountRoutes, ...statementRoutes, ...bookkeepingRoutes, ...referenceRoutes },
  bankLines: bankLineRoutes,
  mandates: mandateRoutes,
  mandateDesk: mandateDeskRoutes,
  signatures: signatureRoutes,
  payments: paymentRoutes,
  paymentNeeds: paymentNeedRoutes,
  refunds: refundRoutes,
  refundDesk: refundDeskRoutes,
  refundFiles: refundFileRoutes,
  collections: collectionRoutes,
  answerLines: answerLineRoutes,
  bankAnswers: bankAnswerRoutes,
  messages: messageRoutes,
  sentMessages: sentMessageRoutes,
  blocks: blockRoutes,
  conversationDesk: conversationDeskRoutes,
  conversations: conversationRoutes,
  topics: topicRoutes,
  posts: postRoutes,
  moderation: moderationRoutes,
  topicLinks: topicLinkRoutes,
  terms: termsRoutes,
  support: supportRoutes,
  tickets: ticketRoutes,
}

/** Every form with drafts, for the API page and the tests that must not miss one. */
export const draftForms: readonly DraftForm[] = [
  reportDraft,
  commentDraft,
  decisionDraft,
  meetingRequestDraft,
  meetingPowerDraft,
  powerDraft,
  presidentDeskDraft,
  budgetDraft,
  entryDraft,
  paymentDraft,
  worksDraft,
  mandateDraft,
  conversationDraft,
  messageDraft,
  topicDraft,
  postDraft,
  ticketDraft,
  ticketCommentDraft,
]
