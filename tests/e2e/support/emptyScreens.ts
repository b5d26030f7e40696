import type { ApplicationScreen } from '#contract/addresses.ts'
import { french } from '#locales/catalogues.ts'

type Empty = {
  readonly screen: ApplicationScreen
  /** What would stand there. */
  readonly says: readonly string[]
  /** What the person may do about it. */
  readonly offers?: string
}
const { community, dashboard, decisions, followed, forum, messages, news, notifications, personal, reports } = french
const { balances, bank, breadcrumb, bankAnswers, closing, collections, conversationDesk, fiscalYear, mandateDesk } =
  french
const { administration, imports, refundDesk, support, treasury, verification, voted } = french

/** The lists, each for a person who may see it. */
export const emptyScreens: Readonly<Record<string, readonly Empty[]>> = {
  coproprietaire: [
    {
      screen: 'home',
      says: [dashboard.meeting.none, dashboard.reports.none, dashboard.decisions.none, dashboard.news.none],
      offers: breadcrumb.pages.newReport,
    },
    { screen: 'activity', says: [notifications.empty.title] },
    { screen: 'messages', says: [messages.list.none.title], offers: messages.write },
    { screen: 'forum', says: [forum.list.none.title], offers: forum.begin },
    { screen: 'community', says: [community.emptyTitle], offers: community.invite.open },
    { screen: 'reports', says: [reports.list.nothing.title], offers: reports.report },
    { screen: 'equipments', says: [reports.equipment.none.title, reports.equipment.none.text] },
    { screen: 'news', says: [news.none.title] },
    { screen: 'decisions', says: [decisions.list.none.ongoing.title] },
    { screen: 'verification', says: [verification.none] },
    { screen: 'personalAccount', says: [personal.calls.none] },
    { screen: 'paying', says: [followed.none] },
    { screen: 'tickets', says: [support.none.title], offers: support.write },
  ],
  comptable: [
    { screen: 'conversationQueue', says: [conversationDesk.none.all.title] },
    { screen: 'buildingAccounts', says: [fiscalYear.none.title], offers: fiscalYear.none.open },
    { screen: 'coownerBalances', says: [balances.nothing.title] },
    { screen: 'expenseCategories', says: [fiscalYear.none.title], offers: fiscalYear.none.open },
    { screen: 'treasury', says: [treasury.none] },
    { screen: 'expenseItems', says: [fiscalYear.none.title], offers: fiscalYear.none.open },
    { screen: 'allMovements', says: [fiscalYear.none.title], offers: fiscalYear.none.open },
    { screen: 'bankLines', says: [bank.nothing.imported.title] },
    { screen: 'plannedCalls', says: [voted.planned.none], offers: breadcrumb.pages.newBudget },
    { screen: 'annexes', says: [fiscalYear.none.title], offers: fiscalYear.none.open },
    { screen: 'yearClosing', says: [fiscalYear.none.title], offers: closing.open.title },
    { screen: 'collections', says: [collections.outlook.none, collections.files.none, bankAnswers.none] },
    { screen: 'mandateDesk', says: [mandateDesk.nothing.suspended, mandateDesk.nothingText.suspended] },
    { screen: 'refundDesk', says: [refundDesk.none, refundDesk.noneText] },
  ],
  admin: [
    { screen: 'jobs', says: [administration.jobs.none.failed] },
    { screen: 'imports', says: [imports.history.none] },
    { screen: 'ticketQueue', says: [support.queue.none.waiting, support.queue.noneText.waiting] },
  ],
}
