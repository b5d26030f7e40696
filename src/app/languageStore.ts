import type { LocaleCode } from '#contract/offers.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'

/** How far into the product the texts go: the frame brings its own, and any screen but the dashboard all of them. */
const reaches = ['signIn', 'frame', 'application'] as const
export type Reach = (typeof reaches)[number]

type Settings = {
  readonly first: Language
  readonly load: (locale: LocaleCode, reach: Reach) => Promise<Language>
  /** Called with each language shown, the first one included. */
  readonly onShown: (locale: LocaleCode) => void
  /** Called when the person has chosen one. */
  readonly onChosen: (locale: LocaleCode) => void
}
export type LanguageStore = ReturnType<typeof createLanguageStore>

/** The language on screen. Another one is loaded first and shown then: nothing typed is lost. */
export function createLanguageStore({ first, load, onShown, onChosen }: Settings) {
  let current = first
  let reached: Reach = 'signIn'
  const listeners = new Set<() => void>()
  onShown(first.locale)

  const show = (language: Language) => {
    current = language
    for (const listener of listeners) listener()
  }

  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose: async (locale: LocaleCode) => {
      show(await load(locale, reached))
      onChosen(locale)
      onShown(locale)
    },
    /** Adds texts, from now on and in every language chosen later; what is there already is not fetched again. */
    extend: async (reach: Reach) => {
      if (reaches.indexOf(reach) <= reaches.indexOf(reached)) return
      const language = await load(current.locale, reach)
      reached = reach
      show(language)
    },
  }
}
