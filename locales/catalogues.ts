import type { LocaleCode } from '#contract/offers.ts'
import type { Catalogue } from './catalogue.ts'
import { texts as englishAccounts } from './en-CA/accounts.ts'
import { texts as englishAdministration } from './en-CA/administration.ts'
import { texts as englishApplication } from './en-CA/application.ts'
import { texts as englishBooks } from './en-CA/books.ts'
import { texts as englishClosing } from './en-CA/closing.ts'
import { texts as englishCollections } from './en-CA/collections.ts'
import { texts as englishCommunity } from './en-CA/community.ts'
import { texts as englishContest } from './en-CA/contest.ts'
import { texts as englishDecisions } from './en-CA/decisions.ts'
import { texts as englishForum } from './en-CA/forum.ts'
import { texts as englishFrame } from './en-CA/frame.ts'
import { texts as englishMandateDesk } from './en-CA/mandateDesk.ts'
import { texts as englishMandateSetup } from './en-CA/mandateSetup.ts'
import { texts as englishMeasuring } from './en-CA/measuring.ts'
import { texts as englishMessages } from './en-CA/messages.ts'
import { texts as englishNewDecision } from './en-CA/newDecision.ts'
import { texts as englishNews } from './en-CA/news.ts'
import { texts as englishNotifications } from './en-CA/notifications.ts'
import { texts as englishOutcome } from './en-CA/outcome.ts'
import { texts as englishPayments } from './en-CA/payments.ts'
import { texts as englishPersonalAccount } from './en-CA/personalAccount.ts'
import { texts as englishPlaces } from './en-CA/places.ts'
import { texts as englishReports } from './en-CA/reports.ts'
import { texts as englishRoom } from './en-CA/room.ts'
import { texts as englishSearch } from './en-CA/search.ts'
import { texts as englishSettings } from './en-CA/settings.ts'
import { texts as englishSignIn } from './en-CA/signIn.ts'
import { texts as englishSupport } from './en-CA/support.ts'
import { texts as englishVerification } from './en-CA/verification.ts'
import { texts as quebecAccounts } from './fr-CA/accounts.ts'
import { texts as quebecAdministration } from './fr-CA/administration.ts'
import { texts as quebecApplication } from './fr-CA/application.ts'
import { texts as quebecBooks } from './fr-CA/books.ts'
import { texts as quebecClosing } from './fr-CA/closing.ts'
import { texts as quebecCollections } from './fr-CA/collections.ts'
import { texts as quebecCommunity } from './fr-CA/community.ts'
import { texts as quebecContest } from './fr-CA/contest.ts'
import { texts as quebecDecisions } from './fr-CA/decisions.ts'
import { texts as quebecForum } from './fr-CA/forum.ts'
import { texts as quebecFrame } from './fr-CA/frame.ts'
import { texts as quebecMandateDesk } from './fr-CA/mandateDesk.ts'
import { texts as quebecMandateSetup } from './fr-CA/mandateSetup.ts'
import { texts as quebecMeasuring } from './fr-CA/measuring.ts'
import { texts as quebecMessages } from './fr-CA/messages.ts'
import { texts as quebecNewDecision } from './fr-CA/newDecision.ts'
import { texts as quebecNews } from './fr-CA/news.ts'
import { texts as quebecNotifications } from './fr-CA/notifications.ts'
import { texts as quebecOutcome } from './fr-CA/outcome.ts'
import { texts as quebecPayments } from './fr-CA/payments.ts'
import { texts as quebecPersonalAccount } from './fr-CA/personalAccount.ts'
import { texts as quebecPlaces } from './fr-CA/places.ts'
import { texts as quebecReports } from './fr-CA/reports.ts'
import { texts as quebecRoom } from './fr-CA/room.ts'
import { texts as quebecSearch } from './fr-CA/search.ts'
import { texts as quebecSettings } from './fr-CA/settings.ts'
import { texts as quebecSignIn } from './fr-CA/signIn.ts'
import { texts as quebecSupport } from './fr-CA/support.ts'
import { texts as quebecVerification } from './fr-CA/verification.ts'
import { texts as frenchAccounts } from './fr-FR/accounts.ts'
import { texts as frenchAdministration } from './fr-FR/administration.ts'
import { texts as frenchApplication } from './fr-FR/application.ts'
import { texts as frenchBooks } from './fr-FR/books.ts'
import { texts as frenchClosing } from './fr-FR/closing.ts'
import { texts as frenchCollections } from './fr-FR/collections.ts'
import { texts as frenchCommunity } from './fr-FR/community.ts'
import { texts as frenchContest } from './fr-FR/contest.ts'
import { texts as frenchDecisions } from './fr-FR/decisions.ts'
import { texts as frenchForum } from './fr-FR/forum.ts'
import { texts as frenchFrame } from './fr-FR/frame.ts'
import { texts as frenchMandateDesk } from './fr-FR/mandateDesk.ts'
import { texts as frenchMandateSetup } from './fr-FR/mandateSetup.ts'
import { texts as frenchMeasuring } from './fr-FR/measuring.ts'
import { texts as frenchMessages } from './fr-FR/messages.ts'
import { texts as frenchNewDecision } from './fr-FR/newDecision.ts'
import { texts as frenchNews } from './fr-FR/news.ts'
import { texts as frenchNotifications } from './fr-FR/notifications.ts'
import { texts as frenchOutcome } from './fr-FR/outcome.ts'
import { texts as frenchPayments } from './fr-FR/payments.ts'
import { texts as frenchPersonalAccount } from './fr-FR/personalAccount.ts'
import { texts as frenchPlaces } from './fr-FR/places.ts'
import { texts as frenchReports } from './fr-FR/reports.ts'
import { texts as frenchRoom } from './fr-FR/room.ts'
import { texts as frenchSearch } from './fr-FR/search.ts'
import { texts as frenchSettings } from './fr-FR/settings.ts'
import { texts as frenchSignIn } from './fr-FR/signIn.ts'
import { texts as frenchSupport } from './fr-FR/support.ts'
import { texts as frenchVerification } from './fr-FR/verification.ts'

