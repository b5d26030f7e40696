/** Screens of people who are not signed in, or need not be (specification §2). */
const outerPaths = {
  login: '/connexion',
  register: '/inscription',
  passwordRequest: '/mot-de-passe-oublie',
  emailSent: '/email-envoye',
  passwordActivation: '/mot-de-passe/activation',
  passwordReset: '/mot-de-passe/reinitialisation',
  callback: '/callback/:type',
  signatureOutcome: '/callback/signature',
  paymentOutcome: '/callback/paiement',
  contest: '/contester-un-vote',
  profileCheck: '/verifier-profil',
  embeddedLogin: '/token-login',
  maintenance: '/maintenance',
} as const

/** Pages inside the frame, by the area whose manifest describes them (`src/areas/<area>/area.ts`). */
const areaPaths = {
  dashboard: { home: '/' },
  notifications: { activity: '/activite' },
  messages: {
    messages: '/messages',
    newConversation: '/messages/nouveau',
    conversation: '/messages/:conversationId',
    conversationQueue: '/gestion/messages',
  },
  forum: { forum: '/forum', newTopic: '/forum/nouveau', topic: '/forum/:topicId' },
  places: { place: '/immeuble', myPlaces: '/mes-immeubles', agency: '/agence' },
  community: { community: '/communaute' },
  settings: {
    account: '/mon-compte',
    password: '/mot-de-passe',
    preferences: '/preferences',
    privacy: '/preferences/confidentialite',
    mailing: '/preferences/envoi',
    notificationSettings: '/preferences/notifications',
  },
  profile: { profile: '/mon-profil' },
  administration: {
    impersonation: '/consultation',
    jobs: '/administration/travaux',
    imports: '/administration/imports',
    import: '/administration/imports/:importId',
  },
  reports: { reports: '/signalements', newReport: '/signalements/nouveau', report: '/signalements/:reportId' },
  equipments: { equipments: '/equipements', equipment: '/equipements/:equipmentId' },
  news: { news: '/actualites', actuality: '/actualites/:actualityId' },
  decisions: {
    decisions: '/decisions',
    newDecision: '/decisions/nouvelle',
    verification: '/decisions/verification',
    decision: '/decisions/:decisionId',
    vote: '/decisions/:decisionId/vote',
    proxyVote: '/decisions/:decisionId/pouvoir',
    givePower: '/decisions/:decisionId/donner-pouvoir',
    meetingRequest: '/decisions/:decisionId/assemblee',
    presidentDesk: '/decisions/:decisionId/presidence',
    room: '/decisions/:decisionId/seance',
    receipt: '/decisions/:decisionId/recus/:voteId',
    meeting: '/assemblees/:meetingId',
    giveMeetingPower: '/assemblees/:meetingId/donner-pouvoir',
  },
  accounts: {
    personalAccount: '/comptes/personnel',
    buildingAccounts: '/comptes/immeuble',
    coownerBalances: '/comptes/immeuble/soldes',
    understanding: '/comptes/personnel/comprendre',
    expenseCategories: '/comptes/immeuble/categories',
    treasury: '/comptes/immeuble/tresorerie',
    expenseItems: '/comptes/immeuble/depenses',
    allMovements: '/comptes/immeuble/mouvements',
    bankLines: '/comptes/immeuble/banque',
    newEntry: '/comptes/immeuble/ecritures/nouvelle',
    newPayment: '/comptes/immeuble/reglements/nouveau',
    plannedCalls: '/comptes/immeuble/appels',
    newBudget: '/comptes/immeuble/budget/nouveau',
    newWorks: '/comptes/immeuble/travaux/nouveaux',
    annexes: '/comptes/immeuble/annexes',
    yearClosing: '/comptes/immeuble/cloture',
  },
  payments: {
    paying: '/paiement',
    mandate: '/paiement/mandat',
    mandateSetup: '/paiement/mandat/mise-en-place',
    payment: '/paiement/:paymentId',
    collections: '/gestion/prelevements',
    mandateDesk: '/gestion/mandats',
    refundDesk: '/gestion/remboursements',
    bankAnswer: '/gestion/prelevements/reponses/:answerId',
  },
  support: {
    tickets: '/assistance',
    ticketQueue: '/administration/assistance',
    ticket: '/assistance/:ticketId',
  },
  /** Visitors can read them too, on a page without the frame. */
  terms: { terms: '/conditions-generales' },
} as const
export type AreaPaths = typeof areaPaths
/** All groups of screens; a test keeps each screen in one of them. */
export type ScreenGroups = AreaPaths & { readonly outer: typeof outerPaths }

