import type { LocaleCode } from '#contract/offers.ts'
import type { Language } from '#src/i18n/TranslateProvider.tsx'

type Settings = {
  readonly first: Language
  readonly load: (locale: LocaleCode) => Promise<Language>
  /** Called with each language shown, the first one included. */
  readonly onShown: (locale: LocaleCode) => void
  /** Called when the person has chosen one. */
  readonly onChosen: (locale: LocaleCode) => void
}
export type LanguageStore = ReturnType<typeof createLanguageStore>

/** The language on screen. Another one is loaded first and shown then: nothing typed is lost. */
export function createLanguageStore({ first, load, onShown, onChosen }: Settings) {
  let current = first
  const listeners = new Set<() => void>()
  onShown(first.locale)

  return {
    current: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    choose: async (locale: LocaleCode) => {
      current = await load(locale)
      onChosen(locale)
      onShown(locale)
      for (const listener of listeners) listener()
    },
  }
}