/** Every text of each language at once, for those who need not wait for them: the page fetches them part by part. */
export const french = {
  ...frenchSignIn,
  ...frenchFrame,
  ...frenchApplication,
  ...frenchAccounts,
  ...frenchAdministration,
  ...frenchBooks,
  ...frenchClosing,
  ...frenchCollections,
  ...frenchCommunity,
  ...frenchContest,
  ...frenchDecisions,
  ...frenchForum,
  ...frenchMandateDesk,
  ...frenchMandateSetup,
  ...frenchMeasuring,
  ...frenchMessages,
  ...frenchNewDecision,
  ...frenchNews,
  ...frenchNotifications,
  ...frenchOutcome,
  ...frenchPayments,
  ...frenchPersonalAccount,
  ...frenchPlaces,
  ...frenchReports,
  ...frenchRoom,
  ...frenchSearch,
  ...frenchSettings,
  ...frenchSupport,
  ...frenchVerification,
}
const quebec: Catalogue = {
  ...quebecSignIn,
  ...quebecFrame,
  ...quebecApplication,
  ...quebecAccounts,
  ...quebecAdministration,
  ...quebecBooks,
  ...quebecClosing,
  ...quebecCollections,
  ...quebecCommunity,
  ...quebecContest,
  ...quebecDecisions,
  ...quebecForum,
  ...quebecMandateDesk,
  ...quebecMandateSetup,
  ...quebecMeasuring,
  ...quebecMessages,
  ...quebecNewDecision,
  ...quebecNews,
  ...quebecNotifications,
  ...quebecOutcome,
  ...quebecPayments,
  ...quebecPersonalAccount,
  ...quebecPlaces,
  ...quebecReports,
  ...quebecRoom,
  ...quebecSearch,
  ...quebecSettings,
  ...quebecSupport,
  ...quebecVerification,
}
const english: Catalogue = {
  ...englishSignIn,
  ...englishFrame,
  ...englishApplication,
  ...englishAccounts,
  ...englishAdministration,
  ...englishBooks,
  ...englishClosing,
  ...englishCollections,
  ...englishCommunity,
  ...englishContest,
  ...englishDecisions,
  ...englishForum,
  ...englishMandateDesk,
  ...englishMandateSetup,
  ...englishMeasuring,
  ...englishMessages,
  ...englishNewDecision,
  ...englishNews,
  ...englishNotifications,
  ...englishOutcome,
  ...englishPayments,
  ...englishPersonalAccount,
  ...englishPlaces,
  ...englishReports,
  ...englishRoom,
  ...englishSearch,
  ...englishSettings,
  ...englishSupport,
  ...englishVerification,
}

export const catalogues: Readonly<Record<LocaleCode, Catalogue>> = {
  'fr-FR': french,
  'fr-CA': quebec,
  'en-CA': english,
}
