import type { texts as accounts } from './fr-FR/accounts.ts'
import type { texts as administration } from './fr-FR/administration.ts'
import type { texts as application } from './fr-FR/application.ts'
import type { texts as books } from './fr-FR/books.ts'
import type { texts as closing } from './fr-FR/closing.ts'
import type { texts as collections } from './fr-FR/collections.ts'
import type { texts as community } from './fr-FR/community.ts'
import type { texts as contest } from './fr-FR/contest.ts'
import type { texts as decisions } from './fr-FR/decisions.ts'
import type { texts as forum } from './fr-FR/forum.ts'
import type { texts as frame } from './fr-FR/frame.ts'
import type { texts as mandateDesk } from './fr-FR/mandateDesk.ts'
import type { texts as mandateSetup } from './fr-FR/mandateSetup.ts'
import type { texts as measuring } from './fr-FR/measuring.ts'
import type { texts as messages } from './fr-FR/messages.ts'
import type { texts as newDecision } from './fr-FR/newDecision.ts'
import type { texts as news } from './fr-FR/news.ts'
import type { texts as notifications } from './fr-FR/notifications.ts'
import type { texts as outcome } from './fr-FR/outcome.ts'
import type { texts as payments } from './fr-FR/payments.ts'
import type { texts as personalAccount } from './fr-FR/personalAccount.ts'
import type { texts as places } from './fr-FR/places.ts'
import type { texts as reports } from './fr-FR/reports.ts'
import type { texts as room } from './fr-FR/room.ts'
import type { texts as search } from './fr-FR/search.ts'
import type { texts as settings } from './fr-FR/settings.ts'
import type { texts as signIn } from './fr-FR/signIn.ts'
import type { texts as support } from './fr-FR/support.ts'
import type { texts as verification } from './fr-FR/verification.ts'

type Leaves<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Prefix}${K}` : Leaves<T[K], `${Prefix}${K}.`>
}[keyof T & string]
type At<T, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? At<T[Head], Rest>
    : never
  : Path extends keyof T
    ? T[Path]
    : never
type ParamNames<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | ParamNames<Rest> : never

/** The same keys with any text: what a translation of `Source` must supply. */
export type Translated<Source> = {
  readonly [K in keyof Source]: Source[K] extends string ? string : Translated<Source[K]>
}
/** The parameters of a message: the `{{names}}` of its French text, none when it has none. */
type ParamsOf<Source, Key extends string> = [ParamNames<At<Source, Key>>] extends [never]
  ? []
  : [params: Record<ParamNames<At<Source, Key>>, string | number>]
/** Translates the keys of one source; a misspelt key or a missing parameter does not compile. */
export type TranslateOf<Source> = <Key extends Leaves<Source>>(key: Key, ...params: ParamsOf<Source, Key>) => string

/** The chunks that pages fetch, by name: what many of them share (`application`), and what an area says, or one page of it. */
type PageTexts = {
  accounts: typeof accounts
  administration: typeof administration
  application: typeof application
  books: typeof books
  closing: typeof closing
  collections: typeof collections
  community: typeof community
  contest: typeof contest
  decisions: typeof decisions
  forum: typeof forum
  mandateDesk: typeof mandateDesk
  mandateSetup: typeof mandateSetup
  measuring: typeof measuring
  messages: typeof messages
  newDecision: typeof newDecision
  news: typeof news
  notifications: typeof notifications
  outcome: typeof outcome
  payments: typeof payments
  personalAccount: typeof personalAccount
  places: typeof places
  reports: typeof reports
  room: typeof room
  search: typeof search
  settings: typeof settings
  support: typeof support
  verification: typeof verification
}
export type TextName = keyof PageTexts

/** French of France is the source of truth. */
export type FrenchCatalogue = typeof signIn & typeof frame & AllOf<PageTexts>
type AllOf<Parts> = {
  [Name in keyof Parts]: (part: Parts[Name]) => void
}[keyof Parts] extends (all: infer All) => void
  ? All
  : never
export type SignInCatalogue = Translated<typeof signIn>
export type Catalogue = Translated<FrenchCatalogue>
export type Translate = TranslateOf<FrenchCatalogue>
