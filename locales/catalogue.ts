import type { application } from './fr-FR/application.ts'
import type { catalogue } from './fr-FR/catalogue.ts'
import type { frame } from './fr-FR/frame.ts'
import type { ofSettings } from './fr-FR/ofSettings.ts'
import type { reporting } from './fr-FR/reporting.ts'
import type { voting } from './fr-FR/voting.ts'

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

/** French of France is the source of truth. */
export type FrenchCatalogue = typeof catalogue &
  typeof frame &
  typeof application &
  typeof ofSettings &
  typeof reporting &
  typeof voting
/**
 * The parts in which the texts of a locale are fetched: before sign-in, with the frame and the dashboard, with any other screen,
 * and with the screens of an area of many words.
 */
export type SignInCatalogue = Translated<typeof catalogue>
export type FrameCatalogue = Translated<typeof frame>
export type ApplicationCatalogue = Translated<typeof application>
export type SettingsCatalogue = Translated<typeof ofSettings>
export type ReportingCatalogue = Translated<typeof reporting>
export type VotingCatalogue = Translated<typeof voting>
export type Catalogue = Translated<FrenchCatalogue>
export type Translate = TranslateOf<FrenchCatalogue>
