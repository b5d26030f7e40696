import type { texts as frame } from './fr-FR/frame.ts'
import type { texts as signIn } from './fr-FR/signIn.ts'

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

/**
 * The chunks that pages fetch, by name: what many of them share (`application`), and what an area says, or one page of it. The
 * only list of them: loaders find the files by their names.
 */
type PageTexts = {
  accounts: typeof import('./fr-FR/accounts.ts').texts
  administration: typeof import('./fr-FR/administration.ts').texts
  application: typeof import('./fr-FR/application.ts').texts
  bankLines: typeof import('./fr-FR/bankLines.ts').texts
  books: typeof import('./fr-FR/books.ts').texts
  closing: typeof import('./fr-FR/closing.ts').texts
  collections: typeof import('./fr-FR/collections.ts').texts
  community: typeof import('./fr-FR/community.ts').texts
  contest: typeof import('./fr-FR/contest.ts').texts
  decisions: typeof import('./fr-FR/decisions.ts').texts
  forum: typeof import('./fr-FR/forum.ts').texts
  mandateDesk: typeof import('./fr-FR/mandateDesk.ts').texts
  mandateSetup: typeof import('./fr-FR/mandateSetup.ts').texts
  measuring: typeof import('./fr-FR/measuring.ts').texts
  messages: typeof import('./fr-FR/messages.ts').texts
  newDecision: typeof import('./fr-FR/newDecision.ts').texts
  news: typeof import('./fr-FR/news.ts').texts
  notifications: typeof import('./fr-FR/notifications.ts').texts
  outcome: typeof import('./fr-FR/outcome.ts').texts
  payments: typeof import('./fr-FR/payments.ts').texts
  personalAccount: typeof import('./fr-FR/personalAccount.ts').texts
  places: typeof import('./fr-FR/places.ts').texts
  reports: typeof import('./fr-FR/reports.ts').texts
  room: typeof import('./fr-FR/room.ts').texts
  search: typeof import('./fr-FR/search.ts').texts
  settings: typeof import('./fr-FR/settings.ts').texts
  support: typeof import('./fr-FR/support.ts').texts
  verification: typeof import('./fr-FR/verification.ts').texts
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