/** Screens of the main application: nobody sees them without signing in. */
export const applicationPaths = {
  ...areaPaths.dashboard,
  ...areaPaths.notifications,
  ...areaPaths.messages,
  ...areaPaths.forum,
  ...areaPaths.places,
  ...areaPaths.community,
  ...areaPaths.settings,
  ...areaPaths.profile,
  ...areaPaths.administration,
  ...areaPaths.reports,
  ...areaPaths.equipments,
  ...areaPaths.news,
  ...areaPaths.decisions,
  ...areaPaths.accounts,
  ...areaPaths.payments,
  ...areaPaths.support,
} as const
export type ApplicationScreen = keyof typeof applicationPaths

/** Addresses of the screens (specification §2). The server answers 404 for any other one; labels come from `locales/`. */
export const screenPaths = { ...applicationPaths, ...areaPaths.terms, ...outerPaths } as const
export type ScreenName = keyof typeof screenPaths
/** A page inside the frame: the screens of the application, and the terms. */
export type FramedPage = ApplicationScreen | keyof AreaPaths['terms']

type ParamName<Path> = Path extends `${string}/:${infer Rest}`
  ? Rest extends `${infer Name}/${string}`
    ? Name | ParamName<`/${Rest}`>
    : Rest
  : never
type ScreensWithout<Name extends ScreenName> = Name extends Name
  ? ParamName<(typeof screenPaths)[Name]> extends never
    ? Name
    : never
  : never
/** Screens without a parameter in their path, which menus may link to. */
type FixedScreen = ScreensWithout<ScreenName>
/** Screens without a parameter that are inside the frame. */
export type FixedPage = FramedPage & FixedScreen
/** Screens that show the one thing that their address names. */
export type ScreenOfOne = Exclude<ApplicationScreen, FixedScreen>
/** The parameters in the address of a screen (paths.ts reads and writes them). */
export type ScreenParams<Name extends ScreenName> = Readonly<Record<ParamName<(typeof screenPaths)[Name]>, string>>
const isScreenName = (name: string): name is ScreenName => name in screenPaths
const screenNames = Object.keys(screenPaths).filter(isScreenName)
/** A placeholder for an id, which no real address contains. */
const anId = '\0'
const ids = /[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}/gi

export const isApplicationScreen = (screen: ScreenName): screen is ApplicationScreen => screen in applicationPaths

/** The outcomes that the portal itself decides; the links of its mails lead to them. */
export const callbackTypes = ['activation', 'reinitialisation', 'deblocage'] as const
export type CallbackType = (typeof callbackTypes)[number]
export type CallbackResult = 'success' | 'expired' | 'wrong_offer'

/** Address of the result screen of a callback. */
export const callbackPath = (type: CallbackType) => `/callback/${type}` as const

export type OutcomeType = 'signature' | 'paiement'
/** The parameter with the id of the signature or payment. */
const outcomeNames = { signature: 'demande', paiement: 'paiement' } as const

/** Address of the screen with the outcome of a signature or a payment. It holds an id, and never the outcome. */
export const outcomePath = (type: OutcomeType, id: string) => `/callback/${type}?${outcomeNames[type]}=${id}` as const

/** The subject of such a screen; `id` is `null` when the address names none. */
export function outcomeIn({ pathname, search }: { readonly pathname: string; readonly search: string }) {
  const type: OutcomeType = pathname.startsWith(outerPaths.paymentOutcome) ? 'paiement' : 'signature'
  const id = new URLSearchParams(search).get(outcomeNames[type]) ?? ''
  return { type, id: id.replace(ids, anId) === anId ? id : null }
}

/** The screen of a path; `null` for an unknown path, or for an id in another format. A trailing slash makes no difference. */
export function screenOf(pathname: string): ScreenName | null {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname
  if (callbackTypes.some((type) => path === callbackPath(type))) return 'callback'
  const shape = path.replace(ids, anId)
  const isShown = (name: ScreenName) => name !== 'callback' && screenPaths[name].replace(/:\w+Id/g, anId) === shape
  return screenNames.find(isShown) ?? null
}
