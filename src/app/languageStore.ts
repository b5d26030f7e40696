import type { LocaleCode } from '#contract/offers.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'

type Settings = {
  readonly first: Language
  /** `isWhole`: with the texts of the main application. */
  readonly load: (locale: LocaleCode, isWhole: boolean) => Promise<Language>
  /** Called with each language shown, the first one included. */
  readonly onShown: (locale: LocaleCode) => void
  /** Called when the person has chosen one. */
  readonly onChosen: (locale: LocaleCode) => void
}
export type LanguageStore = ReturnType<typeof createLanguageStore>

/** The language on screen. Another one is loaded first and shown then: nothing typed is lost. */
export function createLanguageStore({ first, load, onShown, onChosen }: Settings) {
  let current = first
  let isWhole = false
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
      show(await load(locale, isWhole))
      onChosen(locale)
      onShown(locale)
    },
    /** Adds the texts of the main application, from now on and in every language chosen later. */
    complete: async () => {
      if (isWhole) return
      show(await load(current.locale, true))
      isWhole = true
    },
  }
}
